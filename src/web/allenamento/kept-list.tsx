// The trainings of one kind that are kept on this machine.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isRefused } from '../duplicato/ask.js';
import type { TrainingKind } from '../engine/training/kept.js';
import type { TrainingInfo } from '../engine/training/messages.js';
import { shareOf } from '../engine/training/share.js';
import { RemoveButton } from '../shell/sure-button.js';
import './kept-list.css';
import { titleText } from './title-text.js';
import type { Session } from './use-session.js';
import { useWords } from './use-words.js';

interface Props {
  readonly session: Session;
  readonly kind: TrainingKind;
}

export function KeptList({ session, kind }: Props): JSX.Element {
  const words = useWords();
  const [all, setAll] = useState<readonly TrainingInfo[]>();
  const look = async (): Promise<void> => {
    const answer = await session.ask('list', undefined);
    setAll(isRefused(answer) ? [] : answer);
  };
  useEffect(() => void look(), []);
  const own = all?.filter(each => each.kind === kind);
  return (
    <section class="panel kept-trainings" aria-labelledby="kept-trainings">
      <h3 id="kept-trainings">{words.kept}</h3>
      {own?.length === 0 && <p>{words.noneKept}</p>}
      <ul>
        {own?.map(info => (
          <KeptRow key={info.id} info={info} session={session} onGone={look} />
        ))}
      </ul>
      <p class="quiet">{words.keptHere}</p>
    </section>
  );
}

interface RowProps {
  readonly info: TrainingInfo;
  readonly session: Session;
  readonly onGone: () => Promise<void>;
}

function KeptRow({ info, session, onGone }: RowProps): JSX.Element {
  const words = useWords();
  const title = titleText({ ...info, what: info.kind }, words);
  const remove = async (): Promise<void> => {
    await session.ask('remove', info.id);
    await onGone();
  };
  return (
    <li>
      <button type="button" class="open" onClick={() => void session.open(info.id)}>
        <strong>{title}</strong>
        <span class="quiet">{infoText(info, words)}</span>
      </button>
      <RemoveButton what={title} words={words} onSure={remove} />
    </li>
  );
}

function infoText(info: TrainingInfo, words: ReturnType<typeof useWords>): string {
  const { isBroken, kind, done, rounds, isOver, score, top, counts, changed } = info;
  if (isBroken) return words.broken;
  const parts = [
    words.date(changed),
    isOver ? '' : words.progress(done, rounds),
    kind === 'caccia' || top === 0 ? '' : words.percentOf(shareOf(score, top)),
    kind === 'oggi' && !counts ? words.outOfRanking : '',
  ];
  return parts.filter(part => part !== '').join(' · ');
}
