// Ledgers of format 1: every reason is written as it always was, and read again.
import { expect, test } from 'vitest';
import { RACK_CODES, SLIP_SAMPLES } from '../../testing/wording-samples.js';
import { italianReason } from '../../wording/recorded.js';
import { slipText } from '../../wording/slip.js';
import { createSpeech } from '../../wording/speech.js';
import type { RackFact, SlipFact } from '../facts.js';
import type { DrawEntry, SlipEntry } from './entries.js';
import { asFormat1, fromFormat1 } from './format-1.js';
import { shapeFault } from './shapes.js';

const SLIP: SlipEntry = {
  type: 'slip',
  ...{ round: 1, player: 'Anna', notation: 'figs', square: 'F8 orizz.', word: 'micio' },
  ...{ claimed: null, verdict: 'word', at: null, played: null, score: 0, warnings: 0, penalty: 0 },
  ...{ reason: null, invalid: [] },
};
const DRAW: DrawEntry = {
  type: 'draw',
  ...{ round: 1, by: 'seed', rack: 'AEIRSTO', kept: '', rejected: [], bag: 113, position: '' },
};

const FACTS = Object.entries(SLIP_SAMPLES).map(([code, values]) => ({ code, ...values }));
const OF_WORDS: readonly string[] = ['told', 'struck-by-arbiter'];
const OF_RACKS: readonly string[] = RACK_CODES;

/** The text that format 1 has of a reason. */
function textOf(fact: { readonly code: string }): string {
  const { code } = fact;
  const entry = OF_RACKS.includes(code)
    ? { ...DRAW, rejected: [{ rack: 'AEIRSTO', reason: fact as RackFact }] }
    : OF_WORDS.includes(code)
      ? { ...SLIP, invalid: [{ word: 'ZZ', at: '8F', why: fact as never }] }
      : { ...SLIP, reason: fact as SlipFact };
  const line = asFormat1(entry) as unknown as Record<string, unknown>;
  const back = fromFormat1(line);
  expect(shapeFault(back)).toBeUndefined();
  expect(asFormat1(back as never)).toEqual(line);
  const { reason, rejected, invalid } = line as never as {
    readonly reason: string | null;
    readonly rejected?: readonly { readonly reason: string }[];
    readonly invalid?: readonly { readonly why: string }[];
  };
  return reason ?? rejected?.[0]?.reason ?? invalid?.[0]?.why ?? '';
}

test.each(FACTS)('$code is written as it always was, and said in both languages', fact => {
  const text = textOf(fact);
  expect(text).toBe(slipText(fact as never, createSpeech('en')));
  expect(italianReason(text)).toBe(slipText(fact as never, createSpeech('it')));
});

test.each<[unknown, string]>([
  [{ code: 'no-wort' }, 'slip: "reason.code" is "no-wort": there is no such code or null'],
  ['no word', 'slip: "reason" is "no word", wanted an object or null'],
  [{ code: 'slip-letter' }, 'slip: "reason.character" is missing, wanted text or null'],
  [{ code: 'no-word', more: 1 }, 'slip: "reason.more" is not a field or null'],
  [
    { code: 'misplaced', notation: 'gcg', reasons: [{ code: 'square-empty', square: 225 }] },
    'slip: "reason.reasons[0].square" is 225, wanted a whole number from 0 to 224 or null',
  ],
])('a reason of another shape is named: %j', (reason, fault) => {
  expect(shapeFault({ ...SLIP, reason })).toBe(fault);
});

test('a damaged line of format 1 is left as it is', () => {
  const { reason: _, ...cut } = SLIP;
  expect(fromFormat1(cut)).toEqual(cut);
  expect(fromFormat1({ type: 'draw', rejected: [null] })).toEqual({
    type: 'draw',
    rejected: [null],
  });
  expect(fromFormat1({ type: 'slip', invalid: 3 })).toEqual({ type: 'slip', invalid: 3 });
});
