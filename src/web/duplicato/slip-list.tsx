// The slips of the round: on their way, in, and still missing.
import type { JSX } from 'preact';
import type { ShownPlayer } from '../engine/evening/messages.js';
import type { Pending } from './note.js';
import './slip-list.css';
import type { Table } from './use-evening.js';
import { refusalText, useWords } from './use-words.js';
import { VerdictLine } from './verdict-line.js';

/** Slips that are not in yet: on their way, stuck, and still missing. */
export function SlipsToCome({ table }: { readonly table: Table }): JSX.Element {
  const words = useWords();
  const { evening, note } = table;
  const { players } = evening;
  const lacking = players.filter(({ isIn, slip }) => isIn && slip === undefined);
  return (
    <section class="slip-list">
      {note.pending.map(each => (
        <PendingSlips key={each.id} table={table} pending={each} />
      ))}
      {players.length === 0 && <p>{words.noPlayers}</p>}
      {players.length > 0 && (
        <p class="lacking">
          <strong>{lacking.length === 0 ? words.allIn : words.lacking(lacking.length)}</strong>
          {lacking.length > 0 && ': '}
          {lacking.map(({ number, name }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <span class="number">{number}</span> {name}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/** Slips that are in, by the numbers of their players. */
export function SlipList({ table }: { readonly table: Table }): JSX.Element {
  const { players } = table.evening;
  return (
    <section class="slip-list">
      <ol class="slips">
        {players
          .filter(({ slip }) => slip !== undefined)
          .map(player => (
            <SlipRow key={player.name} table={table} player={player} />
          ))}
      </ol>
    </section>
  );
}

interface RowProps {
  readonly table: Table;
  readonly player: ShownPlayer;
}

function SlipRow({ table, player }: RowProps): JSX.Element | null {
  const words = useWords();
  const { number, name, slip } = player;
  if (slip === undefined) return null;
  const correct = (): void => {
    const { place: square, word } = slip;
    table.change({ entry: { player: String(number), square, word, score: '' } });
    document.querySelector<HTMLInputElement>('.slip-entry [name=word]')?.focus();
  };
  return (
    <li>
      <span class="number">{number}</span>
      <div>
        <p>
          <strong>{name}</strong> {slip.place} <span class="word">{slip.word}</span>
        </p>
        <VerdictLine slip={slip} top={table.evening.tops?.top ?? 0} />
      </div>
      <button type="button" aria-label={words.correctSlip(name)} onClick={correct}>
        {words.correct}
      </button>
    </li>
  );
}

/** Slips that are not entered yet, or cannot be. */
function PendingSlips({
  table,
  pending,
}: {
  readonly table: Table;
  readonly pending: Pending;
}): JSX.Element {
  const words = useWords();
  const { step, refusal, close, id } = pending;
  const [first] = step.slips;
  const names = step.slips.map(({ player }) => player).join(', ');
  const isStuck = refusal !== undefined || close.length > 0;
  const takeUp = (): void => {
    if (first === undefined) return;
    const { square, word, claimed } = first;
    table.change({
      entry: { player: names, square, word, score: claimed === null ? '' : `${claimed}` },
    });
    table.drop(id);
  };
  return (
    <div class="pending" role={isStuck ? 'alert' : undefined}>
      <p>
        {names}: {first?.square} {first?.word}{' '}
        {!isStuck && <span class="quiet">{words.pending}</span>}
      </p>
      {refusal !== undefined && (
        <p class="refused">
          {words.notEntered}. {refusalText(refusal, words)}
        </p>
      )}
      {close.length > 0 && <p>{words.closeTo(names, close)}</p>}
      {isStuck && (
        <p class="row">
          {close.length > 0 && (
            <button
              type="button"
              onClick={() => {
                table.drop(id);
                table.send({ ...step, allNew: true });
              }}
            >
              {words.letIn}
            </button>
          )}
          <button type="button" onClick={takeUp}>
            {words.takeUp}
          </button>
          <button type="button" onClick={() => table.drop(id)}>
            {words.dropIt}
          </button>
        </p>
      )}
    </div>
  );
}
