// The judge against the generator, and every reason against a play: all of them at once, none thrown.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGLISH } from '../alphabet/alphabets.js';
import { parsePlayText } from '../board/play-text.js';
import { formatPosition } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { positionOf } from '../testing/boards.js';
import { english } from '../testing/english.js';
import { LEXICON } from '../testing/lexicon.js';
import { playedPosition } from '../testing/positions.js';
import { createRandom } from '../testing/random.js';
import { times } from '../testing/thorough.js';
import { judge, withWordReasons } from './judge.js';

const TINY = lexiconFromWords(['MICIO', 'POSTE', 'POSTER', 'AI', 'SI', 'AMI', 'RE', 'OR'], 'tiny');
const MICIO = { 8: '.....MICIO.....' };

/** Code and message of every reason; none when the play is legal. */
function reasons(
  rows: Record<number, string>,
  rack: string,
  at: string,
  word: string,
): readonly string[] {
  const verdict = judge(positionOf(rows, rack), { at, word }, TINY);
  if (verdict.legal) return [];
  const { code, fact, article } = verdict;
  expect(verdict.reasons[0]).toEqual({ code, fact, article });
  return verdict.reasons.map(reason => `${reason.code}: ${english(reason.fact)}`);
}

const MANNERS = ['any', 'edge', 'crowd'] as const;

test.each([0, 1, 2])('every generated play is legal with the same score: %i jollies', jollies => {
  const engine = createEngine({ lexicon: LEXICON });
  for (const [index, manner] of MANNERS.entries()) {
    const wish = { turns: 6 + 12 * index, manner, rackSize: 7, jollies };
    const position = playedPosition(createRandom(100 + jollies), engine, wish);
    const plays = [...engine.plays(position)];
    expect(plays.length).toBeGreaterThan(0);
    const differ = plays.filter(play => {
      const verdict = judge(position, play, LEXICON);
      return !verdict.legal || verdict.sheet.total !== play.score;
    });
    expect(differ, formatPosition(position)).toEqual([]);
  }
});

test('a legal play comes with its score sheet', () => {
  expect(judge(positionOf({}, 'MICIO'), { at: '8F', word: 'MICIO' }, TINY)).toEqual({
    legal: true,
    sheet: {
      words: [{ word: 'MICIO', at: '8F', letters: 8, multiplier: 2, score: 16 }],
      bonus: 0,
      total: 16,
    },
    words: [{ word: 'MICIO', at: '8F', valid: true, reason: undefined }],
  });
});

const NO_SQUARE = 'is not a square: 8H is across, H8 down';
const NO_TILE = 'is not a tile; a jolly is written as its letter in lower case';

test.each([
  ['a square beyond the board', MICIO, 'S', '16A', 'SI', `PLAY_SQUARE: "16A" ${NO_SQUARE}`],
  ['a text that is not a square', MICIO, 'S', 'H', 'SI', `PLAY_SQUARE: "H" ${NO_SQUARE}`],
  [
    'a jolly that is not a letter yet',
    MICIO,
    '?',
    'I7',
    '?I',
    `PLAY_JOLLY: word "?I": "?" ${NO_TILE}`,
  ],
  [
    'a character that is not a tile',
    MICIO,
    'S',
    'I7',
    '5I',
    `PLAY_WORD: word "5I": "5" ${NO_TILE}`,
  ],
  ['no letter', MICIO, 'S', 'I7', '', 'PLAY_WORD: the play has no letter'],
  [
    'a letter declared in the direction where it makes no word',
    { 8: '.....POSTE.....' },
    'R',
    'K8',
    'R',
    'PLAY_WORD: a word has at least two letters',
  ],
  [
    'tiles before the word that are not declared',
    { 8: '.....POSTE.....' },
    'R',
    '8J',
    'ER',
    'PLAY_WORD: the word on the board is POSTER at 8F: tiles lie before or after it',
  ],
  [
    'a word over the border',
    { 8: '...AMIAMIAMIAMI' },
    'SAMI',
    '8M',
    'AMIS',
    'PLAY_EDGE: "AMIS" has 4 letters, from 8M the board has room for 3 | PLAY_NO_TILE: the play lays no tile of its own',
  ],
  ['another tile there', MICIO, 'AS', 'H7', 'AI', 'PLAY_TAKEN: H8 holds C, not I'],
  [
    'a tile counted on that is not there',
    MICIO,
    'A',
    'I7',
    'AI.',
    'PLAY_GAP: I9 is empty, the play counts on a tile there',
  ],
  [
    'no tile of its own',
    MICIO,
    'A',
    '8F',
    'MICIO',
    'PLAY_NO_TILE: the play lays no tile of its own',
  ],
  ['a tile not on the rack', MICIO, 'E', 'I7', 'SI', 'PLAY_RACK: 1 × S short on the rack E'],
  ['a jolly not on the rack', MICIO, 'S', 'I7', 'sI', 'PLAY_RACK: 1 × ? short on the rack S'],
  [
    'a first play beside the centre',
    {},
    'AI',
    '7H',
    'AI',
    'PLAY_FIRST: the first play covers the centre square H8',
  ],
  [
    'a first play of one letter',
    {},
    'AI',
    '8H',
    'A',
    'PLAY_FIRST: the first play has at least two letters',
  ],
  [
    'a play apart from the board',
    MICIO,
    'AI',
    '1A',
    'AI',
    'PLAY_APART: the play touches no tile on the board',
  ],
  [
    'a word that is not valid',
    MICIO,
    'T',
    'I7',
    'TI',
    'PLAY_INVALID_WORD: TI at I7 is not in the lexicon "tiny"',
  ],
  [
    'crossing words that are none',
    MICIO,
    'RE',
    '9I',
    'RE',
    'PLAY_INVALID_WORD: IR at I8 is not in the lexicon "tiny" | PLAY_INVALID_WORD: OE at J8 is not in the lexicon "tiny"',
  ],
])('%s is a reason', (_, rows, rack, at, word, expected) => {
  expect(reasons(rows, rack, at, word).join(' | ')).toBe(expected);
});

