// The dictionary of a round: the lexicon of the game with what the arbiter has ruled on words. Slips are
// judged by asking the lexicon and then the rulings; tops are found in a lexicon with the change, so that a
// word accepted is found wherever it fits and one struck is found nowhere.
import { type Alphabet, formatWord, MAX_WORD_LENGTH, readWord } from '../alphabet/alphabet.js';
import { createEngine, type Engine } from '../engine/engine.js';
import { type Lexicon, lexiconWithChanges } from '../gaddag/lexicon.js';
import type { WordJudge } from '../referee/judge.js';
import type { WhyFact } from './facts.js';
import type { WordEntry } from './ledger/entries.js';
import type { GameState } from './state.js';

/** A state of a game, as far as rulings on words go. */
export type WordRulings = Pick<GameState, 'words'>;

/** The ruling that holds for each word in a round: of those from it or before, the one entered last. */
export function rulingsIn({ words }: WordRulings, round: number): ReadonlyMap<string, WordEntry> {
  return new Map(words.filter(each => each.round <= round).map(each => [each.word, each]));
}

/** Says which words are valid in a round. */
export function roundJudge(state: WordRulings, lexicon: Lexicon, round: number): WordJudge {
  const rulings = rulingsIn(state, round);
  if (rulings.size === 0) return lexicon;
  const { name, alphabet } = lexicon;
  return {
    name,
    alphabet,
    hasLetters: letters => {
      const ruled = rulings.get(formatWord(alphabet, letters));
      return ruled === undefined ? lexicon.hasLetters(letters) : ruled.ruling === 'accepted';
    },
  };
}

/** Why a word is not valid in a round: it was struck, or what `explain` says. */
export function roundExplain(
  state: Pick<GameState, 'words' | 'rules'>,
  round: number,
  explain: (word: string) => string | undefined = () => undefined,
): (word: string) => WhyFact | undefined {
  const rulings = rulingsIn(state, round);
  return word => {
    const ruled = rulings.get(ruledWord(state.rules.alphabet, word) ?? '');
    if (ruled?.ruling === 'struck') return { code: 'struck-by-arbiter', note: ruled.reason };
    const text = explain(word);
    return text === undefined ? undefined : { code: 'told', text };
  };
}

/** A word as rulings have it, upper case, or undefined when it is not one of the alphabet. */
export function ruledWord(alphabet: Alphabet, word: string): string | undefined {
  const read = readWord(alphabet, word.replace(/[[\]]/g, ''));
  if (!('letters' in read)) return undefined;
  const { length } = read.letters;
  return length < 2 || length > MAX_WORD_LENGTH ? undefined : formatWord(alphabet, read.letters);
}

/** Finds the plays of a round, in a lexicon with the rulings that hold there; the engine made last is kept. */
export function roundEngine(state: WordRulings, engine: Engine, round: number): Engine {
  const { accepted, struck } = changesIn(state, engine.lexicon, round);
  if (accepted.length + struck.length === 0) return engine;
  const key = JSON.stringify([accepted, struck]);
  const last = changed.get(engine);
  if (last?.key === key) return last.engine;
  const lexicon = lexiconWithChanges(engine.lexicon, { added: accepted, struck });
  const made = createEngine({ lexicon, rules: engine.rules });
  changed.set(engine, { key, engine: made });
  return made;
}

/** The engine made last for each engine: rounds are played one after the other. */
const changed = new WeakMap<Engine, { readonly key: string; readonly engine: Engine }>();

/** Rulings that make a difference to the lexicon, sorted. */
function changesIn(
  state: WordRulings,
  lexicon: Lexicon,
  round: number,
): { readonly accepted: readonly string[]; readonly struck: readonly string[] } {
  const rulings = [...rulingsIn(state, round).values()];
  const of = (ruling: WordEntry['ruling']): readonly string[] =>
    rulings
      .filter(each => each.ruling === ruling && lexicon.has(each.word) === (ruling === 'struck'))
      .map(({ word }) => word)
      .sort();
  return { accepted: of('accepted'), struck: of('struck') };
}
