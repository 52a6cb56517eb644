// Words that came and went, counted by article and by source: the reasons that it needs are fetched when asked for.
import { proxy } from 'comlink';
import type { DiffCount } from 'leggio';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Refused } from '../engine/messages.js';
import type { Compared, Summed } from '../engine/words/messages.js';
import type { PartProps } from './part.js';
import { RefusedLine } from './refused-line.js';
import { ShareLine } from './share-line.js';
import './sums.css';
import { useWords } from './use-words.js';

interface Props extends Pick<PartProps, 'desk'> {
  readonly answer: Compared;
  readonly summed: Summed | Refused | undefined;
  readonly onSummed: (summed: Summed | Refused) => void;
}

export function Sums({ desk, answer, summed, onSummed }: Props): JSX.Element {
  const words = useWords();
  const [share, setShare] = useState<number>();
  const sum = async (): Promise<void> => {
    setShare(0);
    const found = await desk.ask.words('sum', undefined, words.lang, proxy(setShare));
    setShare(undefined);
    onSummed(found as Summed | Refused);
  };
  if (!answer.canSum) return <p class="quiet">{words.tooManyToSum}</p>;
  return (
    <div class="sums">
      {summed?.kind === 'summed' ? (
        <>
          <SumTable
            caption={words.byArticle}
            head={words.article}
            rows={summed.summary.articles.map(({ article, ...count }) => ({
              name: words.articles(article),
              ...count,
            }))}
          />
          <SumTable
            caption={words.bySource}
            head={words.source}
            rows={summed.summary.sources.map(({ source, from, ...count }) => ({
              name: `${source}, ${from}`,
              ...count,
            }))}
          />
          {!answer.hasReasons && <p class="quiet">{words.noReasonsThere}</p>}
        </>
      ) : (
        share === undefined && (
          <p class="no-print">
            <button type="button" onClick={sum}>
              {words.sum}
            </button>{' '}
            <span class="quiet">{words.sumHelp}</span>
          </p>
        )
      )}
      {summed?.kind === 'refused' && <RefusedLine refused={summed} />}
      <ShareLine share={share} />
    </div>
  );
}

interface TableProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly (DiffCount & { readonly name: string })[];
}

function SumTable({ caption, head, rows }: TableProps): JSX.Element | null {
  const words = useWords();
  if (rows.length === 0) return null;
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{words.gainedShort}</th>
          <th scope="col">{words.lostShort}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, gained, lost }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{words.number(gained)}</td>
            <td>{words.number(lost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
