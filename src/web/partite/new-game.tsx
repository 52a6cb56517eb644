// A game that is going to be typed in: its players and its edition.
import { editionIds, rulesEdition } from 'leggio';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { keptGames, newId } from './kept-games.js';
import { useWords } from './use-words.js';

/** Players of a game at most. */
const MOST_PLAYERS = 4;

/** Characters of a name at most. */
const MOST_NAME = 60;

export function NewGame({ onGame }: { readonly onGame: (id: string) => void }): JSX.Element {
  const words = useWords();
  const [names, setNames] = useState<readonly string[]>(['', '']);
  const [edition, setEdition] = useState(editionIds()[0] ?? 'figs');
  const begin = async (): Promise<void> => {
    const players = names.map((name, index) => name.trim() || words.player(index + 1));
    const id = newId();
    const game = { players, entries: [] };
    const now = { rack: '', laid: [] };
    await keptGames.put({
      ...{ id, title: players.join(' – '), source: { kind: 'typed', game, now } },
      ...{ changed: Date.now(), edition, depth: 'fast' },
    });
    onGame(id);
  };
  return (
    <section class="panel" aria-labelledby="new-game">
      <h3 id="new-game">{words.write}</h3>
      {names.map((name, index) => (
        <label class="field" key={index}>
          <span>{words.player(index + 1)}</span>
          <input
            value={name}
            maxLength={MOST_NAME}
            autocomplete="off"
            onInput={({ currentTarget: { value } }) => setNames(names.with(index, value))}
          />
        </label>
      ))}
      <EditionField value={edition} onChange={setEdition} />
      <div class="buttons">
        <button type="button" class="main" onClick={() => void begin()}>
          {words.begin}
        </button>
        {names.length < MOST_PLAYERS && (
          <button type="button" onClick={() => setNames([...names, ''])}>
            {words.addPlayer}
          </button>
        )}
      </div>
    </section>
  );
}

interface EditionProps {
  readonly value: string;
  readonly onChange: (edition: string) => void;
}

export function EditionField({ value, onChange }: EditionProps): JSX.Element {
  const words = useWords();
  return (
    <label class="field">
      <span>{words.edition}</span>
      <select value={value} onChange={event => onChange(event.currentTarget.value)}>
        {editionIds().map(id => (
          <option key={id} value={id}>
            {rulesEdition(id).title}
          </option>
        ))}
      </select>
    </label>
  );
}
