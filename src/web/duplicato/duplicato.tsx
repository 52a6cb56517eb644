// The view of duplicate evenings: those that are kept here, or the one that is open.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OpenedEvening } from '../engine/evening/messages.js';
import type { Refused } from '../engine/messages.js';
import { readAddress, writeAddress } from '../shell/address.js';
import type { ViewProps } from '../shell/context.js';
import { Arbiter } from './arbiter.js';
import { isRefused } from './ask.js';
import { Lobby } from './lobby.js';
import { useEvening } from './use-evening.js';
import { useWords } from './use-words.js';

export function Duplicato({ desk, isOpen }: ViewProps): JSX.Element {
  const words = useWords();
  const { ask, table, sit, leave } = useEvening(desk);
  const [refused, setRefused] = useState<Refused>();
  const come = (answer: OpenedEvening | Refused): void => {
    setRefused(isRefused(answer) ? answer : undefined);
    if (isRefused(answer)) return;
    writeAddress({ evening: answer.evening.name });
    void navigator.storage.persist(); // not to be cleared away when space is short
    sit(answer);
  };
  const isReturning = useRef(true);
  useEffect(() => {
    const { evening: game } = readAddress();
    if (!isOpen || !isReturning.current) return;
    isReturning.current = false;
    if (game !== undefined) void ask('open', game).then(come);
  });
  if (!isOpen) return <p class="quiet">{words.waiting}</p>;
  if (table === undefined) return <Lobby ask={ask} refused={refused} onOpened={come} />;
  const go = async (): Promise<void> => {
    await leave();
    writeAddress({ evening: '' });
  };
  return <Arbiter table={table} onLeave={go} />;
}
