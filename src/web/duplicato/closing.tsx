// The top of the open round, the play that is laid, the round closed and the next rack given.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Refused } from '../engine/messages.js';
import { SureButton } from '../shell/sure-button.js';
import './closing.css';
import { squareMeant } from './slip-fields.js';
import type { Table } from './use-evening.js';
import { useKeys } from './use-keys.js';
import { refusalText, useWords } from './use-words.js';

const OTHER = 'other';

export function Closing({ table }: { readonly table: Table }): JSX.Element | null {
  const { evening } = table;
  if (evening.phase === 'over') return null;
  return evening.phase === 'waiting' ? (
    <GiveRack table={table} />
  ) : (
    // chosen plays and reasons are those of one round
    <CloseRound key={roundKey(evening)} table={table} />
  );
}

/** Another round, another rack, or other words. */
function roundKey({ rounds, words }: Table['evening']): string {
  const open = rounds.at(-1);
  return `${open?.round} ${open?.rack} ${words.length}`;
}

function CloseRound({ table }: { readonly table: Table }): JSX.Element {
  const words = useWords();
  const { evening } = table;
  const { tops, players, racks } = evening;
  const [chosen, choose] = useState('0');
  const [askedOf, ask] = useState(0);
  const [refused, setRefused] = useState<Refused>();
  const form = useRef<HTMLFormElement>(null);
  const lacking = players.filter(({ isIn, slip }) => isIn && slip === undefined);
  // asked again when other slips are missing than when it was asked
  const isAsking = lacking.length > 0 && askedOf === lacking.length;
  const close = async (end: boolean): Promise<void> => {
    if (form.current === null) return;
    const data = new FormData(form.current);
    const { play, reason } = playChosen(chosen, data, table);
    const rack = String(data.get('rack') ?? '').trim();
    const answer = await table.take({
      kind: 'next',
      withoutSlips: true,
      ...(play === undefined ? {} : { play }),
      ...(play === undefined || reason === '' ? {} : { reason }),
      ...(rack === '' || end ? {} : { rack }),
      ...(end ? { end } : {}),
    });
    setRefused(answer);
    ask(0);
  };
  const wish = (): void => {
    if (lacking.length > 0 && !isAsking) ask(lacking.length);
    else void close(false);
  };
  useKeys({ F9: wish });
  if (tops === undefined) return <p />;
  return (
    <section class="closing">
      <h3>
        {words.top} {tops.top}{' '}
        <small class="quiet">
          {words.tied(tops.plays.length)} · {words.bingos(tops.bingos)} · {words.subTops}:{' '}
          {tops.next.map(({ score, count }) => words.subTop(score, count)).join(', ')}
        </small>
      </h3>
      <form
        ref={form}
        onSubmit={event => {
          event.preventDefault();
          wish();
        }}
      >
        <label>
          {words.laid}
          <select value={chosen} onChange={event => choose(event.currentTarget.value)}>
            {tops.plays.slice(0, MOST_PLAYS).map(({ at, word, place }, index) => (
              <option key={`${at}${word}`} value={index}>
                {word} {place}
              </option>
            ))}
            <option value={OTHER}>{words.otherPlay}</option>
          </select>
        </label>
        {chosen === '0' ? (
          <p class="quiet">{words.laidFor[tops.laidFor]}</p>
        ) : (
          <div class="row">
            {chosen === OTHER && (
              <>
                <label>
                  {words.squareField}
                  <input name="square" required autocomplete="off" />
                </label>
                <label>
                  {words.word}
                  <input name="word" required autocomplete="off" />
                </label>
              </>
            )}
            <label>
              {words.reason}
              <input name="reason" required autocomplete="off" />
            </label>
          </div>
        )}
        <details>
          <summary>{racks === 'seed' ? words.chosenRack : words.rackTyped}</summary>
          <label>
            {words.rack} <small class="quiet">{words.rackHelp}</small>
            <input name="rack" autocomplete="off" autocapitalize="characters" />
          </label>
        </details>
        {isAsking && (
          <p role="alert">
            {lacking.length === players.length && players.length > 0
              ? words.closeWithoutSlips
              : words.closeLacking(lacking.map(({ name }) => name))}
          </p>
        )}
        {refused !== undefined && (
          <p class="refused" role="alert">
            {refusalText(refused, words)}
          </p>
        )}
        <div class="row">
          <button type="submit">
            {isAsking ? words.closeAnyway : words.closeRound} <kbd>F9</kbd>
          </button>
          {isAsking && (
            <button type="button" onClick={() => ask(0)}>
              {words.cancel}
            </button>
          )}
          <EndHere onEnd={() => close(true)} />
        </div>
      </form>
    </section>
  );
}

/** Equal tops in the list; a round of two jollies may have hundreds. */
const MOST_PLAYS = 50;

function playChosen(
  chosen: string,
  data: FormData,
  { evening }: Table,
): { play: string | undefined; reason: string } {
  const reason = String(data.get('reason') ?? '').trim();
  if (chosen !== OTHER) {
    const play = evening.tops?.plays[Number(chosen)];
    return { play: play && chosen !== '0' ? `${play.place} ${play.word}` : undefined, reason };
  }
  const typed = String(data.get('square'));
  const square = squareMeant(typed, evening.notation) ?? typed;
  return { play: `${square} ${data.get('word')}`, reason };
}

function EndHere({ onEnd }: { readonly onEnd: () => Promise<void> }): JSX.Element {
  const { endHere, endSure, cancel } = useWords();
  return <SureButton label={endHere} question={endSure} cancel={cancel} onSure={onEnd} />;
}

/** Between two rounds of a game from a real bag. */
function GiveRack({ table }: { readonly table: Table }): JSX.Element {
  const words = useWords();
  const [refused, setRefused] = useState<Refused>();
  return (
    <section class="closing">
      <form
        onSubmit={async event => {
          event.preventDefault();
          const rack = String(new FormData(event.currentTarget).get('rack'));
          setRefused(await table.take({ kind: 'next', rack }));
        }}
      >
        <label>
          {words.rackTyped} <small class="quiet">{words.rackHelp}</small>
          <input name="rack" required autocomplete="off" autocapitalize="characters" />
        </label>
        {refused !== undefined && (
          <p class="refused" role="alert">
            {refusalText(refused, words)}
          </p>
        )}
        <div class="row">
          <button type="submit">{words.giveRack}</button>
          <EndHere onEnd={async () => setRefused(await table.take({ kind: 'next', end: true }))} />
        </div>
      </form>
    </section>
  );
}
