// A worker thread of games against itself: a number of deals in, sums out.
import { serve } from '#platform';
import { formatRack } from '../../alphabet/tile-counts.js';
import { lexiconFromShared } from '../../gaddag/lexicon.js';
import { createJudge } from '../../leaves/judge.js';
import { leavesFromShared } from '../../leaves/leave-table.js';
import { rackRanksOf } from '../../leaves/values.js';
import type { Rules } from '../../rules/rules.js';
import { playGame, type Watcher } from './play-game.js';
import type { SelfPlayer } from './player.js';
import { type RecordedGame, type RecordedTurn, recordChange, recordTurn } from './record.js';
import { createTable, type Table } from './table.js';
import { createTally, noteGame, notePair, noteTurn, type Tally } from './tally.js';
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

const answer: (task: SelfPlayTask) => Answer | undefined = serve(createAnswer);

export default answer;

function createAnswer(setup: SelfPlaySetup): (task: SelfPlayTask) => Answer {
  const { shared, rules, seed } = setup;
  const table = createTable(lexiconFromShared(shared), rules, seed);
  const [one, other] = setup.players;
  const players = [playerOf(rules, one), playerOf(rules, other)] as const;
  return task => {
    if (task.kind === 'match') return playPairs(table, players, task);
    return task.kind === 'racks'
      ? playRacks(table, players, task)
      : playTurns(table, players, task);
  };
}

function playerOf(rules: Rules, { name, by, terms, leaves }: PlayerSetup): SelfPlayer {
  const table = leaves && leavesFromShared(leaves);
  return { name, by, judge: createJudge(rules, table, terms) };
}

type Players = readonly [SelfPlayer, SelfPlayer];

function playPairs(table: Table, players: Players, task: MatchTask): MatchAnswer {
  const tally = createTally();
  const games: RecordedGame[] = [];
  for (let pair = 0; pair < task.pairs; pair++) {
    const deal = task.first + pair;
    const ahead = [false, true].map(swapped => {
      const played = playOne(table, players, deal, swapped, tally, task.record);
      if (played !== undefined) games.push(played);
      const { scores } = table;
      return noteGame(tally, scores[swapped ? 1 : 0]!, scores[swapped ? 0 : 1]!);
    });
    notePair(tally, ahead[0]!, ahead[1]!);
  }
  return { tally, games };
}

function playOne(
  table: Table,
  [one, other]: Players,
  deal: number,
  swapped: boolean,
  tally: Tally,
  record: boolean,
): RecordedGame | undefined {
  const seats: Players = swapped ? [other, one] : [one, other];
  const playerAt = (seat: number): number => (swapped ? 1 - seat : seat);
  const turns: RecordedTurn[] = [];
  const watcher: Watcher = {
    turn(_, seat) {
      noteTurn(tally, playerAt(seat), table);
      if (record) turns.push(recordTurn(table, seat));
    },
    fullChange(_, seat) {
      tally.players[playerAt(seat)]!.changes++;
      if (record) turns.push(recordChange(table, seat));
    },
  };
  playGame(table, deal, seats, watcher);
  if (!record) return undefined;
  const { scores, racks, rules } = table;
  return {
    deal,
    names: [seats[0].name, seats[1].name],
    turns,
    left: [formatRack(rules.alphabet, racks[0]), formatRack(rules.alphabet, racks[1])],
    scores: [scores[0]!, scores[1]!],
  };
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
