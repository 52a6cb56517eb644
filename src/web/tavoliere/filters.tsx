// Which moves are listed: by word, points, tiles kept, squares, kind.

import { type Square, squareName } from 'leggio';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { EVERY_MOVE, type MoveFilter } from '../engine/messages.js';
import { wantsEvery } from '../engine/move-filter.js';
import './filters.css';
import { MOST_FILTER, markOf, numberOf } from './listing.js';
import { useWords } from './use-words.js';

interface Props {
  readonly filter: MoveFilter;
  /** True while presses on the board choose squares. */
  readonly isMarking: boolean;
  readonly onFilter: (filter: MoveFilter) => void;
  readonly onMarking: (isMarking: boolean) => void;
  readonly onUnmark: (square: Square) => void;
}

const KINDS: readonly MoveFilter['kind'][] = ['all', 'plays', 'exchanges'];

export function Filters({ filter, isMarking, onFilter, onMarking, onUnmark }: Props): JSX.Element {
  const words = useWords();
  const set = (change: Partial<MoveFilter>): void => onFilter({ ...filter, ...change });
  const [isOpen] = useState(!wantsEvery(filter)); // at first; then people open and close it
  return (
    <details class="filters" open={isOpen}>
      <summary>{words.filters}</summary>
      <div class="fields-of-filter">
        <TextField
          label={words.filterWord}
          help={words.filterWordHelp}
          name="word"
          value={filter.word}
          onText={text => set({ word: text.trim() })}
        />
        <TextField
          label={words.filterKeeps}
          help={words.filterKeepsHelp}
          name="keeps"
          value={filter.keeps}
          onText={text => set({ keeps: text.replaceAll(' ', '?') })}
        />
        <TextField
          label={words.filterLeast}
          name="least"
          value={String(filter.least ?? '')}
          onText={text => set({ least: numberOf(text) })}
        />
        <TextField
          label={words.filterMost}
          name="most"
          value={String(filter.most ?? '')}
          onText={text => set({ most: numberOf(text) })}
        />
        <label class="field">
          <span>{words.filterKind}</span>
          <select
            value={filter.kind}
            onChange={({ currentTarget: { value } }) =>
              set({ kind: KINDS.find(kind => kind === value) ?? 'all' })
            }
          >
            {KINDS.map(kind => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Squares {...{ filter, isMarking, onMarking, onUnmark }} />
      <button type="button" disabled={wantsEvery(filter)} onClick={() => onFilter(EVERY_MOVE)}>
        {words.noFilter}
      </button>
    </details>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly name: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

function TextField({ label, help, name, value, onText }: TextFieldProps): JSX.Element {
  return (
    <label class="field">
      <span>
        {label} {help && <small class="quiet">{help}</small>}
      </span>
      <input
        name={name}
        value={value}
        inputmode={name === 'least' || name === 'most' ? 'numeric' : 'text'}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        onInput={({ currentTarget }) => onText(currentTarget.value.slice(0, MOST_FILTER))}
      />
    </label>
  );
}

function Squares({ filter, isMarking, onMarking, onUnmark }: Omit<Props, 'onFilter'>): JSX.Element {
  const words = useWords();
  return (
    <div class="marked">
      <button type="button" aria-pressed={isMarking} onClick={() => onMarking(!isMarking)}>
        {words.chooseSquares}
      </button>
      {isMarking && <p class="quiet">{words.chooseSquaresHelp}</p>}
      {[...filter.covers, ...filter.avoids].map(square => (
        <button
          type="button"
          key={square}
          class={`chip ${markOf(filter, square)}`}
          onClick={() => onUnmark(square)}
        >
          {words.marked(squareName(square), markOf(filter, square) ?? 'cover')}{' '}
          <span class="hidden">{words.unmark}</span>
          <span aria-hidden="true">×</span>
        </button>
      ))}
    </div>
  );
}
