// Where games come from: a file, the clipboard, one's own hand; and those that are kept on this machine.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FileButton, useArrivals } from '../arrivals/arrivals.js';
import type { DeskLink } from '../engine/desk-link.js';
import type { Refused } from '../engine/messages.js';
import { Faults } from './faults.js';
import './home.css';
import { type KeptGame, keptGames, newId } from './kept-games.js';
import { NewGame } from './new-game.js';
import { useWords } from './use-words.js';

interface Props {
  readonly desk: DeskLink;
  readonly onGame: (id: string) => void;
}

/** Bytes of a file at most: games have some thousand. */
const MOST_BYTES = 1 << 20;

export function Home({ desk, onGame }: Props): JSX.Element {
  const words = useWords();
  return (
    <>
      <h2>{words.heading}</h2>
      <div class="home">
        <FromFile desk={desk} onGame={onGame} />
        <NewGame onGame={onGame} />
        <KeptList onGame={onGame} />
      </div>
    </>
  );
}

function FromFile({ desk, onGame }: Props): JSX.Element {
  const words = useWords();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<Refused>();
  const read = async (content: string | Uint8Array, name: string): Promise<void> => {
    setFault(undefined);
    const found = await desk.ask.readGame(content, name, words.lang);
    if (found.kind === 'refused') return setFault(found);
    const id = newId();
    const source = { kind: 'file', name, content } as const;
    const { title } = found;
    await keptGames.put({
      ...{ id, title: title === '' ? name : title, source },
      ...{ changed: Date.now(), edition: 'figs', depth: 'fast' },
    });
    onGame(id);
  };
  const readText = (content: string): void => void read(content, `${words.pastedName}.gcg`);
  const openFile = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) {
      const message = words.fileTooLong;
      return setFault({ kind: 'refused', code: 'GCG_FILE', message, said: message });
    }
    await read(new Uint8Array(await file.arrayBuffer()), file.name);
  };
  const isOver = useArrivals(readText, file => void openFile(file));
  return (
    <section class="panel" aria-labelledby="from-file">
      <h3 id="from-file">{words.fromFile}</h3>
      <p class="quiet">{words.fromFileHelp}</p>
      {isOver && <p class="drop">{words.dropHere}</p>}
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
        <FileButton label={words.openFile} onFile={file => void openFile(file)} />
        <button type="button" disabled={text.trim() === ''} onClick={() => readText(text)}>
          {words.read}
        </button>
      </div>
      {fault && <Faults lead={words.notRead} fault={fault} />}
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
