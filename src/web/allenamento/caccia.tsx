// Topping: a new game, and those that are kept here.
import type { JSX } from 'preact';
import type { ViewProps } from '../shell/context.js';
import { KeptList } from './kept-list.js';
import { NewTraining } from './new-training.js';
import { PartFrame } from './part-frame.js';
import { useWords } from './use-words.js';

/** A round may take a while. */
const ROUNDS = 5;

export function Caccia(view: ViewProps): JSX.Element {
  const words = useWords();
  return (
    <PartFrame
      {...view}
      help={words.partsHelp.caccia}
      lobby={session => (
        <>
          <NewTraining
            kind="caccia"
            rounds={ROUNDS}
            isBusy={session.isBusy}
            onBegin={session.begin}
          />
          <KeptList session={session} kind="caccia" />
        </>
      )}
    />
  );
}
