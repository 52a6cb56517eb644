// What makes a GCG file none that can be read, with its place.
import type { GcgFault, GcgFaultValues, PlacedFaultValues } from '../game/gcg/facts.js';
import { type Catalogue, sentenceOf } from './catalogue.js';
import type { Speech } from './speech.js';

/** The sentence, without its place. */
export function gcgFaultText(fault: GcgFault, speech: Speech): string {
  return sentenceOf(GCG_FAULTS, fault, speech);
}

/** `'x.gcg:3:14: …'`, `'x.gcg, riga 3, carattere 14: …'` */
export const PLACED_FAULTS: Catalogue<PlacedFaultValues> = {
  it: {
    'in-file': ({ file, line, column, fault }, speech) =>
      `${file}, riga ${line}, carattere ${column}: ${gcgFaultText(fault, speech)}`,
  },
  en: {
    'in-file': ({ file, line, column, fault }, speech) =>
      `${file}:${line}:${column}: ${gcgFaultText(fault, speech)}`,
  },
};

const READ = 'UTF-8, ISO-8859-1';

export const GCG_FAULTS: Catalogue<GcgFaultValues> = {
  it: {
    'no-gcg': () => 'non è un GCG: non ha né una riga #player né una mossa (>)',
    'not-text': ({ controls, bytes }) =>
      `non è un GCG: questo non è testo, ${controls === null ? 'contiene byte a zero' : `${controls} byte su ${bytes} sono caratteri di controllo`}`,
    'player-unnamed': ({ number }) => `#player${number} non nomina nessun giocatore`,
    'player-twice': ({ number }) => `un secondo #player${number}`,
    'no-players': () =>
      'nessun giocatore è nominato: servono «#player1 sigla Nome» e «#player2 sigla Nome» prima della prima mossa',
    'player-missing': ({ number, found }) =>
      `manca il giocatore ${number}: una partita ha almeno due giocatori, qui ${found === 1 ? 'ne è nominato 1' : `ne sono nominati ${found}`}`,
    'stray-line': ({ text }, { quoted }) =>
      `${quoted(text)} non comincia né con # né con >, e non continua nessuna nota`,
    'encoding-late': () => '#character-encoding può stare solo alla riga 1',
    'player-late': ({ name }) => `#${name} viene dopo la prima mossa`,
    'player-number': ({ name }) => `#${name}: i giocatori hanno i numeri da 1 a 9`,
    'player-unknown': ({ nick, nicks }, { quoted }) =>
      `nessun giocatore ${quoted(nick)}: le sigle sono ${nicks.join(', ')}${/\s/.test(nick) ? ', e una sigla non ha spazi' : ''}`,
    'withdraws-nothing': () =>
      '-- ritira una giocata, ma la riga precedente non è una giocata dello stesso giocatore',
    'contests-nothing': () =>
      '(challenge) viene prima di qualsiasi giocata che si possa contestare',
    'event-unnamed': () => 'una mossa comincia con «>sigla:» e uno spazio',
    'not-a-move': ({ text }, { quoted }) => `${quoted(text)}: ${MOVES.it}`,
    'off-board': ({ text }, { quoted }) => `${quoted(text)} non è su un tavoliere di 15 × 15`,
    'direction-in-words': ({ text }, { quoted }) =>
      `${quoted(text)} è notazione italiana: un GCG scrive 8F in orizzontale e F8 in verticale`,
    parentheses: ({ text }, { quoted }) => `${quoted(text)}: le parentesi non si chiudono`,
    'strange-tile': ({ text, tile, of }, { quoted }) =>
      `${quoted(text)}: ${quoted(tile)} non è una tessera ${of === 'rack' ? 'del leggio' : 'di una giocata'}`,
    'not-points': ({ text, wanted }, { quoted }) =>
      `${quoted(text)} non è un punteggio: servono ${POINTS.it[wanted]}`,
    'not-a-total': ({ text }, { quoted }) =>
      `${quoted(text)} non è un totale: serve un numero intero`,
    'too-much': ({ text, after }, { quoted }) =>
      `${quoted(text)} viene dopo la fine della ${after === 'play' ? 'giocata' : 'mossa'}`,
    'too-early': ({ wanted }) => `la riga finisce troppo presto: ${WANTED.it[wanted]}`,
    'too-large': ({ text, most }, { quoted }) => `${quoted(text)} supera ${most}`,
    'mark-and-header': () =>
      'il segno all’inizio del file (BOM) dice UTF-8, la riga 1 dice un’altra codifica',
    'encoding-unknown': ({ encoding }, { quoted }) =>
      `la codifica ${quoted(encoding)} non si legge: ${READ} o Windows-1252`,
    'bad-byte': ({ byte, encoding, known }) => `il byte 0x${byte} ${BAD_BYTE.it(encoding, known)}`,
    'large-board': ({ sign }) =>
      `${sign} è un tavoliere di 21 × 21; qui i tavolieri hanno 15 × 15 caselle`,
    'large-tiles': ({ sign }) =>
      `${sign} sono le tessere di un tavoliere più grande; qui i tavolieri hanno 15 × 15 caselle`,
    'other-game': ({ sign }) =>
      `${sign} è una variante che qui non si gioca; c’è solo il gioco classico`,
    'letters-missing': ({ letters, rules, editions }, { quoted, or }) =>
      `${letters.length === 1 ? 'una lettera' : 'lettere'} senza tessera nel regolamento ${quoted(rules)}: ${letters.join(' ')}${editions.length === 0 ? '' : `; le ha tutte il regolamento ${or(editions.map(quoted))}`}`,
    'encoding-may-be-why': ({ remark }) => MAY_BE_WHY.it[remark],
  },
  en: {
    'no-gcg': () => 'not a GCG: it has neither a #player line nor an event (>)',
    'not-text': ({ controls, bytes }) =>
      `not a GCG: this is not text, ${controls === null ? 'it holds zero bytes' : `${controls} of ${bytes} bytes are controls`}`,
    'player-unnamed': ({ number }) => `#player${number} names no player`,
    'player-twice': ({ number }) => `a second #player${number}`,
    'no-players': () =>
      'no player is named: wanted "#player1 nick Name" and "#player2 nick Name" before the first event',
    'player-missing': ({ number, found }) =>
      `player ${number} is missing: a game has at least two players, ${found} named`,
    'stray-line': ({ text }, { quoted }) =>
      `${quoted(text)} is neither a pragma (#) nor an event (>), and it continues no note`,
    'encoding-late': () => '#character-encoding stands on line 1 only',
    'player-late': ({ name }) => `#${name} comes after the first event`,
    'player-number': ({ name }) => `#${name}: players are numbered 1 to 9`,
    'player-unknown': ({ nick, nicks }, { quoted }) =>
      `no player ${quoted(nick)}: the nicks are ${nicks.join(', ')}${/\s/.test(nick) ? ', and a nick has no spaces' : ''}`,
    'withdraws-nothing': () =>
      '-- takes back a play, but the event before it is not a play by this player',
    'contests-nothing': () => '(challenge) comes before any play that could be contested',
    'event-unnamed': () => 'an event begins with ">nick:" and a space',
    'not-a-move': ({ text }, { quoted }) => `${quoted(text)}: ${MOVES.en}`,
    'off-board': ({ text }, { quoted }) => `${quoted(text)} is not on a board of 15 × 15`,
    'direction-in-words': ({ text }, { quoted }) =>
      `${quoted(text)} is Italian notation, a GCG has 8F across and F8 down`,
    parentheses: ({ text }, { quoted }) => `${quoted(text)}: parentheses do not match`,
    'strange-tile': ({ text, tile, of }, { quoted }) =>
      `${quoted(text)}: ${quoted(tile)} is not a tile of a ${of}`,
    'not-points': ({ text, wanted }, { quoted }) =>
      `${quoted(text)} is not a score: wanted ${POINTS.en[wanted]}`,
    'not-a-total': ({ text }, { quoted }) =>
      `${quoted(text)} is not a running total: wanted a whole number`,
    'too-much': ({ text, after }, { quoted }) =>
      `${quoted(text)} comes after the end of the ${after}`,
    'too-early': ({ wanted }) => `the line ends too early: ${WANTED.en[wanted]}`,
    'too-large': ({ text, most }, { quoted }) => `${quoted(text)} is beyond ${most}`,
    'mark-and-header': () => 'the byte order mark says UTF-8, line 1 says another encoding',
    'encoding-unknown': ({ encoding }, { quoted }) =>
      `the encoding ${quoted(encoding)} is not supported: ${READ} or Windows-1252`,
    'bad-byte': ({ byte, encoding, known }) => `byte 0x${byte} ${BAD_BYTE.en(encoding, known)}`,
    'large-board': ({ sign }) => `${sign} is a board of 21 × 21; boards here have 15 × 15 squares`,
    'large-tiles': ({ sign }) =>
      `${sign} is the tiles of a larger board; boards here have 15 × 15 squares`,
    'other-game': ({ sign }) =>
      `${sign} is a variant that is not played here; only the classic game is`,
    'letters-missing': ({ letters, rules, editions }, { quoted }) =>
      `${letters.length === 1 ? 'a letter' : 'letters'} without a tile under ${quoted(rules)}: ${letters.join(' ')}${haveThem(editions.map(quoted), editions)}`,
    'encoding-may-be-why': ({ remark }) => MAY_BE_WHY.en[remark],
  },
};

