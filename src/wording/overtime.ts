// Why an edition gives no such overtime.
import type { OvertimeFact, OvertimeValues } from '../referee/facts.js';
import { type Catalogue, sentenceOf } from './catalogue.js';
import type { Speech } from './speech.js';
import { clock } from './step.js';

/** The sentence, without its article. */
export function overtimeText(fact: OvertimeFact, speech: Speech): string {
  return sentenceOf(OVERTIME, fact, speech);
}

export const OVERTIME: Catalogue<OvertimeValues> = {
  it: {
    'minutes-odd': ({ minutes }) => `${minutes} minuti acquistati`,
    'overtime-not-sold': ({ rules }, { quoted }) =>
      `con ${quoted(rules)} non si acquista tempo supplementare`,
    'minutes-out-of-range': ({ minutes, least, most }) =>
      `${minutes} min acquistati, se ne acquistano da ${least} a ${most}`,
    'seconds-odd': ({ seconds }) => `${seconds} secondi di tempo supplementare`,
    'overtime-too-long': ({ seconds, minutes }) =>
      `${clock(seconds)} di tempo supplementare, il massimo è ${minutes} min`,
    'used-up-unknown': ({ rules }, { quoted }) =>
      `${quoted(rules)} non dice che cosa succede quando il tempo supplementare è esaurito`,
  },
  en: {
    'minutes-odd': ({ minutes }) => `${minutes} minutes bought`,
    'overtime-not-sold': ({ rules }, { quoted }) => `no overtime is sold under ${quoted(rules)}`,
    'minutes-out-of-range': ({ minutes, least, most }) =>
      `${minutes} min bought, a player buys ${least} to ${most}`,
    'seconds-odd': ({ seconds }) => `${seconds} seconds of overtime`,
    'overtime-too-long': ({ seconds, minutes }) =>
      `${clock(seconds)} of overtime, there are ${minutes} min`,
    'used-up-unknown': ({ rules }, { quoted }) =>
      `${quoted(rules)} does not say what follows when overtime is used up`,
  },
};
