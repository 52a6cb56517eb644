// May tiles be changed, and does it lose the turn? The ordinary exchange and the full change that
// each edition has under its own name (FIGS art. 34-35).
import { LETTER_MASK, readTokens } from '../alphabet/alphabet.js';
import type { Citation } from '../rules/game-rules.js';
import type { Rules } from '../rules/rules.js';
import type { StepFact } from './facts.js';
import type { Step } from './steps.js';

/** An answer with every reason for it. */
export interface Ruling {
  /** True when the edition allows it now. */
  readonly allowed: boolean;
  /** What was looked at when allowed; every reason against it when not. */
  readonly steps: readonly Step[];
  /** True when the turn goes to the opponent. */
  readonly losesTurn: boolean;
}

/** How things stand when an exchange is asked for. */
export interface ExchangeAsked {
  /** Tiles in the bag. */
  readonly bag: number;
  /** Tiles to change. */
  readonly tiles: number;
  /** Tiles on the rack. */
  readonly rack: number;
  /** True when the player already used the full change in this turn. */
  readonly afterFullChange?: boolean;
}

/** How things stand when a full change is asked for. */
export interface FullChangeAsked {
  /** Tiles in the bag. */
  readonly bag: number;
  /** The rack: `'AEIOUAI'`. */
  readonly rack: string;
  /** How often the player used it before in this game. */
  readonly used: number;
  /** True when the player already made an ordinary exchange in this turn. */
  readonly afterExchange?: boolean;
}

/** An exchange of some or all tiles, which loses the turn. */
export function ruleExchange(rules: Rules, asked: ExchangeAsked): Ruling {
  const { exchangeMinimum: needed, fullChange, articles } = rules;
  const { bag, tiles, rack, afterFullChange = false } = asked;
  const against: Step[] = [];
  const object = (fact: StepFact, article: Citation = articles.exchange): void => {
    against.push({ article, fact });
  };
  if (tiles < 1) object({ code: 'exchange-of-none' });
  if (tiles > rack) {
    object({ code: 'exchange-over-rack', tiles, rack });
  }
  if (bag < needed) {
    object({ code: 'exchange-bag', bag, needed });
  }
  if (tiles > bag) {
    object({ code: 'exchange-over-bag', tiles, bag });
  }
  if (afterFullChange && fullChange?.thenExchange !== true) {
    const fact = { code: 'exchange-after-full', name: fullChange?.name ?? null } as const;
    object(fact, fullChange?.article);
  }
  if (against.length > 0) return { allowed: false, steps: against, losesTurn: true };
  const fact = { code: 'exchange-allowed', tiles, bag, needed } as const;
  return { allowed: true, steps: [{ article: articles.exchange, fact }], losesTurn: true };
}

/** The change of the whole rack that keeps the turn: *cambio secco*, *colpo secco*, *senyors*. */
export function ruleFullChange(rules: Rules, asked: FullChangeAsked): Ruling {
  const { fullChange } = rules;
  if (fullChange === undefined) return noFullChange(rules);
  const { article, name, bagMinimum: needed, timesPerGame } = fullChange;
  const { bag, used, afterExchange = false } = asked;
  const against: Step[] = [];
  const object = (fact: StepFact): void => {
    against.push({ article, fact });
  };
  if (bag < needed) {
    object({ code: 'full-bag', name, bag, needed });
  }
  if (timesPerGame !== 'unlimited' && used >= timesPerGame) {
    object({ code: 'full-used', name, used, times: timesPerGame });
  }
  if (afterExchange && !fullChange.afterExchange) {
    object({ code: 'full-after-exchange', name });
  }
  if (fullChange.rack === 'one-kind' && !isOneKind(rules, asked.rack)) {
    object({ code: 'full-rack', name, rack: asked.rack });
  }
  if (against.length > 0) return { allowed: false, steps: against, losesTurn: false };
  const fact = { code: 'full-allowed', name, bag, needed, afterExchange } as const;
  return { allowed: true, steps: [{ article, fact }], losesTurn: afterExchange };
}

function noFullChange({ articles: { exchange: article } }: Rules): Ruling {
  const step: Step = { article, fact: { code: 'full-unknown' } };
  return { allowed: false, steps: [step], losesTurn: false };
}

/** True for a full rack of vowels or of consonants; a jolly is neither. */
function isOneKind({ alphabet, rackSize }: Rules, rack: string): boolean {
  const letters = readTokens(alphabet, rack).flatMap(token =>
    token.kind === 'tile' ? [alphabet.isVowel[token.tile & LETTER_MASK] === true] : [],
  );
  return letters.length === rackSize && letters.every(isVowel => isVowel === letters[0]);
}
