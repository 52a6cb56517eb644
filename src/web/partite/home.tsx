// Where games come from: a file, the clipboard, one's own hand; and those that are kept on this machine.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FileButton } from '../arrivals/arrivals.js';
import './home.css';
import { type KeptGame, keptGames } from './kept-games.js';
import { NewGame } from './new-game.js';
import type { Reading } from './use-reading.js';
import { useWords } from './use-words.js';

interface Props {
  readonly reading: Reading;
  readonly onGame: (id: string) => void;
}

export function Home({ reading, onGame }: Props): JSX.Element {
  const words = useWords();
  return (
    <>
      <h2>{words.heading}</h2>
      <div class="home">
        <FromFile reading={reading} />
        <NewGame onGame={onGame} />
        <KeptList onGame={onGame} />
      </div>
    </>
  );
}

function FromFile({ reading }: Pick<Props, 'reading'>): JSX.Element {
  const words = useWords();
  const [text, setText] = useState('');
  return (
    <section class="panel" aria-labelledby="from-file">
      <h3 id="from-file">{words.fromFile}</h3>
      <p class="quiet">{words.fromFileHelp}</p>
      <label class="field">
        <span class="hidden">{words.pasted}</span>
        <textarea
          name="gcg"
          rows={3}
          spellcheck={false}
          placeholder="#player1 …"
          value={text}
          onInput={({ currentTarget: { value } }) => setText(value)}
        />
      </label>
      <div class="buttons">
        <FileButton label={words.openFile} onFile={reading.openFile} />
        <button type="button" disabled={text.trim() === ''} onClick={() => reading.readText(text)}>
          {words.read}
        </button>
      </div>
    </section>
  );
}

function KeptList({ onGame }: Pick<Props, 'onGame'>): JSX.Element {
  const words = useWords();
  const [games, setGames] = useState<readonly KeptGame[]>();
  const reload = async (): Promise<void> => setGames(await keptGames.list());
  useEffect(() => void reload(), []);
  const remove = async ({ id, title }: KeptGame): Promise<void> => {
    if (!confirm(words.reallyRemove(title.slice(0, MOST_TITLE)))) return;
    await keptGames.remove(id);
    await reload();
  };
  return (
    <section class="panel kept" aria-labelledby="kept-games">
      <h3 id="kept-games">{words.kept}</h3>
      <p class="quiet">{words.keptHelp}</p>
      {games?.length === 0 && <p>{words.noneKept}</p>}
      <ul>
        {games?.map(game => (
          <li key={game.id}>
            <button type="button" class="open" onClick={() => onGame(game.id)}>
              <span class="title">{game.title.slice(0, MOST_TITLE)}</span>
              <span class="quiet">{words.date(game.changed)}</span>
            </button>
            <button
              type="button"
              aria-label={words.remove(game.title.slice(0, MOST_TITLE))}
              onClick={() => void remove(game)}
            >
              {words.removeSign}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Characters of a title that a list shows. */
const MOST_TITLE = 100;
