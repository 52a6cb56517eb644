// Games written down move by move: what follows from what was laid.
import { describe, expect, test } from 'vitest';
import { FIGS } from '../../rules/editions.js';
import { readGame, tinyBag } from '../../testing/games.js';
import { formatGcg } from '../gcg/format.js';
import type { GcgGame } from '../gcg/game.js';
import { isFullChange, overtimeTag } from '../gcg/tags.js';
import { type GameRecord, type RecordedEntry, recordGame } from './record.js';

const PLAYERS = ['Anna Però', 'Bruno Mela'];

function textOf(entries: readonly RecordedEntry[], players = PLAYERS, rules = FIGS): string[] {
  return formatGcg(recordGame({ players, entries }, rules).game).trimEnd().split('\n');
}

describe('what follows from the moves', () => {
  test('turns, points and totals', () => {
    const lines = textOf([
      { kind: 'play', rack: 'MICIOAE', at: '8F', tiles: 'MICIO' },
      { kind: 'exchange', tiles: 'UUQ', count: 3 },
      { kind: 'play', at: 'J8', tiles: '.RA' },
      { kind: 'pass' },
    ]);
    expect(lines.slice(1)).toEqual([
      '#player1 Anna Anna Però',
      '#player2 Bruno Bruno Mela',
      '>Anna: MICIOAE 8F MICIO +16 16',
      '>Bruno: -UUQ +0 0',
      '>Anna: J8 .RA +6 22',
      '>Bruno: - +0 0',
    ]);
  });

  test('a play taken back costs what the edition says, one that stands costs its challenger', () => {
    const play = { kind: 'play', rack: 'AMMOOSU', at: '8D', tiles: 'MAMOSOU' } as const;
    expect(textOf([play, { kind: 'withdrawn' }]).slice(3)).toEqual([
      '>Anna: AMMOOSU 8D MAMOSOU +84 84',
      '>Anna: -- -84 0',
      '>Anna: (challenge) -17 -17',
    ]);
    expect(textOf([play, { kind: 'upheld', by: 1 }]).at(-1)).toBe('>Bruno: (challenge) -8 -8');
    const { next, position } = recordGame(
      { players: PLAYERS, entries: [play, { kind: 'withdrawn' }] },
      FIGS,
    );
    expect([next, position.rack]).toEqual([1, '']);
    expect(position.tiles.every(tile => tile === 0)).toBe(true);
  });

  test('who changes the whole rack moves again', () => {
    const change = { kind: 'exchange', rack: 'AMNOOPR', tiles: 'AMNOOPR', count: 7 } as const;
    const { game, next } = recordGame(
      { players: PLAYERS, entries: [{ ...change, isFullChange: true }] },
      FIGS,
    );
    expect(next).toBe(0);
    expect(game.events.map(isFullChange)).toEqual([true]);
  });

  test('a play that cannot be laid has no points, and is a finding in its line', () => {
    const entries = [
      { kind: 'play', at: '8F', tiles: 'MICIO' },
      { kind: 'play', at: '8F', tiles: 'GATTO' },
    ] as const;
    const { replay, lines, game } = recordGame({ players: PLAYERS, entries }, FIGS);
    expect(game.events[1]?.score).toBe(0);
    expect(replay.findings.find(({ code }) => code === 'BOARD')?.line).toBe(lines[1]);
  });
});

