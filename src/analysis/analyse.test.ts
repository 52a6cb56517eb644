// The analysis of a game: what each turn lost, what was missed, what could not be judged.
import { describe, expect, test } from 'vitest';
import { createEngine } from '../engine/engine.js';
import { csvLine } from '../files/csv.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { staleReasons } from '../game/hashes.js';
import { reportLines } from '../report/lines.js';
import { FIGS, FIGS_2008 } from '../rules/editions.js';
import { withReadings } from '../rules/readings.js';
import { gameOf, readGame } from '../testing/games.js';
import { LEXICON, WORDS } from '../testing/lexicon.js';
import { createSpeech } from '../wording/speech.js';
import { turnText } from '../wording/turn.js';
import { analyseGame, type GameAnalysis } from './analyse.js';
import { analysisJson, SUMMARY_COLUMNS, summaryRows } from './data.js';
import type { PlayFinder } from './play-finder.js';

const EN = createSpeech('en');

const engine = createEngine({ lexicon: LEXICON });

function engineOf(...words: readonly string[]): PlayFinder {
  return createEngine({ lexicon: lexiconFromWords(words) });
}

const figs: Promise<GameAnalysis> = analyseGame(readGame('figs'), engine);

describe('turns', () => {
  test('every valid play of a known rack is one of the plays, with its score', async () => {
    const { turns } = await figs;
    let compared = 0;
    for (const { turn, phoneys, rank, plays } of turns) {
      if (turn.move?.kind !== 'play' || phoneys.length > 0) continue;
      const list = [...engine.plays(turn.position)];
      const { word, score } = turn.move;
      expect(list.some(play => play.word === word && play.score === score)).toBe(true);
      expect(rank).toBe(1 + list.filter(play => play.score > score).length);
      expect(plays).toBe(list.length);
      compared++;
    }
    expect(compared).toBe(41);
  });

  test('what a turn lost is the best play less the play made', async () => {
    const { turns } = await figs;
    for (const { turn, loss, best, phoneys } of turns) {
      if (phoneys.length > 0 || turn.isFullChange) continue;
      expect(loss).toBe(((best[0]?.score ?? 0) - turn.event.score) * 1000);
      expect(best).toEqual(engine.top(turn.position, { count: 5 }));
    }
  });

  test('a phoney withdrawn loses its turn and its penalty', async () => {
    const [first] = (await figs).turns;
    expect(first).toMatchObject({
      phoneys: ['MAMOSOU'],
      rank: undefined,
      challenge: { points: 101 },
    });
    expect(first?.loss).toBe(((first?.best[0]?.score ?? 0) + 17) * 1000);
    expect(turnText(first!.challenge!, EN)).toContain('art. 30: 20 % of 84 = 16.8 → 17');
  });

  test('a phoney that stood says what a challenge was worth', async () => {
    const phoneys = (await figs).turns.filter(each => each.phoneys.length > 0);
    expect(phoneys.map(({ turn }) => turn.withdrawn)).toEqual([true, false]);
    expect(phoneys[1]).toMatchObject({ phoneys: ['TALONI'], challenge: { points: 26 } }); // 22 + 4
  });

  test('a phoney that brought more than any play lost nothing', async () => {
    const game = gameOf('>a: AEMICIO 8D MICIOEA +70 70');
    const { turns } = await analyseGame(game, engineOf('MICIO'));
    expect(turns[0]?.loss).toBe(0);
  });

  test('a challenge that was lost is told with its arithmetic', async () => {
    const lost = (await figs).turns.filter(({ remarks }) => remarks.length > 0);
    expect(lost.map(({ remarks }) => remarks.map(fact => turnText(fact, EN)))).toEqual([
      ['challenge lost: art. 30: 10 % of 29 = 2.9 → 3'],
    ]);
  });

  test('a play withdrawn although its contested words are valid', async () => {
    const events = [
      '>a: AEMICIO 8F MICIO +16 16',
      '#note #contested MICIO',
      '>a: AEMICIO -- -16 0',
    ];
    const { turns } = await analyseGame(gameOf(...events), engineOf('MICIO'));
    expect(turns[0]?.remarks).toEqual([{ code: 'withdrawn-valid', words: ['MICIO'] }]);
  });

  test('a challenge lost on a word that is not valid', async () => {
    const events = ['>a: AEMICIO 8F MICIO +16 16', '>b: ADERSTU (challenge) -2 -2'];
    const { turns } = await analyseGame(gameOf(...events), engineOf('DARE'));
    expect(turns[0]?.remarks[1]).toEqual({ code: 'lost-though-invalid', words: ['MICIO'] });
  });

  test('bingos there were, found and missed', async () => {
    const { turns, players } = await figs;
    const possible = turns.filter(({ bingo }) => bingo !== undefined);
    for (const { bingo } of possible) expect(bingo?.bingo).toBe(true);
    const found = possible.filter(({ turn }) => turn.sheet?.bonus === 50);
    expect(found.map(({ turn }) => turn.number)).toEqual([16]);
    expect(players[0]?.bingosFound).toBe(1);
    const sum = players.reduce((all, { bingosPossible }) => all + bingosPossible, 0);
    expect(sum).toBe(possible.length);
  });
});

