/** Letters of the longest text, 0 when there is none: beyond it nobody need look. */
export function longestOf(texts: Iterable<string>): number {
  let longest = 0;
  for (const text of texts) longest = Math.max(longest, text.length);
  return longest;
}
