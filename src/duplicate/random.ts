// The random source of seeded draws: SHA-256 of a counter. There is no state to keep: each attempt of
// each round has its own numbers, so an interrupted game goes on and anybody can reckon a draw again.
import { sha256 } from '#platform';
import { type RandomSource, randomFrom } from '../board/random.js';

const WORDS_A_BLOCK = 8;

/**
 * The numbers of one attempt at a draw. Block `b` is the SHA-256 of the UTF-8 text
 * `leggio-duplicate-1:<seed>:<round>:<attempt>:<b>`, read as eight 32-bit numbers, high byte first.
 * A number from `below(n)` is the next of them modulo n; those from the last multiple of n on are
 * passed over, so that no remainder comes more often.
 */
export function drawRandom(seed: string, round: number, attempt: number): RandomSource {
  let block = -1;
  let place = WORDS_A_BLOCK;
  let digest: DataView = new DataView(new ArrayBuffer(0));
  const next = (): number => {
    if (place === WORDS_A_BLOCK) {
      block++;
      place = 0;
      const text = `leggio-duplicate-1:${seed}:${round}:${attempt}:${block}`;
      const { buffer, byteOffset } = sha256(new TextEncoder().encode(text));
      digest = new DataView(buffer, byteOffset);
    }
    return digest.getUint32(4 * place++);
  };
  return randomFrom(next);
}
