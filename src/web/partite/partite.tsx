// The view of games: those of this machine, or one of them, by the address.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { readAddress, writeAddress } from '../shell/address.js';
import type { ViewProps } from '../shell/context.js';
import { GamePage } from './game-page.js';
import { Home } from './home.js';
import './partite.css';

export function Partite({ desk, isOpen }: ViewProps): JSX.Element {
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
  return (
    <div class="partite">
      {id === undefined ? (
        <Home desk={desk} onGame={show} />
      ) : (
        <GamePage key={id} id={id} desk={desk} isOpen={isOpen} onBack={() => show(undefined)} />
      )}
    </div>
  );
}