describe('the end', () => {
  const rules = tinyBag('AEEIIOOMICIRTZQU');

  test('what is left is taken off, where the moves tell it', () => {
    const small = tinyBag('MICIOAERATQUZI');
    const entries: RecordedEntry[] = [
      { kind: 'play', rack: 'MICIOAE', at: '8F', tiles: 'MICIO' },
      { kind: 'pass', rack: 'RATQUZI' },
      { kind: 'play', rack: 'AE', at: '7F', tiles: 'AE' },
      { kind: 'end', racks: [] },
    ];
    const lines = textOf(entries, PLAYERS, small);
    expect(lines.at(-1)).toMatch(/^>Bruno: AIQRTUZ \(AIQRTUZ\) -\d+ -\d+$/);
    expect(recordGame({ players: PLAYERS, entries }, small).replay.findings).toEqual([]);
  });

  test('what the moves do not tell is asked for, and then reckoned', () => {
    const passes: RecordedEntry[] = Array.from({ length: 6 }, () => ({ kind: 'pass' }));
    const untold = recordGame(
      { players: PLAYERS, entries: [...passes, { kind: 'end', racks: [] }] },
      rules,
    );
    expect(untold.replay.result).toMatchObject({ over: false, fact: { code: 'left-unknown' } });
    const racks = ['AEEIIOO', 'MICIRTZ'];
    const told = textOf([...passes, { kind: 'end', racks }], PLAYERS, rules);
    expect(told.slice(-2)).toEqual([
      expect.stringMatching(/^>Anna: AEEIIOO \(AEEIIOO\) -7 -7$/),
      expect.stringMatching(/^>Bruno: MICIRTZ \(MICIRTZ\) -\d+ -\d+$/),
    ]);
  });

  test('overtime has its penalty and its note', () => {
    const { game } = recordGame(
      {
        players: PLAYERS,
        entries: [{ kind: 'pass' }, { kind: 'overtime', player: 1, seconds: 42 }],
      },
      FIGS,
    );
    expect(game.events.at(-1)).toMatchObject({ kind: 'time', player: 1, score: -30 });
    expect(overtimeTag(game.events.at(-1)!)).toEqual({ seconds: 42 });
  });
});

test('names become nicks of one word, no two alike, whatever they hold', () => {
  const evil = '<script>alert(1)</script>\n>x: AB 8H AB +1 1';
  const { game } = recordGame({ players: ['Anna B', 'anna C', '', evil], entries: [] }, FIGS);
  expect(game.players).toEqual([
    { nick: 'Anna', name: 'Anna B' },
    { nick: 'anna2', name: 'anna C' },
    { nick: '3', name: '3' },
    { nick: 'script', name: '<script>alert(1)</script> >x: AB 8H AB +1 1' },
  ]);
  expect(game.events).toEqual([]);
});

/** What a scorer would have written of a game that is a file. */
function entriesOf({ events }: GcgGame): RecordedEntry[] {
  return events.flatMap((event, index): RecordedEntry[] => {
    const rack = event.rack === undefined ? {} : { rack: event.rack };
    const before = events[index - 1];
    switch (event.kind) {
      case 'play':
        return [{ kind: 'play', ...rack, at: event.at, tiles: event.tiles }];
      case 'pass':
        return [{ kind: 'pass', ...rack }];
      case 'exchange': {
        const tiles = event.tiles === undefined ? {} : { tiles: event.tiles };
        const full = isFullChange(event) ? { isFullChange: true } : {};
        return [{ kind: 'exchange', ...rack, ...tiles, count: event.count, ...full }];
      }
      case 'withdrawn':
        return [{ kind: 'withdrawn' }];
      case 'challenge':
        return before?.kind === 'withdrawn' ? [] : [{ kind: 'upheld', by: event.player }];
      case 'time':
        return [{ kind: 'overtime', player: event.player, seconds: overtimeTag(event)!.seconds! }];
      default:
        return [];
    }
  });
}

test('a whole game written down again has the points of its file, and nothing wrong with it', () => {
  const file = readGame('figs');
  const record: GameRecord = {
    players: file.players.map(({ name }) => name),
    pragmas: file.pragmas,
    entries: [...entriesOf(file), { kind: 'end', racks: [] }],
  };
  const { game, replay } = recordGame(record, FIGS);
  const points = (each: GcgGame): Map<number, number> =>
    new Map(each.events.map(({ player, total }) => [player, total]));
  expect(points(game)).toEqual(points(file));
  expect(replay.mismatches).toEqual([]);
  expect(replay.findings).toEqual([]);
  expect(replay.computed).toEqual([530, 418]);
});
