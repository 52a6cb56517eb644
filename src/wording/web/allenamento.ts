// The words of the view Allenamento, but for its drills (`drills.ts`), in Italian and in English.
import type { InLanguages } from '../language.js';
import { SPOKEN, type Spoken } from './spoken.js';

/** What one can train, in the order of its buttons; in the address. */
export const TRAINING_PARTS = ['sfida', 'oggi', 'caccia', 'replica', 'esercizi', 'dati'] as const;

export type TrainingPartId = (typeof TRAINING_PARTS)[number];

/** What topping tells for some seconds. */
type HintWords = Readonly<Record<'count' | 'square' | 'first', string>>;

/** Labels and short sentences of the view; a language that lacks one does not compile. */
export interface AllenamentoWords extends Spoken {
  readonly heading: string;
  readonly partsLabel: string;
  readonly parts: Readonly<Record<TrainingPartId, string>>;
  readonly partsHelp: Readonly<Record<'sfida' | 'oggi' | 'caccia' | 'replica' | 'dati', string>>;
  readonly waiting: string;
  readonly partMissing: string;
  // what is kept here
  readonly kept: string;
  readonly noneKept: string;
  readonly keptHere: string;
  readonly notKept: string;
  readonly isOther: string;
  readonly goOn: string;
  readonly broken: string;
  progress(done: number, rounds: number): string;
  percentOf(percent: number): string;
  readonly remove: string;
  removeSure(title: string): string;
  /** `'25 nov 2026, 16:40'` */
  date(milliseconds: number): string;
  readonly back: string;
  // a new one
  readonly newOne: string;
  readonly rules: string;
  readonly preset: string;
  readonly presets: Readonly<Record<string, string>>;
  readonly rounds: string;
  readonly roundsHelp: string;
  readonly clock: string;
  readonly noClock: string;
  minutes(minutes: number): string;
  readonly ownClock: string;
  readonly ownSeconds: string;
  readonly seed: string;
  readonly seedHelp: string;
  readonly begin: string;
  // the round
  readonly titles: Readonly<Record<'sfida' | 'oggi' | 'caccia' | 'replica', string>>;
  seedIs(seed: string): string;
  lexiconIs(name: string, checksum: string): string;
  roundOf(round: number, rounds: number): string;
  inBag(tiles: number): string;
  readonly yourPlay: string;
  readonly layHelp: string;
  readonly play: string;
  readonly playHelp: string;
  readonly wrongPlay: Readonly<Record<'form' | 'off' | 'letter', string>>;
  taken(square: string, tile: string): string;
  missing(letter: string): string;
  readonly handIn: string;
  readonly handInNothing: string;
  readonly takeUp: string;
  readonly shuffle: string;
  readonly endHere: string;
  readonly endSure: string;
  readonly cancel: string;
  readonly unfit: string;
  // the round told
  readonly topFound: string;
  share(percent: number): string;
  topIs(points: number, plays: number): string;
  /** Per cent of the top, of all rounds that are answered. */
  soFar(percent: number): string;
  readonly emptySlip: string;
  readonly yours: string;
  readonly theTop: string;
  better(plays: number): string;
  readonly topLeft: string;
  showOnBoard(word: string): string;
  readonly moreTops: string;
  lies(place: string): string;
  through(tiles: readonly { readonly tile: string; readonly square: string }[]): string;
  crosses(words: readonly { readonly word: string; readonly place: string }[]): string;
  keeps(tiles: string, worth: string | undefined): string;
  readonly keepsNothing: string;
  bonus(points: number): string;
  readonly whyTop: string;
  readonly whyNot: string;
  readonly next: string;
  readonly toOutcome: string;
  points(points: number): string;
  /** With its sign: `+3,5`. */
  signed(value: number): string;
  // the end
  readonly outcome: string;
  sum(score: number, top: number): string;
  topsOf(tops: number, rounds: number): string;
  readonly chart: string;
  chartBar(round: number, percent: string): string;
  readonly missedTops: string;
  readonly noMissed: string;
  lookAt(round: number): string;
  readonly closeLook: string;
  readonly ledgerFile: string;
  readonly roundColumn: string;
  readonly rackColumn: string;
  readonly ownColumn: string;
  readonly playColumn: string;
  readonly pointsColumn: string;
  readonly topColumn: string;
  readonly percentColumn: string;
  readonly timeColumn: string;
  readonly allRounds: string;
  // topping
  readonly time: string;
  readonly isItTop: string;
  readonly tries: string;
  readonly validNoTop: string;
  readonly hints: string;
  readonly hintsHelp: string;
  readonly hintNames: HintWords;
  cost(seconds: number): string;
  hintCount(tiles: number): string;
  hintSquare(place: string): string;
  hintFirst(tile: string): string;
  readonly showTop: string;
  foundIn(time: string): string;
  readonly givenUp: string;
  penaltyOf(time: string): string;
  topsFound(found: number, rounds: number): string;
  timeIs(time: string): string;
  // the daily game
  today(date: string): string;
  readonly dailyRules: string;
  readonly playToday: string;
  readonly playAgain: string;
  readonly outOfRanking: string;
  readonly doneToday: string;
  streak(days: number): string;
  readonly history: string;
  readonly dayColumn: string;
  readonly resultText: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly signsHelp: string;
  /** The head of the text to copy. */
  resultHead(day: string, counts: boolean): string;
  dayText(day: string): string;
  // an evening played again
  readonly evenings: string;
  readonly noEvenings: string;
  eveningInfo(rounds: number, players: number): string;
  readonly openLedger: string;
  readonly dropHere: string;
  readonly dropHelp: string;
  badLedger(line: number): string;
  readonly player: string;
  readonly you: string;
  readonly total: string;
  readonly rank: string;
  readonly roundRanking: string;
  readonly ranking: string;
  wouldBe(rank: number, players: number): string;
  // everything as a file
  readonly exportAll: string;
  readonly importAll: string;
  readonly importHelp: string;
  badFile(where: string): string;
  readonly notAFile: string;
  conflicts(count: number): string;
  readonly keepMine: string;
  readonly takeTheirs: string;
  readonly imported: string;
  /** By the code of an error. */
  readonly refusals: Readonly<Partial<Record<string, string>>>;
  readonly refused: string;
}