describe('what cannot be judged', () => {
  test.each([
    ['>a: MICIO 8F MICIO +16 16', '5 of 7 tiles of the rack are known'],
    ['>a: 8F MICIO +16 16', 'the rack is not known'],
    ['>a: QQAEIOU -QQ +0 0', 'the rack ?QQ was not possible'],
    ['>a: AEMICOO 8F MICIO +16 16', 'tiles played are not on the rack'],
    ['>a: AEMICIO 8F MIC.O +16 16', 'the play cannot be laid'],
  ])('%s', async (line, reason) => {
    const { turns, players } = await analyseGame(gameOf(line), engine);
    expect(turns[0]).toMatchObject({ loss: undefined, rank: undefined, best: [] });
    expect(turnText(turns[0]!.unjudged!, EN)).toBe(
      reason.replace('?QQ', turns[0]?.turn.position.rack ?? ''),
    );
    expect(players[0]).toMatchObject({ judged: 0, averageLoss: undefined, accuracy: undefined });
  });

  test('turns behind a play that could not be laid', async () => {
    const game = gameOf('>a: AEMICIO 8F MIC.O +16 16', '>b: ADERSTU 8H DARE +24 24');
    const { turns } = await analyseGame(game, engine);
    expect(turns[1]?.unjudged).toEqual({ code: 'board-unknown', line: 3 });
  });
});

describe('players', () => {
  test('average lost and accuracy', async () => {
    // 8D MICIO has M on a doubled letter: (6 + 1 + 2 + 1 + 1) × 2 = 22
    const game = gameOf('>a: AEMICIO 8F MICIO +16 16', '>b: ADERSTU - +0 0');
    const { turns, players } = await analyseGame(game, engineOf('MICIO', 'ORDE'));
    const best = turns[1]?.best[0]?.score ?? 0;
    expect(best).toBeGreaterThan(0);
    expect(players[0]).toMatchObject({ averageLoss: 6000, tops: 0 });
    expect(players[0]?.accuracy).toBeCloseTo(72.73, 2); // 16 of 22
    expect(players[1]).toMatchObject({ averageLoss: best * 1000, accuracy: 0, tops: 0 });
  });

  test('no average rests on less than half of the turns', async () => {
    const blind = ['>a: 8F MICIO +16 16', '>b: - +0 0'];
    const seen = ['>a: AEBCDFG - +0 16', '>b: ADERSTU - +0 0'];
    const finder = engineOf('MICIO', 'AREE');
    const third = await analyseGame(gameOf(...blind, '>a: - +0 16', '>b: - +0 0', ...seen), finder);
    expect(third.players[0]).toMatchObject({ turns: 3, judged: 1, averageLoss: undefined });
    expect(third.players[1]).toMatchObject({ turns: 3, judged: 1, accuracy: undefined });
    expect(reportLines(third).join('\n')).toContain(
      'Anna: 1 of 3 turns judged: too few for an average',
    );
    expect(analysisJson(third)).toMatchObject({ players: [{ averageLoss: null }, {}] });
    const half = await analyseGame(gameOf(...blind, ...seen), finder);
    expect(half.players[1]).toMatchObject({ turns: 2, judged: 1 });
    expect(half.players[1]?.averageLoss).toBeDefined();
  });

  test('a valid play that was withdrawn is counted, and told', async () => {
    const game = gameOf('>a: AEMICIO 8F MICIO +16 16', '>a: AEMICIO -- -16 0');
    const analysis = await analyseGame(game, engineOf('MICIO'));
    const [anna] = analysis.players;
    expect(anna).toMatchObject({ phoneys: 0, phoneysWithdrawn: 0, validWithdrawn: 1 });
    expect(reportLines(analysis).join('\n')).toContain('valid plays withdrawn 1');
    const row = summaryRows('x.gcg', analysis)[0];
    expect(row?.[SUMMARY_COLUMNS.indexOf('valid_withdrawn')]).toBe('1');
    const phoney = await analyseGame(game, engineOf('DARE'));
    expect(phoney.players[0]).toMatchObject({ phoneysWithdrawn: 1, validWithdrawn: 0 });
  });

  test('not all lists of plays are kept at once', async () => {
    const passes = Array.from({ length: 100 }, (_, index) => `>${'ab'[index % 2]}: AEIORST - +0 0`);
    const finder = engineOf('MICIO');
    let asked = 0;
    let done = 0;
    let most = 0;
    const watched: PlayFinder = {
      ...finder,
      plays: position => {
        most = Math.max(most, ++asked - done);
        return finder.plays(position);
      },
    };
    await analyseGame(gameOf(...passes), watched, { onTurn: () => done++ });
    expect([asked, most]).toEqual([100, 32]);
  });

  test('turns come in order to whoever listens', async () => {
    const seen: number[] = [];
    const parts: GameAnalysis[] = [];
    const whole = await analyseGame(readGame('figs'), engine, {
      onTurn: ({ turn }) => seen.push(turn.number),
      onPart: part => parts.push(part),
    });
    expect(parts.map(part => part.turns.length)).toEqual([0, ...seen]);
    expect(parts.at(-1)).toEqual({ ...whole, balance: undefined });
    expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
  });
});

