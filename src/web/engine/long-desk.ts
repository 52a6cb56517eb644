// A worker beside the desk for questions that take seconds or minutes: simulations, endings, pre-endings. It has its
// own copy of the words, lives while one of them is at work, and ends with it.
import { expose } from 'comlink';
import {
  InputError,
  type Language,
  type Lexicon,
  lexiconFromBytes,
  loadLeaves,
  loadWinTable,
  rulesEdition,
} from 'leggio';
import type { LongAsked, LongFound, LongProgress } from './long-messages.js';
import { average, type LongTools, simulateInSteps, solve } from './long-work.js';
import type { Refused, Supplies } from './messages.js';
import { addressOf } from './outlook.js';
import { refusal } from './refusal.js';

/** What it works with. */
export interface LongSupplies {
  /** The compiled words. */
  readonly words: Lexicon['bytes'];
  /** Where the site has the values of leaves and the win table, which are kept by now. */
  readonly supplies: Supplies;
}

const stopped = new AbortController();

const longDesk = {
  /** Answers what it knows by then when it is stopped. */
  async work(
    asked: LongAsked,
    supplies: LongSupplies,
    language: Language,
    tell: (progress: LongProgress) => void,
  ): Promise<LongFound | Refused> {
    try {
      const tools = await toolsFor(asked, supplies);
      return await WAYS[asked.how](asked, tools, stopped.signal, tell);
    } catch (error) {
      return refusal(error as Error, language);
    }
  },
  stop(): void {
    stopped.abort();
  },
};

const WAYS = { simulation: simulateInSteps, ending: solve, preending: average } as const;

/** What the desk can ask. */
export type LongDesk = typeof longDesk;

async function toolsFor(
  { edition }: LongAsked,
  { words, supplies: { leaves, wins, site } }: LongSupplies,
): Promise<LongTools> {
  const rules = rulesEdition(edition);
  return {
    lexicon: lexiconFromBytes(words),
    rules,
    leaves: await loadLeaves(await addressOf(leaves, site), rules).catch(noneForTiles),
    wins: await loadWinTable(await addressOf(wins, site), rules).catch(noneForTiles),
  };
}

/** Nothing where it was made for other tiles. */
function noneForTiles(error: unknown): undefined {
  const codes = ['LEAVES_TILES', 'WINS_TILES'];
  if (error instanceof InputError && codes.includes(error.code)) return undefined;
  throw error;
}

expose(longDesk);
