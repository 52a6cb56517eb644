// The Catalan regulations as the referee applies them: articles 5, 6, 7, 9, 14, 21, 23 and 27.
import { describe, expect, test } from 'vitest';
import { CATALAN } from '../alphabet/alphabets.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { UF_2007 } from '../rules/editions.js';
import { positionOf } from '../testing/boards.js';
import { cited } from '../testing/english.js';
import { judgeChallenge, lostChallengeCharge, withdrawnCharge, worthOf } from './challenge.js';
import { ruleExchange, ruleFullChange } from './exchange.js';
import { finalScores, type PlayerEnd, rackValue } from './final-scores.js';
import { type GameState, gameEnd, type TurnTaken } from './game-end.js';
import { judge } from './judge.js';
import { overtimeCharge } from './overtime.js';
import { scoreSteps } from './score-steps.js';

const WORDS = lexiconFromWords(['que', 'il·lús', 'any', 'anys', 'col·legi'], 'mots', CATALAN);
const EMPTY = {};

function verdict(rack: string, word: string, at = '8H'): ReturnType<typeof judge> {
  return judge(positionOf(EMPTY, rack, UF_2007), { at, word }, WORDS);
}

describe('art. 5: a jolly', () => {
  test('stands for any tile, the long ones too, and is worth nothing', () => {
    expect(verdict('?E', '[qu]E')).toMatchObject({ legal: true, sheet: { total: 2 } });
    expect(verdict('??US', 'I[l·l]US')).toMatchObject({ legal: false, code: 'PLAY_RACK' });
    expect(verdict('??US', 'i[l·l]US')).toMatchObject({ legal: true, sheet: { total: 4 } });
    const steps = scoreSteps(positionOf(EMPTY, '?E', UF_2007), { at: '8H', word: '[qu]E' });
    expect(steps.map(each => cited(each))).toEqual([
      'art. 8: [qu]E at 8H: [qu]0 + E1 = 1',
      'art. 5.2: a jolly is worth 0: H8',
      'art. 8: [qu]E: 1 × 2 (H8) = 2',
      'art. 8: score of the play: 2',
    ]);
  });

  test('is named with the tile it stands for', () => {
    expect(verdict('?E', '?E')).toMatchObject({ code: 'PLAY_JOLLY', article: 'art. 5.1' });
  });

  test('may stand for a tile that is laid already (5.3)', () => {
    const position = positionOf({ 8: '.......[QU]E......' }, '?E', UF_2007);
    expect(judge(position, { at: '9I', word: '[qu]E' }, WORDS).words[0]).toMatchObject({
      word: '[qu]E',
      valid: true,
    });
  });
});

describe('art. 6: a digraph is one tile', () => {
  test.each([
    ['[QU]E', '[QU]E', 18],
    ['[QU]E', 'QUE', 18], // typed without brackets
    ['I[L·L]US', 'IL·LUS', 26],
    ['I[L·L]US', 'I\u0140lUS', undefined], // the small letters ask for a jolly
  ])('rack %s: %s scores %s', (rack, word, total) => {
    const answer = verdict(rack, word);
    expect(answer.legal ? answer.sheet.total : undefined).toBe(total);
  });

  test('L and L make no L·L, N no NY', () => {
    expect(verdict('ILLUS', 'I[L·L]US')).toMatchObject({
      code: 'PLAY_RACK',
      fact: { code: 'not-on-rack', count: 1, tile: 'L·L', rack: 'ILLSU' },
    });
    expect(verdict('AN', 'A[NY]')).toMatchObject({ code: 'PLAY_RACK' });
  });
});

test('art. 9: seven tiles score 50 more, six do not', () => {
  const words = lexiconFromWords(['col·legis', 'col·legi'], 'mots', CATALAN);
  const total = (rack: string, word: string): number | undefined =>
    judge(positionOf(EMPTY, rack, UF_2007), { at: '8F', word }, words).sheet?.total;
  // C2 O1 L·L10 E1 G3 I1 = 18, S1 × 2 on L8
  expect(total('CO[L·L]EGI', 'CO[L·L]EGI')).toBe(36);
  expect(total('CO[L·L]EGIS', 'CO[L·L]EGIS')).toBe(90);
});

describe('art. 14', () => {
  test('14.1: an exchange needs seven tiles in the bag, changes some or all, and loses the turn', () => {
    expect(ruleExchange(UF_2007, { bag: 7, tiles: 7, rack: 7 })).toMatchObject({
      allowed: true,
      losesTurn: true,
    });
    expect(
      ruleExchange(UF_2007, { bag: 6, tiles: 1, rack: 7 }).steps.map(each => cited(each)),
    ).toEqual(['art. 14.1: 6 in the bag, an exchange needs 7']);
  });

  test.each([
    ['AEIOUAE', 1, true],
    ['[NY][QU][L·L]ÇBCD', 1, true],
    ['AEIOUAE', 0, false],
    ['AEIOUAB', 40, false],
    ['[QU]AEIOUA', 40, false], // QU is a consonant, its U no vowel
    ['?AEIOUA', 40, false], // a jolly is neither
    ['AEIOUA', 40, false], // seven
  ])('14.2: senyors with %s and %i in the bag: %s', (rack, bag, allowed) => {
    const ruling = ruleFullChange(UF_2007, { bag, rack, used: 5 });
    expect(ruling).toMatchObject({ allowed, losesTurn: false });
    expect(ruling.steps[0]?.article).toBe('art. 14.2');
  });

  test('14.2: senyors keeps the turn, for an exchange too, but does not follow one', () => {
    const asked = { bag: 20, rack: 'AEIOUAE', used: 0, afterExchange: true };
    expect(ruleFullChange(UF_2007, asked).allowed).toBe(false);
    const exchange = { bag: 20, tiles: 2, rack: 7, afterFullChange: true };
    expect(ruleExchange(UF_2007, exchange).allowed).toBe(true);
  });
});

