// Replay: games that are right come out without a word, each thing that is wrong is found at its line.
import { describe, expect, test } from 'vitest';
import { ENGLISH_RULES, FIGS, FIGS_2008, TEVERE_2007 } from '../../rules/editions.js';
import { withReadings } from '../../rules/readings.js';
import type { Rules } from '../../rules/rules.js';
import { english } from '../../testing/english.js';
import { gameOf, readGame, tinyBag } from '../../testing/games.js';
import { saidError } from '../../testing/said.js';
import { parseGcg } from '../gcg/gcg.js';
import { type Replay, replayGame } from './replay.js';

/** Codes and lines of the findings. */
function found({ findings }: Replay): readonly string[] {
  return findings.map(({ code, line }) => `${code} ${line}`);
}

function replayOf(rules: Rules, ...events: readonly string[]): Replay {
  return replayGame(gameOf(...events), rules);
}

/** MICIO 16, ORDA 19. */
const MICIO = '>a: AEMICIO 8F MICIO +16 16';
const ORDA = '>b: ADERSTU J8 .RDA +19 19';

describe('games that are right', () => {
  test.each([
    ['figs', FIGS, 43],
    ['cross-tables', FIGS, 5],
    ['four', FIGS, 3],
    ['woogles', ENGLISH_RULES, 5],
  ] as const)('%s', (name, rules, placements) => {
    const replay = replayGame(readGame(name), rules);
    expect(replay).toMatchObject({ placements, mismatches: [], findings: [] });
  });

  test('the FIGS game ends with a jolly of 7 taken off, and overtime', () => {
    const { result, declared } = replayGame(readGame('figs'), FIGS);
    expect(result).toMatchObject({ over: true, racks: ['?R', ''], scores: { winner: 0 } });
    if (!result.over) return;
    const [anna, bruno] = result.scores.players;
    expect(anna).toMatchObject({ before: 539, final: 530 });
    expect(anna?.changes[0]).toMatchObject({ article: 'art. 40', points: -9 });
    expect(bruno).toMatchObject({ before: 448, final: 418 });
    expect(bruno?.changes[0]).toMatchObject({ article: 'art. 37', points: -30 });
    expect(declared).toEqual([530, 418]);
  });

  test('every turn knows its bag, its rack and its score', () => {
    const { turns } = replayGame(readGame('figs'), FIGS);
    expect(turns[0]).toMatchObject({ bag: 106, held: 7, rackKnown: 'full', withdrawn: true });
    expect(turns[0]?.charges[0]).toMatchObject({ kind: 'withdrawn', expected: { points: -17 } });
    expect(turns[6]).toMatchObject({ isFullChange: true, player: 0 });
    expect(turns[14]?.charges[0]).toMatchObject({ kind: 'lost', expected: { points: -3 } });
    expect(turns.at(-1)).toMatchObject({ bag: 0, held: 1 });
  });
});

