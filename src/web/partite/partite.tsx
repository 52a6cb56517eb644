// The view of games: those of this machine, or one of them, by the address. New ones come from anywhere in it.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { readAddress, writeAddress } from '../shell/address.js';
import type { ViewProps } from '../shell/context.js';
import { Faults } from './faults.js';
import { GamePage } from './game-page.js';
import { Home } from './home.js';
import './partite.css';
import { useReading } from './use-reading.js';
import { useWords } from './use-words.js';

export function Partite({ desk, isOpen }: ViewProps): JSX.Element {
  const words = useWords();
  const [id, setId] = useState(() => readAddress().game);
  useEffect(() => {
    const follow = (): void => setId(readAddress().game); // a link, or typed by hand
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const show = (next: string | undefined): void => {
    writeAddress({ game: next });
    setId(next);
    scrollTo(0, 0);
  };
  const reading = useReading(desk, show);
  useEffect(reading.forget, [id]);
  return (
    <div class="partite">
      {reading.isOver && <p class="drop">{words.dropHere}</p>}
      {reading.fault && <Faults lead={words.notRead} fault={reading.fault} />}
      {id === undefined ? (
        <Home reading={reading} onGame={show} />
      ) : (
        <GamePage key={id} id={id} desk={desk} isOpen={isOpen} onBack={() => show(undefined)} />
      )}
    </div>
  );
}
