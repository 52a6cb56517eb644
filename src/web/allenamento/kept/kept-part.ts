// What is kept of the training on this machine, as parts of one file: each part gives its values, says what is wrong
// in values that come, and takes them. A file is taken whole or not at all, so nothing is taken before all is read.

export interface KeptPart {
  /** Its key in the file. */
  readonly id: string;
  /** Everything of it as plain values, for JSON. */
  give(): Promise<unknown>;
  /** Where a value is none of this part, `'games[2].ledger'` with what is wrong; undefined for a good one. */
  faultIn(value: unknown): Promise<string | undefined>;
  /** How many things are here that a good value has otherwise. */
  conflicts(value: unknown): Promise<number>;
  /** Adds what a good value has; of what differs, the value's own where `isReplacing`, else what is here stays. */
  take(value: unknown, isReplacing: boolean): Promise<void>;
}
