// A fact of every code, for tests: complete by type, as the catalogues are.
import type { WordValues } from '../dictionary/why/facts.js';
import type { GcgFaultValues, GcgRemarkValues } from '../game/gcg/facts.js';
import type { FindingValues, NoResultValues } from '../game/replay/facts.js';
import type { ObjectionValues, OvertimeValues, ShareValues, StepValues } from '../referee/facts.js';
import type { ReasonValues } from '../wording/slip.js';

const PLACE = { word: 'MICIO', at: '8F' };
const SHARE: ShareValues = {
  percent: 10,
  value: 15,
  faceInside: null,
  hundredths: 150,
  rounded: 1,
  rounding: 'half-down',
  minimum: 2,
  points: 2,
};
const TILES = [
  { tile: '?', points: 7 },
  { tile: 'Q', points: 10 },
];

export const OBJECTION_SAMPLES: ObjectionValues = {
  'not-a-place': { text: '8Z' },
  'not-a-tile': { word: 'MI3', tile: '3' },
  'not-a-tile-at': { tile: '3', square: 112 },
  'no-letter': {},
  'too-long': { word: 'MICIONE', letters: 7, at: '8M', room: 3 },
  'square-empty': { square: 112 },
  'square-holds': { square: 112, there: 'A', wanted: 'E' },
  'square-taken': { square: 112 },
  'not-in-line': { squares: [112, 128] },
  gaps: { squares: [112, 113] },
  'no-new-tile': {},
  'not-on-rack': { count: 1, tile: 'A', rack: 'EIOU' },
  'off-centre': { square: 112 },
  'first-too-short': {},
  apart: {},
  'longer-word': PLACE,
  'one-letter': {},
  'not-a-word': { ...PLACE, lexicon: 'italiano', why: null },
};

export const STEP_SAMPLES: StepValues = {
  'word-sum': {
    ...PLACE,
    letters: [{ tile: 'M', points: 3, square: 112, factor: 2 }],
    sum: 6,
  },
  'jollies-zero': { squares: [112] },
  'premiums-spent': { squares: [112, 113] },
  'word-multiplied': {
    word: 'MICIO',
    sum: 8,
    factors: [{ factor: 2, square: 112 }],
    multiplier: 2,
    score: 16,
  },
  bonus: { tiles: 7, points: 50 },
  'play-score': { parts: [16, 50], total: 66 },
  'word-judged': { word: 'micio', valid: false, why: null },
  'not-contested': { words: ['re'] },
  'challenge-result': { withdrawn: true, turnLost: 'player' },
  charged: { fact: { code: 'award', points: 5 }, points: 5, on: 'player' },
  award: { points: 5 },
  share: { share: SHARE, faceAdded: 12, points: 14 },
  'overtime-used-up': { penalty: 50, instead: 30 },
  'overtime-used': { seconds: 61, points: -30 },
  'overtime-bought': { minutes: 2, each: 10, points: -20 },
  'overtime-begun': { seconds: 61, minutes: 2, each: 20, points: -40 },
  'tiles-left': { tiles: TILES, points: -17 },
  'tiles-gained': { factor: 2, racks: [TILES], points: 34 },
  draw: { score: 300, stated: true },
  'lost-on-time': { player: 1 },
  'set-below': { had: 300, other: 280, less: 50, score: 230, points: -70 },
  'set-ahead': {
    real: 10,
    minutes: 2,
    perMinute: 20,
    larger: 50,
    least: 20,
    margin: 50,
    points: 40,
  },
  'end-out': { player: 0 },
  'end-overtime': { player: 0 },
  'end-time': {},
  'end-blocked': {},
  'end-idle': { turns: 3, kinds: ['pass', 'exchange'] },
  'exchange-of-none': {},
  'exchange-over-rack': { tiles: 7, rack: 6 },
  'exchange-bag': { bag: 2, needed: 3 },
  'exchange-over-bag': { tiles: 7, bag: 3 },
  'exchange-after-full': { name: 'cambio secco' },
  'exchange-allowed': { tiles: 3, bag: 20, needed: 3 },
  'full-unknown': {},
  'full-bag': { name: 'cambio secco', bag: 0, needed: 1 },
  'full-used': { name: 'cambio secco', used: 1, times: 1 },
  'full-after-exchange': { name: 'cambio secco' },
  'full-rack': { name: 'senyors', rack: 'AEIOUAI' },
  'full-allowed': { name: 'cambio secco', bag: 20, needed: 1, afterExchange: false },
};

