// Lists one below the other, each a page at a time: the rest lies on the desk.
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { DizionarioWords } from '../../wording/web/dizionario.js';
import type { ListName, ListPage, NamedList } from '../engine/words/messages.js';
import type { PartProps } from './part.js';
import './named-lists.css';
import { useWords } from './use-words.js';
import { WordButtons } from './word-buttons.js';

interface Props extends Pick<PartProps, 'desk' | 'chosen' | 'onWord'> {
  readonly lists: readonly NamedList[];
}

export function NamedLists({ lists, ...props }: Props): JSX.Element {
  return (
    <>
      {lists
        .filter(({ count }) => count > 0)
        .map(list => (
          <PagedList key={list.id} list={list} {...props} />
        ))}
    </>
  );
}

interface ListProps extends Omit<Props, 'lists'> {
  readonly list: NamedList;
}

function PagedList({ list, desk, ...picking }: ListProps): JSX.Element {
  const words = useWords();
  const id = useId();
  const { from, page, go } = usePages(desk, list);
  return (
    <section class="named-list">
      <h3 id={id}>
        {nameOf(list.name, words)} <span class="quiet">{words.counted(list.count)}</span>
      </h3>
      {list.listed < list.count && <p class="quiet">{words.cut(list.listed)}</p>}
      <WordButtons words={page} labelledBy={id} {...picking} />
      {list.listed > list.first.length && (
        <div class="pager no-print">
          <button type="button" disabled={from === 0} onClick={() => go(from - list.first.length)}>
            {words.previous}
          </button>
          <span role="status">{words.page(from + 1, from + page.length, list.count)}</span>
          <button
            type="button"
            disabled={from + page.length >= list.listed}
            onClick={() => go(from + list.first.length)}
          >
            {words.next}
          </button>
        </div>
      )}
    </section>
  );
}

interface Pages {
  readonly from: number;
  readonly page: readonly string[];
  go(from: number): void;
}

/** Pages are as long as the first one, which came with the answer. */
function usePages(desk: PartProps['desk'], { id, first }: NamedList): Pages {
  const { lang } = useWords();
  const [shown, show] = useState({ from: 0, page: first });
  const [wanted, want] = useState(0);
  useEffect(() => {
    if (wanted === 0) return show({ from: 0, page: first });
    let isWanted = true;
    desk.ask.words('page', { id, from: wanted, count: first.length }, lang).then(answer => {
      const isPage = isWanted && answer.kind !== 'refused';
      if (isPage) show({ from: wanted, page: (answer as ListPage).words });
    });
    return () => {
      isWanted = false;
    };
  }, [desk, id, first, wanted, lang]);
  return { ...shown, go: from => want(Math.max(0, from)) };
}

function nameOf(name: ListName, words: DizionarioWords): string {
  return typeof name === 'number' ? words.letters(name) : words.lists[name];
}
