// A word as one writes it on a slip: jollies in brackets, since a small L among capitals looks like an I.

/** @param word jollies in lower case */
export function written(word: string): string {
  return word.replace(/\p{Ll}+/gu, jollies =>
    [...jollies].map(letter => `(${letter.toUpperCase()})`).join(''),
  );
}
