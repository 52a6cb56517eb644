// The board of a game that is typed in: tiles of earlier plays lie fast, those of the next one are laid and taken up.
import type { Square } from 'leggio';
import type { JSX } from 'preact';
import { Board } from '../tavoliere/board.js';
import type { Laid } from './typed-play.js';
import { useWords } from './use-words.js';

interface Props {
  readonly edition: string;
  /** Tiles that lie there. */
  readonly tiles: readonly string[];
  readonly laid: Laid;
  readonly onLaid: (laid: Laid) => void;
}

export function PlayBoard({ edition, tiles, laid, onLaid }: Props): JSX.Element {
  const words = useWords();
  const isFast = (square: Square): boolean => tiles[square] !== '';
  const change = (square: Square, tile: string): void => {
    if (isFast(square)) return;
    const others = laid.filter(([other]) => other !== square);
    onLaid(tile === '' ? others : [...others, [square, tile]]);
  };
  const sheet = { tiles, rack: '', edition, laid: new Map(laid) };
  return <Board sheet={sheet} onTile={change} isFast={isFast} help={words.boardHelp} />;
}