function inPoints(points: number): string {
  return points === 1 ? '1 punto' : `${SPOKEN.it.number(points)} punti`;
}

function inEnglishPoints(points: number): string {
  return points === 1 ? '1 point' : `${SPOKEN.en.number(points)} points`;
}

function signedWith({ number }: Spoken): AllenamentoWords['signed'] {
  return value => `${value > 0 ? '+' : ''}${number(value, 1)}`.replace('-', '−');
}

function dateWith(lang: string): AllenamentoWords['date'] {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return milliseconds => format.format(milliseconds);
}

/** A calendar day, whatever the zone of the clock. */
function dayWith(lang: string): AllenamentoWords['dayText'] {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return day => {
    const at = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(at) ? day : format.format(at);
  };
}

function percentWith({ number }: Spoken, sign: string): (percent: number) => string {
  return percent => `${number(percent, Number.isInteger(percent) ? 0 : 1)}${sign}`;
}

const italianPercent = percentWith(SPOKEN.it, ' %');
const englishPercent = percentWith(SPOKEN.en, '%');
const italianDay = dayWith('it');
const englishDay = dayWith('en');

/** `'A, B e C'` */
function listed(parts: readonly string[], and: string): string {
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}

const IT: AllenamentoWords = {
  ...SPOKEN.it,
  heading: 'Allenamento',
  partsLabel: 'che cosa allenare',
  parts: {
    sfida: 'Contro il top',
    oggi: 'Partita del giorno',
    caccia: 'Caccia al top',
    replica: 'Rigioca una serata',
    esercizi: 'Esercizi',
    dati: 'I tuoi dati',
  },
  partsHelp: {
    sfida:
      'Una partita in duplicato da soli: a ogni turno giochi le tue tessere, poi vedi il top, che resta sul tavoliere.',
    oggi: 'Lo stesso seme per tutti, ogni giorno. Con lo stesso lessico le pescate sono le stesse.',
    caccia:
      'Il turno finisce quando trovi il top. Gli aiuti costano tempo; vince chi ne impiega meno.',
    replica:
      'Rigioca una serata in duplicato sugli stessi leggii, e scopri in che posizione saresti arrivato.',
    dati: 'Partite, giornate ed esercizi restano su questo dispositivo, in questo browser. Qui si portano altrove in un solo file.',
  },
  waiting: 'Si comincia appena il lessico è pronto.',
  partMissing: 'Questa parte non si scarica: la rete manca, o c’è una versione nuova.',
  kept: 'Le tue partite',
  noneKept: 'Nessuna, ancora.',
  keptHere: 'Restano su questo dispositivo, in questo browser.',
  notKept: 'Il browser non conserva nulla qui: chiudendo la pagina la partita si perde.',
  isOther: 'Un’altra finestra è andata avanti con questa partita: ecco a che punto è.',
  goOn: 'Continua',
  broken: 'non si legge',
  progress: (done, rounds) =>
    rounds > 0 ? `turno ${done} di ${rounds}` : done === 1 ? '1 turno' : `${done} turni`,
  percentOf: italianPercent,
  remove: 'Elimina',
  removeSure: title => `Eliminare «${title}» da questo dispositivo?`,
  date: dateWith('it'),
  back: 'Elenco',
  newOne: 'Nuova partita',
  rules: 'Regolamento',
  preset: 'Formula',
  presets: { figs: 'FIGS', francofono: 'Francofona' },
  rounds: 'Turni',
  roundsHelp: '0: finché il sacchetto basta',
  clock: 'Tempo per turno',
  noClock: 'senza orologio',
  minutes: minutes => (minutes === 1 ? '1 minuto' : `${minutes} minuti`),
  ownClock: 'a scelta',
  ownSeconds: 'Secondi per turno',
  seed: 'Seme',
  seedHelp: 'vuoto: a caso. Con lo stesso seme un amico gioca le stesse pescate.',
  begin: 'Comincia',
  titles: {
    sfida: 'Contro il top',
    oggi: 'Partita del giorno',
    caccia: 'Caccia al top',
    replica: 'Serata rigiocata',
  },
  seedIs: seed => `seme ${seed}`,
  lexiconIs: (name, checksum) => `lessico ${name} ${checksum.slice(0, 8)}`,
  roundOf: (round, rounds) => (rounds > 0 ? `Turno ${round} di ${rounds}` : `Turno ${round}`),
  inBag: tiles =>
    tiles === 1 ? '1 tessera nel sacchetto' : `${SPOKEN.it.number(tiles)} tessere nel sacchetto`,
  yourPlay: 'la tua giocata',
  layHelp: 'Tocca una casella e scrivi (Maiusc per il jolly), o sposta le tessere del leggio.',
  play: 'Oppure scrivila',
  playHelp: 'casella e parola: H8 orizz. MARE',
  wrongPlay: {
    form: 'Prima la casella e il verso, poi la parola: H8 orizz. MARE, H8 vert. MARE.',
    off: 'La parola esce dal tavoliere.',
    letter: 'C’è una lettera che questo regolamento non ha.',
  },
  taken: (square, tile) => `In ${square} c’è già ${tile}.`,
  missing: letter => `Sul leggio non c’è ${letter}, né un jolly.`,
  handIn: 'Consegna',
  handInNothing: 'Consegna in bianco',
  takeUp: 'Riprendi le tessere',
  shuffle: 'Mescola',
  endHere: 'Finisci qui',
  endSure: 'Finire qui la partita? Il turno aperto non conta.',
  cancel: 'Annulla',
  unfit: 'Così le tessere non fanno una giocata:',
  topFound: 'Top trovato!',
  share: percent => `${italianPercent(percent)} del top`,
  topIs: (points, plays) =>
    plays === 1 ? `Top: ${inPoints(points)}` : `Top: ${inPoints(points)}, ${plays} giocate pari`,
  soFar: percent => `in tutto ${italianPercent(percent)}`,
  emptySlip: 'Scheda in bianco',
  yours: 'La tua',
  theTop: 'Il top',
  better: plays =>
    plays === 0
      ? 'Nessuna giocata vale di più.'
      : plays === 1
        ? 'Una sola giocata vale più della tua.'
        : `${SPOKEN.it.number(plays)} giocate valgono più della tua.`,
  topLeft: 'Il top mancato',
  showOnBoard: word => `mostra ${word} sul tavoliere`,
  moreTops: 'e altre',
  lies: place => `In ${place}`,
  through: tiles =>
    tiles.length === 0
      ? 'senza passare per tessere già poste'
      : `passa per ${listed(
          tiles.map(({ tile, square }) => `${tile.toUpperCase()} (${square})`),
          'e',
        )}`,
  crosses: words =>
    words.length === 0
      ? ''
      : `Forma anche ${listed(
          words.map(({ word, place }) => `${word} (${place})`),
          'e',
        )}.`,
  keeps: (tiles, worth) =>
    worth === undefined ? `Resto: ${tiles}.` : `Resto: ${tiles}, che vale ${worth}.`,
  keepsNothing: 'Nessun resto.',
  bonus: points => `Scrabble: ${inPoints(points)} di premio.`,
  whyTop: 'Perché le parole del top sono valide',
  whyNot: 'Perché la tua non vale',
  next: 'Prossimo turno',
  toOutcome: 'Vedi il risultato',
  points: inPoints,
  signed: signedWith(SPOKEN.it),
  outcome: 'Risultato',
  sum: (score, top) => `${SPOKEN.it.number(score)} punti su ${SPOKEN.it.number(top)}`,
  topsOf: (tops, rounds) => `${tops} top su ${rounds === 1 ? '1 turno' : `${rounds} turni`}`,
  chart: 'Percentuale del top, turno per turno',
  chartBar: (round, percent) => `turno ${round}: ${percent}`,
  missedTops: 'Top mancati',
  noMissed: 'Nessuno: li hai trovati tutti.',
  lookAt: round => `rivedi il turno ${round}`,
  closeLook: 'Torna al risultato',
  ledgerFile: 'Registro (.jsonl)',
  roundColumn: 'turno',
  rackColumn: 'leggio',
  ownColumn: 'la tua',
  playColumn: 'giocata',
  pointsColumn: 'punti',
  topColumn: 'top',
  percentColumn: '%',
  timeColumn: 'tempo',
  allRounds: 'Turno per turno',
  time: 'Tempo',
  isItTop: 'È il top?',
  tries: 'Tentativi',
  validNoTop: 'valida, ma non è il top',
  hints: 'Aiuti',
  hintsHelp:
    'Ogni aiuto si aggiunge al tempo. Se i top pari sono più d’uno, riguarda quello da porre.',
  hintNames: {
    count: 'Quante tessere si pongono',
    square: 'Casella e verso',
    first: 'Prima tessera posta',
  },
  cost: seconds => `+${seconds < 60 ? `${seconds} s` : `${SPOKEN.it.number(seconds / 60)} min`}`,
  hintCount: tiles => (tiles === 1 ? 'Si pone 1 tessera.' : `Si pongono ${tiles} tessere.`),
  hintSquare: place => `Comincia in ${place}`,
  hintFirst: tile =>
    tile === tile.toUpperCase()
      ? `La prima tessera posta è ${tile}.`
      : `La prima tessera posta è il jolly, come ${tile.toUpperCase()}.`,
  showTop: 'Mostra il top',
  foundIn: time => `Top trovato in ${time}`,
  givenUp: 'Top mostrato',
  penaltyOf: time => `di cui ${time} di aiuti`,
  topsFound: (found, rounds) =>
    `${found} top trovati su ${rounds === 1 ? '1 turno' : `${rounds} turni`}`,
  timeIs: time => `Tempo totale: ${time}`,
  today: date => `Oggi, ${date}`,
  dailyRules: 'Cinque turni, tre minuti al turno, formula FIGS: un quarto d’ora al massimo.',
  playToday: 'Gioca la partita di oggi',
  playAgain: 'Gioca ancora, fuori classifica',
  outOfRanking: 'fuori classifica',
  doneToday: 'La partita di oggi è giocata. La prossima, domani.',
  streak: days => (days === 1 ? '1 giorno di fila' : `${days} giorni di fila`),
  history: 'Le tue giornate',
  dayColumn: 'giorno',
  resultText: 'Il risultato, da copiare',
  copy: 'Copia',
  copied: 'Copiato.',
  notCopied: 'Il browser non lascia copiare: il testo è selezionato, copialo da qui.',
  signsHelp: '★ top, ● dal 75 %, ◐ dal 50 %, ○ meno, – zero',
  resultHead: (day, counts) =>
    `leggio, partita del giorno ${italianDay(day)}${counts ? '' : ' (fuori classifica)'}`,
  dayText: italianDay,
  evenings: 'Serate su questo dispositivo',
  noEvenings: 'Nessuna serata con un turno chiuso.',
  eveningInfo: (rounds, players) =>
    `${rounds === 1 ? '1 turno' : `${rounds} turni`}, ${players === 1 ? '1 giocatore' : `${players} giocatori`}`,
  openLedger: 'Apri un registro',
  dropHere: 'Lascia qui il registro',
  dropHelp:
    'Un file .jsonl, di Duplicato o di «leggio duplicate»; si può anche trascinare sulla pagina. Ogni riga viene verificata.',
  badLedger: line => `Il registro non va: riga ${line}.`,
  player: 'giocatore',
  you: 'tu',
  total: 'totale',
  rank: 'pos.',
  roundRanking: 'Che cosa hanno giocato quella sera',
  ranking: 'La classifica, con te',
  wouldBe: (rank, players) =>
    players === 1 ? `Saresti ${rank}º su 2.` : `Saresti ${rank}º su ${players + 1}.`,
  exportAll: 'Esporta tutto',
  importAll: 'Importa un file',
  importHelp: 'Un file esportato da qui. Un file guasto non viene preso affatto.',
  badFile: where => `Il file è guasto e non è stato preso. Dove: ${where}`,
  notAFile: 'Non è un file esportato da Allenamento.',
  conflicts: count =>
    count === 1
      ? 'Una cosa del file c’è già qui, ma diversa.'
      : `${SPOKEN.it.number(count)} cose del file ci sono già qui, ma diverse.`,
  keepMine: 'Tieni quelle di qui, aggiungi il resto',
  takeTheirs: 'Sostituiscile con quelle del file',
  imported: 'Importato.',
  refusals: {
    DUPLICATE_PLAY: 'Così le tessere non fanno una giocata:',
    DUPLICATE_LEDGER: 'Questa partita non è più su questo dispositivo, o non si legge.',
    DUPLICATE_LEXICON:
      'È cominciata con un altro lessico, e con quello di adesso non si può proseguire.',
    DUPLICATE_OVER: 'Ora non si può: il turno è già chiuso, o la partita è finita.',
    DUPLICATE_OPTIONS: 'Un valore della formula è fuori misura.',
    DUPLICATE_TEXT: 'Il seme è un testo di una riga.',
    ALPHABETS_DIFFER: 'Il sito non ha parole per questo regolamento.',
    NETWORK: 'La rete manca o si è interrotta.',
    PLATFORM:
      'Le serate di questo dispositivo non si leggono: ci vuole una finestra normale, su una pagina https o di questo computer.',
  },
  refused: 'Non è riuscito.',
};