const MOVES = {
  it: 'servono una casella (8H, H8) e le tessere, - e le tessere, -, --, (challenge), (time) o (tessere rimaste)',
  en: 'wanted a square (8H, H8) and tiles, - and tiles, -, --, (challenge), (time) or (tiles left)',
} as const;

const POINTS = {
  it: {
    gain: 'i punti di una giocata, come +24',
    any: 'punti, come +24 o -10',
    signed: 'punti con il segno, come -24',
    loss: 'punti persi, come -10',
  },
  en: {
    gain: 'points of a play, like +24',
    any: 'points, like +24 or -10',
    signed: 'points with their sign, like -24',
    loss: 'points lost, like -10',
  },
} as const;

const WANTED = {
  it: {
    move: MOVES.it,
    tiles: 'servono le tessere della giocata',
    points: 'servono i punti',
    total: 'serve il totale',
  },
  en: {
    move: MOVES.en,
    tiles: 'wanted the tiles of the play',
    points: 'wanted the points',
    total: 'wanted the running total',
  },
} as const;

type BadByte = GcgFaultValues['bad-byte'];
type WhyBad = (encoding: BadByte['encoding'], known: BadByte['known']) => string;

const BAD_BYTE: Readonly<Record<'it' | 'en', WhyBad>> = {
  it: (encoding, known) => {
    if (known === 'bytes')
      return 'non è né UTF-8 né Windows-1252, e la riga 1 non dice la codifica';
    return encoding === 'utf-8'
      ? 'non è UTF-8, la codifica che il file dichiara'
      : 'non è Windows-1252, la codifica che il file dichiara (ISO-8859-1 si legge come tale)';
  },
  en: (encoding, known) => {
    if (known === 'bytes') return 'is neither UTF-8 nor Windows-1252, and line 1 names no encoding';
    return encoding === 'utf-8'
      ? 'is not UTF-8, which the file says it is'
      : 'is not Windows-1252, which the file says it is (ISO-8859-1 is read as such)';
  },
};

const MAY_BE_WHY = {
  it: {
    'encoding-guessed':
      'la riga 1 non dice la codifica: letta come Windows-1252, poiché i byte non sono UTF-8',
    'encoding-doubtful':
      'la riga 1 dice che il file non è UTF-8, ma i suoi byte lo sono: alcuni caratteri possono essere sbagliati',
  },
  en: {
    'encoding-guessed':
      'line 1 names no encoding: read as Windows-1252, since the bytes are not UTF-8',
    'encoding-doubtful':
      'line 1 says the file is not UTF-8, but its bytes are: characters may be wrong',
  },
} as const;

/** `'; "english" has them all: --rules english'` */
function haveThem(names: readonly string[], editions: readonly string[]): string {
  if (names.length === 0) return '';
  const option = editions.map(id => `--rules ${id}`).join(' or ');
  return `; ${names.join(' and ')} ${names.length === 1 ? 'has' : 'have'} them all: ${option}`;
}