test('every reason is given at once', () => {
  expect(reasons(MICIO, 'E', 'H7', 'SI.')).toEqual([
    'PLAY_TAKEN: H8 holds C, not I',
    'PLAY_GAP: H9 is empty, the play counts on a tile there',
    'PLAY_RACK: 1 × S short on the rack E',
  ]);
  expect(reasons(MICIO, 'E', '1A', 'TtI')).toEqual([
    'PLAY_RACK: 1 × ? short on the rack E',
    'PLAY_RACK: 1 × I short on the rack E',
    'PLAY_RACK: 1 × T short on the rack E',
    'PLAY_APART: the play touches no tile on the board',
    'PLAY_INVALID_WORD: TTI at 1A is not in the lexicon "tiny"',
  ]);
  expect(reasons({}, 'E', '7H', 'E')).toEqual([
    'PLAY_FIRST: the first play covers the centre square H8',
    'PLAY_FIRST: the first play has at least two letters',
  ]);
});

test('whatever is declared, nothing is thrown, and what is legal is what the generator finds', () => {
  const position = positionOf(MICIO, '?AESR');
  const plays = [...createEngine({ lexicon: TINY }).plays(position)];
  const found = new Set(plays.map(({ at, word, score }) => `${at} ${word} ${score}`));
  const word = fc.string({ unit: fc.constantFrom(...'AIMSRaimsr.'), maxLength: 4 });
  const column = fc.constantFrom(...'FGHIJK');
  const row = fc.constantFrom('6', '7', '8', '9');
  const at = fc
    .tuple(column, row, fc.boolean())
    .map(([c, r, across]) => (across ? `${r}${c}` : `${c}${r}`));
  const declared = fc.record({
    at: fc.oneof(at, fc.string()),
    word: fc.oneof(word, fc.string()),
  });
  let legal = 0;
  fc.assert(
    fc.property(fc.oneof(declared, fc.constantFrom(...plays)), play => {
      const verdict = judge(position, play, TINY);
      if (!verdict.legal) return;
      legal++;
      const { words, total } = verdict.sheet;
      // one tile that makes two words may be declared in either direction
      expect(words.some(made => found.has(`${made.at} ${made.word} ${total}`))).toBe(true);
    }),
    { numRuns: times(20_000, 2000) },
  );
  expect(legal).toBeGreaterThan(0);
});

test('every reason cites its article', () => {
  const cited = (rows: Record<number, string>, rack: string, at: string, word: string) => {
    const verdict = judge(positionOf(rows, rack), { at, word }, TINY);
    return verdict.legal ? [] : verdict.reasons.map(({ code, article }) => `${code} ${article}`);
  };
  expect(cited(MICIO, 'E', 'H7', 'SI.')).toEqual([
    'PLAY_TAKEN art. 6',
    'PLAY_GAP art. 3',
    'PLAY_RACK art. 3',
  ]);
  expect(cited(MICIO, '?', 'I7', '?I')).toEqual(['PLAY_JOLLY art. 8']);
  expect(cited(MICIO, 'TTI', '1A', 'TTI')).toEqual([
    'PLAY_APART art. 3',
    'PLAY_INVALID_WORD art. 4',
  ]);
});

test('a word that is none comes with its reason, where somebody can say', () => {
  const options = { explain: (word: string) => `${word} is not a lemma (art. 14)` };
  const verdict = judge(positionOf(MICIO, 'T'), { at: 'I7', word: 'TI' }, TINY, options);
  expect(verdict).toMatchObject({
    legal: false,
    fact: { code: 'not-a-word', word: 'TI', at: 'I7', why: 'TI is not a lemma (art. 14)' },
    words: [{ word: 'TI', at: 'I7', valid: false, reason: 'TI is not a lemma (art. 14)' }],
    sheet: { total: 5 }, // T2 on I7, 2 x letter, and I1
  });
});

