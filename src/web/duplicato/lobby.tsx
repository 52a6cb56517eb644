// The evenings that are kept here, a new one, and one from a file.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { EveningInfo, OpenedEvening } from '../engine/evening/messages.js';
import type { Refused } from '../engine/messages.js';
import { RemoveButton } from '../shell/sure-button.js';
import { type Ask, isRefused } from './ask.js';
import './lobby.css';
import { NewEvening } from './new-evening.js';
import { refusalText, useWords } from './use-words.js';

interface Props {
  readonly ask: Ask;
  readonly refused: Refused | undefined;
  readonly onOpened: (answer: OpenedEvening | Refused) => void;
}

export function Lobby({ ask, refused: notOpened, onOpened }: Props): JSX.Element {
  const words = useWords();
  const [notListed, setNotListed] = useState<Refused>();
  const refused = notOpened ?? notListed;
  const [evenings, setEvenings] = useState<readonly EveningInfo[]>([]);
  const look = async (): Promise<void> => {
    const answer = await ask('list', undefined);
    if (isRefused(answer)) setNotListed(answer);
    else setEvenings(answer);
  };
  useEffect(() => void look(), []);
  return (
    <div class="lobby">
      {refused !== undefined && (
        <p class="refused" role="alert">
          {refusalText(refused, words)}
        </p>
      )}
      <section>
        <h2>{words.evenings}</h2>
        {evenings.length === 0 && <p class="quiet">{words.noEvenings}</p>}
        <ul class="evenings">
          {evenings.map(info => (
            <EveningRow key={info.name} info={info} ask={ask} onOpened={onOpened} onGone={look} />
          ))}
        </ul>
        <Import ask={ask} onOpened={onOpened} />
        <p class="quiet">{words.keptHere}</p>
      </section>
      <NewEvening onBegin={async request => onOpened(await ask('begin', request))} />
    </div>
  );
}

interface RowProps extends Pick<Props, 'ask' | 'onOpened'> {
  readonly info: EveningInfo;
  readonly onGone: () => Promise<void>;
}

function EveningRow({ info, ask, onOpened, onGone }: RowProps): JSX.Element {
  const words = useWords();
  const { name, rounds, players, isOver } = info;
  const remove = async (): Promise<void> => {
    const answer = await ask('remove', name);
    if (isRefused(answer)) onOpened(answer);
    await onGone();
  };
  return (
    <li>
      <button type="button" class="open" onClick={async () => onOpened(await ask('open', name))}>
        <strong>{name}</strong>{' '}
        <span class="quiet">
          {rounds < 0 ? words.damaged : words.evening(rounds, players, isOver)}
        </span>
      </button>
      <RemoveButton what={name} words={words} onSure={remove} />
    </li>
  );
}

function Import({ ask, onOpened }: Pick<Props, 'ask' | 'onOpened'>): JSX.Element {
  const words = useWords();
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    onOpened(await ask('take', { name: file.name, bytes }));
  };
  return (
    <p class="import">
      <label class="file">
        {words.import}
        <input
          type="file"
          class="hidden"
          accept=".jsonl"
          onChange={event => take(event.currentTarget.files?.[0])}
        />
      </label>{' '}
      <span class="quiet">{words.importHelp}</span>
    </p>
  );
}
