// The lists that a question brings: hooks, anagrams, patterns, short words.
import type { JSX } from 'preact';
import type { ListText, Searched } from '../engine/words/messages.js';
import { HooksFound } from './hooks-found.js';
import { ListTools } from './list-tools.js';
import { NamedLists } from './named-lists.js';
import type { PartProps } from './part.js';
import { searchOf } from './question.js';
import { RefusedLine } from './refused-line.js';
import './results.css';
import { ShortTable } from './short-table.js';
import { useSearch } from './use-search.js';
import { useWords } from './use-words.js';

export function Results(props: PartProps): JSX.Element {
  const { desk, isOpen, question } = props;
  const words = useWords();
  const { answer, isAsking } = useSearch(desk, isOpen, searchOf(question));
  const found = answer?.kind === 'searched' ? answer : undefined;
  return (
    <section class="results" aria-label={words.kinds[question.kind]} aria-busy={isAsking}>
      <p role="status" class="summary">
        {isAsking ? words.searching : found && countText(found, words.counted, words.nothing)}
      </p>
      {answer?.kind === 'refused' && !isAsking && <RefusedLine refused={answer} />}
      {found && <Found {...props} found={found} />}
    </section>
  );
}

function countText(
  { lists }: Searched,
  counted: (words: number) => string,
  nothing: string,
): string {
  const count = lists.reduce((sum, list) => sum + list.count, 0);
  return count === 0 ? nothing : counted(count);
}

function Found({ found, ...props }: PartProps & { readonly found: Searched }): JSX.Element {
  const words = useWords();
  const { desk, question } = props;
  const { lists, hooks } = found;
  const title = [words.kinds[question.kind], question.kind === 'short' ? '' : question.text]
    .filter(part => part !== '')
    .join(' ');
  const isLong = lists.some(({ count }) => count > 0);
  return (
    <>
      {hooks && <HooksFound {...props} hooks={hooks} />}
      {isLong && (
        <ListTools
          title={title}
          textOf={async format => {
            const ids = lists.map(({ id }) => id);
            const asked = { ids, format, headings: words.columns };
            const text = await desk.ask.words('text', asked, words.lang);
            return text.kind === 'refused' ? undefined : (text as ListText).text;
          }}
        />
      )}
      {question.kind === 'short' ? (
        <ShortTable {...props} lists={lists} />
      ) : (
        <NamedLists {...props} lists={lists} />
      )}
    </>
  );
}
