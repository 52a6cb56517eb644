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
import { type Outlook, openOutlook } from './outlook.js';
import { openReasons, type Reasons } from './reasons.js';
import { obtain } from './store.js';

export interface Opened {
  readonly lexicon: Lexicon;
  readonly reasons: Reasons;
  /** Where the site has its files. */
  readonly supplies: Supplies;
  /** None for an edition with other tiles than those that the values were trained for. */
  leavesFor(rules: Rules): Promise<LeaveTable | undefined>;
  /** Started when it is first asked for. */
  poolFor(edition: string): Promise<EnginePool>;
  /** Fetched when it is first asked for. */
  outlookFor(rules: Rules): Promise<Outlook>;
  close(): Promise<void>;
}

/** @throws DataError as `obtain`, LexiconError */
export async function openSupplies(
  supplies: Supplies,
  tell: (stage: Stage) => void,
): Promise<Opened> {
  const { lexicon: wordsFile, leaves: leavesFile, site } = supplies;
  const part = wordsFile.packedSize / (wordsFile.packedSize + leavesFile.packedSize);
  const words = await obtain(wordsFile, new URL(wordsFile.path, site), share =>
    tell({ kind: 'fetching', share: share * part }),
  );
  const values = await obtain(leavesFile, new URL(leavesFile.path, site), share =>
    tell({ kind: 'fetching', share: part + share * (1 - part) }),
  );
  tell({ kind: 'opening' });
  const lexicon = lexiconFromBytes(words.bytes, wordsFile.path);
  const reasons = openReasons(lexicon, supplies.reasons, site);
  const url = URL.createObjectURL(new Blob([values.bytes]));
  const opened = openedFrom(lexicon, reasons, url, supplies);
  tell({ kind: 'ready', words: lexicon.wordCount, kept: words.kept && values.kept });
  return opened;
}

function openedFrom(
  lexicon: Lexicon,
  reasons: Reasons,
  leaves: string,
  supplies: Supplies,
): Opened {
  const pools = new Map<string, Promise<EnginePool>>();
  const leavesFor = (rules: Rules): Promise<LeaveTable | undefined> => leavesOf(leaves, rules);
  return {
    lexicon,
    reasons,
    supplies,
    leavesFor,
    poolFor(edition) {
      const pool =
        pools.get(edition) ?? startPool({ lexicon, leavesFor }, rulesEdition(edition), THREADS);
      pools.set(edition, pool);
      return pool;
    },
    outlookFor: rules => openOutlook(supplies, lexicon, rules),
    async close() {
      for (const pool of pools.values()) await (await pool).close();
      URL.revokeObjectURL(leaves);
    },
  };
}

/** One lists all plays, the other is free for the next question. */
const THREADS = 2;

/** Each thread has a copy of the words where memory is not shared. */
export async function startPool(
  { lexicon, leavesFor }: Pick<Opened, 'lexicon' | 'leavesFor'>,
  rules: Rules,
  threads: number,
): Promise<EnginePool> {
  return createEnginePool({ lexicon, rules, leaves: await leavesFor(rules), threads });
}

async function leavesOf(url: string, rules: Rules): Promise<LeaveTable | undefined> {
  return loadLeaves(url, rules).catch((error: unknown) => {
    if (error instanceof InputError && error.code === 'LEAVES_TILES') return undefined;
    throw error;
  });
}
