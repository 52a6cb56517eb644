// Where the reasons for words lie, in parts; the build writes it down as a file (`build/reasons-files.ts`), which is
// fetched when a reason is first asked for.
import type { DataFile } from './data-file.js';

export interface ReasonsIndex {
  /** By the alphabet: derivations of the words from one first word to the next. */
  readonly parts: readonly { readonly first: string; readonly file: DataFile }[];
  /** What the tables say of words that are not valid. */
  readonly evidence: DataFile;
  /** Rows of loanwords. */
  readonly loanRows: readonly string[];
}
