// The room's window, for the projector: board, rack, round, clock, then top and ranking. All that it knows is what
// the arbiter's window sends it; it opens no desk and no file.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DUPLICATO_WORDS } from '../../wording/web/duplicato.js';
import { WEB_WORDS } from '../../wording/web/site.js';
import { languageWanted, readAddress } from '../shell/address.js';
import { Words } from '../shell/context.js';
import { ClockFace } from './clock-face.js';
import type { RoomFacts, RoomTop } from './public-facts.js';
import { RackTiles } from './rack-tiles.js';
import './room.css';
import { listenToRoom } from './room-link.js';
import { RoomRanking } from './room-ranking.js';
import { StillBoard } from './still-board.js';
import { useWords } from './use-words.js';

export function Room(): JSX.Element {
  const language = languageWanted();
  const [facts, setFacts] = useState<RoomFacts>();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.classList.add('in-room');
    document.title = DUPLICATO_WORDS[language].title;
    return listenToRoom(readAddress().evening ?? '', setFacts);
  }, [language]);
  return (
    <Words.Provider value={WEB_WORDS[language]}>
      <RoomScreen facts={facts} />
    </Words.Provider>
  );
}

function RoomScreen({ facts }: { readonly facts: RoomFacts | undefined }): JSX.Element {
  const words = useWords();
  if (facts === undefined) {
    return (
      <main class="room empty">
        <h1>{words.title}</h1>
        <p role="status">{words.roomWaits}</p>
        <FullScreen />
      </main>
    );
  }
  const { name, round, rounds, board, rules, rack, top, ranking, stage } = facts;
  return (
    <main class={`room ${stage}`}>
      <div class="room-board">
        <StillBoard board={board} rules={rules} play={top?.laid} />
      </div>
      <div class="room-side">
        <header>
          <h1>{name}</h1>
          <p class="round">{facts.end === '' ? words.roundOf(round, rounds) : words.roomOver}</p>
        </header>
        <div class="room-rack">
          {rack === '' ? (
            <p class="waits">{words.roomWaits}</p>
          ) : (
            <RackTiles rack={rack} rules={rules} />
          )}
          {facts.bag !== undefined && <p class="quiet">{words.inBag(facts.bag)}</p>}
        </div>
        {top === undefined ? <ClockFace clock={facts.clock} /> : <TopShown top={top} />}
        {ranking !== undefined && <RoomRanking ranking={ranking} />}
        <FullScreen />
      </div>
    </main>
  );
}

function TopShown({ top: { top, laid, tied, instead } }: { readonly top: RoomTop }): JSX.Element {
  const words = useWords();
  return (
    <section class="room-top" aria-live="polite">
      <h2>{words.top}</h2>
      <p class="points">{top}</p>
      <p class="play">
        <strong>{laid.word.toUpperCase()}</strong> <span>{laid.place}</span>
      </p>
      <p class="quiet">
        {tied > 1 && words.tied(tied)}
        {instead !== undefined &&
          ` ${laid.score} · ${words.byHand} (${words.top}: ${instead.word.toUpperCase()} ${instead.place})`}
      </p>
    </section>
  );
}

/** Gone once the window fills its screen. */
function FullScreen(): JSX.Element | null {
  const words = useWords();
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (isFull || !document.fullscreenEnabled) return null;
  return (
    <button
      type="button"
      class="full-screen"
      onClick={() => void document.documentElement.requestFullscreen()}
    >
      {words.fullScreen}
    </button>
  );
}
