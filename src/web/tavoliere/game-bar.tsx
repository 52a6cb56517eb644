// A game that was read: its players, and its turns to walk. Each turn puts its position on the board.

import type { Replay, ReplayTurn } from 'leggio';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from './use-words.js';
import './game-bar.css';
import { sheetFrom } from './read-text.js';
import type { Sheet } from './sheet.js';

interface Props {
  readonly replay: Replay;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onClose: () => void;
}

export function GameBar({ replay, onSheet, onClose }: Props): JSX.Element {
  const words = useWords();
  const { turns, game } = replay;
  const [index, setIndex] = useState(0);
  const turn = turns[index] as ReplayTurn | undefined;
  useEffect(() => setIndex(0), [replay]);
  useEffect(() => {
    if (turn !== undefined) onSheet(sheetFrom(turn.position));
  }, [turn]);
  const player = game.players[turn?.player ?? 0];
  return (
    <div class="game">
      <p class="names">{game.players.map(({ name, nick }) => name || nick).join(' – ')}</p>
      <button
        type="button"
        disabled={index === 0}
        aria-label={words.previousTurn}
        onClick={() => setIndex(index - 1)}
      >
        ←
      </button>
      <p role="status">
        {words.turnOf(turns.length === 0 ? 0 : index + 1, turns.length)}
        <br />
        <span class="quiet">{words.turnBy(player?.name || player?.nick || '')}</span>
      </p>
      <button
        type="button"
        disabled={index >= turns.length - 1}
        aria-label={words.nextTurn}
        onClick={() => setIndex(index + 1)}
      >
        →
      </button>
      <button type="button" onClick={onClose}>
        {words.closeGame}
      </button>
    </div>
  );
}