describe('what is wrong is found, and replay goes on', () => {
  test('a placement score is a mismatch and nothing else', () => {
    const replay = replayOf(FIGS, '>a: AEMICIO 8F MICIO +18 18', ORDA);
    expect(replay.mismatches).toEqual([{ line: 3, declared: 18, computed: 16 }]);
    expect([found(replay), replay.placements]).toEqual([[], 2]);
  });

  test('a wrong running total is told once', () => {
    const replay = replayOf(
      FIGS,
      MICIO,
      '>b: ADERSTU J8 .RDA +19 29',
      '>a: AEBBCGL -BB +0 16',
      '>b: ESTUAEI - +0 29',
    );
    expect(replay.findings).toMatchObject([
      {
        code: 'TOTAL',
        line: 4,
        declared: 29,
        computed: 19,
        fact: { code: 'total', declared: 29, before: 0, points: 19, computed: 19 },
      },
    ]);
  });

  test('a tile that is not on the rack, with the article', () => {
    const replay = replayOf(FIGS, '>a: AEMICOO 8F MICIO +16 16');
    expect(replay.findings).toMatchObject([
      { code: 'RACK_PLAY', line: 3, declared: 'AEMICOO', article: 'art. 3' },
    ]);
    expect(replay.mismatches).toEqual([]);
  });

  test('a play over a tile has no score, and the board stays as it was', () => {
    const replay = replayOf(FIGS, MICIO, '>b: ADERSTU 8H DARE +12 12', '>a: AEBBCGL 9J A +2 18');
    expect(replay.findings[0]).toMatchObject({
      code: 'BOARD',
      line: 4,
      declared: '8H DARE',
      article: 'art. 6',
      fact: {
        code: 'placement',
        reason: { code: 'square-holds', square: 112, there: 'C', wanted: 'D' },
      },
    });
    expect([replay.placements, replay.mismatches]).toEqual([3, []]);
    expect(replay.turns[2]?.boardLost).toBe(4);
    expect(replay.turns[2]?.sheet?.total).toBe(2); // OA down: O1 A1 at J9, plain
  });

  test('a dot over an empty square, and a play over the edge', () => {
    expect(found(replayOf(FIGS, '>a: AEMICIO 8F MIC.O +16 16'))).toEqual(['BOARD 3']);
    expect(found(replayOf(FIGS, '>a: AEMICIO 8L MICIO +16 16'))).toContain('BOARD 3');
  });

  test('a play apart from the others is scored, and found', () => {
    const replay = replayOf(FIGS, MICIO, '>b: ADERSTU 2B DARE +18 18');
    expect(replay.findings).toMatchObject([{ code: 'PLACEMENT', line: 4, article: 'art. 3' }]);
    expect(replay.mismatches).toEqual([]); // D5 A1 R2 E1 = 9, doubled on B2
  });

  test('a rack that was never possible', () => {
    const replay = replayOf(FIGS, '>a: QQAEIOU -QQ +0 0');
    expect(replay.findings).toMatchObject([{ code: 'RACK_TILES', line: 3, article: 'art. 1' }]);
    expect(replay.turns[0]?.rackKnown).toBe('impossible');
  });

  test('a tile that another player kept', () => {
    const replay = replayOf(FIGS, '>a: AEMICIQ -AE +0 0', '>b: QADERST -AD +0 0');
    expect(english(replay.findings[0]!.fact)).toBe(
      'the rack QADERST holds Q, which another player kept',
    );
  });

  test('more tiles than a rack holds, and tiles kept that are gone', () => {
    expect(found(replayOf(FIGS, '>a: AEMICIOO 8F MICIO +16 16'))).toContain('RACK_SIZE 3');
    const replay = replayOf(FIGS, MICIO, ORDA, '>a: BBCGLLN - +0 16');
    expect(replay.findings).toMatchObject([{ code: 'RACK_KEPT', line: 5, computed: 'AE' }]);
  });

  test('two players with the same nick', () => {
    const text = '#player1 x Anna\n#player2 x Bruno\n>x: AEMICIO 8F MICIO +16 16\n';
    expect(found(replayGame(parseGcg(text)))).toEqual(['NICK 1']);
  });

  test('a move out of turn', () => {
    const replay = replayOf(FIGS, MICIO, '>a: AEADERT - +0 16');
    expect(replay.findings).toMatchObject([
      { code: 'TURN', line: 4, declared: 'Anna', computed: 'Bruno' },
    ]);
  });

  test('points of a pass', () => {
    expect(found(replayOf(FIGS, '>a: AB - +3 3'))).toEqual(['SCORE 3']);
  });

  test('a withdrawn play that gives back other points', () => {
    const replay = replayOf(ENGLISH_RULES, '>a: HORSEAI 8D HORSE +24 24', '>a: HORSEAI -- -20 4');
    expect(replay.findings).toMatchObject([{ code: 'WITHDRAWN', declared: -20, computed: -24 }]);
  });

  test('letters without a tile, all of them', () => {
    const game = gameOf('>a: ĆĘABCDE - +0 0', '>b: ŁABCDEF -Ł +0 0');
    expect(saidError(() => replayGame(game, ENGLISH_RULES, 'x.gcg'))).toEqual({
      code: 'GCG_TILES',
      message: 'x.gcg:3:1: letters without a tile under "english": Ć Ę Ł',
    });
  });

  test('another board than that of the edition', () => {
    const text = '#player1 a Anna\n#player2 b Bruno\n#board-layout Mine\n';
    expect(found(replayGame(parseGcg(text)))).toEqual(['FILE 3']);
  });

  test('tiles that cannot be laid make no word that could be wrong too', () => {
    const replay = replayOf(FIGS, MICIO, '>b: ADERSTU 8E DARES +12 12');
    expect(replay.findings.map(({ code }) => code)).not.toContain('PLACEMENT');
  });

  test('a rack is not blamed for tiles that others overdrew', () => {
    const replay = replayOf(FIGS, '>a: QQAEIOU 8G QQ +40 40', '>b: ADERSTU - +0 0');
    expect(found(replay)).toEqual(['RACK_TILES 3']);
    expect(replay.turns[1]?.rackKnown).toBe('full');
  });

  test('another rack on the line of a withdrawal, or of its penalty, than the play was made from', () => {
    const lines = ['>a: AEMICIO 8F MICIO +16 16', '>a: AEMICIZ -- -16 0'];
    const penalty = '>a: AEMICIO (challenge) -3 -3';
    expect(replayOf(FIGS, ...lines, penalty).findings).toMatchObject([
      { code: 'WITHDRAWN', line: 4, declared: 'AEMICIZ', computed: 'AEMICIO' },
    ]);
    const right = lines.map(line => line.replace('Z', 'O'));
    expect(replayOf(FIGS, ...right, penalty).findings).toEqual([]);
    expect(
      found(replayOf(FIGS, ...right, penalty.replace('OE', 'OZ').replace('IO ', 'IZ '))),
    ).toEqual(['WITHDRAWN 5']);
    const part = [lines[0] as string, '>a: EMI -- -16 0', penalty]; // told in part
    expect(replayOf(FIGS, ...part).findings).toEqual([]);
  });

  test.each([
    ['#rack1 AEQQBCD', 'RACK_TILES', 'more Q than were left'],
    ['#rack1 AEBCDFGH', 'RACK_SIZE', '8 tiles on the rack'],
    ['#rack1 BBCDFGH', 'RACK_KEPT', 'AE was kept (line 3)'],
  ])('a rack at the end that cannot be: %s', (line, code, message) => {
    const { findings } = replayOf(FIGS, MICIO, ORDA, line);
    expect(findings).toMatchObject([{ code, line: 5 }]);
    expect(english(findings[0]!.fact)).toContain(message);
  });

  test('racks at the end that hold one tile twice', () => {
    const racks = ['#rack1 AEBCDFQ', '#rack2 ESTUBCQ'];
    expect(found(replayOf(FIGS, MICIO, ORDA, ...racks))).toEqual(['RACK_TILES 6']);
  });

  test('tiles said to be left that the bag has no more', () => {
    const passes = Array.from({ length: 6 }, (_, index) => `>${'ab'[index % 2]}: - +0 0`);
    const left = ['>a: (QQAEIOU) -24 -24', '>b: (AAEEIIO) -7 -7'];
    expect(found(replayOf(FIGS, ...passes, ...left))).toContain('END_TILES 9');
  });
});

