// The whole derivations file of a word list.
import { layOutDerivations } from '../compile/derivations.js';
import { seal } from '../compile/derivations-layout.js';
import type { WordList } from '../wordlist/collector.js';

/** @param lexicon checksum of the compiled lexicon, hex */
export function encodeDerivations(list: WordList, lexicon: string): Uint8Array {
  return seal(layOutDerivations(list), lexicon);
}
