// Which round it is, and what is left in the bag; beside it the time.
import type { ComponentChildren, JSX } from 'preact';
import type { OpenRound, Training } from '../engine/training/messages.js';
import './round-head.css';
import { useWords } from './use-words.js';

interface Props {
  readonly training: Training;
  readonly open: OpenRound;
  readonly children: ComponentChildren;
}

export function RoundHead({ training, open, children }: Props): JSX.Element {
  const words = useWords();
  return (
    <div class="training-round-head">
      <p>
        <strong>{words.roundOf(open.round, training.rounds)}</strong>{' '}
        <span class="quiet">{words.inBag(open.bag)}</span>
      </p>
      {children}
    </div>
  );
}
