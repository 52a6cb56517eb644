// An evening played again: one of those kept here, or a ledger from a file.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FileButton, useArrivals } from '../arrivals/arrivals.js';
import { askOf, isRefused } from '../duplicato/ask.js';
import type { EveningInfo } from '../engine/evening/messages.js';
import type { ViewProps } from '../shell/context.js';
import { ClockField } from './clock-field.js';
import { KeptList } from './kept-list.js';
import { PartFrame } from './part-frame.js';
import type { Session } from './use-session.js';
import { useWords } from './use-words.js';

export function Replica(view: ViewProps): JSX.Element {
  const words = useWords();
  return (
    <PartFrame
      {...view}
      help={words.partsHelp.replica}
      lobby={session => (
        <>
          <Choice desk={view.desk} session={session} />
          <KeptList session={session} kind="replica" />
        </>
      )}
    />
  );
}

function Choice({
  desk,
  session,
}: Pick<ViewProps, 'desk'> & { readonly session: Session }): JSX.Element {
  const words = useWords();
  const [seconds, setSeconds] = useState(0);
  const evenings = useEvenings(desk);
  const begin = (name: string, bytes?: Uint8Array): void =>
    void session.begin({ kind: 'replica', seconds, name, ...(bytes && { bytes }) });
  const read = async (file: File): Promise<void> =>
    begin(file.name, new Uint8Array(await file.arrayBuffer()));
  const isOver = useArrivals(
    () => undefined,
    file => void read(file),
  );
  return (
    <section class="panel" aria-labelledby="replay-evenings">
      <h3 id="replay-evenings">{words.evenings}</h3>
      <ClockField seconds={seconds} onSeconds={setSeconds} />
      {evenings?.length === 0 && <p>{words.noEvenings}</p>}
      <ul class="choice-list">
        {evenings?.map(({ name, rounds, players }) => (
          <li key={name}>
            <button type="button" disabled={session.isBusy} onClick={() => begin(name)}>
              <strong>{name}</strong>{' '}
              <span class="quiet">{words.eveningInfo(rounds, players)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div class="buttons">
        <FileButton label={words.openLedger} onFile={file => void read(file)} />
      </div>
      <p class="quiet">{isOver ? words.dropHere : words.dropHelp}</p>
    </section>
  );
}

/** Those with a closed round; none where the browser keeps no files. */
function useEvenings(desk: ViewProps['desk']): readonly EveningInfo[] | undefined {
  const { lang } = useWords();
  const [evenings, setEvenings] = useState<readonly EveningInfo[]>();
  useEffect(() => {
    void askOf(desk, lang)('list', undefined).then(answer => {
      setEvenings(isRefused(answer) ? [] : answer.filter(({ rounds }) => rounds > 0));
    });
  }, []);
  return evenings;
}
