// An open round against the top: the play is laid and handed in, or the time ends and what lies there counts.
import type { JSX } from 'preact';
import { ClockFace } from '../duplicato/clock-face.js';
import type { OpenRound, Training } from '../engine/training/messages.js';
import { LayBoard, PlayText } from './lay-board.js';
import { RefusedLine } from './refused-line.js';
import { RoundHead } from './round-head.js';
import { useLaying } from './use-laying.js';
import { useRoundClock } from './use-round-clock.js';
import type { Session } from './use-session.js';
import { useWords } from './use-words.js';

interface Props {
  readonly session: Session;
  readonly training: Training;
  readonly open: OpenRound;
}

export function PlayRound({ session, training, open }: Props): JSX.Element {
  const words = useWords();
  const laying = useLaying(open, training.rules, session.keep);
  const handIn = (isLate: boolean): void =>
    void session.step('answer', { laid: laying.laid, isLate });
  const clock = useRoundClock(training.seconds, open.startedAt, () => handIn(true));
  const isEmpty = laying.laid.length === 0;
  return (
    <>
      <RoundHead training={training} open={open}>
        {clock && <ClockFace clock={clock} />}
      </RoundHead>
      <div class="two-sides">
        <LayBoard laying={laying} />
        <div>
          <div class="buttons">
            <button
              type="button"
              class="main"
              disabled={session.isBusy}
              onClick={() => handIn(false)}
            >
              {isEmpty ? words.handInNothing : words.handIn}
            </button>
            <LayButtons laying={laying} />
          </div>
          {session.refused && <RefusedLine refused={session.refused} />}
          <PlayText laying={laying} onEnter={() => handIn(false)} />
        </div>
      </div>
    </>
  );
}

/** What helps while one thinks. */
export function LayButtons({
  laying,
}: {
  readonly laying: ReturnType<typeof useLaying>;
}): JSX.Element {
  const words = useWords();
  return (
    <>
      <button type="button" disabled={laying.laid.length === 0} onClick={laying.takeUp}>
        {words.takeUp}
      </button>
      <button type="button" onClick={laying.shuffle}>
        {words.shuffle}
      </button>
    </>
  );
}
