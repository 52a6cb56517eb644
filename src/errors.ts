// The three error classes, the list of their codes, and how they show what they were given: one place
// to look a code up. An illegal play is never an error: `referee/` answers with a verdict.

/** Characters of the input that a message quotes at most. */
const MOST_QUOTED = 80;

/** Findings that a message lists at most; an error's `findings` has all. */
const MOST_LISTED = 20;

/** Controls of terminals, and marks that are not seen: line ends, ESC, right-to-left overrides. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** `text` in quotes as a message shows it: at most 80 characters of it, nothing that a terminal obeys. */
export function quoted(text: unknown): string {
  const whole = String(text);
  const isLong = whole.length > MOST_QUOTED;
  // a cut may leave half of a pair of surrogates
  const start = isLong
    ? `${whole.slice(0, MOST_QUOTED - 1).replace(/[\ud800-\udbff]$/, '')}…`
    : whole;
  return `"${escaped(start, UNSEEN)}"`;
}

/** `text` with its controls as escapes, `\u001b`, as JSON has them; line ends and tabs stay. */
export function visible(text: string): string {
  return escaped(text, /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu);
}

function escaped(text: string, unseen: RegExp): string {
  return text.replace(unseen, found =>
    Array.from(
      { length: found.length },
      (_, unit) => `\\u${found.charCodeAt(unit).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/**
 * Findings as a message lists them, one per line: the first twenty, and how many more there are.
 *
 * @param count of all, where not all were kept
 * @param more says how many more there are
 */
export function listed(
  findings: readonly string[],
  count: number = findings.length,
  more: (left: number) => string = left => `and ${left} more`,
): string {
  const left = count - MOST_LISTED;
  return [...findings.slice(0, MOST_LISTED), ...(left > 0 ? [more(left)] : [])].join('\n');
}

/** Distinct texts that a message shows at most. */
const MOST_SHOWN = 5;

/** Some texts in quotes, each once: the first five, and how many more there are: `"3" "#" and 4 more`. */
export function few(texts: Iterable<string>): string {
  const distinct = [...new Set(texts)];
  const more = distinct.length - MOST_SHOWN;
  const shown = distinct.slice(0, MOST_SHOWN).map(quoted).join(' ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

/** Every code an `InputError` can carry, with what went wrong. */
export const INPUT_CODES = {
  ALPHABETS_DIFFER: 'a lexicon is in another alphabet than the rules, or than the other lexicon',
  ALPHABET_UNKNOWN: 'no alphabet of that name',
  BATCH_OUTPUT: 'part of the output of a batch is already there',
  BATCH_RESUME: 'what a batch has written does not come from this input or these options',
  BUILD_UNKNOWN: 'no build of that name in the tables',
  CHALLENGE_WORD: 'a contested word is not one of the words of the play',
  DUPLICATE_LEDGER: 'a ledger of a duplicate game is damaged, edited or cannot be read',
  DUPLICATE_LEXICON: 'a duplicate game is continued with another lexicon than it began with',
  DUPLICATE_OPTIONS: 'options of a duplicate game that do not exist, or have values out of range',
  DUPLICATE_OVER: 'a duplicate game is over, or a round of it is still open',
  DUPLICATE_PLAY: 'the play that the arbiter wants to lay is not legal',
  DUPLICATE_PLAYER: 'a player of a duplicate game is unknown, or was entered twice',
  DUPLICATE_PRESET: 'no preset of that name for duplicate games',
  DUPLICATE_RACK: 'a rack that the bag cannot supply, or that must go back',
  DUPLICATE_ROUND: 'a round of a duplicate game is closed, or was never drawn',
  DUPLICATE_SLIPS: 'slips that cannot be read, or that a round is still missing',
  DUPLICATE_TEXT: 'a name, a reason or a seed that is empty or cannot be printed in one line',
  DUPLICATE_UNDO: 'nothing of a duplicate game is left to take back',
  DUPLICATE_WORD: 'a ruling on a word of a duplicate game that changes nothing, or cannot be made',
  ENDGAME_BAG: 'an ending was asked for, and tiles are left in the bag',
  ENDGAME_RACK: 'the racks of an ending are not the tiles that are unseen',
  FILE_LOCKED: 'a file is being written by another process, or by other work of this one',
  FILE_WRITE: 'a file cannot be written',
  GAME_OVER: 'a move in a game that is over',
  GCG_ENCODING: 'the encoding of a GCG is not supported, or its bytes do not fit it',
  GCG_EVENT: 'an event of a GCG cannot follow those before it',
  GCG_FILE: 'a GCG or a folder of them cannot be read, or the folder holds none',
  GCG_FORMAT: 'the file is not a GCG',
  GCG_LINE: 'a line of a GCG cannot be read',
  GCG_PLAYER: 'a player of a GCG is missing, named twice or unknown',
  GCG_TILES: 'a GCG has letters that the edition has no tile for',
  GCG_VARIANT: 'a GCG of a variant or a board that is not played here',
  LEAVES_CHECKSUM: 'the bytes of a table of leaves are not the bytes that were written',
  LEAVES_FILE: 'a table of leaves cannot be opened',
  LEAVES_FORMAT: 'the file is not a table of leaves, or is cut short',
  LEAVES_TILES: 'a table of leaves was made for other tiles',
  LEAVES_TRAINING: 'a training of leaves that was stopped cannot go on, or stands in the way',
  LEAVES_VERSION: 'a table of leaves was written for another version of the format',
  LIST_EMPTY: 'a word list without a word',
  LIST_FILE: 'a word list cannot be opened, or is not a list at all',
  LIST_WORD: 'a line of a word list is not a word of the alphabet',
  MOVE_EXCHANGE: 'an exchange that the edition does not allow now',
  MOVE_SQUARES: 'the squares of a move are not free, not on the board or not in line',
  MOVE_TILES: 'the tiles of a move are not on the rack',
  OPTION_FORM: 'an option is not written in its form, name=value',
  OPTION_IDLE: 'an option of a command would do nothing beside the others',
  OPTION_MISSING: 'a command lacks an option, or the other one of a pair',
  OPTION_NUMBER: 'a number is not whole, or out of its range',
  OPTION_TOGETHER: 'options of a command exclude each other',
  OVERTIME: 'overtime that the edition does not allow',
  PACKAGE_MISSING: 'an open word package is not installed, or not in the version the tables name',
  PLATFORM: 'what was asked for needs Node, and this is a web page',
  PLAYED_FILE: 'counts of words played cannot be opened',
  PLAYED_FORMAT: 'the file has no counts of words played, or is not whole',
  PLAY_TEXT: 'a play cannot be read in the notation it is given in',
  PORT_TAKEN: 'a port cannot be listened on',
  POSITION_BOARD:
    'the text of a board is not 15 rows of 15 squares, or its tiles are not connected',
  POSITION_CGP: 'a field of a CGP after its racks cannot be read',
  POSITION_FILE: 'a position or a file of positions cannot be read',
  POSITION_GAME: 'a game was asked for, and a position holds none',
  POSITION_RACK: 'a rack has too many tiles, or characters that are not tiles',
  POSITION_TILES: 'board and rack hold more tiles than the bag',
  PREENDGAME_BAG: 'a pre-ending was asked for, and not one or two tiles are in the bag',
  QUERY_LENGTH: 'a query for words is empty, or shorter or longer than any that has an answer',
  QUERY_SIGNS: 'a query for words holds characters that mean nothing in it',
  QUEUE_PACKAGE: 'a queue is asked for, and the packages for it are not installed',
  QUEUE_URL: 'an address is none of a queue, or nobody answers there',
  REVIEW_ANSWERS: 'answers of a review cannot be read, or contradict each other',
  REVIEW_TABLES:
    'answers of a review would change rows of the tables that stand, or make wrong ones',
  RULES_DIFFER: 'a position has other rules than the engine',
  RULES_READING: 'no such reading of the edition, or no such choice',
  RULES_UNKNOWN: 'no edition of that name',
  RULES_VALUES: 'your own rules hold a value that they cannot have',
  RULES_WORDS: 'an edition without articles on words, which tables cannot be compiled under',
  SHARD_FILE: 'a file is no part of some work, or is not whole',
  SHARD_PART: 'a part of some work cannot be read, or no scheduler says which',
  SHARD_PARTS: 'parts are not all of one work, each once',
  SIMULATION_FILE: 'a saved simulation cannot be opened, is damaged, or is of something else',
  SIMULATION_LAST: 'the last play of the other player cannot have led to the position',
  SIMULATION_MOVES: 'a simulation without a candidate',
  SIMULATION_STATE: 'a state that a simulation is to go on from is damaged, or of another one',
  SITE_MISSING: 'the site has not been built',
  SOURCE_UNKNOWN: 'no source of that name in the lexicon',
  TABLE_HEADER: 'a table lacks a column, or is not a table',
  TABLE_MISSING: 'a table or the folder of tables is missing',
  TABLE_ROWS: 'the tables have wrong rows',
  TURN_UNKNOWN: 'a game has no turn of that number',
  WINS_CHECKSUM: 'the bytes of a win table are not the bytes that were written',
  WINS_FILE: 'a win table cannot be opened',
  WINS_FORMAT: 'the file is not a win table, or is cut short',
  WINS_TILES: 'a win table was made for other tiles',
  WINS_VERSION: 'a win table was written for another version of the format',
  WORD_LETTERS: 'a word holds characters that no tile has',
} as const;

/** Codes an `InputError` can carry. */
export type InputCode = keyof typeof INPUT_CODES;

/** Every code a `LexiconError` can carry, with what went wrong. */
export const LEXICON_CODES = {
  LEXICON_FILE: 'the compiled file cannot be opened',
  LEXICON_FORMAT: 'the file is not a compiled lexicon, or is cut short',
  LEXICON_VERSION: 'the file was compiled for another version of the format',
  LEXICON_CHECKSUM: 'the bytes of the file are not the ones that were written',
  LEXICON_GRAPH: 'the bytes are those that were written, but not a graph of words',
  LEXICON_ALPHABET: 'the file was compiled for another alphabet',
  LEXICON_DERIVATIONS: 'the derivations of a lexicon are not beside it, or belong to another',
} as const;

/** Codes a `LexiconError` can carry. */
export type LexiconCode = keyof typeof LEXICON_CODES;

/** A fact of any topic, with the article it stands on where there is one. */
export interface Cited {
  /** What it is, with its values; `wording` makes sentences of it. */
  readonly fact: { readonly code: string };
  /** Where it stands: `'art. 3'`. */
  readonly article?: string;
}

/** A fact as programmers read it: `'art. 3: square-holds: square 112, there "A", wanted "E"'`. */
export function citedText({ fact, article }: Cited): string {
  const { code, ...values } = fact;
  const told = Object.entries(values).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  const text = told.length === 0 ? code : `${code}: ${told.join(', ')}`;
  return article === undefined ? text : `${article}: ${text}`;
}

/** The caller's data are wrong: text, rack, table row, option. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** What is wrong, for programs. */
  readonly code: InputCode;
  /** The offending text. */
  readonly input: string;
  /** Where in a file, when it came from one: `'verbs.csv:1042'`. */
  readonly at: string | undefined;
  /** Everything that was found wrong, one sentence each; at least one. */
  readonly findings: readonly string[];
  /** The findings as facts, of which `wording` makes sentences; undefined where there are none. */
  readonly facts: readonly Cited[] | undefined;
  /** What stands before each of them: `'on the board before it: '`; mostly nothing. */
  readonly lead: string;

  /** Of one finding, unless `where` has more: the offending text, its place in a file, all findings. */
  constructor(
    code: InputCode,
    message: string,
    where: {
      input: string;
      at?: string;
      findings?: readonly string[];
      facts?: readonly Cited[];
      lead?: string;
    },
  ) {
    super(message);
    this.code = code;
    this.input = where.input;
    this.at = where.at;
    this.findings = where.findings ?? [message];
    this.facts = where.facts;
    this.lead = where.lead ?? '';
  }

  /** The error of several findings, one at least; its message lists the first twenty. */
  static of(
    code: InputCode,
    findings: readonly string[],
    where: { input: string; at?: string },
  ): InputError {
    return new InputError(code, listed(findings), { ...where, findings });
  }

  /** The error of facts that people know sentences of; its message has them as codes and values. */
  static ofFacts(
    code: InputCode,
    facts: readonly Cited[],
    where: { input: string; at?: string; lead?: string },
  ): InputError {
    const findings = facts.map(fact => `${where.lead ?? ''}${citedText(fact)}`);
    return new InputError(code, listed(findings), { ...where, findings, facts });
  }
}

/** A compiled file is wrong: not ours, another version, damaged. */
export class LexiconError extends Error {
  override readonly name = 'LexiconError';
  /** What is wrong, for programs. */
  readonly code: LexiconCode;
  /** The file; undefined for bytes without a name. */
  readonly path: string | undefined;

  /** The path, where there is one, goes before the message. */
  constructor(code: LexiconCode, message: string, path?: string) {
    super(path === undefined ? message : `${path}: ${message}`);
    this.code = code;
    this.path = path;
  }
}

/** Every code a `PoolError` can carry, with what went wrong. */
export const POOL_CODES = {
  POOL_ANSWERS: 'two machines answered one piece of work differently',
  POOL_CLOSED: 'the pool was asked after it had been closed',
  POOL_WORKER: 'a worker failed on a task, and another failed on the same position',
} as const;

/** Codes a `PoolError` can carry. */
export type PoolCode = keyof typeof POOL_CODES;

/** Work on several threads came to nothing, through no fault of the data that we know of. */
export class PoolError extends Error {
  override readonly name = 'PoolError';
  /** What went wrong, for programs. */
  readonly code: PoolCode;
  /** The position that was worked on, as a CGP; '' when there was none. */
  readonly input: string;

  /** `where` has the position worked on, as a CGP, and what was thrown over it. */
  constructor(code: PoolCode, message: string, where: { input?: string; cause?: unknown } = {}) {
    super(message, where.cause === undefined ? undefined : { cause: where.cause });
    this.code = code;
    this.input = where.input ?? '';
  }
}
