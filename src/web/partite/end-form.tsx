// The end of a game that is typed in: overtime, the time of the whole game, tiles left that the moves do not tell.
import type { RecordedEntry } from 'leggio';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TypedShown } from '../engine/messages.js';
import './end-form.css';
import { rackTyped, readClock } from './typed-play.js';
import { useWords } from './use-words.js';

interface Props {
  readonly shown: TypedShown;
  readonly edition: string;
  readonly players: readonly string[];
  readonly add: (entry: RecordedEntry) => Promise<boolean>;
}

export function EndForm({ shown, players, add }: Props): JSX.Element {
  const words = useWords();
  const [racks, setRacks] = useState<readonly string[]>(() => players.map(() => ''));
  const isTold = shown.wantsRacks.every(player => racks[player] !== '');
  const close = (): void => {
    const left = racks.map(rack => (rack === '' ? undefined : rack));
    void add({ kind: 'end', racks: left });
  };
  return (
    <details class="panel end-form" open={shown.isOver}>
      <summary>{words.theEnd}</summary>
      <ul>
        {shown.result.map((line, index) => (
          <li key={index}>{line.trim()}</li>
        ))}
      </ul>
      {shown.wantsRacks.length > 0 && <p class="quiet">{words.theEndHelp}</p>}
      {shown.wantsRacks.map(player => (
        <label class="field" key={player}>
          <span>{words.left(players[player] ?? '')}</span>
          <input
            value={racks[player] ?? ''}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={({ currentTarget: { value } }) =>
              setRacks(now => now.with(player, rackTyped(value)))
            }
          />
        </label>
      ))}
      <OvertimeForm players={players} add={add} />
      <div class="buttons">
        {!shown.isOver && (
          <button type="button" onClick={() => void add({ kind: 'time-over' })}>
            {words.timeOver}
          </button>
        )}
        <button type="button" class="main" disabled={!shown.isOver || !isTold} onClick={close}>
          {words.doEnd}
        </button>
      </div>
    </details>
  );
}

function OvertimeForm({ players, add }: Pick<Props, 'players' | 'add'>): JSX.Element {
  const words = useWords();
  const [clock, setClock] = useState('');
  const [player, setPlayer] = useState(0);
  const seconds = readClock(clock);
  const note = async (): Promise<void> => {
    if (seconds !== undefined && (await add({ kind: 'overtime', player, seconds }))) setClock('');
  };
  return (
    <fieldset class="overtime">
      <legend>{words.overtime}</legend>
      <input
        aria-label={words.overtimeHelp}
        placeholder={words.overtimeHelp}
        inputMode="text"
        value={clock}
        onInput={({ currentTarget: { value } }) => setClock(value)}
      />
      <label>
        {words.overtimeOf}{' '}
        <select
          value={player}
          onChange={({ currentTarget: { value } }) => setPlayer(Number(value))}
        >
          {players.map((name, index) => (
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={seconds === undefined} onClick={() => void note()}>
        {words.doOvertime}
      </button>
    </fieldset>
  );
}
