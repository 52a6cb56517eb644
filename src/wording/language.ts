// The languages that sentences are made in.

/** Every language there is. */
export const LANGUAGES = ['it', 'en'] as const;

/** `it` Italian, `en` English. */
export type Language = (typeof LANGUAGES)[number];

/** One value for each language: none can be left out. */
export type InLanguages<Value> = Readonly<Record<Language, Value>>;
