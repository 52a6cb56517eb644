// Trainings on the desk, with a small lexicon and no database: what the page is told of a round and when, and what is
// kept.
import { createEngine, duplicate, rulesEdition } from 'leggio';
import { expect, test } from 'vitest';
import { LEXICON } from '../../../testing/lexicon.js';
import { squaresOf } from '../move-filter.js';
import { createTrainingDesk } from './desk.js';
import type { KeptTraining, LaidPairs } from './kept.js';
import type { BadLedger, Training, TrainingRequest } from './messages.js';

const desk = createTrainingDesk({
  lexicon: LEXICON,
  leavesFor: async () => undefined,
  explain: async words => new Map(words.map(word => [word, `${word}: nessuna tabella`])),
});
const engine = createEngine({ lexicon: LEXICON, rules: rulesEdition('figs') });

const FREE: TrainingRequest = {
  ...{ kind: 'sfida', rules: 'figs', preset: 'figs', rounds: 3, seed: 'prova', seconds: 0 },
};

/** The same game by the top, which its players are not told. */
const BY_TOP = duplicate.run(engine, { seed: 'prova', options: { rounds: 3 }, notation: 'figs' });

async function begun(request: TrainingRequest): Promise<Training> {
  const answer = await desk.begin(request, 'it');
  if (answer.kind !== 'training') throw new Error(answer.reason);
  return answer;
}

const of = ({ id, revision }: Training) => ({ id, revision });

/** The tiles of the top of a round. */
function topOf(round: number, game = BY_TOP): LaidPairs {
  const play = game.state.closed[round - 1]!.play;
  return squaresOf(play)
    .filter(({ tile }) => tile !== '.')
    .map(({ square, tile }) => [square, tile]);
}

test('a game alone: a top found, one missed, one not written; its ledger follows', async () => {
  const first = await begun(FREE);
  expect(first).toMatchObject({ phase: 'open', at: 1, seed: 'prova', rounds: 3, isKept: false });
  expect(first.open).not.toHaveProperty('top');
  expect(JSON.stringify(first)).not.toContain(BY_TOP.state.closed[0]!.play.word);

  const found = await desk.answer({ ...of(first), laid: topOf(1), isLate: false }, 'it');
  const { top, tops } = BY_TOP.state.closed[0]!;
  expect(found).toMatchObject({ phase: 'told', at: 1, score: top, percent: 100, tops: 1 });
  expect(found.done[0]).toMatchObject({ top, tops: tops.length, isTop: true, better: 0 });
  expect(found.done[0]?.own).toMatchObject({ verdict: 'valid', note: '', score: top });
  expect(found.open).toBeUndefined();

  const second = await desk.next(of(found), 'it');
  expect(second.open?.rack).toBe(BY_TOP.state.draws[1]!.rack);
  const rack = second.open!.rack.replaceAll('?', 'A');
  const anchor = topOf(1)[0]![0];
  const wrong: LaidPairs = [...rack.slice(0, 2)].map((tile, index) => [
    anchor + 15 * (index + 1),
    tile,
  ]);
  const missed = await desk.answer({ ...of(second), laid: wrong, isLate: false }, 'it');
  expect(missed.done[1]).toMatchObject({ isTop: false, percent: 0, isShown: false });
  expect(missed.done[1]!.better).toBe(
    engine.plays(duplicate.roundPosition(BY_TOP.state, 2)).length,
  );
  expect(missed.done[1]!.own.note).not.toBe('');

  const third = await desk.next(of(missed), 'it');
  const empty = await desk.answer({ ...of(third), laid: [], isLate: true }, 'it');
  expect(empty).toMatchObject({ phase: 'told', isLast: true });
  const over = await desk.next(of(empty), 'it');
  expect(over).toMatchObject({ phase: 'over', tops: 1, score: top });
  const ledger = await desk.file(over.id, 'it');
  expect(duplicate.verify(ledger, engine).fault).toBeUndefined();
  expect(duplicate.parse(ledger).state.closed.map(({ play }) => play)).toEqual(
    BY_TOP.state.closed.map(({ play }) => play),
  );
});

