// Whole games against itself: the referee plays them again from their GCG and finds nothing, and every choice is
// the best there is by plain reckoning.
import { describe, expect, test } from 'vitest';
import {
  countTiles,
  createCounts,
  formatRack,
  sumOf,
  type TileCounts,
  without,
} from '../../alphabet/tile-counts.js';
import { parseRack } from '../../board/rack.js';
import { recordedGcg } from '../../cli/shared/recorded-gcg.js';
import { lexiconFromWords } from '../../gaddag/lexicon.js';
import { formatGcg } from '../../game/gcg/format.js';
import { parseGcg } from '../../game/gcg/gcg.js';
import { isFullChange } from '../../game/gcg/tags.js';
import { type Replay, replayGame } from '../../game/replay/replay.js';
import { createJudge } from '../../leaves/judge.js';
import { createLeaveTable, type LeaveTable, leaveRanksOf } from '../../leaves/leave-table.js';
import { CHANGE_HELD_BACK, DEFAULT_TERMS } from '../../leaves/terms.js';
import { PLAY, PlayBuffer } from '../../movegen/play-buffer.js';
import { createSearcher } from '../../ranking/searcher.js';
import { FIGS, rulesEdition, TEVERE_2007, UF_2007 } from '../../rules/editions.js';
import { bagCounts, type Rules, tilePoints } from '../../rules/rules.js';
import { LEXICON } from '../../testing/lexicon.js';
import { createRandom } from '../../testing/random.js';
import { times } from '../../testing/thorough.js';
import { playGame, type Watcher } from './play-game.js';
import type { SelfPlayer } from './player.js';
import { type RecordedGame, type RecordedTurn, recordChange, recordTurn } from './record.js';
import { createTable, type Table } from './table.js';

const MEAN = 60_000;

const tables = new Map<string, LeaveTable>();

/** Leave values of an edition, made once. */
function anyLeaves(rules: Rules): LeaveTable {
  const table = tables.get(rules.id) ?? madeUpLeaves(rules);
  tables.set(rules.id, table);
  return table;
}

/** Vowels and jollies are good to keep and the rest is not, with some chance in it: many exchanges. */
function madeUpLeaves(rules: Rules): LeaveTable {
  const ranks = leaveRanksOf(rules);
  const random = createRandom(4);
  const counts = createCounts();
  const { isVowel } = rules.alphabet;
  const values = Int32Array.from({ length: ranks.count }, (_, rank) => {
    ranks.unrank(rank, counts);
    const good = counts.reduce((sum, count, kind) => sum + (isVowel[kind] ? count : 0), 0);
    return (3 * good - 4 * (sumOf(counts) - good)) * 1000 + random.below(6000);
  });
  const lexicon = { name: '', checksum: '' };
  const origin = {
    lexicon,
    rules: '',
    generations: 1,
    games: 1,
    seed: '',
    version: '',
    mean: MEAN,
  };
  return createLeaveTable(rules, values, origin, '');
}

function byEquity(rules: Rules, terms = DEFAULT_TERMS): SelfPlayer {
  return { name: 'equity', by: 'equity', judge: createJudge(rules, anyLeaves(rules), terms) };
}

function byScore(rules: Rules): SelfPlayer {
  return { name: 'score', by: 'score', judge: createJudge(rules, undefined) };
}

type Seats = readonly [SelfPlayer, SelfPlayer];

/** A game as a match records it. */
function recorded(table: Table, deal: number, seats: Seats, watch?: Watcher['turn']): RecordedGame {
  const turns: RecordedTurn[] = [];
  playGame(table, deal, seats, {
    turn(_, seat) {
      watch?.(table, seat);
      turns.push(recordTurn(table, seat));
    },
    fullChange: (_, seat) => turns.push(recordChange(table, seat)),
  });
  const { alphabet } = table.rules;
  const [one, other] = table.racks;
  return {
    deal,
    names: [seats[0].name, seats[1].name],
    turns,
    left: [formatRack(alphabet, one), formatRack(alphabet, other)],
    scores: [table.scores[0]!, table.scores[1]!],
  };
}

/** The referee's word on a game, from its GCG. */
function refereed(game: RecordedGame, rules: Rules): Replay {
  return replayGame(parseGcg(formatGcg(recordedGcg(game, rules, 'a test'))), rules);
}

