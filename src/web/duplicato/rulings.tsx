// What the arbiter rules: a step taken back, a late slip, a contested word, names. Each is a recorded step.
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { EveningStep } from '../engine/evening/messages.js';
import type { Refused } from '../engine/messages.js';
import './rulings.css';
import { squareMeant } from './slip-fields.js';
import type { Table } from './use-evening.js';
import { refusalText, useWords } from './use-words.js';

export function Rulings({ table }: { readonly table: Table }): JSX.Element {
  const words = useWords();
  const { evening, note } = table;
  const players = evening.players.map(({ name }) => name);
  const inGame = evening.players.filter(({ isIn }) => isIn).map(({ name }) => name);
  return (
    <section class="rulings">
      <h3>{words.rulings}</h3>
      <Ruling
        title={words.undo}
        table={table}
        step={text => ({ kind: 'undo', by: text('by'), reason: text('reason') })}
        isOff={evening.lastStep === undefined}
      >
        <p>
          {evening.lastStep === undefined ? words.nothingToUndo : words.undoes(evening.lastStep)}
        </p>
        <label>
          {words.by}
          <input
            name="by"
            required
            value={note.arbiter}
            onInput={event => table.change({ arbiter: event.currentTarget.value })}
          />
        </label>
        <Text name="reason" label={words.reason} value={words.undoReason} />
      </Ruling>
      <Ruling title={words.late} table={table} step={text => lateStep(text, evening.notation)}>
        <Rounds name="round" label={words.round} table={table} />
        <Choice name="player" label={words.player} of={players} />
        <Text name="square" label={words.squareField} isOptional />
        <Text name="word" label={words.word} isOptional />
        <Text name="score" label={words.points} help={words.pointsHelp} isOptional />
        <Text name="reason" label={words.reason} value={words.lateReason} />
      </Ruling>
      <Ruling
        title={words.wordRuling}
        table={table}
        step={text => ({
          kind: 'word',
          word: text('word'),
          ruling: text('ruling') === 'struck' ? 'struck' : 'accepted',
          round: Number(text('round')),
          reason: text('reason'),
        })}
      >
        {evening.words.map(({ word, ruling, round, reason }) => (
          <p key={`${word}${ruling}${round}`}>
            <strong>{word}</strong> {words[ruling]}, {words.fromRound.toLowerCase()} {round}:{' '}
            {reason}
          </p>
        ))}
        <Text name="word" label={words.word} />
        <label>
          {words.rulings}
          <select name="ruling">
            <option value="struck">{words.struck}</option>
            <option value="accepted">{words.accepted}</option>
          </select>
        </label>
        <Rounds name="round" label={words.fromRound} table={table} />
        <Text name="reason" label={words.reason} />
      </Ruling>
      <Ruling
        title={words.rename}
        table={table}
        step={text => ({
          kind: 'rename',
          player: text('player'),
          to: text('to'),
          reason: text('reason'),
        })}
      >
        <Choice name="player" label={words.player} of={players} />
        <Text name="to" label={words.newName} />
        <Text name="reason" label={words.reason} />
      </Ruling>
      <Ruling
        title={words.withdraw}
        table={table}
        step={text => ({ kind: 'withdraw', player: text('player'), reason: text('reason') })}
      >
        <Choice name="player" label={words.player} of={inGame} />
        <Text name="reason" label={words.reason} />
      </Ruling>
    </section>
  );
}

/** With a word: what it scores, or what is said; without one: points by hand. */
function lateStep(
  text: (name: string) => string,
  notation: Table['evening']['notation'],
): EveningStep {
  const common = { round: Number(text('round')), player: text('player'), reason: text('reason') };
  const score = text('score');
  const [square, word] = [text('square'), text('word')];
  if (word === '' && square === '') {
    return { kind: 'rule', ...common, score: score === '' ? Number.NaN : Number(score) };
  }
  return {
    kind: 'answer',
    ...common,
    square: squareMeant(square, notation) ?? square,
    word,
    ...(score === '' ? {} : { score: Number(score) }),
  };
}

interface RulingProps {
  readonly title: string;
  readonly table: Table;
  /** What the form asks for, by the names of its fields. */
  readonly step: (text: (name: string) => string) => EveningStep;
  readonly isOff?: boolean;
  readonly children: JSX.Element | readonly (JSX.Element | readonly JSX.Element[])[];
}

function Ruling({ title, table, step, isOff = false, children }: RulingProps): JSX.Element {
  const words = useWords();
  const [state, setState] = useState<'' | 'working' | 'done' | Refused>('');
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    setState('working');
    const refused = await table.take(step(name => String(data.get(name) ?? '').trim()));
    setState(refused ?? 'done');
    if (refused === undefined) form.reset();
  };
  return (
    <details>
      <summary>{title}</summary>
      <form onSubmit={submit}>
        {children}
        <button type="submit" disabled={isOff || state === 'working'}>
          {words.enterRuling}
        </button>
        <p role="status" class={typeof state === 'object' ? 'refused' : ''}>
          {state === 'working' && words.working}
          {state === 'done' && words.done}
          {typeof state === 'object' && refusalText(state, words)}
        </p>
      </form>
    </details>
  );
}

interface TextProps {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly help?: string;
  readonly isOptional?: boolean;
}

function Text({ name, label, value = '', help = '', isOptional = false }: TextProps): JSX.Element {
  return (
    <label>
      <span>
        {label} {help !== '' && <small class="quiet">{help}</small>}
      </span>
      <input name={name} defaultValue={value} required={!isOptional} autocomplete="off" />
    </label>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly of: readonly string[];
}

function Choice({ name, label, of }: ChoiceProps): JSX.Element {
  return (
    <label>
      {label}
      <select name={name} required>
        {of.map(each => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}

/** The open round and those before it, the last first. */
function Rounds({ table, ...field }: Omit<ChoiceProps, 'of'> & { table: Table }): JSX.Element {
  const { rounds } = table.evening;
  const numbers = rounds.map(({ round }) => String(round)).reverse();
  return <Choice {...field} of={numbers.length === 0 ? ['1'] : numbers} />;
}
