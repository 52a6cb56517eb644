// How far the words have come, in one line; what went wrong, with a button to try again.
import type { JSX } from 'preact';
import type { WebWords } from '../../wording/web/site.js';
import type { Stage } from '../engine/messages.js';
import { useWords } from './context.js';
import './stage-line.css';

interface Props {
  readonly stage: Stage;
  readonly onAgain: () => void;
}

export function StageLine({ stage, onAgain }: Props): JSX.Element {
  const words = useWords();
  const mayTryAgain = stage.kind === 'failed' || (stage.kind === 'ready' && !stage.kept);
  return (
    <div class={`stage ${stage.kind}`}>
      <p role="status">{stageText(stage, words)}</p>
      {stage.kind === 'fetching' && (
        <progress value={stage.share} aria-label={words.fetching(percentOf(stage.share))} />
      )}
      {mayTryAgain && (
        <button type="button" onClick={onAgain}>
          {words.again}
        </button>
      )}
    </div>
  );
}

/** In steps of ten, so that it is not read out a hundred times. */
function percentOf(share: number): number {
  return Math.floor(share * 10) * 10;
}

function stageText(stage: Stage, words: WebWords): string {
  switch (stage.kind) {
    case 'fetching':
      return words.fetching(percentOf(stage.share));
    case 'opening':
      return words.opening;
    case 'ready':
      return stage.kept ? words.ready(stage.words) : words.notKept;
    case 'failed':
      return { network: words.noNetwork, broken: words.brokenFile, engine: words.noEngine }[
        stage.why
      ];
  }
}
