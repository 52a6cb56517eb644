// The side of the moves: their order, the filter, and the list or why there is none.

import type { Measure, Play } from 'leggio';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ViewProps } from '../shell/context.js';
import { FaultLine } from './fault-line.js';
import { useWords } from './use-words.js';
import './finds.css';
import { MoveList } from './move-list.js';
import type { Sheet } from './sheet.js';
import { usePlays } from './use-plays.js';

interface Props extends ViewProps {
  readonly sheet: Sheet;
  readonly chosen: Play | undefined;
  readonly onChoose: (play: Play | undefined) => void;
  readonly onLay: (play: Play) => void;
}

/** Moves that are listed at once. */
const PAGE = 50;

const MEASURES: readonly Measure[] = ['score', 'equity'];

export function Finds({ desk, isOpen, sheet, chosen, onChoose, onLay }: Props): JSX.Element {
  const words = useWords();
  const [by, setBy] = useState<Measure>('score');
  const [letters, setLetters] = useState('');
  const [count, setCount] = useState(PAGE);
  useEffect(() => setCount(PAGE), [sheet, by, letters]);
  const answer = usePlays(desk, isOpen, sheet, { by, letters, count });
  return (
    <section class="finds" aria-label={words.moves}>
      <h2>{words.moves}</h2>
      <div class="order">
        <fieldset>
          <legend>{words.by}</legend>
          {MEASURES.map(measure => (
            <label key={measure}>
              <input
                type="radio"
                name="by"
                checked={measure === by}
                onChange={() => setBy(measure)}
              />
              {measure === 'score' ? words.byScore : words.byEquity}
            </label>
          ))}
        </fieldset>
        <label class="filter">
          <span>{words.filter}</span>
          <input
            name="filter"
            value={letters}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget: { value } }) => setLetters(value.trim())}
          />
        </label>
      </div>
      {answer === undefined && (
        <p class="quiet">{sheet.rack === '' ? words.needsRack : words.searching}</p>
      )}
      {answer?.kind === 'refused' && <FaultLine fault={answer} />}
      {answer?.kind === 'found' && (
        <MoveList
          found={answer}
          {...{ by, letters, chosen, onChoose, onLay }}
          onMore={() => setCount(now => now + PAGE)}
        />
      )}
    </section>
  );
}