describe('what it was made with', () => {
  test('another lexicon or another reading makes an analysis stale', async () => {
    const { madeWith } = await figs;
    expect(staleReasons(madeWith, LEXICON, FIGS)).toEqual([]);
    const other = lexiconFromWords(WORDS.slice(1), 'frozen');
    expect(staleReasons(madeWith, other, FIGS)).toHaveLength(1);
    expect(staleReasons(madeWith, LEXICON, FIGS_2008)).toHaveLength(1);
    const read = withReadings(FIGS, { 'play-value': 'words' });
    expect(staleReasons(madeWith, other, read)).toHaveLength(2);
  });
});

describe('reports', () => {
  test('the terminal report says every turn, every player and how it ended', async () => {
    const lines = reportLines(await figs);
    expect(lines[0]).toBe('Circolo della Lampara, terzo turno');
    expect(lines.filter(line => /^ {2,4}\d+ {2}/.test(line))).toHaveLength(45);
    expect(lines).toContain('  art. 40: tiles left: ? 7 + R 2 = 9 → −9');
    expect(lines).toContain('  art. 37: overtime used, 0:42: −30');
    expect(lines.join('\n')).toMatch(/MAMOSOU \(withdrawn\)/);
  });

  test('JSON holds hashes, turns and result, and nothing that JSON drops', async () => {
    const analysis = await figs;
    const json = analysisJson(analysis) as Record<string, unknown[]>;
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
    expect(json).toMatchObject({
      madeWith: { rules: { id: 'figs' }, lexicon: { name: 'frozen' } },
    });
    expect(json.turns).toHaveLength(45);
  });

  test('JSON holds the final score by the rules, end and overtime included', async () => {
    const analysis = await figs;
    expect(analysisJson(analysis)).toMatchObject({
      encoding: { name: 'utf-8', known: 'header' },
      players: [
        { declared: 530, computed: 530 },
        { declared: 418, computed: 418 },
      ],
      result: { players: [{ before: 539, final: 530 }, { final: 418 }] },
    });
  });

  test('a name that begins a formula is harmless in the summary', async () => {
    const game = gameOf('>a: AEMICIO 8F MICIO +16 16');
    const players = [{ nick: 'a', name: '=1+1' }, game.players[1]!];
    const rows = summaryRows('+x.gcg', await analyseGame({ ...game, players }, engine)).map(
      csvLine,
    );
    expect(rows[0]).toMatch(/^'\+x.gcg,'=1\+1,16,/);
  });

  test('a row of the summary for each player', async () => {
    const rows = summaryRows('figs.gcg', await figs);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toHaveLength(SUMMARY_COLUMNS.length);
    expect(rows[1]?.slice(0, 4)).toEqual(['figs.gcg', 'Bruno Mela', '418', '418']);
    expect(csvLine(['a,b', 'say "x"', 'c'])).toBe('"a,b","say ""x""",c');
  });
});