/** How often a kind of turn comes. */
function countOf(games: readonly RecordedGame[], kind: RecordedTurn['kind']): number {
  return games.flatMap(({ turns }) => turns.filter(turn => turn.kind === kind)).length;
}

/** True when an ordinary exchange follows a full change in its turn. */
function exchangesAfterChange({ turns }: RecordedGame): boolean {
  return turns.some(({ kind }, n) => kind === 'exchange' && turns[n - 1]?.kind === 'full-change');
}

const GAMES = times(36, 12);

describe.each(['figs', 'figs-2008', 'tevere-2007', 'english'])('%s', id => {
  const rules = rulesEdition(id);
  const seatings: readonly Seats[] = [
    [byEquity(rules), byEquity(rules)],
    [byScore(rules), byEquity(rules)],
    [byEquity(rules), byScore(rules)],
    [byScore(rules), byScore(rules)],
  ];

  test.each([...seatings.keys()])('the referee finds nothing, seating %i', seating => {
    const seats = seatings[seating]!;
    const table = createTable(LEXICON, rules, `referee ${seating}`);
    const games = Array.from({ length: GAMES }, (_, deal) => recorded(table, deal, seats));
    let over = 0;
    for (const game of games) {
      // reported: under tevere-2007 no exchange may follow
      if (rules.fullChange?.thenExchange === false && exchangesAfterChange(game)) continue;
      const replay = refereed(game, rules);
      const text = JSON.stringify(game.turns);
      expect([replay.findings, replay.mismatches], text).toEqual([[], []]);
      expect(replay.computed, text).toEqual(game.scores);
      if (replay.result.over) over++;
      else expect(isLeftOff(replay), text).toBe(true);
      expect(changesBySeat(game).every(count => count <= 1)).toBe(true);
    }
    expect(over).toBeGreaterThan(GAMES / 3);
    const hasChange = rules.fullChange !== undefined;
    if (seats.every(({ by }) => by === 'score')) expect(countOf(games, 'full-change')).toBe(0);
    else {
      expect(countOf(games, 'exchange')).toBeGreaterThan(0);
      expect(countOf(games, 'full-change') > 0).toBe(hasChange);
    }
  });

  test('every tile of the bag is on the board or left at the end', () => {
    const table = createTable(LEXICON, rules, 'tiles');
    for (let deal = 0; deal < GAMES; deal++) {
      playGame(table, deal, seatings[deal % 4]!, { turn: () => undefined });
      const all = countTiles(table.tiles);
      const [one, other] = table.racks;
      const left = createCounts();
      table.deck.fill(0, left, 120);
      expect(all.map((count, kind) => count + one[kind]! + other[kind]! + left[kind]!)).toEqual(
        Int32Array.from({ length: 32 }, (_, kind) => bagCounts(rules)[kind] ?? 0),
      );
    }
  });
});

/** Where the edition has no end for players who lay nothing: nobody laid anything for six turns. */
function isLeftOff({ rules, turns }: Replay): boolean {
  const last = turns.filter(turn => !turn.isFullChange).slice(-6);
  const isSilent = !rules.end.conditions.some(({ kind }) => kind === 'idle');
  return isSilent && last.length === 6 && last.every(({ event }) => event.kind !== 'play');
}

function changesBySeat({ turns }: RecordedGame): readonly number[] {
  const isChange = ({ kind }: RecordedTurn): boolean => kind === 'full-change';
  return [0, 1].map(seat => turns.filter(turn => isChange(turn) && turn.seat === seat).length);
}

// point 9 «con cui rigioca immediatamente»
test('tevere-2007: no exchange follows the full change', () => {
  const table = createTable(LEXICON, TEVERE_2007, 'tevere');
  const seats: Seats = [byEquity(TEVERE_2007), byEquity(TEVERE_2007)];
  for (let deal = 0; deal < 60; deal++) {
    expect(exchangesAfterChange(recorded(table, deal, seats))).toBe(false);
  }
});