describe('challenges', () => {
  const laid = '>a: AEMICIO 8F MICIO +16 16';
  const back = '>a: AEMICIO -- -16 0';

  test.each([
    [FIGS, -3, 'art. 30'], // 20 % of 16 = 3.2
    [TEVERE_2007, -10, 'point 7'], // 10 % of 16 = 1.6, and M3 I1 C2 I1 O1 = 8
  ] as const)('%#: the penalty of a withdrawn play', (rules, points, article) => {
    const penalty = `>a: AEMICIO (challenge) ${points} ${points}`;
    expect(replayOf(rules, laid, back, penalty).findings).toEqual([]);
    expect(replayOf(rules, laid, back).findings).toMatchObject([
      { code: 'CHALLENGE', line: 3, declared: 0, computed: points, article },
    ]);
    const wrong = replayOf(rules, laid, back, '>a: AEMICIO (challenge) -5 -5');
    expect(wrong.findings).toMatchObject([{ declared: -5, computed: points, article }]);
  });

  test('a challenge lost costs the challenger a tenth', () => {
    expect(replayOf(FIGS, laid, '>b: ADERSTU (challenge) -2 -2').findings).toEqual([]);
    expect(replayOf(FIGS, laid, '>b: ADERSTU (challenge) -3 -3').findings).toMatchObject([
      { code: 'CHALLENGE', line: 4, declared: -3, computed: -2, article: 'art. 30' },
    ]);
  });

  test('another reading of the text is named', () => {
    const bingo = '>a: AEMORST 8D MAESTRO +80 80';
    const penalty = '>a: AEMORST (challenge) -6 -6';
    const replay = replayOf(FIGS, bingo, '>a: AEMORST -- -80 0', penalty);
    expect(english(replay.findings[0]!.fact)).toContain('it fits the reading play-value=words');
  });

  test.each([5, 10])('English clubs award %d points as they choose', points => {
    const award = `>a: AEMICIO (challenge) +${points} ${points + 16}`;
    const replay = replayOf(
      ENGLISH_RULES,
      '>a: AEMICIO 8F MICIO +18 18',
      award.replace(`${points + 16}`, `${points + 18}`),
    );
    expect([replay.findings, replay.mismatches]).toEqual([[], []]);
  });

  test('an award that no reading knows', () => {
    const replay = replayOf(
      ENGLISH_RULES,
      '>a: AEMICIO 8F MICIO +18 18',
      '>a: AEDDEGL (challenge) +7 25',
    );
    expect(found(replay)).toEqual(['CHALLENGE 4']);
  });
});

