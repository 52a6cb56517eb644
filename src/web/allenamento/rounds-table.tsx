// A training round by round, each with a button to look at it again.
import type { JSX } from 'preact';
import type { DoneRound, Training } from '../engine/training/messages.js';
import './table.css';
import { timeText } from './time-text.js';
import { useWords } from './use-words.js';
import { written } from './written.js';

interface Props {
  readonly training: Training;
  readonly onLook: (round: number) => void;
}

export function RoundsTable({ training, onLook }: Props): JSX.Element {
  const words = useWords();
  const isTopping = training.what === 'caccia';
  return (
    <table class="training-table">
      <thead>
        <tr>
          <th scope="col">{words.roundColumn}</th>
          {!isTopping && <th scope="col">{words.ownColumn}</th>}
          <th scope="col">{words.topColumn}</th>
          <th scope="col" class="number">
            {isTopping ? words.timeColumn : words.percentColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {training.done.map(each => (
          <tr key={each.round}>
            <th scope="row">
              <button
                type="button"
                aria-label={words.lookAt(each.round)}
                onClick={() => onLook(each.round)}
              >
                {each.round}
              </button>
            </th>
            {!isTopping && (
              <td>
                {written(each.own.word) || '–'} <span class="quiet">{each.own.score}</span>
              </td>
            )}
            <td>
              {written(each.plays[0]?.word ?? '')} <span class="quiet">{each.top}</span>
            </td>
            <td class="number">{isTopping ? timeOf(each) : words.percentOf(each.percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function timeOf({ seconds, penalty, isShown }: DoneRound): string {
  return `${timeText(seconds + penalty)}${isShown ? ' ✗' : ''}`;
}
