// All moves of a position: searched once, kept while questions about it go on, and read one by one, since objects of
// all of them take five times as long as finding them.
import {
  type EnginePool,
  type Exchange,
  type Measure,
  type Pass,
  type PlayList,
  type Position,
  parsePosition,
} from 'leggio';
import type { Asked } from './messages.js';
import type { Opened } from './opened.js';

export interface MoveList {
  readonly position: Position;
  readonly by: Measure;
  readonly plays: PlayList;
  /** Best first. */
  readonly exchanges: readonly Exchange[];
  readonly hasLeaves: boolean;
}

/** What is asked of a list. */
export type AskedList = Omit<Asked, 'filter' | 'count'>;

/** A place of a play in `plays`, or a move that is none. */
export type Listed = number | Exchange | Pass;

/** By equity exchanges stand among plays; by points behind them, since they have none. The pass comes last. */
export function* inOrder({ by, plays, exchanges }: MoveList): Generator<Listed, void, undefined> {
  let next = 0;
  for (let index = 0; index < plays.length; index++) {
    while (by === 'equity' && isBehind(plays, index, exchanges[next])) {
      yield exchanges[next++] as Exchange;
    }
    yield index;
  }
  yield* exchanges.slice(next);
  yield { kind: 'pass' };
}

function isBehind(plays: PlayList, index: number, exchange: Exchange | undefined): boolean {
  return exchange !== undefined && exchange.equity > plays.equity(index);
}

/** What a play of a list is worth: points, or equity in thousandths. */
export function worthAt({ by, plays }: MoveList, index: number): number {
  return by === 'score' ? plays.score(index) : plays.equity(index);
}

export interface MoveLists {
  /**
   * The list of a position. One is searched at a time, and a question that was given up meanwhile is not begun: so a
   * row of questions waits for one search at most.
   *
   * @throws the reason of the signal; InputError for a board or a rack that cannot be
   */
  listOf(asked: AskedList, signal: AbortSignal): Promise<MoveList>;
}

export function createMoveLists({ poolFor }: Pick<Opened, 'poolFor'>): MoveLists {
  let last: { readonly key: string; readonly list: MoveList } | undefined;
  let before: Promise<unknown> = Promise.resolve();
  return {
    listOf(asked, signal) {
      const { board, rack, edition, by } = asked;
      const key = [board, rack, edition, by].join(' ');
      const list = before.then(async () => {
        signal.throwIfAborted();
        if (last?.key !== key) last = { key, list: await search(await poolFor(edition), asked) };
        return last.list;
      });
      before = list.catch(() => undefined);
      return list;
    },
  };
}

async function search(pool: EnginePool, { board, rack, by }: AskedList): Promise<MoveList> {
  const position = parsePosition(board, pool.rules, rack);
  const [plays, exchanges] = await Promise.all([
    pool.plays(position, { by }),
    pool.exchanges(position),
  ]);
  return { position, by, plays, exchanges, hasLeaves: pool.leaves !== undefined };
}
