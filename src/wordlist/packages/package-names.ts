// The open word packages that there are adapters for.

/** Name of a package with an adapter. */
export type PackageName = (typeof PACKAGES)[number];

export const PACKAGES = [
  'italian-verbs-dict',
  'italian-words-dict',
  'italian-adjectives-dict',
  'dictionary-it',
] as const;

export function isPackage(text: string): text is PackageName {
  return (PACKAGES as readonly string[]).includes(text);
}