const AWARD = { code: 'award', points: 5 } as const;

export const FINDING_SAMPLES: FindingValues = {
  'unknown-sign': { sign: '#game-type wordsmog', rules: 'figs' },
  'shared-nick': { nick: 'a', players: [1, 2] },
  'other-language': {
    sign: '#lexicon CSW21',
    language: 'english',
    rules: 'figs',
    editions: ['english'],
  },
  'missing-tiles': { rules: 'figs', letters: ['K'], editions: ['english'] },
  'out-of-turn': { player: 'Anna', next: 'Bruno' },
  'after-end': { end: { code: 'end-time' } },
  total: { declared: 45, before: 40, points: 3, computed: 43 },
  'points-without-play': { score: 3, kind: 'pass' },
  'rack-short': { reasons: [{ code: 'not-on-rack', count: 2, tile: '?', rack: 'A' }] },
  placement: { reason: { code: 'apart' } },
  'exchange-short': { short: 'A', rack: 'EIO', tiles: 'AE' },
  'exchange-refused': { reason: { code: 'exchange-of-none' } },
  'full-change-count': { name: 'cambio secco', count: 3, held: 7 },
  'held-impossible': { pragma: 'rack1', rack: 'QQ', more: 'Q' },
  'rack-too-big': { size: 8, rack: 'AAAAAAAA', most: 7 },
  'rack-impossible': { rack: 'QQ', more: 'Q' },
  'rack-shared': { rack: 'QA', tiles: 'Q' },
  'rack-kept': { missing: 'A', rack: 'EIO', stayed: 'AE', line: 4 },
  'withdrawn-score': { declared: -10, score: 12 },
  'withdrawn-rack': { rack: 'AE', before: 'IO', line: 4 },
  'challenge-of-nothing': {},
  'challenge-points': {
    declared: 7,
    kind: 'award',
    expected: AWARD,
    reading: 'face-value=inside',
  },
  'penalty-missing': { expected: AWARD },
  'end-early': { bag: 20, held: [7, 7] },
  'left-impossible': { tiles: 'A', real: 'E' },
  'left-too-many': { tiles: 'QQ', short: 'Q' },
  'left-unreadable': { tiles: 'QQQ' },
  'end-points': { declared: 7, computed: 10, kind: 'gain', tiles: TILES },
  'end-sum': { declared: 7, computed: 10, player: 'Anna', changes: [AWARD] },
  'overtime-refused': {
    declared: -40,
    overtime: { seconds: 600 },
    against: [{ code: 'overtime-too-long', seconds: 600, minutes: 1 }],
    charge: null,
  },
  'overtime-points': { declared: -40, charge: null, each: 30, per: 'use' },
};

export const NO_RESULT_SAMPLES: NoResultValues = {
  'not-over': { bag: 20, held: [7, 7] },
  'left-unknown': { player: 'Anna' },
  'left-wrong': {},
};

const CELL = { cell: 'ind.past.1s', verb: 'nevicare' };

export const WORD_SAMPLES: WordValues = {
  unknown: {},
  'too-short': {},
  'over-long': { letters: 16, most: 15 },
  'not-listed': { lexicon: 'italiano' },
  'not-a-letter': { character: '3' },
  'several-words': {},
  documented: { topic: 'oneWord', note: 'two words' },
  struck: { topic: null, note: 'misspelling' },
  'short-word': { doubtful: true, gloss: 'interiezione arcaica' },
  truncation: { lemma: 'cammino' },
  'loan-plural': { lemma: 'robot' },
  rejected: { entry: 'dict: Roma', topic: null, note: 'place name' },
  'many-particles': { count: 3, lemma: 'portare' },
  'particles-apart': { first: 'lo', second: 'ci', lemma: 'portare' },
  'takes-no-particle': { lemma: 'camminare', cell: 'inf', particle: 'lo' },
  'particle-on-form': { particle: 'si', form: 'dice', lemma: 'dire', cell: 'ind.pres.3s' },
  'bare-infinitive': { verb: 'diligere' },
  'doubtful-verb': { verb: 'xare', unknown: true, gloss: 'grafia errata' },
  'not-taken': CELL,
  'reflexive-only': { entry: 'accanirsi' },
  'invariable-participle': { cell: 'part.past.mp', verb: 'abbaiare' },
  impersonal: CELL,
  'of-variant': { derived: 'ANATRINO', variant: 'anitra' },
  altered: { base: 'maglietta' },
  superlative: { base: 'bello' },
  geographic: { base: 'Empoli' },
  numeral: { parts: ['ottanta', 'tre'] },
  prefixed: { prefix: 'stra', base: 'maglietta' },
};

