// One training: the round that is open, the round that is told, or what it came to.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Training } from '../engine/training/messages.js';
import type { ViewProps } from '../shell/context.js';
import { SureButton } from '../shell/sure-button.js';
import { Outcome } from './outcome.js';
import { PlayRound } from './play-round.js';
import { RefusedLine } from './refused-line.js';
import { RoundTold } from './round-told.js';
import './session-page.css';
import { titleText } from './title-text.js';
import { TopRound } from './top-round.js';
import type { Session } from './use-session.js';
import { useWords } from './use-words.js';

interface Props extends ViewProps {
  readonly session: Session;
  readonly training: Training;
}

export function SessionPage(props: Props): JSX.Element {
  const words = useWords();
  const { session, training } = props;
  const head = useRef<HTMLElement>(null);
  const { id, at, phase } = training;
  useEffect(() => {
    head.current?.scrollIntoView({ block: 'start' });
    // what had the focus is gone
    head.current?.querySelector('h3')?.focus({ preventScroll: true });
  }, [id, at, phase]);
  return (
    <section class="training-session" ref={head} aria-labelledby="session-title">
      <header class="session-head">
        <button type="button" onClick={session.leave}>
          ‹ {words.back}
        </button>
        <h3 id="session-title" tabIndex={-1}>
          {titleText(training, words)}
        </h3>
        {phase !== 'over' && training.what !== 'oggi' && (
          <SureButton
            label={words.endHere}
            question={words.endSure}
            cancel={words.cancel}
            onSure={() => session.step('end', {})}
          />
        )}
      </header>
      {!training.isKept && <p role="alert">{words.notKept}</p>}
      {training.isOther && <p role="alert">{words.isOther}</p>}
      {session.refused && phase !== 'open' && <RefusedLine refused={session.refused} />}
      <Phase {...props} key={`${id} ${at} ${phase}`} />
    </section>
  );
}

function Phase({ session, training, ...view }: Props): JSX.Element {
  const words = useWords();
  const { phase, open, at, what } = training;
  if (phase === 'over') return <Outcome {...view} session={session} training={training} />;
  if (open !== undefined) {
    const round = { session, training, open };
    return what === 'caccia' ? <TopRound {...view} {...round} /> : <PlayRound {...round} />;
  }
  const told = training.done[at - 1];
  if (told === undefined) return <p />;
  return (
    <RoundTold {...view} training={training} round={told}>
      <button
        type="button"
        class="main"
        disabled={session.isBusy}
        onClick={() => session.step('next', {})}
      >
        {training.isLast ? words.toOutcome : words.next}
      </button>
    </RoundTold>
  );
}