test('art. 21: 10 points for each minute begun, without end', () => {
  const points = [0, 1, 60, 61, 3600].map(
    seconds => overtimeCharge(UF_2007, { seconds })?.points ?? 0,
  );
  expect(points).toEqual([0, -10, -10, -20, -600]);
  expect(overtimeCharge(UF_2007, { seconds: 1 })?.article).toBe('art. 21');
});

describe('art. 23', () => {
  const position = positionOf(EMPTY, '[QU]AES', UF_2007);

  test('a play that is not valid is taken off and loses the turn, and costs nothing', () => {
    const play = { at: '8H', word: '[QU]A' };
    const outcome = judgeChallenge(position, play, ['qua'], WORDS);
    expect(outcome).toMatchObject({ withdrawn: true, turnLost: 'player', charge: undefined });
    expect(outcome.steps.map(each => cited(each))).toEqual([
      'art. 23: [QU]A is not valid',
      'art. 23: the play is withdrawn; the player loses the turn',
    ]);
    expect(withdrawnCharge(UF_2007, worthOf(position, play))).toBeUndefined();
  });

  test.each(['que', 'QUE', '[QU]E', '[qu]e'])('a challenge of %s that is lost is free', word => {
    const play = { at: '8H', word: '[QU]E' };
    const outcome = judgeChallenge(position, play, [word], WORDS);
    expect(outcome).toMatchObject({ withdrawn: false, turnLost: undefined, charge: undefined });
    expect(lostChallengeCharge(UF_2007, worthOf(position, play))).toBeUndefined();
  });

  test('only a word of the play can be contested', () => {
    const play = { at: '8H', word: '[QU]E' };
    expect(() => judgeChallenge(position, play, ['any'], WORDS)).toThrow(
      'art. 23: ANY is not contested here, the play makes QUE',
    );
  });
});

describe('art. 27', () => {
  const kinds: Record<string, TurnTaken['kind']> = { p: 'pass', x: 'exchange', w: 'withdrawn' };
  const turnsOf = (text: string): TurnTaken[] =>
    [...text].map((sign, index) => ({
      player: index % 2,
      kind: kinds[sign] ?? 'play',
      score: Number(sign) || 0,
    }));
  const ended = (turns: string, state: Partial<GameState> = {}): string | undefined =>
    gameEnd(UF_2007, { bag: 20, racks: [7, 7], turns: turnsOf(turns), ...state })?.step.article;

  const LEFT: readonly PlayerEnd[] = [
    { score: 300, rack: '' },
    { score: 310, rack: '?A[QU][NY]' },
  ];
  const finals = (turns: string, state: Partial<GameState>, players = LEFT): number[] => {
    const end = gameEnd(UF_2007, { bag: 0, racks: [0, 4], turns: turnsOf(turns), ...state });
    return finalScores(UF_2007, end!, players).players.map(({ final }) => final);
  };

  test.each([
    ['pppp', 'art. 27.2'],
    ['99pppp', 'art. 27.2'],
    ['ppp', undefined],
    ['ppxp', undefined], // an exchange is not a pass
    ['pppw', undefined], // nor is a withdrawn play
    ['xxxxxx', 'art. 27.2'], // three turns each without a tile
    ['pxwxpw', 'art. 27.2'],
    ['xxxxx', undefined],
    ['xxxxx0', undefined], // tiles were placed
  ])('27.2: after %s: %s', (turns, article) => {
    expect(ended(turns)).toBe(article);
  });

  test('27.1, 27.3, 27.4: nobody can place, a rack is out, the time is over', () => {
    expect(ended('99', { blocked: true })).toBe('art. 27.1');
    expect(ended('99', { bag: 0, racks: [3, 0] })).toBe('art. 27.3');
    expect(ended('99', { bag: 1, racks: [3, 0] })).toBeUndefined();
    expect(ended('99', { timeOver: true })).toBe('art. 27.4');
  });

  test('27.3: the other deducts, and who went out gains it; a jolly counts 0 (5.2)', () => {
    expect(rackValue(UF_2007, '?A[QU][NY]')).toMatchObject({
      points: 19,
      tiles: [
        { tile: '?', points: 0 },
        { tile: 'A', points: 1 },
        { tile: 'NY', points: 10 },
        { tile: 'QU', points: 8 },
      ],
    });
    expect(finals('9', {})).toEqual([319, 291]);
  });

  test('27.1 and 27.2: each deducts the own tiles', () => {
    const players = [{ score: 300, rack: '[L·L]' }, LEFT[1] as PlayerEnd];
    const racks = [1, 4];
    expect(finals('99', { racks, blocked: true }, players)).toEqual([290, 291]);
    expect(finals('pppp', { racks }, players)).toEqual([290, 291]);
  });

  test('27.4: when the time is over nobody deducts', () => {
    expect(finals('99', { racks: [7, 4], timeOver: true })).toEqual([300, 310]);
  });
});