describe('uf-2007: letters of several characters', () => {
  const words = [
    'AQUÍ',
    'ANY',
    'ANYS',
    'COL·LEGI',
    'COL·LEGIS',
    'PLAÇA',
    'EN',
    'ES',
    'LA',
    'AL',
    'AS',
  ];
  const lexicon = lexiconFromWords(
    ['QUE', 'ELS', 'SOL', 'SOLA', 'MAR', 'MARE', 'TE', 'TES', 'SET', ...words],
    'mots',
    UF_2007.alphabet,
  );

  test('the referee finds nothing in games that were not blocked', () => {
    const table = createTable(lexicon, UF_2007, 'uf');
    const seats: Seats = [byEquity(UF_2007), byEquity(UF_2007)];
    const games = Array.from({ length: times(36, 5) }, (_, deal) => recorded(table, deal, seats));
    for (const game of games) {
      const read = parseGcg(formatGcg(recordedGcg(game, UF_2007, '')));
      const { findings, mismatches } = replayGame(read, UF_2007);
      expect(findings.filter(({ code }) => code !== 'END')).toEqual([]); // who is blocked no GCG tells
      expect(mismatches).toEqual([]);
      expect(read.events.filter(isFullChange).length).toBe(
        changesBySeat(game)[0]! + changesBySeat(game)[1]!,
      );
    }
    const changed = games.flatMap(({ turns }) =>
      turns.filter(({ kind }) => kind === 'full-change'),
    );
    expect(changed.length).toBeGreaterThan(0);
    const { isVowel } = UF_2007.alphabet;
    for (const { rack } of changed) {
      const kinds = [...parseRack(UF_2007, rack).entries()].filter(([, count]) => count > 0);
      expect(rack).not.toContain('?');
      expect(new Set(kinds.map(([kind]) => isVowel[kind])).size).toBe(1);
    }
  });

  test('an exchange counts its tiles, not their characters', () => {
    const turn = {
      seat: 0,
      rack: 'A[L·L][NY]',
      kind: 'exchange',
      at: '',
      tiles: '[L·L][NY]',
      word: '',
      score: 0,
    } as const;
    const game: RecordedGame = {
      deal: 0,
      names: ['a', 'b'],
      turns: [turn],
      left: ['', ''],
      scores: [0, 0],
    };
    expect(recordedGcg(game, UF_2007, '').events[0]).toMatchObject({ kind: 'exchange', count: 2 });
  });
});