describe('exchanges', () => {
  test('an exchange of more tiles than the bag has', () => {
    const rules = tinyBag('AEMICIOADERSTUBB');
    const replay = replayOf(rules, '>a: AEMICIO -AEM +0 0');
    expect(replay.findings).toMatchObject([
      { code: 'EXCHANGE', line: 3, article: 'art. 34' },
      { code: 'EXCHANGE', line: 3, article: 'art. 34' },
    ]);
  });

  test('cambio secco keeps the turn, is allowed once, and an exchange may follow', () => {
    const change = ['>a: AEMICIO -AEMICIO +0 0', '#note #cambio-secco'];
    const next = ['>a: ABBCCDE -BB +0 0', '>b: ADERSTU - +0 0'];
    expect(replayOf(FIGS, ...change, ...next).findings).toEqual([]);
    const twice = replayOf(FIGS, ...change, ...change, '>a: ABBCCDE - +0 0');
    expect(twice.findings).toMatchObject([{ code: 'EXCHANGE', line: 5, article: 'art. 35' }]);
    const tevere = replayOf(TEVERE_2007, ...change, ...next);
    expect(tevere.findings).toMatchObject([{ code: 'EXCHANGE', line: 5, article: 'point 9' }]);
    expect(found(replayOf(ENGLISH_RULES, ...change))).toEqual(['EXCHANGE 3']);
  });

  test('an exchange told by number says nothing of what was kept', () => {
    const exchange = ['>a: AEMICIO -4 +0 0', '>b: ADERSTU - +0 0', '>a: BBCLNPR - +0 0'];
    expect(replayOf(FIGS, ...exchange).findings).toEqual([]);
    const whole = replayOf(FIGS, '>a: AEMICIO -7 +0 0');
    expect(whole.kept[0]?.every(count => count === 0)).toBe(true);
  });

  test('a full change changes the whole rack', () => {
    const replay = replayOf(FIGS, '>a: AEMICIO -AEM +0 0', '#note #cambio-secco');
    expect(replay.findings).toMatchObject([{ code: 'EXCHANGE', declared: 3, computed: 7 }]);
  });
});

