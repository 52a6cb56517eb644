// What there is to say of a file itself, as codes with values.
import type { FactOf, NoValues } from '../../facts.js';

/** Remarks on a file, with the values of each code. */
export interface GcgRemarkValues {
  /** Line 1 names no encoding; it was told by the bytes. */
  readonly 'encoding-guessed': { readonly taken: 'UTF-8' | 'Windows-1252' };
  /** Line 1 says another encoding than UTF-8, and the bytes are UTF-8. */
  readonly 'encoding-doubtful': NoValues;
}

/** A remark on a file, for programs and for sentences in any language. */
export type GcgRemark = FactOf<GcgRemarkValues>;
