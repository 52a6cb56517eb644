// What follows from a game that is typed in, asked of the desk after every change.
import type { RecordedEntry } from 'leggio';
import { useEffect, useState } from 'preact/hooks';
import type { DeskLink } from '../engine/desk-link.js';
import type { Refused, TypedShown } from '../engine/messages.js';
import type { TypedSource } from './kept-games.js';
import { useWords } from './use-words.js';

export interface TypedInHand {
  /** The last answer; undefined before the first. */
  readonly shown: TypedShown | undefined;
  /** Why the last change was refused. */
  readonly fault: Refused | undefined;
  /** Writes an entry down, unless it cannot be. */
  add(entry: RecordedEntry): Promise<boolean>;
}

export function useTyped(
  desk: DeskLink,
  isOpen: boolean,
  source: TypedSource,
  edition: string,
  onChange: (source: TypedSource) => void,
): TypedInHand {
  const { lang } = useWords();
  const [shown, setShown] = useState<TypedShown>();
  const [fault, setFault] = useState<Refused>();
  const { game, now } = source;
  useEffect(() => {
    let isWanted = true;
    void desk.ask.typed(game, edition, now, lang).then(answer => {
      if (!isWanted) return;
      if (answer.kind === 'typed') setShown(answer);
      else setFault(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [desk, isOpen, game, now, edition, lang]);
  const add = async (entry: RecordedEntry): Promise<boolean> => {
    const next = { ...game, entries: [...game.entries, entry] };
    const answer = await desk.ask.typed(next, edition, undefined, lang);
    if (answer.kind === 'refused') {
      setFault(answer);
      return false;
    }
    setFault(undefined);
    onChange({ kind: 'typed', game: next, now: { rack: '', laid: [] } });
    return true;
  };
  return { shown, fault, add };
}
