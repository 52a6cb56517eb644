// What every part that plays has: its lobby, or the training that is open.
import type { JSX } from 'preact';
import type { ViewProps } from '../shell/context.js';
import './part-frame.css';
import { RefusedLine } from './refused-line.js';
import { SessionPage } from './session-page.js';
import { type Session, useSession } from './use-session.js';
import { useWords } from './use-words.js';

interface Props extends ViewProps {
  readonly help: string;
  readonly lobby: (session: Session) => JSX.Element;
}

export function PartFrame({ help, lobby, ...view }: Props): JSX.Element {
  const words = useWords();
  const session = useSession(view);
  if (!view.isOpen) return <p class="quiet">{words.waiting}</p>;
  const { training, refused } = session;
  if (training !== undefined)
    return <SessionPage {...view} session={session} training={training} />;
  return (
    <div class="part-lobby">
      <p class="part-help">{help}</p>
      {refused && <RefusedLine refused={refused} />}
      {lobby(session)}
    </div>
  );
}
