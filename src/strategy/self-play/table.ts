// A game against itself as it stands: everything that games need is made once, and nothing while they are
// played.
import { createCounts, type TileCounts } from '../../alphabet/tile-counts.js';
import { SQUARE_COUNT } from '../../board/squares.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import { createMadePlay, type MadePlay } from '../../movegen/make-play.js';
import { PlayBuffer } from '../../movegen/play-buffer.js';
import { createSearcher, type Searcher } from '../../ranking/searcher.js';
import type { Rules } from '../../rules/rules.js';
import { createDeck, type Deck } from './deck.js';
import { createEnding, type Ending } from './ending.js';

/** What a turn came to; filled anew for each. */
export interface Turn {
  kind: 'play' | 'exchange' | 'pass';
  /** Points of a play; 0 for the others. */
  score: number;
  /** Points and the worth of what is kept, in thousandths of a point, as the player judged it. */
  equity: number;
  /** Tiles given back in an exchange. */
  readonly given: TileCounts;
}

/** Two players at a board. */
export interface Table {
  readonly rules: Rules;
  readonly searcher: Searcher;
  readonly plays: PlayBuffer;
  readonly made: MadePlay;
  readonly deck: Deck;
  readonly ending: Ending;
  readonly tiles: Uint8Array;
  readonly racks: readonly [TileCounts, TileCounts];
  readonly scores: Int32Array;
  /** How often each player used the full change. */
  readonly changes: Int32Array;
  /** False behind a full change that no exchange may follow. */
  mayExchange: boolean;
  readonly turn: Turn;
  /** What the judgement of what is kept depends on. */
  readonly state: { bag: number; others: TileCounts };
  /** The board and the rack of the player to move. */
  readonly position: { readonly tiles: Uint8Array; rackCounts: TileCounts };
}

/**
 * A table.
 *
 * @param seed of all deals
 * @param counts the tiles of a deal, default all of the edition
 */
export function createTable(
  lexicon: Lexicon,
  rules: Rules,
  seed: string,
  counts?: ArrayLike<number>,
): Table {
  const searcher = createSearcher(lexicon.graph, rules);
  searcher.useFilter(lexicon.wordCount);
  const tiles = new Uint8Array(SQUARE_COUNT);
  const racks = [createCounts(), createCounts()] as const;
  return {
    rules,
    searcher,
    plays: new PlayBuffer(),
    made: createMadePlay(),
    deck: createDeck(rules, seed, counts),
    ending: createEnding(rules),
    tiles,
    racks,
    scores: new Int32Array(2),
    changes: new Int32Array(2),
    mayExchange: true,
    turn: { kind: 'pass', score: 0, equity: 0, given: createCounts() },
    state: { bag: 0, others: racks[1] },
    position: { tiles, rackCounts: racks[0] },
  };
}

/** Begins a game: both have drawn. @param deal its number: the same tiles for the same seats */
export function deal(table: Table, number: number): void {
  const { deck, tiles, racks, scores, changes, rules, ending } = table;
  tiles.fill(0);
  scores.fill(0);
  changes.fill(0);
  ending.begin();
  deck.shuffle(number);
  for (const [seat, rack] of racks.entries()) {
    rack.fill(0);
    deck.fill(seat, rack, rules.rackSize);
  }
}
