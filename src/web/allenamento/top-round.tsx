// An open round of topping: tries that are judged at once, and hints that cost time.
import type { JSX } from 'preact';
import { HINT_KINDS, HINT_SECONDS, type HintKind, penaltyOf } from '../engine/training/hints.js';
import type { Hint, OpenRound, ShownTry, Training } from '../engine/training/messages.js';
import type { ViewProps } from '../shell/context.js';
import { WhyWords } from '../tavoliere/why-words.js';
import { LayBoard, PlayText } from './lay-board.js';
import { LayButtons } from './play-round.js';
import { RefusedLine } from './refused-line.js';
import { RoundHead } from './round-head.js';
import { StopWatch } from './stop-watch.js';
import './top-round.css';
import { useLaying } from './use-laying.js';
import type { Session } from './use-session.js';
import { useWords } from './use-words.js';
import { written } from './written.js';

interface Props extends ViewProps {
  readonly session: Session;
  readonly training: Training;
  readonly open: OpenRound;
}

export function TopRound({ session, training, open, ...view }: Props): JSX.Element {
  const words = useWords();
  const laying = useLaying(open, training.rules, session.keep);
  const attempt = (): void => void session.step('attempt', { laid: laying.laid });
  const penalty = penaltyOf(
    open.hints.map(({ kind }) => kind),
    false,
  );
  return (
    <>
      <RoundHead training={training} open={open}>
        <StopWatch startedAt={open.startedAt} penalty={penalty} />
      </RoundHead>
      <div class="two-sides">
        <LayBoard laying={laying} />
        <div>
          <div class="buttons">
            <button
              type="button"
              class="main"
              disabled={session.isBusy || laying.laid.length === 0}
              onClick={attempt}
            >
              {words.isItTop}
            </button>
            <LayButtons laying={laying} />
          </div>
          {session.refused && <RefusedLine refused={session.refused} />}
          <PlayText laying={laying} onEnter={attempt} />
          <Tries tries={open.tries} {...view} />
          <Hints session={session} hints={open.hints} />
        </div>
      </div>
    </>
  );
}

function Tries({
  tries,
  ...view
}: ViewProps & { readonly tries: readonly ShownTry[] }): JSX.Element {
  const words = useWords();
  const last = tries.at(-1);
  return (
    <div class="tries">
      <p role="status">{last && tryText(last, words)}</p>
      {last && last.invalid.length > 0 && (
        <WhyWords key={tries.length} {...view} formed={last.invalid} />
      )}
      {tries.length > 1 && (
        <details>
          <summary>
            {words.tries}: {tries.length}
          </summary>
          <ol>
            {tries.map((each, index) => (
              <li key={index}>{tryText(each, words)}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function tryText({ word, place, isValid, note }: ShownTry, words: Words): string {
  return `${written(word)} ${place}: ${isValid ? words.validNoTop : note}`;
}

function Hints({
  session,
  hints,
}: {
  readonly session: Session;
  readonly hints: readonly Hint[];
}): JSX.Element {
  const words = useWords();
  const ask = (hint: HintKind): void => void session.step('hint', { hint });
  return (
    <section class="panel hints" aria-labelledby="hints">
      <h3 id="hints">{words.hints}</h3>
      <p class="quiet">{words.hintsHelp}</p>
      <ul>
        {HINT_KINDS.map(kind => {
          const told = hints.find(hint => hint.kind === kind);
          return (
            <li key={kind}>
              {told === undefined ? (
                <button type="button" disabled={session.isBusy} onClick={() => ask(kind)}>
                  {words.hintNames[kind]} <small>{words.cost(HINT_SECONDS[kind])}</small>
                </button>
              ) : (
                <p role="status">
                  <strong>{hintText(told, words)}</strong>
                </p>
              )}
            </li>
          );
        })}
        <li>
          <button
            type="button"
            disabled={session.isBusy}
            onClick={() => void session.step('show', {})}
          >
            {words.showTop} <small>{words.cost(HINT_SECONDS.show)}</small>
          </button>
        </li>
      </ul>
    </section>
  );
}

function hintText(hint: Hint, words: Words): string {
  if (hint.kind === 'count') return words.hintCount(hint.tiles);
  return hint.kind === 'first' ? words.hintFirst(hint.tile) : words.hintSquare(hint.place);
}

type Words = ReturnType<typeof useWords>;
