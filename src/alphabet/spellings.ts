// Other ways to write a letter: `Ŀ` for `L·`. Says how running text is made plain, and how a letter
// may look; what the spellings are is data of each alphabet.

/** Spellings in running text and what they stand for, upper case. */
export type SpellingTable = Readonly<Record<string, string>>;

/** A table ready to be read. */
export interface Spellings {
  /** What each spelling stands for. */
  readonly table: SpellingTable;
  /** Matches every spelling, the longest first; undefined when there is none. */
  readonly pattern: RegExp | undefined;
}

export function createSpellings(table: SpellingTable): Spellings {
  const longestFirst = Object.keys(table).sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map(each => each.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return { table, pattern: escaped.length === 0 ? undefined : new RegExp(escaped.join('|'), 'g') };
}

/** Upper-case text with every spelling made plain, in one pass: a spelling of itself stays. */
export function respell(text: string, { table, pattern }: Spellings): string {
  return pattern === undefined ? text : text.replace(pattern, found => table[found] as string);
}

/** The texts of a letter: as the alphabet has it, then in each other spelling. */
export function textsOf(letter: string, table: SpellingTable): readonly string[] {
  const others = Object.entries(table)
    .filter(([, plain]) => letter.includes(plain))
    .map(([spelling, plain]) => letter.replace(plain, spelling));
  return [letter, ...others];
}
