// A worker thread of games against itself: a number of deals in, sums out.
import { serve } from '#platform';
import { formatRack } from '../../alphabet/tile-counts.js';
import { type Lexicon, lexiconFromShared } from '../../gaddag/lexicon.js';
import { createJudge } from '../../leaves/judge.js';
import { leavesFromShared } from '../../leaves/leave-table.js';
import { rackRanksOf } from '../../leaves/values.js';
import { winsFromShared } from '../../outlook/win-table.js';
import { playGame, playSlowly, type Watcher } from './play-game.js';
import type { SelfPlayer } from './player.js';
import { type RecordedGame, type RecordedTurn, recordChange, recordTurn } from './record.js';
import { createTable, type Table } from './table.js';
import { createTally, noteGame, notePair, noteTurn } from './tally.js';
import { createThink } from './think.js';
import { playTurns } from './turns.js';
import type {
  MatchAnswer,
  MatchTask,
  PlayerSetup,
  RacksAnswer,
  RacksTask,
  SelfPlaySetup,
  SelfPlayTask,
  TurnsAnswer,
} from './worker-setup.js';

type Answer = MatchAnswer | RacksAnswer | TurnsAnswer;

const answer: (task: SelfPlayTask) => Answer | Promise<Answer> | undefined = serve(createAnswer);

export default answer;

function createAnswer(setup: SelfPlaySetup): (task: SelfPlayTask) => Answer | Promise<Answer> {
  const lexicon = lexiconFromShared(setup.shared);
  const { rules, seed } = setup;
  const table = createTable(lexicon, rules, seed);
  const [one, other] = setup.players;
  const players = [playerOf(setup, lexicon, one), playerOf(setup, lexicon, other)] as const;
  const isSlow = players.some(({ think }) => think !== undefined);
  let last: Promise<unknown> = Promise.resolve();
  return task => {
    if (task.kind === 'match' && isSlow) {
      const slow = last.then(() => playPairsSlowly(table, players, task)); // one table, one game at a time
      last = slow.catch(() => undefined);
      return slow;
    }
    if (task.kind === 'match') return playPairs(table, players, task);
    return task.kind === 'racks'
      ? playRacks(table, players, task)
      : playTurns(table, players, task);
  };
}

function playerOf(
  { rules, seed }: SelfPlaySetup,
  lexicon: Lexicon,
  { name, by, terms, leaves: shared, thinking, wins }: PlayerSetup,
): SelfPlayer {
  const leaves = shared && leavesFromShared(shared);
  const judge = createJudge(rules, leaves, terms);
  if (thinking === undefined) return { name, by, judge };
  const tools = { lexicon, rules, leaves, wins: wins && winsFromShared(wins), seed };
  return { name, by, judge, think: createThink(tools, thinking) };
}

type Players = readonly [SelfPlayer, SelfPlayer];

function playPairs(table: Table, players: Players, task: MatchTask): MatchAnswer {
  const notes = createNotes(players, task);
  for (let pair = 0; pair < task.pairs; pair++) {
    for (const swapped of [false, true]) {
      const deal = task.first + pair;
      const { seats, watcher } = seated(players, swapped, notes);
      playGame(table, deal, seats, watcher);
      notes.end(table, deal, swapped);
    }
  }
  return { tally: notes.tally, games: notes.games };
}

/** The same with players of whom one looks ahead. */
async function playPairsSlowly(
  table: Table,
  players: Players,
  task: MatchTask,
): Promise<MatchAnswer> {
  const notes = createNotes(players, task);
  for (let pair = 0; pair < task.pairs; pair++) {
    for (const swapped of task.swapped === undefined ? [false, true] : [task.swapped]) {
      const deal = task.first + pair;
      const { seats, watcher } = seated(players, swapped, notes);
      await playSlowly(table, deal, seats, watcher);
      notes.end(table, deal, swapped);
    }
  }
  const { tally, games } = notes;
  return { tally, games };
}

/** What is noted of the games of a task. */
interface Notes extends MatchAnswer {
  readonly record: boolean;
  /** Of the game that is played. */
  turns: RecordedTurn[];
  /** Notes a game that is over; two of a deal are a pair. */
  end(table: Table, deal: number, swapped: boolean): void;
}

function createNotes([one, other]: Players, task: MatchTask): Notes {
  const { record } = task;
  const tally = createTally();
  const games: RecordedGame[] = [];
  let first = 0;
  return {
    tally,
    games,
    record,
    turns: [],
    end({ scores, racks, rules }, deal, swapped) {
      const ahead = noteGame(tally, scores[swapped ? 1 : 0]!, scores[swapped ? 0 : 1]!);
      if (swapped && task.swapped === undefined) notePair(tally, first, ahead);
      first = ahead;
      if (!record) return;
      games.push({
        deal,
        names: swapped ? [other.name, one.name] : [one.name, other.name],
        turns: this.turns,
        left: [formatRack(rules.alphabet, racks[0]), formatRack(rules.alphabet, racks[1])],
        scores: [scores[0]!, scores[1]!],
      });
      this.turns = [];
    },
  };
}

/** Players in their seats, and what notes their turns. */
function seated(
  [one, other]: Players,
  swapped: boolean,
  notes: Notes,
): { readonly seats: Players; readonly watcher: Watcher } {
  const { tally, record } = notes;
  const seats: Players = swapped ? [other, one] : [one, other];
  const playerAt = (seat: number): number => (swapped ? 1 - seat : seat);
  const watcher: Watcher = {
    turn(table, seat) {
      noteTurn(tally, playerAt(seat), table);
      if (record) notes.turns.push(recordTurn(table, seat));
    },
    fullChange(table, seat) {
      tally.players[playerAt(seat)]!.changes++;
      if (record) notes.turns.push(recordChange(table, seat));
    },
  };
  return { seats, watcher };
}

/** Plays deals once each and tells every full rack while the bag could fill one. */
function playRacks(table: Table, players: Players, { first, games }: RacksTask): RacksAnswer {
  const { rackSize } = table.rules;
  const racks = rackRanksOf(table.rules);
  const firstRack = racks.starts[rackSize]!;
  const seen: number[] = [];
  const watcher: Watcher = {
    turn({ deck, position, turn }) {
      if (deck.size < rackSize) return;
      seen.push(racks.rank(position.rackCounts) - firstRack, turn.equity);
    },
  };
  for (let game = 0; game < games; game++) playGame(table, first + game, players, watcher);
  return Int32Array.from(seen);
}
