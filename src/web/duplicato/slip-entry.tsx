// Slips by keyboard: player, square, word, and the ruling as one types. What is typed is kept with every key.
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Judgement } from '../engine/evening/messages.js';
import {
  answerOf,
  EMPTY_ENTRY,
  type Entry,
  FIELDS,
  type Field,
  isDone,
  isWhole,
  withTyped,
} from './entry.js';
import './slip-entry.css';
import { playersMeant } from './slip-fields.js';
import type { Table } from './use-evening.js';
import { useJudgement } from './use-judgement.js';
import { useWords } from './use-words.js';
import { VerdictLine } from './verdict-line.js';

export function SlipEntry({ table }: { readonly table: Table }): JSX.Element {
  const words = useWords();
  const { evening, note, kept } = table;
  const { entry } = note;
  const judged = useJudgement(table);
  const form = useRef<HTMLFormElement>(null);
  const go = (field: Field): void => {
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  };
  const set = (next: Entry): void => table.change({ entry: next });
  const enter = (): void => {
    const step = stepOf(table);
    if (step === undefined) return;
    // the fields are empty in the same note that has the slip on its way
    table.send(step, EMPTY_ENTRY);
    go('player');
  };
  const keys = keysOf({ table, judged, set, enter, go });
  useEffect(() => go('player'), []);
  return (
    <form
      ref={form}
      class="slip-entry"
      aria-label={words.slips}
      data-kept={JSON.stringify(kept.entry)}
      onSubmit={event => {
        event.preventDefault();
        enter();
      }}
      onKeyDown={keys}
    >
      <h3>{words.slips}</h3>
      <div class="fields">
        {FIELDS.map(field => (
          <label key={field}>
            {fieldName(field, words)}
            <input
              name={field}
              value={entry[field]}
              onInput={event =>
                set(withTyped(entry, field, event.currentTarget.value, evening.tops))
              }
              aria-describedby={`help-${field}`}
              autocomplete="off"
              autocapitalize="none"
              autocorrect="off"
              spellcheck={false}
              inputMode={field === 'score' ? 'numeric' : undefined}
            />
          </label>
        ))}
        <button type="submit">
          {words.enter} <kbd>↵</kbd>
        </button>
      </div>
      <Meaning table={table} judged={judged} onReading={word => set({ ...entry, word })} />
      <details class="help">
        <summary>?</summary>
        <p>{words.entryHelp}</p>
        <p id="help-player">
          {words.player}: {words.playerHelp}
        </p>
        <p id="help-square">
          {words.squareField}: {words.squareHelp(evening.notation)}
        </p>
        <p id="help-word">
          {words.word}: {words.wordHelp}
        </p>
        <p id="help-score">{words.score}</p>
      </details>
    </form>
  );
}

function fieldName(
  field: Field,
  words: Pick<ReturnType<typeof useWords>, 'player' | 'squareField' | 'word' | 'score'>,
): string {
  return field === 'square' ? words.squareField : words[field];
}

/** The step of a whole slip; undefined while something is missing or not known. */
function stepOf({ evening, note: { entry } }: Table): Parameters<Table['send']>[0] | undefined {
  const answer = answerOf(entry, evening.notation);
  if (answer === undefined || !isWhole(entry)) return undefined;
  const meant = playersMeant(entry.player, evening.players);
  if (meant.kind === 'many') return undefined;
  if (meant.kind === 'players') {
    return { kind: 'slips', slips: meant.names.map(player => ({ player, ...answer })) };
  }
  const player = entry.player.trim();
  if (!isName(player)) return undefined;
  return { kind: 'slips', slips: [{ player, ...answer }], enrol: true };
}

/** What may be a new player's name: letters, and more than one. */
function isName(text: string): boolean {
  return /^\p{L}.*\p{L}/u.test(text) && !text.includes(',');
}

interface KeyParts {
  readonly table: Table;
  readonly judged: Judgement | undefined;
  readonly set: (entry: Entry) => void;
  readonly enter: () => void;
  readonly go: (field: Field) => void;
}

/** A space goes on where a field is done, Enter enters a whole slip, a digit says which letter is the jolly. */
function keysOf({
  table,
  judged,
  set,
  enter,
  go,
}: KeyParts): (event: TargetedKeyboardEvent<HTMLFormElement>) => void {
  const { evening, note } = table;
  const { entry } = note;
  return event => {
    const field = (event.target as HTMLInputElement).name as Field;
    if (!FIELDS.includes(field)) return;
    const next = FIELDS[FIELDS.indexOf(field) + 1];
    const reading = field === 'word' ? judged?.readings[Number(event.key) - 1] : undefined;
    if (reading !== undefined) set({ ...entry, word: reading });
    else if (event.key === 'Escape') {
      set(EMPTY_ENTRY);
      go('player');
    } else if (event.key === 'Enter') {
      if (isWhole(entry)) enter();
      else if (next !== undefined) go(next);
    } else if (event.key === ' ' && next !== undefined && isDone(entry, field, evening)) go(next);
    else return;
    event.preventDefault();
  };
}

interface MeaningProps {
  readonly table: Table;
  readonly judged: Judgement | undefined;
  readonly onReading: (word: string) => void;
}

/** Whom and what the fields mean so far. */
function Meaning({ table, judged, onReading }: MeaningProps): JSX.Element {
  const words = useWords();
  const { evening, note } = table;
  const { player } = note.entry;
  const meant = playersMeant(player, evening.players);
  const names = meant.kind === 'none' ? [] : meant.names;
  const answered = evening.players.filter(
    ({ name, slip }) => slip !== undefined && names.includes(name),
  );
  return (
    <div class="meaning" role="status">
      <p>
        {player.trim() === '' ? ' ' : null}
        {meant.kind === 'players' &&
          (names.length === 1 ? <strong>{names[0]}</strong> : words.several(names))}
        {meant.kind === 'many' && `${names.join(', ')}?`}
        {meant.kind === 'none' &&
          player.trim() !== '' &&
          (isName(player) && evening.isEnrolling
            ? words.newPlayer(player.trim())
            : words.nobody(meant.part))}
        {meant.kind === 'players' && answered.length > 0 && (
          <span class="quiet"> {words.already(answered.map(({ name }) => name))}</span>
        )}
      </p>
      {judged === undefined ? (
        <p> </p>
      ) : (
        <VerdictLine slip={judged.slip} top={evening.tops?.top ?? 0} />
      )}
      {judged !== undefined && judged.readings.length > 0 && (
        <p class="row">
          {words.whichJolly}
          {judged.readings.map((reading, index) => (
            <button type="button" key={reading} onClick={() => onReading(reading)}>
              <kbd>{index + 1}</kbd> {reading}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
