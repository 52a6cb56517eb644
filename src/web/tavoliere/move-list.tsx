// The moves found, best first, and above them how many there are and which are the best of all.

import type { Measure, Play } from 'leggio';
import type { JSX } from 'preact';
import type { TavoliereWords } from '../../wording/web/tavoliere.js';
import type { Found } from '../engine/messages.js';
import './move-list.css';
import { MoveRow } from './move-row.js';
import { keyOf, worthText } from './move-text.js';
import type { Laid } from './sheet.js';
import { useWords } from './use-words.js';

interface Props {
  readonly found: Found;
  readonly by: Measure;
  readonly isFiltered: boolean;
  /** True while another answer is on its way. */
  readonly isStale: boolean;
  readonly laid: Laid;
  readonly onShow: (play: Play | undefined) => void;
  readonly onPlay: () => void;
  readonly onMore: () => void;
}

export function MoveList(props: Props): JSX.Element {
  const words = useWords();
  const { found, by, isFiltered, isStale, laid, onShow, onPlay, onMore } = props;
  const { moves, counts, hasLeaves, best } = found;
  return (
    <>
      <p class="counts" role="status">
        {countsText(found, by, isFiltered, words)}
      </p>
      {by === 'equity' && !hasLeaves && <p class="quiet">{words.noLeaves}</p>}
      <ol class="moves" aria-busy={isStale}>
        {moves.map(move => (
          <li key={keyOf(move)}>
            <MoveRow {...{ move, by, best, laid, onShow, onPlay }} />
          </li>
        ))}
      </ol>
      {counts !== undefined && moves.length < counts.passed && (
        <button type="button" class="more" onClick={onMore}>
          {words.more}
        </button>
      )}
    </>
  );
}

/** Nothing until all is counted, so that it is read out once. */
function countsText(
  { counts, best }: Found,
  by: Measure,
  isFiltered: boolean,
  words: TavoliereWords,
): string {
  if (counts === undefined) return '';
  const { plays, tied, exchanges, passed } = counts;
  const parts = [plays === 0 ? words.noPlays : words.counted(plays)];
  if (plays > 0) parts.push(words.best(worthText(best, by, words), tied));
  if (exchanges > 0) parts.push(words.exchanges(exchanges));
  if (isFiltered) parts.push(words.filtered(passed));
  return parts.join(' · ');
}
