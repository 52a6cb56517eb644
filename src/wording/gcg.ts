// What there is to say of a GCG file itself.
import type { GcgRemark, GcgRemarkValues } from '../game/gcg/facts.js';
import { type Catalogue, sentenceOf } from './catalogue.js';
import type { Speech } from './speech.js';

/** The sentence. */
export function remarkText(fact: GcgRemark, speech: Speech): string {
  return sentenceOf(REMARKS, fact, speech);
}

export const REMARKS: Catalogue<GcgRemarkValues> = {
  it: {
    'encoding-guessed': ({ taken }) =>
      `la riga 1 non dice la codifica: letta come ${taken}, poiché i byte ${taken === 'UTF-8' ? 'lo sono' : 'non sono UTF-8'}`,
    'encoding-doubtful': () =>
      'la riga 1 dice che il file non è UTF-8, ma i suoi byte lo sono: alcuni caratteri possono essere sbagliati',
  },
  en: {
    'encoding-guessed': ({ taken }) =>
      `line 1 names no encoding: read as ${taken}, since the bytes ${taken === 'UTF-8' ? 'are' : 'are not UTF-8'}`,
    'encoding-doubtful': () =>
      'line 1 says the file is not UTF-8, but its bytes are: characters may be wrong',
  },
};
