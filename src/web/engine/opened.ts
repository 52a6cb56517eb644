// What lies on the desk once it is open: the words, the values of leaves, and a pool of engines for each edition.
import {
  createEnginePool,
  type EnginePool,
  InputError,
  type LeaveTable,
  type Lexicon,
  lexiconFromBytes,
  loadLeaves,
  type Rules,
  rulesEdition,
} from 'leggio';
import type { Stage, Supplies } from './messages.js';
import { obtain, type Stored } from './store.js';

export interface Opened {
  readonly lexicon: Lexicon;
  /** None for an edition with other tiles than those that the values were trained for. */
  leavesFor(rules: Rules): Promise<LeaveTable | undefined>;
  /** Addresses in this worker of the values of leaves, and of the win table, which is fetched when first asked for. */
  readonly leavesUrl: string;
  winsUrl(): Promise<string>;
  /** Started when it is first asked for. */
  poolFor(edition: string): Promise<EnginePool>;
  close(): Promise<void>;
}

/** @throws DataError as `obtain`, LexiconError */
export async function openSupplies(
  supplies: Supplies,
  tell: (stage: Stage) => void,
): Promise<Opened> {
  const { lexicon: wordsFile, leaves: leavesFile, wins: winsFile, site } = supplies;
  const part = wordsFile.packedSize / (wordsFile.packedSize + leavesFile.packedSize);
  const words = await obtain(wordsFile, new URL(wordsFile.path, site), share =>
    tell({ kind: 'fetching', share: share * part }),
  );
  const values = await obtain(leavesFile, new URL(leavesFile.path, site), share =>
    tell({ kind: 'fetching', share: part + share * (1 - part) }),
  );
  tell({ kind: 'opening' });
  const lexicon = lexiconFromBytes(words.bytes, wordsFile.path);
  const fetchWins = (): Promise<Stored> =>
    obtain(winsFile, new URL(winsFile.path, site), () => undefined);
  const opened = openedFrom(lexicon, urlOf(values), async () => urlOf(await fetchWins()));
  tell({ kind: 'ready', words: lexicon.wordCount, kept: words.kept && values.kept });
  return opened;
}

function urlOf({ bytes }: Stored): string {
  return URL.createObjectURL(new Blob([bytes]));
}

function openedFrom(lexicon: Lexicon, leaves: string, fetchWins: () => Promise<string>): Opened {
  let wins: Promise<string> | undefined;
  const pools = new Map<string, Promise<EnginePool>>();
  const leavesFor = (rules: Rules): Promise<LeaveTable | undefined> =>
    orNone('LEAVES_TILES', loadLeaves(leaves, rules));
  return {
    lexicon,
    leavesFor,
    leavesUrl: leaves,
    winsUrl() {
      wins ??= fetchWins();
      wins.catch(() => {
        wins = undefined; // asked for again the next time
      });
      return wins;
    },
    poolFor(edition) {
      const pool = pools.get(edition) ?? startPool(lexicon, rulesEdition(edition), leavesFor);
      pools.set(edition, pool);
      return pool;
    },
    async close() {
      for (const pool of pools.values()) await (await pool).close();
      URL.revokeObjectURL(leaves);
    },
  };
}

/** Two threads, each with a copy of the words: one lists all plays, the other is free for the next question. */
async function startPool(
  lexicon: Lexicon,
  rules: Rules,
  leavesFor: Opened['leavesFor'],
): Promise<EnginePool> {
  return createEnginePool({ lexicon, rules, leaves: await leavesFor(rules), threads: 2 });
}

/** What there is, or nothing where it was made for other tiles. */
export async function orNone<T>(
  code: 'LEAVES_TILES' | 'WINS_TILES',
  table: Promise<T>,
): Promise<T | undefined> {
  return table.catch((error: unknown) => {
    if (error instanceof InputError && error.code === code) return undefined;
    throw error;
  });
}
