// May tiles be changed, and does it lose the turn? The ordinary exchange and the full change that
// each edition has under its own name (FIGS art. 34-35).
import { LETTER_MASK, readTokens } from '../alphabet/alphabet.js';
import type { Rules } from '../rules/rules.js';
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
  const { exchangeMinimum, fullChange, articles } = rules;
  const { bag, tiles, rack, afterFullChange = false } = asked;
  const article = articles.exchange;
  const against: Step[] = [];
  if (tiles < 1) against.push({ article, text: 'an exchange changes at least one tile' });
  if (tiles > rack)
    against.push({ article, text: `${tiles} tiles to change, ${rack} on the rack` });
  if (bag < exchangeMinimum) {
    against.push({ article, text: `${bag} in the bag, an exchange needs ${exchangeMinimum}` });
  }
  if (tiles > bag) {
    against.push({ article, text: `${tiles} tiles to change, only ${bag} left in the bag` });
  }
  if (afterFullChange && fullChange?.thenExchange !== true) {
    const text = `no exchange after ${fullChange?.name ?? 'a full change'} in the same turn`;
    against.push({ article: fullChange?.article ?? article, text });
  }
  if (against.length > 0) return { allowed: false, steps: against, losesTurn: true };
  const text = `${tiles} of ${bag} in the bag (${exchangeMinimum} needed): allowed, the turn is lost`;
  return { allowed: true, steps: [{ article, text }], losesTurn: true };
}

/** The change of the whole rack that keeps the turn: *cambio secco*, *colpo secco*, *senyors*. */
export function ruleFullChange(rules: Rules, asked: FullChangeAsked): Ruling {
  const { fullChange } = rules;
  if (fullChange === undefined) {
    const text = 'these rules have no change of the whole rack that keeps the turn';
    return {
      allowed: false,
      steps: [{ article: rules.articles.exchange, text }],
      losesTurn: false,
    };
  }
  const { article, name, bagMinimum, timesPerGame } = fullChange;
  const { bag, used, afterExchange = false } = asked;
  const against: Step[] = [];
  if (bag < bagMinimum) {
    against.push({ article, text: `${bag} in the bag, ${name} needs ${bagMinimum}` });
  }
  if (timesPerGame !== 'unlimited' && used >= timesPerGame) {
    against.push({ article, text: `${name} used ${used} of ${timesPerGame} times in this game` });
  }
  if (afterExchange && !fullChange.afterExchange) {
    against.push({ article, text: `no ${name} after an exchange in the same turn` });
  }
  if (fullChange.rack === 'one-kind' && !isOneKind(rules, asked.rack)) {
    const text = `${name} needs a full rack of vowels or of consonants, not ${asked.rack}`;
    against.push({ article, text });
  }
  if (against.length > 0) return { allowed: false, steps: against, losesTurn: false };
  const turn = afterExchange ? 'the exchange before it loses the turn' : 'the turn is kept';
  const text = `${name}, ${bag} in the bag (${bagMinimum} needed): allowed, ${turn}`;
  return { allowed: true, steps: [{ article, text }], losesTurn: afterExchange };
}

/** True for a full rack of vowels or of consonants; a jolly is neither. */
function isOneKind({ alphabet, rackSize }: Rules, rack: string): boolean {
  const letters = readTokens(alphabet, rack).flatMap(token =>
    token.kind === 'tile' ? [alphabet.isVowel[token.tile & LETTER_MASK] === true] : [],
  );
  return letters.length === rackSize && letters.every(isVowel => isVowel === letters[0]);
}
