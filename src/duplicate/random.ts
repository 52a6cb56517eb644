// The random source of seeded draws: SHA-256 of a counter. There is no state to keep: each attempt of
// each round has its own numbers, so an interrupted game goes on and anybody can reckon a draw again.
import { sha256 } from '#platform';

/** Whole numbers, each equally likely. */
export interface RandomSource {
  /** 0..size-1 */
  below(size: number): number;
}

const WORDS_A_BLOCK = 8;
const WORD_RANGE = 2 ** 32;

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
  return {
    below(size) {
      const limit = WORD_RANGE - (WORD_RANGE % size);
      let number = next();
      while (number >= limit) number = next();
      return number % size;
    },
  };
}
