// The moves found, best first: how many there are, which are the best of all, one to look at and to lay.

import { formatPlace, type Measure, type Move, type Play, parseAt } from 'leggio';
import type { JSX } from 'preact';
import type { TavoliereWords } from '../../wording/web/tavoliere.js';
import type { Found } from '../engine/messages.js';
import { useWords } from './use-words.js';
import './move-list.css';

interface Props {
  readonly found: Found;
  readonly by: Measure;
  readonly letters: string;
  readonly chosen: Play | undefined;
  readonly onChoose: (play: Play | undefined) => void;
  readonly onLay: (play: Play) => void;
  readonly onMore: () => void;
}

export function MoveList(props: Props): JSX.Element {
  const { found, by, letters, onMore } = props;
  const words = useWords();
  return (
    <>
      <p class="counts" role="status">
        {countsText(found, by, letters, words)}
      </p>
      {by === 'equity' && !found.hasLeaves && <p class="quiet">{words.noLeaves}</p>}
      <ol class="moves">
        {found.moves.map(move => (
          <li key={keyOf(move)}>
            <MoveRow move={move} {...props} />
          </li>
        ))}
      </ol>
      {found.moves.length < found.passed && (
        <button type="button" class="more" onClick={onMore}>
          {words.more}
        </button>
      )}
    </>
  );
}

function countsText(found: Found, by: Measure, letters: string, words: TavoliereWords): string {
  if (found.plays === 0) return words.noPlays;
  const worth = worthText(found.best, by, words);
  const parts = [words.counted(found.plays), words.best(worth, found.tied)];
  if (letters !== '') parts.push(words.filtered(found.passed));
  return parts.join(' · ');
}

function worthText(worth: number, by: Measure, words: TavoliereWords): string {
  const number = by === 'score' ? words.number(worth) : words.number(worth / 1000, 1);
  return `${number} ${by === 'score' ? words.points : words.equity}`;
}

interface RowProps extends Props {
  readonly move: Move;
}

function MoveRow({ move, found, by, chosen, onChoose, onLay }: RowProps): JSX.Element {
  const words = useWords();
  if (move.kind !== 'play') return <OtherMove move={move} by={by} />;
  const isChosen = chosen !== undefined && keyOf(chosen) === keyOf(move);
  const isTop = (by === 'score' ? move.score : move.equity) === found.best;
  return (
    <>
      <button
        type="button"
        class={isTop ? 'move top' : 'move'}
        aria-pressed={isChosen}
        onClick={() => onChoose(isChosen ? undefined : move)}
      >
        <span class="word">{move.word}</span>
        <span class="worth">{playWorth(move, by, words)}</span>
        <span class="place">{placeText(move, words)}</span>
        <span class="notes">
          {isTop && <strong>{words.isTop}</strong>} {move.bingo && words.bingo}{' '}
          {move.leave === '' ? words.leavesNothing : `${words.leave} ${move.leave}`}
        </span>
      </button>
      {isChosen && (
        <button type="button" class="lay" onClick={() => onLay(move)}>
          {words.lay}
        </button>
      )}
    </>
  );
}

/** An exchange or the pass: nothing to see on the board. */
function OtherMove({ move, by }: { move: Exclude<Move, Play>; by: Measure }): JSX.Element {
  const words = useWords();
  const isPass = move.kind === 'pass';
  return (
    <div class="move other">
      <span class="word">{isPass ? words.pass : words.exchange(move.tiles)}</span>
      <span class="worth">{isPass ? '' : worthText(move.equity, by, words)}</span>
      <span class="place" />
      <span class="notes">
        {!isPass && (move.leave === '' ? words.leavesNothing : `${words.leave} ${move.leave}`)}
      </span>
    </div>
  );
}

function playWorth(play: Play, by: Measure, words: TavoliereWords): string {
  const points = worthText(play.score, 'score', words);
  return by === 'score' ? points : `${worthText(play.equity, 'equity', words)} · ${points}`;
}

function placeText({ at }: Play, words: TavoliereWords): string {
  const place = parseAt(at);
  return place === undefined ? at : formatPlace(place, words.notation);
}

/** No two moves of a position have the same. */
function keyOf(move: Move): string {
  if (move.kind === 'play') return `${move.at} ${move.word}`;
  return move.kind === 'pass' ? 'pass' : `exchange ${move.tiles}`;
}
