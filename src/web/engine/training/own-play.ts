// What one has written, shown: slips that were handed in, tries of topping. Squares are written as the language writes
// them, whatever the ledger does.
import {
  type duplicate,
  formatPlace,
  type Language,
  type Notation,
  parsePlace,
  wording,
} from 'leggio';
import type { ShownSlip } from '../evening/messages.js';
import { shownSlip } from '../evening/view.js';
import type { KeptRound, KeptTry } from './kept.js';
import type { OwnPlay, ShownTry } from './messages.js';

type State = duplicate.GameState;

/** How a language writes squares. */
export function notationOf(language: Language): Notation {
  return language === 'it' ? 'figs' : 'gcg';
}

/** A slip that nobody handed in. */
export const NO_SLIP: KeptTry = {
  ...{ square: '', word: '', claimed: null },
  judged: {
    ...{ verdict: 'none', at: null, played: null, score: 0, warnings: 0, penalty: 0 },
    ...{ reason: { code: 'no-word' }, invalid: [] },
  },
};

export function ownPlay(
  state: State,
  slip: KeptTry,
  laid: KeptRound['laid'],
  language: Language,
): OwnPlay {
  const shown = shownIn(state, slip, language);
  return { ...shown, laid, invalid: slip.judged.invalid.map(({ word }) => word) };
}

export function shownTry(state: State, slip: KeptTry, language: Language): ShownTry {
  const { place, word, note } = shownIn(state, slip, language);
  const { judged } = slip;
  const isValid = judged.score > 0;
  const invalid = judged.invalid.map(each => each.word);
  return { place, word, isValid, note: isValid ? '' : note, invalid };
}

function shownIn(state: State, slip: KeptTry, language: Language): ShownSlip {
  const notation = notationOf(language);
  const place = parsePlace(slip.square, state.facts.notation);
  const square = place === undefined ? slip.square : formatPlace(place, notation);
  const facts = { ...state.facts, notation };
  const { judged } = slip;
  return shownSlip({ ...state, facts }, { ...slip, square }, judged, wording(language).sheets);
}
