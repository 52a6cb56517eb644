// A round that was answered: what it was worth, the top on the board and explained, and why an own word is none.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { RackTiles } from '../duplicato/rack-tiles.js';
import { StillBoard } from '../duplicato/still-board.js';
import { VerdictLine } from '../duplicato/verdict-line.js';
import type { DoneRound, ShownTop, Training } from '../engine/training/messages.js';
import type { ViewProps } from '../shell/context.js';
import { Reasons, WhyWords } from '../tavoliere/why-words.js';
import { Others } from './others.js';
import './round-told.css';
import { timeText } from './time-text.js';
import { TopExplained } from './top-explained.js';
import { useWords } from './use-words.js';
import { written } from './written.js';

interface Props extends ViewProps {
  readonly training: Training;
  readonly round: DoneRound;
  /** What leads on. */
  readonly children: ComponentChildren;
}

/** What lies on the board to be looked at: one's own play, or one of the tops. */
type Look = 'own' | number;

export function RoundTold({ training, round, children, ...view }: Props): JSX.Element {
  const words = useWords();
  const { own, plays, isTop } = round;
  const [look, setLook] = useState<Look>(isTop && training.what !== 'caccia' ? 'own' : 0);
  const shown = look === 'own' ? undefined : plays[look];
  const top = shown ?? plays[0];
  return (
    <>
      <div class="told-head">
        <div role="status">
          <h4>{headText(training, round, words)}</h4>
        </div>
        <p class="quiet">
          {words.roundOf(round.round, training.rounds)} · {words.topIs(round.top, round.tops)}
          {training.what !== 'caccia' && ` · ${words.soFar(training.percent)}`}
        </p>
      </div>
      <div class="two-sides">
        <div>
          <Looks round={round} look={look} onLook={setLook} />
          <StillBoard
            board={round.board}
            rules={training.rules}
            play={shown}
            laid={look === 'own' ? new Map(own.laid) : undefined}
          />
          <RackTiles rack={round.rack} rules={training.rules} />
        </div>
        <div>
          {training.what !== 'caccia' && <OwnPanel {...view} round={round} />}
          {top && <TopPanel {...view} play={top} isTop={isTop} />}
          {round.others.length > 0 && <Others round={round} />}
        </div>
      </div>
      <div class="buttons told-next">{children}</div>
    </>
  );
}

/** What was handed in, and why a word of it is none. */
function OwnPanel({ round, ...view }: ViewProps & { readonly round: DoneRound }): JSX.Element {
  const words = useWords();
  const { own, top, better } = round;
  const isEmpty = own.word === '';
  return (
    <section class="panel" aria-labelledby="own-play">
      <h3 id="own-play">{words.yours}</h3>
      <p>{isEmpty ? words.emptySlip : `${written(own.word)} ${own.place}`}</p>
      {!isEmpty && <VerdictLine slip={withoutNote(own)} top={top} />}
      <p class="quiet">{words.better(better)}</p>
      {own.invalid.length > 0 && (
        <>
          <h4>{words.whyNot}</h4>
          <Reasons {...view} formed={own.invalid} />
        </>
      )}
    </section>
  );
}

interface TopProps extends ViewProps {
  readonly play: ShownTop;
  /** True where it was found: then the reasons for its words wait until they are asked for. */
  readonly isTop: boolean;
}

function TopPanel({ play, isTop, ...view }: TopProps): JSX.Element {
  const words = useWords();
  const formed = play.words.map(({ word }) => word);
  return (
    <section class="panel" aria-labelledby="top-play">
      <h3 id="top-play">{isTop ? words.theTop : words.topLeft}</h3>
      <TopExplained play={play} />
      {isTop ? (
        <div class="buttons">
          <WhyWords {...view} key={formed.join(' ')} formed={formed} />
        </div>
      ) : (
        <>
          <h4>{words.whyTop}</h4>
          <Reasons {...view} formed={formed} />
        </>
      )}
    </section>
  );
}

/** Why a word is none is said below, with more. */
function withoutNote(own: DoneRound['own']): DoneRound['own'] {
  return own.invalid.length === 0 ? own : { ...own, note: '' };
}

function headText(
  { what }: Training,
  { isTop, isShown, percent, seconds, penalty }: DoneRound,
  words: ReturnType<typeof useWords>,
): string {
  if (what !== 'caccia') return isTop ? words.topFound : words.share(percent);
  const time = timeText(seconds + penalty);
  const told = isShown ? `${words.givenUp}: ${time}` : words.foundIn(time);
  return penalty === 0 ? told : `${told}, ${words.penaltyOf(timeText(penalty))}`;
}

/** Which play lies on the board: one's own, each of the tops. */
function Looks(props: {
  readonly round: DoneRound;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}): JSX.Element {
  const { round, look, onLook } = props;
  const { own, plays, tops } = round;
  const words = useWords();
  return (
    <div class="buttons looks">
      {own.laid.length > 0 && (
        <button type="button" aria-pressed={look === 'own'} onClick={() => onLook('own')}>
          {words.yours}
        </button>
      )}
      {plays.map(({ at, word, place }, index) => (
        <button
          type="button"
          key={`${at}${word}`}
          aria-pressed={look === index}
          aria-label={words.showOnBoard(`${written(word)} ${place}`)}
          onClick={() => onLook(index)}
        >
          {written(word)} <small class="quiet">{place}</small>
        </button>
      ))}
      {tops > plays.length && <span class="quiet">{words.moreTops}</span>}
    </div>
  );
}
