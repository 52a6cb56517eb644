// The daily game: today's, the days that were played, how many in a row.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isRefused } from '../duplicato/ask.js';
import { dayOf } from '../engine/training/daily.js';
import type { KeptDay } from '../engine/training/kept.js';
import { shareOf } from '../engine/training/share.js';
import type { ViewProps } from '../shell/context.js';
import { KeptList } from './kept-list.js';
import { PartFrame } from './part-frame.js';
import { signOf } from './result-text.js';
import { streakOf } from './streak.js';
import './table.css';
import type { Session } from './use-session.js';
import { useWords } from './use-words.js';

export function Oggi(view: ViewProps): JSX.Element {
  const words = useWords();
  return (
    <PartFrame
      {...view}
      help={words.partsHelp.oggi}
      lobby={session => (
        <>
          <Today session={session} />
          <KeptList session={session} kind="oggi" />
        </>
      )}
    />
  );
}

function Today({ session }: { readonly session: Session }): JSX.Element {
  const words = useWords();
  const today = dayOf(new Date());
  const [days, setDays] = useState<readonly KeptDay[]>();
  useEffect(
    () =>
      void session.ask('days', undefined).then(answer => {
        setDays(isRefused(answer) ? [] : answer);
      }),
    [],
  );
  const own = days?.find(({ day }) => day === today);
  const streak = streakOf(days ?? [], today);
  const begin = (): void => void session.begin({ kind: 'oggi', day: today });
  return (
    <section class="panel" aria-labelledby="today">
      <h3 id="today">{words.today(words.dayText(today))}</h3>
      <p>{words.dailyRules}</p>
      {own?.isDone && <p role="status">{words.doneToday}</p>}
      {days !== undefined && (
        <div class="buttons">
          {own !== undefined && !own.isDone && (
            <button type="button" class="main" onClick={() => void session.open(own.id)}>
              {words.goOn}
            </button>
          )}
          <button
            type="button"
            class={own === undefined ? 'main' : ''}
            disabled={session.isBusy}
            onClick={begin}
          >
            {own === undefined ? words.playToday : words.playAgain}
          </button>
        </div>
      )}
      {streak > 0 && <p>{words.streak(streak)}</p>}
      {days !== undefined && <History days={days.filter(({ isDone }) => isDone)} />}
    </section>
  );
}

function History({ days }: { readonly days: readonly KeptDay[] }): JSX.Element | null {
  const words = useWords();
  if (days.length === 0) return null;
  return (
    <>
      <h4>{words.history}</h4>
      <table class="training-table">
        <thead>
          <tr>
            <th scope="col">{words.dayColumn}</th>
            <th scope="col">{words.rounds}</th>
            <th scope="col" class="number">
              {words.percentColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, rounds }) => (
            <tr key={day}>
              <th scope="row">{words.dayText(day)}</th>
              <td aria-hidden="true">{rounds.map(signOf).join('')}</td>
              <td class="number">{words.percentOf(percentOfDay(rounds))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{words.signsHelp}</p>
    </>
  );
}

function percentOfDay(rounds: KeptDay['rounds']): number {
  const score = rounds.reduce((sum, round) => sum + round.score, 0);
  const top = rounds.reduce((sum, round) => sum + round.top, 0);
  return shareOf(score, top);
}
