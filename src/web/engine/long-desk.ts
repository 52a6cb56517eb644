// A worker beside the desk for questions that take seconds or minutes: simulations, endings, pre-endings. It has its
// own copy of the words, lives while one of them is at work, and ends with it.
import { expose } from 'comlink';
import {
  type Language,
  type Lexicon,
  lexiconFromBytes,
  loadLeaves,
  loadWinTable,
  rulesEdition,
} from 'leggio';
import { average, type LongTools, simulateInSteps, solve } from './long-work.js';
import type { LongAsked, LongFound, LongProgress, Refused } from './messages.js';
import { orNone } from './opened.js';
import { refusal } from './refusal.js';

/** What it works with. */
export interface LongSupplies {
  /** The compiled words. */
  readonly words: Lexicon['bytes'];
  /** Addresses of the values of leaves and of the win table. */
  readonly leaves: string;
  readonly wins: string;
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
  { words, leaves, wins }: LongSupplies,
): Promise<LongTools> {
  const rules = rulesEdition(edition);
  const lexicon: Lexicon = lexiconFromBytes(words);
  return {
    lexicon,
    rules,
    leaves: await orNone('LEAVES_TILES', loadLeaves(leaves, rules)),
    wins: await orNone('WINS_TILES', loadWinTable(wins, rules)),
  };
}

expose(longDesk);