describe('every choice is the best there is', () => {
  /** All that may be given back, of a rack. */
  function exchanges({ rules, deck, position }: Table): readonly TileCounts[] {
    if (deck.size < rules.exchangeMinimum) return [];
    let all = [createCounts()];
    for (const [kind, count] of position.rackCounts.entries()) {
      all = all.flatMap(given =>
        Array.from({ length: count + 1 }, (_, taken) => {
          const more = Int32Array.from(given);
          more[kind] = taken;
          return more;
        }),
      );
    }
    return all.filter(given => sumOf(given) > 0 && sumOf(given) <= deck.size);
  }

  /** What is worth how much once the bag is empty, by FIGS art. 40; before, what the table has. */
  function keptWorth(table: Table, leaves: LeaveTable | undefined, kept: TileCounts): number {
    const bag = table.deck.size;
    const share = Math.min(100, 30 + 2 * bag); // of a hundred: the term near
    if (bag > 0) {
      return sumOf(kept) > 6 ? 0 : Math.round(((leaves?.valueOf(kept) ?? 0) * share) / 100);
    }
    const values = [7, ...tilePoints(FIGS).slice(1)];
    const worth = (counts: TileCounts): number =>
      counts.reduce((sum, count, kind) => sum + count * (values[kind] ?? 0) * 1000, 0);
    const others = table.racks.find(rack => rack !== table.position.rackCounts)!;
    return sumOf(kept) === 0 ? worth(others) : -worth(kept);
  }

  const plain = createSearcher({ ...LEXICON.graph }, FIGS);
  const found = new PlayBuffer();

  function tilesOf(plays: PlayBuffer, index: number): readonly number[] {
    return Array.from({ length: plays.tileCount(index) }, (_, n) => plays.tile(index, n));
  }

  /** Where a play lies and what it lays; how it was found does not matter. */
  function wordOf(plays: PlayBuffer, index: number): readonly number[] {
    return [plays.data[index * PLAY]! & 511, ...tilesOf(plays, index)];
  }

  function expectBest(table: Table, leaves: LeaveTable | undefined): void {
    const { turn, position, plays } = table;
    plain.ranked(position, found);
    const equities = Array.from({ length: found.length }, (_, index) => {
      const kept = without(position.rackCounts, tilesOf(found, index));
      return found.score(index) * 1000 + keptWorth(table, leaves, kept);
    });
    const best = Math.max(...equities); // of equal ones the first in the order by score
    const given = exchanges(table).map(tiles => {
      const kept = position.rackCounts.map((count, kind) => count - tiles[kind]!);
      return { tiles, size: sumOf(tiles), worth: keptWorth(table, leaves, kept) };
    });
    const most = Math.max(...given.map(({ worth }) => worth));
    if (given.length > 0 && most > best) {
      const good = given.filter(({ worth }) => worth === most);
      expect([turn.kind, turn.equity]).toEqual(['exchange', most]);
      expect(sumOf(turn.given)).toBe(Math.max(...good.map(({ size }) => size)));
      expect(good.map(({ tiles }) => tiles)).toContainEqual(turn.given);
    } else if (found.length > 0) {
      expect([turn.kind, turn.equity]).toEqual(['play', best]);
      expect(wordOf(plays, 0)).toEqual(wordOf(found, equities.indexOf(best)));
      expect(turn.score).toBe(found.score(equities.indexOf(best)));
    } else expect(turn.kind).toBe('pass');
  }

  test.each([
    ['wide', anyLeaves(FIGS)],
    ['with ties', tiedLeaves()],
    ['none', undefined],
  ] as const)('by equity, leaves %s', (_, leaves) => {
    const table = createTable(LEXICON, FIGS, 'best');
    const player: SelfPlayer = { name: '', by: 'equity', judge: createJudge(FIGS, leaves) };
    let turns = 0;
    for (let deal = 0; deal < times(20, 3); deal++) {
      recorded(table, deal, [player, player], () => {
        turns++;
        expectBest(table, leaves);
      });
    }
    expect(turns).toBeGreaterThan(40);
  });

  test('by score', () => {
    const table = createTable(LEXICON, FIGS, 'best');
    const player = byScore(FIGS);
    for (let deal = 0; deal < times(20, 3); deal++) {
      recorded(table, deal, [player, player], () => {
        const { turn, position, plays, deck } = table;
        plain.ranked(position, found);
        if (found.length > 0) {
          expect(wordOf(plays, 0)).toEqual(wordOf(found, 0));
          expect([turn.kind, turn.score, turn.equity]).toEqual([
            'play',
            found.score(0),
            found.score(0) * 1000,
          ]);
        } else if (deck.size >= 3) {
          const tiles = Math.min(deck.size, sumOf(position.rackCounts));
          expect([turn.kind, turn.score, sumOf(turn.given)]).toEqual(['exchange', 0, tiles]);
        } else expect(turn.kind).toBe('pass');
      });
    }
  });

  // the lower the mean, the later the change: at the end the bag is empty
  test.each([60_000, 30_000, 25_500])('the full change comes below %i less 25,000, once', mean => {
    const table = createTable(LEXICON, FIGS, 'change');
    const leaves = anyLeaves(FIGS);
    const other = createLeaveTable(FIGS, leaves.values, { ...leaves.origin, mean }, '');
    const player: SelfPlayer = { name: '', by: 'equity', judge: createJudge(FIGS, other) };
    const below = mean - CHANGE_HELD_BACK;
    let changes = 0;
    for (let deal = 0; deal < times(36, 15); deal++) {
      const used = [0, 0];
      let isChanged = false;
      playGame(table, deal, [player, player], {
        fullChange(_, seat) {
          expect(table.turn.equity).toBeLessThan(below);
          expect(table.deck.size).toBeGreaterThan(0);
          used[seat]!++;
          changes++;
          isChanged = true;
        },
        turn(_, seat) {
          const mayChange = used[seat] === 0 && table.deck.size > 0;
          if (mayChange) expect(table.turn.equity).toBeGreaterThanOrEqual(below);
          if (isChanged) expect(sumOf(table.position.rackCounts)).toBe(7);
          isChanged = false;
        },
      });
      expect(Math.max(...used)).toBeLessThanOrEqual(1);
    }
    if (mean === 60_000) expect(changes).toBeGreaterThan(5);
  });
});

/** Few values, of whole points. */
function tiedLeaves(): LeaveTable {
  const table = anyLeaves(FIGS);
  const random = createRandom(9);
  const values = table.values.map(() => (random.below(3) + 8) * 1000);
  return createLeaveTable(FIGS, values, { ...table.origin, mean: 20_000 }, '');
}