const EN: AllenamentoWords = {
  ...SPOKEN.en,
  heading: 'Training',
  partsLabel: 'what to train',
  parts: {
    sfida: 'Against the top',
    oggi: 'Daily game',
    caccia: 'Topping',
    replica: 'Replay an evening',
    esercizi: 'Drills',
    dati: 'Your data',
  },
  partsHelp: {
    sfida:
      'A duplicate game by yourself: each round you play your tiles, then you see the top, which stays on the board.',
    oggi: 'The same seed for everybody, every day. With the same lexicon the racks are the same.',
    caccia: 'The round ends when you find the top. Hints cost time; the least time is best.',
    replica: 'Play a duplicate evening again on the same racks, and see where you would have come.',
    dati: 'Games, days and drills stay on this device, in this browser. Here they can be taken elsewhere as one file.',
  },
  waiting: 'It begins as soon as the words are ready.',
  partMissing: 'This part cannot be fetched: no network, or a new version.',
  kept: 'Your games',
  noneKept: 'None yet.',
  keptHere: 'They stay on this device, in this browser.',
  notKept: 'The browser keeps nothing here: the game is lost when the page is closed.',
  isOther: 'Another window has gone on with this game: this is where it stands.',
  goOn: 'Go on',
  broken: 'cannot be read',
  progress: (done, rounds) =>
    rounds > 0 ? `round ${done} of ${rounds}` : done === 1 ? '1 round' : `${done} rounds`,
  percentOf: englishPercent,
  remove: 'Remove',
  removeSure: title => `Remove “${title}” from this device?`,
  date: dateWith('en'),
  back: 'List',
  newOne: 'New game',
  rules: 'Rules',
  preset: 'Preset',
  presets: { figs: 'FIGS', francofono: 'French-speaking' },
  rounds: 'Rounds',
  roundsHelp: '0: until the bag cannot serve',
  clock: 'Time for a round',
  noClock: 'without a clock',
  minutes: minutes => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  ownClock: 'my own',
  ownSeconds: 'Seconds for a round',
  seed: 'Seed',
  seedHelp: 'empty: a random one. With the same seed a friend gets the same racks.',
  begin: 'Begin',
  titles: {
    sfida: 'Against the top',
    oggi: 'Daily game',
    caccia: 'Topping',
    replica: 'Evening played again',
  },
  seedIs: seed => `seed ${seed}`,
  lexiconIs: (name, checksum) => `lexicon ${name} ${checksum.slice(0, 8)}`,
  roundOf: (round, rounds) => (rounds > 0 ? `Round ${round} of ${rounds}` : `Round ${round}`),
  inBag: tiles =>
    tiles === 1 ? '1 tile in the bag' : `${SPOKEN.en.number(tiles)} tiles in the bag`,
  yourPlay: 'your play',
  layHelp: 'Tap a square and type (Shift for a blank), or move the tiles of the rack.',
  play: 'Or type it',
  playHelp: 'square and word: 8H MARE',
  wrongPlay: {
    form: 'First the square, then the word: 8H MARE across, H8 MARE down.',
    off: 'The word leaves the board.',
    letter: 'There is a letter that these rules do not have.',
  },
  taken: (square, tile) => `${tile} lies on ${square}.`,
  missing: letter => `The rack has no ${letter}, and no blank.`,
  handIn: 'Hand in',
  handInNothing: 'Hand in an empty slip',
  takeUp: 'Take the tiles up',
  shuffle: 'Shuffle',
  endHere: 'End here',
  endSure: 'End the game here? The open round does not count.',
  cancel: 'Cancel',
  unfit: 'These tiles make no play:',
  topFound: 'Top found!',
  share: percent => `${englishPercent(percent)} of the top`,
  topIs: (points, plays) =>
    plays === 1
      ? `Top: ${inEnglishPoints(points)}`
      : `Top: ${inEnglishPoints(points)}, ${plays} equal plays`,
  soFar: percent => `${englishPercent(percent)} in all`,
  emptySlip: 'Empty slip',
  yours: 'Yours',
  theTop: 'The top',
  better: plays =>
    plays === 0
      ? 'No play is worth more.'
      : plays === 1
        ? 'One play is worth more than yours.'
        : `${SPOKEN.en.number(plays)} plays are worth more than yours.`,
  topLeft: 'The top you missed',
  showOnBoard: word => `show ${word} on the board`,
  moreTops: 'and more',
  lies: place => `At ${place}`,
  through: tiles =>
    tiles.length === 0
      ? 'through no tile that lay there'
      : `through ${listed(
          tiles.map(({ tile, square }) => `${tile.toUpperCase()} (${square})`),
          'and',
        )}`,
  crosses: words =>
    words.length === 0
      ? ''
      : `It also makes ${listed(
          words.map(({ word, place }) => `${word} (${place})`),
          'and',
        )}.`,
  keeps: (tiles, worth) =>
    worth === undefined ? `It keeps ${tiles}.` : `It keeps ${tiles}, worth ${worth}.`,
  keepsNothing: 'It keeps nothing.',
  bonus: points => `Bingo: a bonus of ${inEnglishPoints(points)}.`,
  whyTop: 'Why the words of the top are valid',
  whyNot: 'Why yours is not',
  next: 'Next round',
  toOutcome: 'See the result',
  points: inEnglishPoints,
  signed: signedWith(SPOKEN.en),
  outcome: 'Result',
  sum: (score, top) => `${SPOKEN.en.number(score)} points of ${SPOKEN.en.number(top)}`,
  topsOf: (tops, rounds) =>
    `${tops === 1 ? '1 top' : `${tops} tops`} in ${rounds === 1 ? '1 round' : `${rounds} rounds`}`,
  chart: 'Share of the top, round by round',
  chartBar: (round, percent) => `round ${round}: ${percent}`,
  missedTops: 'Tops missed',
  noMissed: 'None: you found them all.',
  lookAt: round => `look at round ${round}`,
  closeLook: 'Back to the result',
  ledgerFile: 'Ledger (.jsonl)',
  roundColumn: 'round',
  rackColumn: 'rack',
  ownColumn: 'yours',
  playColumn: 'play',
  pointsColumn: 'points',
  topColumn: 'top',
  percentColumn: '%',
  timeColumn: 'time',
  allRounds: 'Round by round',
  time: 'Time',
  isItTop: 'Is it the top?',
  tries: 'Tries',
  validNoTop: 'valid, but not the top',
  hints: 'Hints',
  hintsHelp: 'Every hint adds to the time. Of equal tops they tell of the one that would be laid.',
  hintNames: {
    count: 'How many tiles are laid',
    square: 'Square and direction',
    first: 'First tile laid',
  },
  cost: seconds => `+${seconds < 60 ? `${seconds} s` : `${SPOKEN.en.number(seconds / 60)} min`}`,
  hintCount: tiles => (tiles === 1 ? '1 tile is laid.' : `${tiles} tiles are laid.`),
  hintSquare: place => `It begins at ${place}`,
  hintFirst: tile =>
    tile === tile.toUpperCase()
      ? `The first tile laid is ${tile}.`
      : `The first tile laid is a blank, as ${tile.toUpperCase()}.`,
  showTop: 'Show the top',
  foundIn: time => `Top found in ${time}`,
  givenUp: 'Top shown',
  penaltyOf: time => `${time} of it for hints`,
  topsFound: (found, rounds) =>
    `${found === 1 ? '1 top' : `${found} tops`} found in ${rounds === 1 ? '1 round' : `${rounds} rounds`}`,
  timeIs: time => `Time: ${time}`,
  today: date => `Today, ${date}`,
  dailyRules: 'Five rounds, three minutes each, preset FIGS: a quarter of an hour at most.',
  playToday: 'Play today’s game',
  playAgain: 'Play again, out of the ranking',
  outOfRanking: 'out of the ranking',
  doneToday: 'Today’s game is played. The next one is tomorrow.',
  streak: days => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  history: 'Your days',
  dayColumn: 'day',
  resultText: 'The result, to copy',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser does not let it be copied: the text is selected, copy it from here.',
  signsHelp: '★ top, ● from 75%, ◐ from 50%, ○ less, – zero',
  resultHead: (day, counts) =>
    `leggio, daily game of ${englishDay(day)}${counts ? '' : ' (out of the ranking)'}`,
  dayText: englishDay,
  evenings: 'Evenings on this device',
  noEvenings: 'No evening with a closed round.',
  eveningInfo: (rounds, players) =>
    `${rounds === 1 ? '1 round' : `${rounds} rounds`}, ${players === 1 ? '1 player' : `${players} players`}`,
  openLedger: 'Open a ledger',
  dropHere: 'Drop the ledger here',
  dropHelp:
    'A .jsonl file, of Duplicate or of `leggio duplicate`; it can be dropped on the page, too. Every line is checked.',
  badLedger: line => `The ledger is not in order: line ${line}.`,
  player: 'player',
  you: 'you',
  total: 'total',
  rank: 'rank',
  roundRanking: 'What they played that evening',
  ranking: 'The ranking, with you',
  wouldBe: (rank, players) => `You would be number ${rank} of ${players + 1}.`,
  exportAll: 'Export everything',
  importAll: 'Import a file',
  importHelp: 'A file that was exported here. A damaged file is not taken at all.',
  badFile: where => `The file is damaged and was not taken. Where: ${where}`,
  notAFile: 'This is no file that Training has exported.',
  conflicts: count =>
    count === 1
      ? 'One thing of the file is here already, but different.'
      : `${SPOKEN.en.number(count)} things of the file are here already, but different.`,
  keepMine: 'Keep those here, add the rest',
  takeTheirs: 'Replace them by those of the file',
  imported: 'Imported.',
  refusals: {
    DUPLICATE_PLAY: 'These tiles make no play:',
    DUPLICATE_LEDGER: 'This game is no longer on this device, or cannot be read.',
    DUPLICATE_LEXICON: 'It began with another lexicon, and cannot go on with the one of now.',
    DUPLICATE_OVER: 'Not now: the round is closed already, or the game is over.',
    DUPLICATE_OPTIONS: 'A value of the preset is out of bounds.',
    DUPLICATE_TEXT: 'A seed is a text of one line.',
    ALPHABETS_DIFFER: 'The site has no words for these rules.',
    NETWORK: 'There is no network, or it broke off.',
    PLATFORM:
      'The evenings of this device cannot be read: it takes an ordinary window, on a page of https or of this computer.',
  },
  refused: 'It did not work.',
};

/** By language. */
export const ALLENAMENTO_WORDS: InLanguages<AllenamentoWords> = { it: IT, en: EN };
