// The next move: a play, laid on the board or typed; an exchange, a pass; and what became of the last play.
import { parseAt, type RecordedEntry, rulesEdition, squareName } from 'leggio';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PartiteWords } from '../../wording/web/partite.js';
import type { PlayAsked, TypedGame, TypedShown } from '../engine/messages.js';
import { Faults } from './faults.js';
import './move-form.css';
import { PlayPreview } from './play-preview.js';
import { type ReadPlay, rackOf, rackTyped, readExchange, readPlay } from './typed-play.js';
import { useWords } from './use-words.js';

interface Props {
  readonly game: TypedGame;
  readonly edition: string;
  readonly tiles: readonly string[];
  readonly now: PlayAsked;
  readonly shown: TypedShown | undefined;
  readonly add: (entry: RecordedEntry) => Promise<boolean>;
  readonly onNow: (now: PlayAsked) => void;
}

export function MoveForm(props: Props): JSX.Element {
  const { game, now, shown, add, onNow } = props;
  const words = useWords();
  const last = game.entries.at(-1);
  const play = shown?.play;
  const canPlay = now.laid.length > 0 && play?.at !== undefined && parseAt(play.at) !== undefined;
  const doPlay = (): void => {
    if (!canPlay || play?.at === undefined) return;
    void add({ kind: 'play', ...rackOf(now.rack), at: play.at, tiles: play.tiles });
  };
  return (
    <form
      class="panel move-form"
      onSubmit={event => {
        event.preventDefault();
        doPlay();
      }}
    >
      <label class="field">
        <span>
          {words.rack} <small class="quiet">{words.rackHelp}</small>
        </span>
        <input
          name="rack"
          value={now.rack}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={({ currentTarget: { value } }) => onNow({ ...now, rack: rackTyped(value) })}
        />
      </label>
      <PlayField key={game.entries.length} {...props} />
      {play?.fault && <Faults fault={play.fault} />}
      {play && now.laid.length > 0 && <PlayPreview play={play} />}
      <div class="buttons">
        <button type="submit" class="main" disabled={!canPlay}>
          {words.doPlay}
        </button>
        {now.laid.length > 0 && (
          <button type="button" onClick={() => onNow({ ...now, laid: [] })}>
            {words.takeUp}
          </button>
        )}
        <button type="button" onClick={() => void add({ kind: 'pass', ...rackOf(now.rack) })}>
          {words.doPass}
        </button>
      </div>
      <ExchangeForm {...props} />
      {last?.kind === 'play' && <ContestForm game={game} shown={shown} add={add} />}
    </form>
  );
}

/** The play as text: what is typed, or what lies on the board. */
function PlayField({ edition, tiles, now, shown, onNow }: Props): JSX.Element {
  const words = useWords();
  const [text, setText] = useState<string>();
  const [wrong, setWrong] = useState<ReadPlay>();
  const laidText = now.laid.length === 0 ? '' : (shown?.play?.text ?? '');
  const typed = (value: string): void => {
    setText(value);
    const read = readPlay(value, tiles, edition);
    setWrong(read.kind === 'laid' ? undefined : read);
    onNow({ ...now, laid: read.kind === 'laid' ? read.laid : [] });
  };
  return (
    <label class="field">
      <span>
        {words.play} <small class="quiet">{words.playHelp}</small>
      </span>
      <input
        name="play"
        value={text ?? laidText}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        onInput={({ currentTarget: { value } }) => typed(value)}
        onBlur={() => setText(now.laid.length === 0 ? text : undefined)}
      />
      {wrong && text !== undefined && text.trim() !== '' && (
        <small class="wrong" role="status">
          {wrongText(wrong, words)}
        </small>
      )}
    </label>
  );
}

function wrongText(read: ReadPlay, words: PartiteWords): string {
  if (read.kind === 'taken') return words.taken(squareName(read.square), read.tile.toUpperCase());
  return read.kind === 'wrong' ? words.wrongPlay[read.why] : '';
}

function ExchangeForm({ edition, now, add }: Props): JSX.Element {
  const words = useWords();
  const [text, setText] = useState('');
  const [isFull, setFull] = useState(false);
  const { fullChange } = rulesEdition(edition);
  const entry = readExchange(text, now.rack, isFull);
  const change = async (): Promise<void> => {
    if (entry !== undefined && (await add(entry))) setText('');
  };
  return (
    <details>
      <summary>{words.exchange}</summary>
      <label class="field">
        <span>{words.exchangeHelp}</span>
        <input
          name="exchange"
          value={text}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={({ currentTarget: { value } }) => setText(value)}
        />
      </label>
      {fullChange && (
        <label class="check">
          <input
            type="checkbox"
            checked={isFull}
            onChange={({ currentTarget: { checked } }) => setFull(checked)}
          />
          {words.fullChange(fullChange.name)}
        </label>
      )}
      {text.trim() !== '' && entry === undefined && <p class="wrong">{words.wrongExchange}</p>}
      <button type="button" disabled={entry === undefined} onClick={() => void change()}>
        {words.doExchange}
      </button>
    </details>
  );
}

/** What became of the last play. */
function ContestForm({ game, shown, add }: Pick<Props, 'game' | 'shown' | 'add'>): JSX.Element {
  const words = useWords();
  const player = shown?.turns.at(-1)?.player ?? 0;
  const others = game.players.flatMap((name, index) => (index === player ? [] : [{ name, index }]));
  const [chosen, setChosen] = useState<number>();
  const by = others.some(({ index }) => index === chosen) ? chosen! : (others[0]?.index ?? 0);
  return (
    <fieldset class="contest">
      <legend>{words.contested}</legend>
      {others.length > 1 && (
        <label>
          {words.contestedBy}{' '}
          <select value={by} onChange={({ currentTarget: { value } }) => setChosen(Number(value))}>
            {others.map(({ name, index }) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="buttons">
        <button type="button" onClick={() => void add({ kind: 'withdrawn' })}>
          {words.isWithdrawn}
        </button>
        <button type="button" onClick={() => void add({ kind: 'upheld', by })}>
          {words.isUpheld}
        </button>
      </div>
    </fieldset>
  );
}
