// The side of the moves: their order, the filter, and the list or why there is none.

import type { Measure, Play } from 'leggio';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wantsEvery } from '../engine/move-filter.js';
import type { ViewProps } from '../shell/context.js';
import { FaultLine } from './fault-line.js';
import { Filters } from './filters.js';
import './finds.css';
import { type Listing, turnMark } from './listing.js';
import { MoveList } from './move-list.js';
import type { Sheet } from './sheet.js';
import { useMoves } from './use-moves.js';
import { useWords } from './use-words.js';

interface Props extends ViewProps {
  readonly sheet: Sheet;
  readonly listing: Listing;
  readonly isMarking: boolean;
  readonly onListing: (change: Partial<Listing>) => void;
  readonly onMarking: (isMarking: boolean) => void;
  readonly onShow: (play: Play | undefined) => void;
  /** Plays what is shown. */
  readonly onPlay: () => void;
}

/** Moves that are listed at once. */
const PAGE = 50;

const MEASURES: readonly Measure[] = ['score', 'equity'];

export function Finds(props: Props): JSX.Element {
  const { desk, isOpen, sheet, listing, isMarking, onListing, onMarking, onShow, onPlay } = props;
  const { by, filter, isHot } = listing;
  const words = useWords();
  const [count, setCount] = useState(PAGE);
  useEffect(() => setCount(PAGE), [sheet.tiles, sheet.rack, sheet.edition, by, filter]);
  const answered = useMoves(desk, isOpen, sheet, { by, filter, count });
  const answer = answered?.answer;
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
                onChange={() => onListing({ by: measure })}
              />
              {measure === 'score' ? words.byScore : words.byEquity}
            </label>
          ))}
        </fieldset>
        <button type="button" aria-pressed={isHot} onClick={() => onListing({ isHot: !isHot })}>
          {words.hotSquares}
        </button>
      </div>
      {isHot && <p class="quiet">{words.hotSquaresHelp(by)}</p>}
      <Filters
        {...{ filter, isMarking, onMarking }}
        onFilter={next => onListing({ filter: next })}
        onUnmark={square => onListing({ filter: unmarked(listing, square) })}
      />
      {answer === undefined && (
        <p class="quiet">{sheet.rack === '' ? words.needsRack : words.searching}</p>
      )}
      {answer?.kind === 'refused' &&
        (answer.code === 'ALPHABETS_DIFFER' ? (
          <p class="quiet" role="status">
            {words.noLexicon}
          </p>
        ) : (
          <FaultLine fault={answer} />
        ))}
      {answer?.kind === 'found' && (
        <MoveList
          found={answer}
          by={answered?.to.by ?? by}
          isFiltered={!wantsEvery(answered?.to.filter ?? filter)}
          isStale={answered?.to.filter !== filter || answered.to.by !== by}
          laid={sheet.laid}
          {...{ onShow, onPlay }}
          onMore={() => setCount(now => now + PAGE)}
        />
      )}
    </section>
  );
}

/** Without a wish for the square. */
function unmarked({ filter }: Listing, square: number): Listing['filter'] {
  const { covers } = filter;
  const turned = turnMark(filter, square);
  return covers.includes(square) ? turnMark(turned, square) : turned;
}