describe('the end', () => {
  const rules = tinyBag('AEMICIOADERSTU');
  const english = { ...rules, end: ENGLISH_RULES.end };
  const out = [MICIO, ORDA, '>a: AE K8 AE +14 30']; // MICIOA 9, RE 3, AE 2

  test('FIGS: the other deducts, who went out gains nothing', () => {
    // E1 S2 T2 U3
    expect(replayOf(rules, ...out, '>b: ESTU (ESTU) -8 11').findings).toEqual([]);
    const gained = replayOf(rules, ...out, '>a: (ESTU) +16 46');
    expect(gained.findings).toMatchObject([
      { code: 'END', line: 6, declared: 16, computed: 0, article: 'art. 40' },
      { code: 'END', line: 6, declared: 0, computed: -8, article: 'art. 40' },
    ]);
  });

  test('English: twice the tiles of the other', () => {
    expect(replayOf(english, ...out, '>a: (ESTU) +16 46').findings).toEqual([]);
    const short = replayOf(english, ...out, '>a: (ESTU) +8 38');
    expect(short.findings).toMatchObject([{ code: 'END', declared: 8, computed: 16 }]);
  });

  test('points of the end that are missing', () => {
    expect(replayOf(rules, ...out).findings).toMatchObject([
      { code: 'END', line: 5, declared: 0, computed: -8, article: 'art. 40' },
    ]);
  });

  test('other tiles than can be left', () => {
    const replay = replayOf(rules, ...out, '>b: ESTT (ESTT) -7 12');
    expect(replay.findings[0]).toMatchObject({
      code: 'END_TILES',
      declared: 'ESTT',
      computed: 'ESTU',
    });
  });

  test('points for tiles while the game goes on', () => {
    expect(found(replayOf(FIGS, MICIO, '>b: ESTU (ESTU) -8 -8'))).toEqual(['END 4']);
  });

  test('a move behind the end; a pass there is a challenge that failed', () => {
    expect(found(replayOf(rules, ...out, '>b: ESTU 9K .T +3 22'))).toContain('AFTER_END 6');
    const passed = replayOf(rules, ...out, '>b: ESTU - +0 19', '>b: ESTU (ESTU) -8 11');
    expect([found(passed), passed.result.over]).toEqual([[], true]);
  });

  test('three passes each end the game, and each deducts', () => {
    const passes = ['>a: AEMICIO - +0 0', '>b: ADERSTU - +0 0'];
    const lost = ['>a: AEMICIO (AEMICIO) -10 -10', '>b: ADERSTU (ADERSTU) -16 -16'];
    const replay = replayOf(FIGS, ...passes, ...passes, ...passes, ...lost);
    expect(replay.findings).toEqual([]);
    expect(replay.result).toMatchObject({ over: true, end: { step: { article: 'art. 39b' } } });
  });

  test('racks that nobody tells leave the end open', () => {
    const replay = replayOf(
      FIGS,
      ...Array<string>(6)
        .fill('')
        .map((_, index) => (index % 2 === 0 ? '>a: - +0 0' : '>b: - +0 0')),
    );
    expect(replay.result).toMatchObject({
      over: false,
      fact: { code: 'left-unknown', player: 'Anna' },
    });
  });

  test('the time of the game is over: the scores stand', () => {
    const replay = replayOf(FIGS, MICIO, ORDA, '#note #time-over');
    expect(replay.findings).toEqual([]);
    expect(replay.computed).toEqual([16, 19]);
    expect(replay.result).toMatchObject({
      over: true, // nothing is taken, so the racks need not be known
      racks: [undefined, undefined],
      scores: { winner: 1, players: [{ final: 16 }, { final: 19 }] },
    });
    const counted = withReadings(FIGS, { 'time-up-racks': 'deducted' });
    expect(replayOf(counted, MICIO, ORDA, '#note #time-over').result.over).toBe(false);
    const told = replayOf(
      FIGS,
      MICIO,
      ORDA,
      '#note #time-over',
      '#rack1 AEBCDFG',
      '#rack2 ESTUVZA',
    );
    expect(told.result).toMatchObject({ over: true, end: { step: { article: 'art. 37' } } });
    expect(told.findings).toEqual([]);
  });
});

