// What gave no word, whoever left it out: packages, tables, plain lists.

/** An entry, or a form of an entry, that was left out. */
export interface Rejected {
  /** The entry: `'dictionary-it: ridottosi/E'`. */
  readonly at: string;
  /** The word or form that is left out. */
  readonly text: string;
  /** Why it is left out, in words. */
  readonly reason: string;
}
