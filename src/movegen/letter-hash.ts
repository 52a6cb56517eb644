// A number for each letter: the kernel looks words up by the sum of their letters' numbers
// (`kernel/anagrams.ts`). No two pairs of letters have the same sum, so that of what two jollies stand for is
// known by it (`letter-hash.test.ts`).

/** A number for each letter; a set of letters has the sum of its numbers. */
export const letterHash: Int32Array = scatter(32);

/** Fixed, well mixed numbers (splitmix32). */
function scatter(count: number): Int32Array {
  let state = 0x1e6610;
  return new Int32Array(count).map(() => {
    state = (state + 0x9e3779b9) | 0;
    let x = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    return x ^ (x >>> 15);
  });
}