test('tiles that no slip can tell are refused, and are an empty slip once the time is over', async () => {
  const first = await begun({ ...FREE, seconds: 60 });
  const laid: LaidPairs = [
    [0, first.open!.rack.replace('?', 'a')[0]!],
    [32, 'A'],
  ];
  await expect(desk.answer({ ...of(first), laid, isLate: false }, 'it')).rejects.toMatchObject({
    code: 'DUPLICATE_PLAY',
  });
  const late = await desk.answer({ ...of(first), laid, isLate: true }, 'it');
  expect(late.done[0]?.own).toMatchObject({ verdict: 'none', word: '' });
});

test('what lies on the board is there again, and a step of another window is not taken twice', async () => {
  const first = await begun(FREE);
  await desk.keep({ ...of(first), laid: topOf(1) }, 'it');
  const again = await desk.open(first.id, 'it');
  expect(again.open?.laid).toEqual(topOf(1));
  await desk.answer({ ...of(first), laid: topOf(1), isLate: false }, 'it');
  const late = await desk.answer({ ...of(first), laid: [], isLate: false }, 'it');
  expect(late).toMatchObject({ isOther: true, phase: 'told', tops: 1 });
});

test('topping ends with the top; hints are asked for in any order and add to the time', async () => {
  const first = await begun({ ...FREE, kind: 'caccia' });
  const other = [...engine.plays(duplicate.roundPosition(BY_TOP.state, 1))].at(-1)!;
  const laid: LaidPairs = squaresOf(other)
    .filter(({ tile }) => tile !== '.')
    .map(({ square, tile }) => [square, tile]);
  const tried = await desk.attempt({ ...of(first), laid }, 'it');
  expect(tried).toMatchObject({ phase: 'open' });
  expect(tried.open?.tries).toMatchObject([{ isValid: true, note: '' }]);
  expect(JSON.stringify(tried.open)).not.toContain('score');
  let now = tried;
  for (const hint of ['first', 'square', 'count', 'first'] as const) {
    now = await desk.hint({ ...of(now), hint }, 'it');
  }
  expect(now.open?.hints).toEqual([
    { kind: 'first', tile: topOf(1)[0]![1] },
    { kind: 'square', place: expect.stringMatching(/^[A-O]\d+ (orizz|vert)\.$/) },
    { kind: 'count', tiles: topOf(1).length },
  ]);
  const found = await desk.attempt({ ...of(now), laid: topOf(1) }, 'it');
  expect(found.done[0]).toMatchObject({ isTop: true, penalty: 70, hints: 3, isShown: false });
  const next = await desk.next(of(found), 'it');
  const shown = await desk.show(of(next), 'it');
  expect(shown.done[1]).toMatchObject({ isTop: false, isShown: true, penalty: 180 });
  const end = await desk.end(of(shown), 'it');
  expect(end).toMatchObject({ phase: 'over' });
  expect(duplicate.verify(await desk.file(end.id, 'it'), engine).fault).toBeUndefined();
});