describe('overtime', () => {
  const rules = (edition: Rules): Rules => tinyBag('AEMICIOADERSTU', edition);
  const out = [MICIO, ORDA, '>a: AE K8 AE +14 30', '>b: ESTU (ESTU) -8 11'];

  test.each([
    ['figs, any of it', FIGS, '>b: (time) -30 -19', '#note #overtime 0:42'],
    ['figs, without a note', FIGS, '>b: (time) -30 -19', '#mark'],
    ['2008, 2 minutes and part', FIGS_2008, '>b: (time) -60 -49', '#note #overtime 2:10'],
    ['Tevere, 3 minutes bought', TEVERE_2007, '>b: (time) -30 -19', '#note #overtime bought 3'],
  ] as const)('%s', (_, edition, line, note) => {
    expect(replayOf(rules(edition), ...out, line, note).findings).toEqual([]);
  });

  test.each([
    [FIGS, '>b: (time) -20 -9', '#note #overtime 0:42', -30, 'art. 37'],
    [FIGS_2008, '>b: (time) -20 -9', '#note #overtime 1:10', -40, 'art. 39'],
    [TEVERE_2007, '>b: (time) -10 1', '#note #overtime bought 3', -30, 'point 10'],
    [FIGS, '>b: (time) -25 -14', '#mark', 0, 'art. 37'],
    [FIGS, '>b: (time) -30 -19', '#note #overtime 1:30', -30, 'art. 37'],
    [FIGS_2008, '>b: (time) -80 -69', '#note #overtime 4:00', -60, 'art. 39'],
    [TEVERE_2007, '>b: (time) -90 -79', '#note #overtime bought 9', -50, 'point 10'],
  ] as const)('%#: another sum is found', (edition, line, note, computed, article) => {
    const { findings } = replayOf(rules(edition), ...out, line, note);
    expect(findings[0]).toMatchObject({ code: 'TIME', line: 7, computed, article });
  });

  test('figs: more than the minute there is keeps its penalty', () => {
    const replay = replayOf(rules(FIGS), ...out, '>b: (time) -30 -19', '#note #overtime 1:30');
    expect(replay.findings.map(({ fact }) => english(fact))).toEqual([
      '-30 for overtime: 1:30 of overtime, there are 1 min; counted as overtime used, 1:00: −30',
    ]);
    expect(replay.result).toMatchObject({ scores: { players: [{ final: 30 }, { final: -19 }] } });
  });

  test('the scores by the rules hold the end and the overtime', () => {
    const lines = [...out, '>b: (time) -30 -19'];
    const replay = replayOf(rules(FIGS), ...lines);
    expect([replay.computed, replay.declared]).toEqual([
      [30, -19],
      [30, -19],
    ]);
    expect(replayOf(rules(FIGS), ...lines.slice(0, 2)).computed).toEqual([16, 19]);
    const unknown = replayOf(FIGS, MICIO, ORDA, '>b: (time) -30 -11');
    expect(unknown.computed).toEqual([undefined, undefined]);
  });

  test('what is missing at the end is told with its own article', () => {
    const replay = replayOf(rules(FIGS), ...out.slice(0, 3), '>b: (time) -30 -11');
    expect(replay.findings).toMatchObject([{ code: 'END', computed: -38, article: 'art. 40' }]);
  });

  test('figs: overtime used up, and set below the opponent when still ahead', () => {
    // a: 30 − 50 = −20, b: 19 − 8 = 11 deducted by each under art. 39c: a holds nothing
    const replay = replayOf(rules(FIGS), ...out, '>a: (time) -50 -20', '#note #overtime used-up');
    expect(replay.findings).toEqual([]);
    expect(replay.result).toMatchObject({ over: true, scores: { winner: 1 } });
  });

  test('2008: the winner gets a conventional score', () => {
    // a used up: 30 − 60 = −30; b: 11, real margin 41, 2 minutes left × 20: 81 ahead → 51
    const replay = replayOf(
      rules(FIGS_2008),
      ...out,
      '>a: (time) -60 -30',
      '#note #overtime used-up',
      '>b: (challenge) +40 51',
      '#note #conventional-score minutes-left 2',
    );
    expect(replay.findings).toEqual([]);
    expect(replay.result).toMatchObject({ scores: { players: [{ final: -30 }, { final: 51 }] } });
  });
});
