// Nicks of players, as events of a GCG name them: one word each, no two alike.

/** Characters of a nick at most. */
const MOST = 20;

/** A nick for each name: its first word, else a number; with a number where it is taken. */
export function nicksOf(names: readonly string[]): readonly string[] {
  const nicks: string[] = [];
  for (const [index, name] of names.entries()) {
    const word = /[\p{L}\p{N}]+/u.exec(name)?.[0].slice(0, MOST) ?? String(index + 1);
    const isTaken = nicks.some(nick => nick.toLowerCase() === word.toLowerCase());
    nicks.push(isTaken ? `${word}${index + 1}` : word);
  }
  return nicks;
}