export const OVERTIME_SAMPLES: OvertimeValues = {
  'minutes-odd': { minutes: -1 },
  'overtime-not-sold': { rules: 'figs' },
  'minutes-out-of-range': { minutes: 9, least: 1, most: 5 },
  'seconds-odd': { seconds: -5 },
  'overtime-too-long': { seconds: 600, minutes: 1 },
  'used-up-unknown': { rules: 'uf-2007' },
};

/** Those of `SLIP_SAMPLES` that are of racks. */
export const RACK_CODES = ['no-play', 'lacks'] as const;

export const SLIP_SAMPLES: ReasonValues = {
  'no-word': {},
  'slip-letter': { character: '3' },
  'slip-square': { text: 'Z9', notation: 'figs' },
  misplaced: {
    reasons: [{ code: 'square-empty', square: 112 }, { code: 'apart' }],
    notation: 'figs',
  },
  'not-valid': { words: ['MARO', 'RE'] },
  'which-jolly': { readings: ['R(E)', '(R)E'] },
  'tiles-short': {
    missing: [
      { tile: 'Z', count: 1 },
      { tile: 'A', count: 2 },
    ],
    jollies: 1,
    rack: '?EIO',
  },
  'jollies-absent': { jollies: 0, rack: 'EIO' },
  'no-score': {},
  'wrong-score': { claimed: 12, score: 14 },
  'one-off': { at: '8E', penalty: 5, notation: 'gcg' },
  'no-play': {},
  lacks: { vowels: { held: 1, least: 2 }, consonants: { held: 0, least: 2 }, jollies: 1 },
  told: { text: 'unknown: no table has it' },
  'struck-by-arbiter': { note: 'errata' },
  recorded: { text: 'vowels 0 of 1' },
};

export const REMARK_SAMPLES: GcgRemarkValues = {
  'encoding-guessed': { taken: 'Windows-1252' },
  'encoding-doubtful': {},
};

export const GCG_FAULT_SAMPLES: GcgFaultValues = {
  'no-gcg': {},
  'not-text': { controls: 120, bytes: 1000 },
  'player-unnamed': { number: 3 },
  'player-twice': { number: 1 },
  'no-players': {},
  'player-missing': { number: 2, found: 1 },
  'stray-line': { text: 'ciao' },
  'encoding-late': {},
  'player-late': { name: 'player3' },
  'player-number': { name: 'player0' },
  'player-unknown': { nick: 'c d', nicks: ['anna', 'bruno'] },
  'withdraws-nothing': {},
  'contests-nothing': {},
  'event-unnamed': {},
  'not-a-move': { text: 'X' },
  'off-board': { text: '16A' },
  'direction-in-words': { text: 'orizz.' },
  parentheses: { text: 'A(B' },
  'strange-tile': { text: 'A3', tile: '3', of: 'rack' },
  'not-points': { text: 'x', wanted: 'gain' },
  'not-a-total': { text: 'x' },
  'too-much': { text: 'altro', after: 'event' },
  'too-early': { wanted: 'total' },
  'too-large': { text: '99999999999', most: 2_147_483_647 },
  'mark-and-header': {},
  'encoding-unknown': { encoding: 'UTF-16' },
  'bad-byte': { byte: 'f2', encoding: 'utf-8', known: 'header' },
  'large-board': { sign: '#board-layout "standard21"' },
  'large-tiles': { sign: `#note LetterDistribution: "english_super"` },
  'other-game': { sign: '#game-type "wordsmog"' },
  'letters-missing': { letters: ['K', 'W'], rules: 'uf-2007', editions: ['english'] },
  'encoding-may-be-why': { remark: 'encoding-guessed' },
};