test('reasons looked up after the verdict are those given with it', () => {
  const explain = (word: string): string | undefined => (word === 'IR' ? 'no lemma' : undefined);
  const position = positionOf(MICIO, 'E'); // an R short: not every reason is a word
  for (const word of ['RE', 'RA']) {
    const play = { at: '9I', word };
    const judged = judge(position, play, TINY);
    expect(withWordReasons(judged, explain)).toEqual(judge(position, play, TINY, { explain }));
  }
  const { words } = withWordReasons(judge(position, { at: '9I', word: 'RE' }, TINY), explain);
  expect(words.map(({ reason }) => reason)).toEqual([undefined, 'no lemma', undefined]);
  const legal = judge(positionOf(MICIO, 'S'), { at: 'I7', word: 'SI' }, TINY);
  expect(legal.legal).toBe(true);
  expect(withWordReasons(legal, () => 'not asked')).toBe(legal);
});

test('a phoney is judged word by word, and scored', () => {
  const verdict = judge(positionOf(MICIO, 'RE'), { at: '9I', word: 'RE' }, TINY);
  expect(verdict.words.map(({ word, valid }) => `${word} ${valid}`)).toEqual([
    'RE true',
    'IR false',
    'OE false',
  ]);
  expect(verdict.sheet?.words).toHaveLength(3);
});

test('sentences name squares in the notation asked for', () => {
  const message = (notation: 'figs' | 'french') => {
    const verdict = judge(positionOf(MICIO, 'T'), { at: 'G7', word: 'TI' }, TINY);
    return verdict.legal ? '' : english(verdict.fact, notation);
  };
  expect(message('figs')).toBe('TI at G7 vert. is not in the lexicon "tiny"');
  expect(message('french')).toBe('TI at 7G is not in the lexicon "tiny"');
});

test('a rack that is not known is not held against the play', () => {
  const position = positionOf(MICIO, '');
  const play = { at: 'I7', word: 'SI' };
  expect(judge(position, play, TINY).legal).toBe(false);
  expect(judge(position, play, TINY, { rackKnown: false }).legal).toBe(true);
});

test('lexicon and rules of two alphabets are refused', () => {
  const english = lexiconFromWords(['AI'], 'tiny english', ENGLISH);
  expect(() => judge(positionOf({}, 'AI'), { at: '8H', word: 'AI' }, english)).toThrow(
    'lexicon "tiny english" is english, rules "figs" are italian',
  );
});

/** Reasons against tiles on squares, `'F8=M G8=I'`. */
function tileReasons(rows: Record<number, string>, rack: string, text: string): readonly string[] {
  const play = parsePlayText(text, 'figs');
  const verdict = judge(positionOf(rows, rack), play, TINY);
  return verdict.legal
    ? [`${verdict.sheet.total}`]
    : verdict.reasons.map(each => `${each.article} ${english(each.fact)}`);
}

test.each([
  ['in a row, in any order', {}, 'MICIO', 'J8=O F8=M H8=C G8=I I8=I', ['16']],
  [
    'with a tile of the board between them',
    MICIO,
    'AM',
    'I7=M H7=A',
    [
      'art. 4 AM at 7H is not in the lexicon "tiny"',
      'art. 4 AC at H7 is not in the lexicon "tiny"',
      'art. 4 MI at I7 is not in the lexicon "tiny"',
    ],
  ],
  ['one tile that makes a word downwards', MICIO, 'S', 'I7=S', ['5']],
  [
    'not in a line',
    MICIO,
    'SRE',
    'I7=S J9=R K9=E',
    ['art. 5 the tiles on I7 J9 K9 do not lie in one row or column'],
  ],
  [
    'with an empty square between them',
    MICIO,
    'SRE',
    'I7=S I10=R',
    ['art. 3 empty between the tiles: I9'],
  ],
  ['on a square that is taken', MICIO, 'SE', 'I7=S I8=E', ['art. 6 I8 is taken']],
  ['two on one square', MICIO, 'SE', 'I7=S I7=E', ['art. 6 I7 is taken']],
  [
    'a jolly with no letter',
    MICIO,
    '?',
    'I7=?',
    ['art. 8 "?" on I7 is not a tile; a jolly is written as its letter in lower case'],
  ],
  [
    'not in a line, apart, off the rack',
    MICIO,
    'S',
    'A1=S B2=T',
    [
      'art. 5 the tiles on A1 B2 do not lie in one row or column',
      'art. 3 1 × T short on the rack S',
      'art. 3 the play touches no tile on the board',
    ],
  ],
  [
    'a first play not in a line that misses the centre',
    {},
    'SI',
    'A1=S B2=I',
    [
      'art. 5 the tiles on A1 B2 do not lie in one row or column',
      'art. 3 the first play covers the centre square H8',
    ],
  ],
])('tiles %s', (_, rows, rack, text, expected) => {
  expect(tileReasons(rows, rack, text)).toEqual(expected);
});

test('tiles that extend a word are the whole word', () => {
  const poste = { 8: '.....POSTE.....' };
  expect(judge(positionOf(poste, 'R'), parsePlayText('K8=R', 'figs'), TINY)).toMatchObject({
    legal: true,
    words: [{ word: 'POSTER', at: '8F' }],
  });
});
