// One move of the list: a play to look at on the board, or what is none.

import type { Exchange, Measure, Move, Pass, Play } from 'leggio';
import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { isLaid } from './laying.js';
import { placeText, worthOf, worthText } from './move-text.js';
import type { Laid } from './sheet.js';
import { useWords } from './use-words.js';

interface Props {
  readonly move: Move;
  readonly by: Measure;
  /** What the best play is worth. */
  readonly best: number;
  readonly laid: Laid;
  /** Looks at a play; undefined looks away. */
  readonly onShow: (play: Play | undefined) => void;
  /** Plays what is shown. */
  readonly onPlay: () => void;
}

function Row({ move, by, best, laid, onShow, onPlay }: Props): JSX.Element {
  const words = useWords();
  if (move.kind !== 'play') return <OtherMove move={move} by={by} />;
  const isShown = isLaid(move, laid);
  const isTop = worthOf(move, by) === best;
  const points = worthText(move.score, 'score', words);
  return (
    <>
      <button
        type="button"
        class={isTop ? 'move top' : 'move'}
        aria-pressed={isShown}
        onClick={() => onShow(isShown ? undefined : move)}
      >
        <span class="word">{move.word}</span>
        <span class="worth">
          {by === 'score' ? points : `${worthText(move.equity, by, words)} · ${points}`}
        </span>
        <span class="place">{placeText(move.at, words)}</span>
        <span class="notes">
          {isTop && <strong>{words.isTop}</strong>} {move.bingo && words.bingo}{' '}
          {leaveText(move.leave, words)}
        </span>
      </button>
      {isShown && (
        <button type="button" class="lay" onClick={onPlay}>
          {words.lay}
        </button>
      )}
    </>
  );
}

/** Drawn anew only when it changes: answers come with new objects for the same moves. */
export const MoveRow: typeof Row = memo(Row, isSame) as typeof Row;

function isSame(before: Props, after: Props): boolean {
  return (
    before.by === after.by &&
    before.best === after.best &&
    before.laid === after.laid &&
    JSON.stringify(before.move) === JSON.stringify(after.move)
  );
}

/** An exchange or the pass: nothing to see on the board. */
function OtherMove({ move, by }: { move: Exchange | Pass; by: Measure }): JSX.Element {
  const words = useWords();
  if (move.kind === 'pass') {
    return (
      <div class="move other">
        <span class="word">{words.pass}</span>
      </div>
    );
  }
  return (
    <div class="move other">
      <span class="word">{words.exchange(move.tiles)}</span>
      <span class="worth">{by === 'equity' && worthText(move.equity, by, words)}</span>
      <span class="place" />
      <span class="notes">{leaveText(move.leave, words)}</span>
    </div>
  );
}

function leaveText(leave: string, words: ReturnType<typeof useWords>): string {
  return leave === '' ? words.leavesNothing : `${words.leave} ${leave}`;
}
