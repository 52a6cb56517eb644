// What the room sees, and what it sees next.
import type { JSX } from 'preact';
import { readAddress } from '../shell/address.js';
import { type Clock, resetClock, runClock } from './clock.js';
import { nextShown } from './shown.js';
import type { Table } from './use-evening.js';
import { useKeys } from './use-keys.js';
import { useWords } from './use-words.js';

interface Props {
  readonly table: Table;
  readonly clock: Clock;
}

export function RoomKeys({ table, clock }: Props): JSX.Element {
  const words = useWords();
  const { evening, note } = table;
  const { shown } = note;
  const next = nextShown(shown, evening);
  const goOn = (): void => {
    if (next === undefined) return;
    const isNewRack = next.stage === 'rack';
    const started = isNewRack ? { clock: runClock(resetClock(clock), Date.now()) } : {};
    table.change({ shown: next, ...started });
  };
  useKeys({ F8: goOn });
  return (
    <section class="room-keys" aria-label={words.room}>
      <p>
        {words.roundOf(shown.round, evening.options.rounds)}: {words.roomSees[shown.stage]}{' '}
        {next === undefined && evening.phase === 'open' && words.closeFirst}
      </p>
      <div class="row">
        {next !== undefined && next.stage !== 'hidden' && (
          <button type="button" onClick={goOn}>
            {words.showNext[next.stage]} <kbd>F8</kbd>
          </button>
        )}
        <button type="button" onClick={() => openRoom(evening.name)}>
          {words.openRoom}
        </button>
      </div>
    </section>
  );
}

/** A window of its own that shares nothing with this one but the line between them. */
function openRoom(name: string): void {
  const { language } = readAddress();
  const values = new URLSearchParams({ tab: 'sala', g: name, ...(language && { l: language }) });
  open(`${location.pathname}#${values}`, '_blank', 'noopener,popup,width=1280,height=720');
}
