// Games, topping, evenings played again and days, which the desk keeps.
import { isRefused } from '../../duplicato/ask.js';
import type { Refused } from '../../engine/messages.js';
import type { Ask } from '../ask.js';
import type { KeptPart } from './kept-part.js';

export function trainingsPart(ask: Ask): KeptPart {
  return {
    id: 'training',
    give: async () => orThrow(await ask('give', undefined)),
    async faultIn(value) {
      const fault = orThrow(await ask('faultIn', value));
      return fault === '' ? undefined : fault;
    },
    conflicts: async value => orThrow(await ask('conflicts', value)),
    async take(value, isReplacing) {
      orThrow(await ask('take', { value, isReplacing }));
    },
  };
}

function orThrow<T>(answer: T | Refused): T {
  if (isRefused(answer)) throw new Error((answer as Refused).message);
  return answer as T;
}
