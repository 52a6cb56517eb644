// What a fact is: a code and its values, for programs. The rooms that find facts list their codes, the
// room `wording` makes sentences of them.

/** A fact: one of the codes of `Values`, with the values that belong to it. */
export type FactOf<Values> = {
  readonly [Code in keyof Values]: { readonly code: Code } & Values[Code];
}[keyof Values];

/** Values of a fact that its code alone tells. */
export type NoValues = Readonly<Record<never, never>>;
