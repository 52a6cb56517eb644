// Words as the builder of graphs takes them.
import { parseWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { type PackedWords, sortUnique, WordPacker } from '../alphabet/packed-words.js';

/** Italian words, sorted and each once. */
export function sortedWords(words: readonly string[]): PackedWords {
  const packer = new WordPacker();
  for (const word of words) packer.add(parseWord(ITALIAN, word));
  return sortUnique(packer.words());
}
