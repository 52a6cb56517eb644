// The arbiter's screen: the round and its clock, the slips, the ranking, what is ruled, what is taken away.
import { duplicate } from 'leggio';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import './arbiter.css';
import { setClock } from './clock.js';
import { ClockKeys } from './clock-keys.js';
import { Closing } from './closing.js';
import { publicFacts } from './public-facts.js';
import { RackTiles } from './rack-tiles.js';
import { RankingTable } from './ranking-table.js';
import { RoomKeys } from './room-keys.js';
import { linkRoom } from './room-link.js';
import { Rulings } from './rulings.js';
import { Sheets } from './sheets.js';
import { SlipEntry } from './slip-entry.js';
import { SlipList, SlipsToCome } from './slip-list.js';
import { StillBoard } from './still-board.js';
import type { Table } from './use-evening.js';
import { useWords } from './use-words.js';

interface Props {
  readonly table: Table;
  readonly onLeave: () => Promise<void>;
}

export function Arbiter({ table, onLeave }: Props): JSX.Element {
  const words = useWords();
  const { evening, note } = table;
  const clock = note.clock ?? presetClock(evening.preset);
  useRoom(table, clock);
  return (
    <div class="arbiter">
      <header class="evening-head">
        <h2>{evening.name}</h2>
        <p class="quiet" data-lines={evening.lines}>
          {words.kept(evening.lines)}
        </p>
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
      </header>
      <div class="column">
        <RoundHead table={table} />
        <ClockKeys clock={clock} onChange={next => table.change({ clock: next })} />
        <RoomKeys table={table} clock={clock} />
        <StillBoard board={evening.board} rules={evening.rules} play={evening.tops?.plays[0]} />
      </div>
      <div class="column">
        {evening.phase === 'open' && <SlipEntry table={table} />}
        {evening.phase === 'open' && <SlipsToCome table={table} />}
        <Closing table={table} />
        {evening.phase === 'open' && <SlipList table={table} />}
      </div>
      <div class="column">
        <RankingTable evening={evening} />
        <Rulings table={table} />
      </div>
      <Sheets ask={table.ask} evening={evening} />
    </div>
  );
}

function presetClock(preset: string): ReturnType<typeof setClock> {
  const { seconds, warning } = duplicate.duplicatePreset(preset).clock;
  return setClock(seconds.value, warning.value);
}

/** The room is sent what it may see, whenever that changes. */
function useRoom({ evening, note }: Table, clock: ReturnType<typeof setClock>): void {
  const { name } = evening;
  const link = useMemo(() => linkRoom(name), [name]);
  useEffect(() => () => link.close(), [link]);
  useEffect(
    () => link.send(publicFacts(evening, note.shown, clock)),
    [link, evening, note.shown, clock],
  );
}

function RoundHead({ table: { evening } }: { readonly table: Table }): JSX.Element {
  const words = useWords();
  const { rounds, phase, round, kept, rules, options, bag } = evening;
  const open = phase === 'open' ? rounds.at(-1) : undefined;
  return (
    <section class="round-head">
      <h3>{words.roundOf(phase === 'waiting' ? round + 1 : round, options.rounds)}</h3>
      {open !== undefined && (
        <>
          <RackTiles rack={open.rack} rules={rules} />
          <p class="quiet">{words.inBag(open.bag)}</p>
          {open.drawnBy === 'chosen' && <p>{words.drawnChosen}</p>}
          {open.putBack.map(({ rack, why }, place) => (
            <p key={`${place}${rack}`} class="quiet">
              {words.putBack(rack, why)}
            </p>
          ))}
        </>
      )}
      {phase === 'waiting' && (
        <p>
          {words.waitsFor(round + 1, kept)} {words.inBag(bag)}.
        </p>
      )}
      {phase === 'over' && <p>{evening.end}</p>}
    </section>
  );
}