test('an evening is played again on its racks, and one sees where one would have come', async () => {
  let evening = duplicate.new(engine, {
    seed: 'serata',
    players: ['Anna', 'Bruno'],
    options: { rounds: 2 },
  });
  for (let round = 1; round <= 2; round++) {
    const { at, word } = engine.plays(duplicate.roundPosition(evening.state, round)).at(0)!;
    const claimed = null;
    evening = duplicate.slips(evening, engine, [
      {
        round,
        player: 'Anna',
        square: at,
        word: word.replace(/[a-z]/g, jolly => `(${jolly.toUpperCase()})`),
        claimed,
      },
      { round, player: 'Bruno', square: '', word: '', claimed },
    ]);
    evening = duplicate.next(evening, engine);
  }
  const text = duplicate.format(evening);
  const bytes = new TextEncoder().encode(text);
  const first = await begun({ kind: 'replica', seconds: 0, name: 'Serata.jsonl', bytes });
  expect(first).toMatchObject({ title: 'Serata', rounds: 2, ranks: [{}, {}, {}] });
  const one = await desk.answer({ ...of(first), laid: topOf(1, evening), isLate: false }, 'it');
  expect(one.done[0]?.others.map(({ player, score }) => [player, score])).toEqual([
    ['Anna', evening.state.closed[0]!.top],
    ['Bruno', 0],
  ]);
  const two = await desk.next(of(one), 'it');
  expect(two.open?.rack).toBe(evening.state.draws[1]!.rack);
  const last = await desk.answer({ ...of(two), laid: [], isLate: false }, 'it');
  const over = await desk.next(of(last), 'it');
  expect(over.ranks.map(({ rank, player, isOwn }) => [rank, player, isOwn])).toEqual([
    [1, 'Anna', false],
    [2, '', true],
    [3, 'Bruno', false],
  ]);
  const lines = text.trimEnd().split('\n');
  const forged = new TextEncoder().encode(`${lines.toSpliced(4, 1).join('\n')}\n`);
  const bad = (await desk.begin(
    { kind: 'replica', seconds: 0, name: 'x', bytes: forged },
    'it',
  )) as BadLedger;
  expect(bad).toMatchObject({ kind: 'badLedger', line: 5 });
});

test('the daily game is the same for all, counts once, and its day is kept', async () => {
  const day = '2026-11-25';
  const first = await begun({ kind: 'oggi', day });
  const again = await begun({ kind: 'oggi', day });
  expect([first.counts, again.counts]).toEqual([true, false]);
  expect(first).toMatchObject({ seed: 'leggio 2026-11-25', rounds: 5, seconds: 180 });
  expect(again.open?.rack).toBe(first.open?.rack);
  await expect(desk.end(of(first), 'it')).rejects.toMatchObject({ code: 'DUPLICATE_OVER' });
  let now = first;
  while (now.phase !== 'over') {
    now =
      now.phase === 'open'
        ? await desk.answer({ ...of(now), laid: [], isLate: false }, 'it')
        : await desk.next(of(now), 'it');
  }
  const [kept] = await desk.days(undefined, 'it');
  expect(kept).toMatchObject({ day, id: first.id, isDone: true });
  expect(kept?.rounds.map(({ top }) => top)).toEqual(now.done.map(({ top }) => top));
});

test('a backup is read field by field, and what it brings is refused whole where one is wrong', async () => {
  await begun(FREE);
  const backup = JSON.parse(JSON.stringify(await desk.give(undefined, 'it'))) as {
    sessions: KeptTraining[];
    days: unknown[];
  };
  expect(await desk.faultIn(backup, 'it')).toBe('');
  expect(await desk.conflicts(backup, 'it')).toBe(0);
  const [first, ...rest] = backup.sessions;
  const fault = (change: object): Promise<string> =>
    desk.faultIn({ ...backup, sessions: [{ ...first, ...change }, ...rest] }, 'it');
  expect(await fault({ kind: 'altro' })).toContain('training.sessions[0].kind: none of');
  expect(await fault({ strange: 1 })).toBe('training.sessions[0].strange: no such field');
  expect(await fault({ ledger: first!.ledger.replace('"rack":"', '"rack":"X') })).toMatch(
    /^training\.sessions\[0\]\.ledger:\d+: /,
  );
  expect(await fault({ at: 40, isOver: false })).toContain('round 40 was not begun');
  const days = [...backup.days, { day: '25/11/2026' }];
  expect(await desk.faultIn({ ...backup, days }, 'it')).toContain('.day: not like');
  const changed = { ...backup, sessions: [{ ...first, changed: 1 }, ...rest] };
  expect(await desk.conflicts(changed, 'it')).toBe(1);
  await desk.take({ value: changed, isReplacing: false }, 'it');
  expect(await desk.conflicts(changed, 'it')).toBe(1);
  await desk.take({ value: changed, isReplacing: true }, 'it');
  expect(await desk.conflicts(changed, 'it')).toBe(0);
});
