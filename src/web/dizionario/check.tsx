// Whether words are valid, and why, as they are typed.
import { csvLine } from 'leggio';
import type { JSX } from 'preact';
import type { DizionarioWords } from '../../wording/web/dizionario.js';
import { Explanation } from './explanation.js';
import { ListTools } from './list-tools.js';
import type { PartProps } from './part.js';
import { askedAs, MOST_WORDS, plainWord, wordsIn } from './question.js';
import { RefusedLine } from './refused-line.js';
import { ShareLine } from './share-line.js';
import { type KnownWord, useWhy } from './use-why.js';
import { useWords } from './use-words.js';

export function Check(props: PartProps): JSX.Element {
  const { desk, isOpen, question, chosen, onWord } = props;
  const words = useWords();
  const typed = wordsIn(question.text);
  const why = useWhy(desk, isOpen, typed.slice(0, MOST_WORDS));
  const invalid = why.words.filter(({ valid }) => !valid).length;
  return (
    <section class="check" aria-label={words.kinds.check}>
      <p role="status" class="summary">
        {why.words.length > 0 && words.summary(why.words.length, invalid)}
      </p>
      {typed.length > MOST_WORDS && <p class="quiet">{words.tooMany(MOST_WORDS)}</p>}
      {why.refused && <RefusedLine refused={why.refused} onAgain={why.again} />}
      {why.words.map(known => (
        <Explanation
          key={known.word}
          known={known}
          chosen={chosen}
          onWord={onWord}
          onAgain={why.again}
        >
          <WordActions {...props} word={known.word} />
        </Explanation>
      ))}
      <ShareLine share={why.share} />
      {why.words.length > 0 && why.words.every(({ explained }) => explained !== undefined) && (
        <ListTools
          title={words.kinds.check}
          textOf={async format => textOf(why.words, format, words)}
        />
      )}
    </section>
  );
}

/** From a word to what can be made of it. */
export function WordActions({
  word,
  question,
  onQuestion,
}: Pick<PartProps, 'question' | 'onQuestion'> & { readonly word: string }): JSX.Element | null {
  const words = useWords();
  if (!/^\p{L}+$/u.test(word)) return null; // words with a hyphen between them, or no word at all
  const go = (kind: 'hooks' | 'anagrams'): void =>
    onQuestion(askedAs(kind, { ...question, kind: 'check', text: plainWord(word) }));
  return (
    <span class="actions no-print">
      <button type="button" onClick={() => go('hooks')}>
        {words.toHooks}
      </button>
      <button type="button" onClick={() => go('anagrams')}>
        {words.toAnagrams}
      </button>
    </span>
  );
}

function textOf(
  known: readonly KnownWord[],
  format: 'txt' | 'csv',
  words: DizionarioWords,
): string {
  const { columns } = words;
  const rows = known.flatMap(({ word, valid, explained }) => {
    const text = explained?.explanation.word ?? plainWord(word);
    const verdict = valid ? words.valid : words.notValid;
    const sentences = explained?.sentences ?? [];
    return (sentences.length === 0 ? [''] : sentences).map(why => [text, verdict, why]);
  });
  const lines =
    format === 'csv'
      ? [[columns.word, columns.verdict, columns.why], ...rows].map(csvLine)
      : rows.map(([word, verdict, why]) => `${word}  ${verdict}${why === '' ? '' : ` · ${why}`}`);
  return lines.map(line => `${line}\n`).join('');
}
