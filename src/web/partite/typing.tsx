// A game that is typed in: board, the next move, the score sheet. Every line can be taken back.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { fileStem, saveFile } from '../arrivals/save-file.js';
import type { DeskLink } from '../engine/desk-link.js';
import type { PlayAsked, TypedShown } from '../engine/messages.js';
import { EMPTY_TILES, tilesOf } from '../tavoliere/sheet.js';
import { EndForm } from './end-form.js';
import { Faults } from './faults.js';
import type { TypedSource } from './kept-games.js';
import { MoveForm } from './move-form.js';
import { PlayBoard } from './play-board.js';
import { ScoreSheet } from './score-sheet.js';
import './typing.css';
import { useTyped } from './use-typed.js';
import { useWords } from './use-words.js';

interface Props {
  readonly desk: DeskLink;
  readonly isOpen: boolean;
  readonly source: TypedSource;
  readonly edition: string;
  readonly onShown: (shown: TypedShown) => void;
  readonly onChange: (source: TypedSource) => void;
}

export function Typing({ desk, isOpen, source, edition, onShown, onChange }: Props): JSX.Element {
  const words = useWords();
  const { shown, fault, add } = useTyped(desk, isOpen, source, edition, onChange);
  useEffect(() => {
    if (shown !== undefined) onShown(shown);
  }, [shown]);
  const { game, now } = source;
  const tiles = tilesOf(shown?.board ?? '') ?? EMPTY_TILES;
  const setNow = (next: PlayAsked): void => onChange({ ...source, now: next });
  const isEnded = game.entries.some(({ kind }) => kind === 'end');
  const undo = (): void => onChange(undone(source, shown));
  return (
    <section class="typing" aria-label={words.typing}>
      <Scores shown={shown} isEnded={isEnded} />
      <div class="typing-board">
        <PlayBoard
          {...{ edition, tiles }}
          laid={now.laid}
          onLaid={laid => setNow({ ...now, laid })}
        />
      </div>
      <div class="typing-side">
        {!isEnded && (
          <MoveForm {...{ edition, tiles, now, shown, add }} game={game} onNow={setNow} />
        )}
        {fault && <Faults fault={fault} />}
        {!isEnded && shown && shown.turns.length > 0 && (
          <EndForm {...{ shown, edition, add }} players={game.players} />
        )}
        <ScoreSheet shown={shown} />
        <div class="buttons">
          <button type="button" disabled={game.entries.length === 0} onClick={undo}>
            {words.undo}
          </button>
          <button
            type="button"
            disabled={shown === undefined || shown.turns.length === 0}
            onClick={() => shown && saveFile(`${fileStem(game.players.join('-'))}.gcg`, shown.gcg)}
          >
            {words.asGcg}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Without the last entry; a play comes back into the hand. */
function undone(source: TypedSource, shown: TypedShown | undefined): TypedSource {
  const entries = source.game.entries.slice(0, -1);
  const last = shown?.turns.findLast(({ entry }) => entry === entries.length);
  const now = last?.kind === 'play' ? { rack: last.rack, laid: last.laid } : { rack: '', laid: [] };
  return { ...source, game: { ...source.game, entries }, now };
}

function Scores(props: {
  readonly shown: TypedShown | undefined;
  readonly isEnded: boolean;
}): JSX.Element {
  const words = useWords();
  const { shown, isEnded } = props;
  return (
    <div class="scores">
      <ul>
        {shown?.players.map(({ name, total }, player) => (
          <li key={player} class={player === shown.next && !isEnded ? 'next' : ''}>
            <span class="name">{name}</span> <b>{total}</b>
          </li>
        ))}
      </ul>
      <p role="status">
        {shown && !isEnded && `${words.turnOf(shown.players[shown.next]?.name ?? '')} · `}
        {shown && words.inBag(shown.bag)}
        {shown && !isEnded && shown.kept !== '' && ` · ${words.keeps(shown.kept)}`}
      </p>
    </div>
  );
}
