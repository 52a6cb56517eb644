// Reasons as ledgers hold them, in Italian. A ledger keeps the reason of a verdict and of a rack put
// back in English, as its format has it (`duplicate/README.md`); its lines are chained by their hashes,
// so they stay. Reasons by hand, and any that is not known here, stay as they were written.

/** The reason in Italian; several are parted by `; `. */
export function italianReason(recorded: string): string {
  const whole = translated(recorded);
  if (whole !== undefined) return whole;
  const parts = recorded.split('; ').map(part => translated(part));
  return parts.every(part => part !== undefined) ? parts.join('; ') : recorded;
}

function translated(text: string): string | undefined {
  for (const [pattern, say] of REASONS) {
    const found = pattern.exec(text);
    if (found !== null) return say(...found.slice(1).map(group => group ?? ''));
  }
  return undefined;
}

type Say = (...groups: readonly string[]) => string;

const REASONS: readonly (readonly [RegExp, Say])[] = [
  // what a slip says
  [/^no word$/, () => 'nessuna parola'],
  [/^"(.+)" is not a letter$/, text => `«${text}» non è una lettera`],
  [
    /^"(.*)" is not a place in the notation (\w+)$/,
    (text, notation) => `«${text}» non è una casella nella notazione ${notation}`,
  ],
  [/^struck by the arbiter: (.+)$/, why => `esclusa dall’arbitro: ${why}`],
  [/^no score claimed$/, () => 'punteggio non indicato'],
  [/^claimed (-?\d+), scores (\d+)$/, (told, real) => `segnati ${told}, vale ${real}`],
  [
    /^the word lies at (.+), one square off: −(\d+)$/,
    (place, points) => `la parola sta in ${place}, a una casella di distanza: −${points}`,
  ],
  [/^not valid: (.+)$/, words => `non valida: ${words}`],
  [
    /^it is not said which letter is the jolly: (.+)$/,
    words => `non è detto quale lettera sia il jolly: ${words.replaceAll(' or ', ' o ')}`,
  ],
  [
    /^(\d+ × .+?) short(?:, jollies (\d+))? on (\S*)$/,
    (tiles, jollies, rack) => `sul leggio ${rack} mancano ${tiles}${jollyText(jollies)}`,
  ],
  [
    /^jollies marked that are not there(?:, jollies (\d+))? on (\S*)$/,
    (jollies, rack) => `jolly segnati che non sono sul leggio ${rack}${jollyText(jollies)}`,
  ],
  // where it cannot lie
  [
    /^(\w+) is empty, the play counts on a tile there$/,
    square => `${square} è vuota, ma la giocata conta su una tessera già posta`,
  ],
  [
    /^(\w+) holds (\S+), not (\S+)$/,
    (square, there, own) => `in ${square} c’è ${there}, non ${own}`,
  ],
  [
    /^"(.+)" has (\d+) letters, from (.+) the board has room for (\d+)$/,
    (word, letters, place, room) =>
      `«${word}» è di ${letters} lettere: da ${place} ${room === '1' ? 'ce ne sta' : 'ce ne stanno'} ${room}`,
  ],
  [
    /^word "(.+)": "(.+)" is not a tile; a jolly .+$/,
    (word, tile) =>
      `parola «${word}»: «${tile}» non è una tessera; il jolly si scrive con la sua lettera in minuscolo`,
  ],
  [/^the play has no letter$/, () => 'la giocata non ha lettere'],
  [/^the play lays no tile of its own$/, () => 'la giocata non pone nessuna tessera'],
  [
    /^the first play covers the centre square (\w+)$/,
    square => `la prima giocata deve coprire la casella centrale ${square}`,
  ],
  [
    /^the first play has at least two letters$/,
    () => 'la prima giocata deve avere almeno due lettere',
  ],
  [
    /^the play touches no tile on the board$/,
    () => 'la giocata non tocca nessuna tessera già posta',
  ],
  [
    /^the word on the board is (\S+) at (.+): tiles lie before or after it$/,
    (word, place) => `la parola sul tavoliere è ${word} in ${place}: ci sono tessere prima o dopo`,
  ],
  [/^a word has at least two letters$/, () => 'una parola ha almeno due lettere'],
  // racks put back
  [/^no play$/, () => 'nessuna giocata possibile'],
  [
    /^(?=.)(?:vowels (\d+) of (\d+))?(?:, )?(?:consonants (\d+) of (\d+))?(?:, jollies (\d+))?$/,
    (vowels, least, consonants, fewest, jollies) =>
      [
        ...(least === '' ? [] : [`vocali ${vowels} su ${least}`]),
        ...(fewest === '' ? [] : [`consonanti ${consonants} su ${fewest}`]),
        ...(jollies === '' ? [] : [`jolly ${jollies}`]),
      ].join(', '),
  ],
];

function jollyText(count: string | undefined): string {
  return count === undefined || count === '' ? '' : `, jolly ${count}`;
}
