// The words of two and three letters as a table, a row an initial: what players learn by heart.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ListPage, NamedList } from '../engine/words/messages.js';
import type { PartProps } from './part.js';
import './short-table.css';
import { useWords } from './use-words.js';

interface Props extends Pick<PartProps, 'desk' | 'chosen' | 'onWord'> {
  readonly lists: readonly NamedList[];
}

export function ShortTable({ desk, lists, ...picking }: Props): JSX.Element {
  const words = useWords();
  const columns = useWhole(desk, lists);
  const initials = [...new Set(columns.flat().map(word => word.charAt(0)))].sort();
  return (
    <table class="short-words">
      <caption>{words.shortTable}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden">{words.initial}</span>
          </th>
          {lists.map(({ id, name, count }) => (
            <th scope="col" key={id}>
              {words.letters(Number(name))} <span class="quiet">{words.counted(count)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {initials.map(initial => (
          <tr key={initial}>
            <th scope="row">{initial}</th>
            {columns.map((column, at) => (
              <td key={lists[at]?.id}>
                <Cell words={column.filter(word => word.startsWith(initial))} {...picking} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps extends Pick<PartProps, 'chosen' | 'onWord'> {
  readonly words: readonly string[];
}

function Cell({ words, chosen, onWord }: CellProps): JSX.Element {
  return (
    <div class="cell">
      {words.map(word => (
        <button
          type="button"
          key={word}
          aria-pressed={word === chosen}
          onClick={() => onWord(word)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}

/** Lists that are short enough to be shown whole. */
function useWhole(desk: PartProps['desk'], lists: readonly NamedList[]): readonly string[][] {
  const { lang } = useWords();
  const [columns, setColumns] = useState<readonly string[][]>([]);
  useEffect(() => {
    let isWanted = true;
    const whole = async ({ id, count }: NamedList): Promise<string[]> => {
      const answer = await desk.ask.words('page', { id, from: 0, count }, lang);
      return answer.kind === 'refused' ? [] : [...(answer as ListPage).words];
    };
    Promise.all(lists.map(whole)).then(found => isWanted && setColumns(found));
    return () => {
      isWanted = false;
    };
  }, [desk, lists, lang]);
  return columns;
}
