// `not-words.csv`: words that the regulations name as no words, each with the reason. It strikes
// nothing; it answers who asks, and no other row may make a word of one.

import type { Alphabet } from '../../alphabet/alphabet.js';
import { indexOfWord } from '../../alphabet/packed-words.js';
import { quoted } from '../../errors.js';
import { WORD_TOPICS, type WordTopic } from '../../rules/rules.js';
import type { WordList } from '../collector.js';
import { createFolder } from '../fold.js';
import type { OwnTables } from './own-tables.js';
import { filesLike } from './table-files.js';
import { isOneOf, type Problems, readTable } from './table-reader.js';

/** A text that is documented as not being a word. */
export interface NotWord {
  readonly text: string;
  /** Article of the regulations that names it. */
  readonly article: string;
  readonly kind: WordTopic;
  readonly reason: string;
  readonly at: string;
}

const COLUMNS = ['text', 'article', 'kind', 'reason'] as const;

/**
 * Reads `not-words.csv`, which a folder may lack; bad rows go to `problems`.
 *
 * @throws InputError `TABLE_HEADER`
 */
export async function readNotWords(
  folder: string,
  problems: Problems,
): Promise<readonly NotWord[]> {
  const found: NotWord[] = [];
  const seen = new Map<string, string>();
  for (const file of await filesLike(folder, /^not-words\.csv$/)) {
    for (const { at, text, article, kind, reason } of await readTable(
      folder,
      file,
      COLUMNS,
      problems,
    )) {
      if (text === '') problems.add(at, 'no text');
      else if (article === '') problems.add(at, `${quoted(text)} has no article`);
      else if (reason === '') problems.add(at, `${quoted(text)} has no reason`);
      else if (!isOneOf(WORD_TOPICS, kind))
        problems.add(at, `kind ${quoted(kind)} is not one of ${WORD_TOPICS.join(', ')}`);
      else if (seen.has(text.toLowerCase()))
        problems.add(at, `${quoted(text)} already has a row: ${seen.get(text.toLowerCase())}`);
      else {
        seen.set(text.toLowerCase(), at);
        found.push({ at, text, article, reason, kind });
      }
    }
  }
  return found;
}

/** Tables that say that something is not a word. */
export interface Denials {
  readonly notWords: readonly NotWord[];
  readonly own: Pick<OwnTables, 'unannounced'>;
}

/**
 * Notes each row that says that a word of the compiled list is not one, with the row that makes it
 * one: `not-words.csv`, and truncations that are not announced.
 */
export function contradictions(
  { notWords, own }: Denials,
  { words, derivations }: WordList,
  alphabet: Alphabet,
  problems: Problems,
): void {
  const folder = createFolder(alphabet);
  const denied = [
    ...notWords.map(({ text, article, reason, at }) => ({
      text,
      at,
      why: `${article}: ${reason}`,
    })),
    ...own.unannounced.map(({ form, at }) => ({ text: form, at, why: '17: not announced' })),
  ];
  for (const { text, at, why } of denied) {
    const letters = folder.fold(text);
    const word = typeof letters === 'string' ? -1 : indexOfWord(words, letters);
    if (word < 0) continue;
    const lemma = derivations.lemmas[derivations.lemmaIds[derivations.starts[word]!]!]!;
    problems.add(
      at,
      `${quoted(text)} is not a word (art. ${why}), but ${lemma.origin.at} makes it one, as ${lemma.text} (${lemma.pos})`,
    );
  }
}
