// What a training came to: sums, chart, every round, the tops that were missed; a result to copy, a ledger to keep.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { fileStem, saveFile } from '../arrivals/save-file.js';
import type { Training } from '../engine/training/messages.js';
import type { ViewProps } from '../shell/context.js';
import { CopyField } from './copy-field.js';
import './outcome.css';
import { PercentChart } from './percent-chart.js';
import { RanksTable } from './ranks-table.js';
import { resultText } from './result-text.js';
import { RoundTold } from './round-told.js';
import { RoundsTable } from './rounds-table.js';
import { timeText } from './time-text.js';
import { titleText } from './title-text.js';
import type { Session } from './use-session.js';
import { useWords } from './use-words.js';
import { written } from './written.js';

interface Props extends ViewProps {
  readonly session: Session;
  readonly training: Training;
}

export function Outcome({ session, training, ...view }: Props): JSX.Element {
  const words = useWords();
  const [look, setLook] = useState<number>();
  const looked = training.done.find(({ round }) => round === look);
  if (looked !== undefined) {
    return (
      <RoundTold {...view} key={look} training={training} round={looked}>
        <button type="button" class="main" onClick={() => setLook(undefined)}>
          {words.closeLook}
        </button>
      </RoundTold>
    );
  }
  return (
    <div class="outcome">
      <Sums training={training} />
      {training.what !== 'caccia' && <PercentChart done={training.done} />}
      {training.what === 'oggi' && (
        <CopyField label={words.resultText} text={dailyText(training, words)} />
      )}
      {training.what === 'oggi' && <p class="quiet">{words.signsHelp}</p>}
      {training.ranks.length > 0 && <Ranking training={training} />}
      <section aria-labelledby="all-rounds">
        <h4 id="all-rounds">{words.allRounds}</h4>
        <RoundsTable training={training} onLook={setLook} />
      </section>
      <Missed training={training} onLook={setLook} />
      {training.what !== 'replica' && (
        <div class="buttons">
          <button type="button" onClick={() => void saveLedger(session, training, words)}>
            {words.ledgerFile}
          </button>
        </div>
      )}
      <p class="quiet">
        {training.seed !== '' && `${words.seedIs(training.seed)} · `}
        {words.lexiconIs(training.lexicon.name, training.lexicon.checksum)}
      </p>
    </div>
  );
}

type Words = ReturnType<typeof useWords>;

function Sums({ training }: { readonly training: Training }): JSX.Element {
  const words = useWords();
  const { what, done, score, top, tops, percent, counts } = training;
  if (what === 'caccia') {
    const all = done.reduce((sum, { seconds, penalty }) => sum + seconds + penalty, 0);
    const found = done.filter(({ isShown }) => !isShown).length;
    return (
      <div class="sums">
        <p class="big">{words.timeIs(timeText(all))}</p>
        <p>{words.topsFound(found, done.length)}</p>
      </div>
    );
  }
  return (
    <div class="sums">
      <p class="big">{words.share(percent)}</p>
      <p>
        {words.sum(score, top)} · {words.topsOf(tops, done.length)}
        {what === 'oggi' && !counts && ` · ${words.outOfRanking}`}
      </p>
    </div>
  );
}

function Ranking({ training: { ranks } }: { readonly training: Training }): JSX.Element {
  const words = useWords();
  const own = ranks.find(({ isOwn }) => isOwn);
  return (
    <section aria-labelledby="training-ranking">
      <h4 id="training-ranking">{words.ranking}</h4>
      {own && <p>{words.wouldBe(own.rank, ranks.length - 1)}</p>}
      <RanksTable ranks={ranks} />
    </section>
  );
}

/** The tops that were not found, each with the way back to its round. */
function Missed({
  training,
  onLook,
}: {
  readonly training: Training;
  readonly onLook: (round: number) => void;
}): JSX.Element {
  const words = useWords();
  const missed = training.done.filter(({ isTop }) => !isTop);
  return (
    <section aria-labelledby="missed-tops">
      <h4 id="missed-tops">{words.missedTops}</h4>
      {missed.length === 0 && <p>{words.noMissed}</p>}
      <ul class="choice-list missed">
        {missed.map(({ round, plays: [play], rack, top }) => (
          <li key={round}>
            <button type="button" onClick={() => onLook(round)}>
              {round}. <strong>{written(play?.word ?? '')}</strong> {play?.place} ·{' '}
              {words.points(top)} <span class="quiet">{rack}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function dailyText(training: Training, words: Words): string {
  const { day, counts, percent, tops, done, lexicon } = training;
  return resultText(
    {
      head: words.resultHead(day, counts),
      share: words.share(percent),
      tops: words.topsOf(tops, done.length),
      lexicon: words.lexiconIs(lexicon.name, lexicon.checksum),
    },
    done.map(({ own, top }) => ({ score: own.score, top })),
  );
}

async function saveLedger({ ask }: Session, training: Training, words: Words): Promise<void> {
  const text = await ask('file', training.id);
  if (typeof text === 'string') saveFile(`${fileStem(titleText(training, words))}.jsonl`, text);
}
