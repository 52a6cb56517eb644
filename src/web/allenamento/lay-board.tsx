// Board and rack of an open round, and the play as text. Nothing here says what a play is worth, nor whether it is one.
import { type Square, squareName } from 'leggio';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { type ReadPlay, readPlay } from '../partite/typed-play.js';
import { Board } from '../tavoliere/board.js';
import { Ghost } from '../tavoliere/ghost.js';
import { JollyDialog } from '../tavoliere/jolly-dialog.js';
import { RackRow } from '../tavoliere/rack.js';
import { useHolding } from '../tavoliere/use-holding.js';
import { useWords as useBoardWords } from '../tavoliere/use-words.js';
import './lay-board.css';
import type { Laying } from './use-laying.js';
import { useWords } from './use-words.js';

export function LayBoard({ laying }: { readonly laying: Laying }): JSX.Element {
  const words = useWords();
  const { sheet, change, type } = laying;
  const holding = useHolding(sheet, change, useBoardWords(), true);
  const { dragging, held } = holding;
  const over = dragging.drag?.over;
  const overSquare = over?.to === 'square' ? over.square : undefined;
  const { tiles, edition, laid } = sheet;
  // 225 squares are not gone through for each tile that is taken up
  const board = useMemo(
    () => (
      <Board
        sheet={sheet}
        overlay={{ heat: undefined, by: 'score', mark: () => undefined, over: overSquare }}
        help={words.layHelp}
        isPicking={held !== undefined}
        isFast={(square: Square) => tiles[square] !== ''}
        onTile={type}
        onPick={holding.pickSquare}
      />
    ),
    [tiles, edition, laid, sheet.rack, overSquare, held, words],
  );
  return (
    <section class="lay-board" aria-label={words.yourPlay} {...holding.handlers}>
      {board}
      <RackRow sheet={sheet} held={held} isOver={over?.to === 'rack'} onPick={holding.pickRack} />
      <p class="hidden" role="status">
        {holding.said}
      </p>
      <p class="lay-said" role="status">
        {laying.said}
      </p>
      <Ghost edition={edition} dragging={dragging} />
      {holding.asking && <JollyDialog edition={edition} onLetter={holding.answerLetter} />}
    </section>
  );
}

interface TextProps {
  readonly laying: Laying;
  /** Enter, once what is typed is laid. */
  readonly onEnter: () => void;
}

/** The play as text: what is typed is laid. */
export function PlayText({ laying, onEnter }: TextProps): JSX.Element {
  const words = useWords();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const typed = (value: string): void => {
    setText(value);
    const { tiles, edition } = laying.sheet;
    const read = readPlay(value, tiles, edition);
    if (read.kind !== 'laid') laying.takeUp();
    setWrong(read.kind === 'laid' ? laying.typeAll(read.laid) : wrongText(read, words));
  };
  const enter = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (wrong === '' && laying.laid.length > 0) onEnter();
  };
  return (
    <form onSubmit={enter}>
      <label class="field">
        <span>
          {words.play} <small class="quiet">{words.playHelp}</small>
        </span>
        <input
          name="play"
          value={text}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          onInput={({ currentTarget: { value } }) => typed(value)}
          onBlur={() => wrong === '' && setText('')}
        />
        <small class="wrong" role="status">
          {text.trim() !== '' && wrong}
        </small>
      </label>
    </form>
  );
}

function wrongText(read: ReadPlay, words: ReturnType<typeof useWords>): string {
  if (read.kind === 'taken') return words.taken(squareName(read.square), read.tile.toUpperCase());
  return read.kind === 'wrong' ? words.wrongPlay[read.why] : '';
}
