// Prints the base words of the Catalan Hunspell dictionary, one per line: a plain list to try
// `leggio compile --alphabet catalan` on. The words are not ours and are not shipped.
// node bench/catalan-words.js > catalan.txt
import dictionary from 'dictionary-ca';

/** Small letters and the point of L·L: no names, numbers, hyphens, apostrophes. */
const PLAIN = /^[\p{Ll}·]+$/u;
/** The flag of words that the dictionary forbids; a flag has two characters. */
const FORBIDDEN = 'ZZ';

const [, ...entries] = new TextDecoder().decode(dictionary.dic).trimEnd().split('\n');
const words = new Set();
for (const entry of entries) {
  const [word, flags = ''] = entry.trim().split('/');
  const isForbidden = flags.match(/../g)?.includes(FORBIDDEN) === true;
  if (PLAIN.test(word) && !isForbidden) words.add(word);
}
process.stderr.write(`${words.size} words of ${entries.length} entries\n`);
process.stdout.write(`${[...words].join('\n')}\n`);
