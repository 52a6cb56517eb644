// What a simulation, an ending or a pre-ending came to. Its plays are shown on the board when tapped.

import type { Move, Play } from 'leggio';
import type { ComponentChildren, JSX } from 'preact';
import type {
  EndingFound,
  LongFound,
  PreendingFound,
  SimulationFound,
} from '../engine/long-messages.js';
import { isLaid } from './laying.js';
import './long-found.css';
import { keyOf, moveName } from './move-text.js';
import type { Laid } from './sheet.js';
import { useWords } from './use-words.js';

interface Showing {
  readonly laid: Laid;
  readonly onShow: (play: Play | undefined) => void;
}

interface Props extends Showing {
  readonly found: LongFound;
}

export function LongFoundView({ found, ...showing }: Props): JSX.Element {
  switch (found.kind) {
    case 'simulation':
      return <SimulationTable found={found} {...showing} />;
    case 'ending':
      return <Ending found={found} {...showing} />;
    case 'preending':
      return <PreendingTable found={found} {...showing} />;
  }
}

function SimulationTable({ found, ...showing }: Showing & { found: SimulationFound }): JSX.Element {
  const words = useWords();
  const { moves, rollouts, stopped } = found;
  return (
    <Table
      caption={words.simulated(rollouts, stopped && words.stopped[stopped])}
      heads={[words.move, words.won, words.valued]}
    >
      {moves.map(({ move, winPercent, winError, equity, equityError, dropped }) => (
        <tr key={keyOf(move)} class={dropped ? 'dropped' : ''}>
          <MoveCell move={move} {...showing} />
          <td>
            {winPercent === undefined
              ? '–'
              : `${words.number(winPercent, 1)} % ± ${words.number(winError ?? 0, 1)}`}
          </td>
          <td>{`${words.number(equity, 1)} ± ${words.number(equityError, 1)}`}</td>
        </tr>
      ))}
    </Table>
  );
}

function PreendingTable({ found, ...showing }: Showing & { found: PreendingFound }): JSX.Element {
  const words = useWords();
  const { moves, isExact, bag } = found;
  return (
    <Table
      caption={`${words.inBag(bag)} ${isExact ? words.exactAverage : words.inexactAverage}`}
      heads={[words.move, words.won, words.spreadToEnd]}
    >
      {moves.map(({ move, winPercent, spread, isExact }) => (
        <tr key={keyOf(move)}>
          <MoveCell move={move} {...showing} />
          <td>{`${words.number(winPercent, 1)} %`}</td>
          <td>{`${words.signed(spread, 1)}${isExact ? '' : ' ≈'}`}</td>
        </tr>
      ))}
    </Table>
  );
}

function Ending({ found, ...showing }: Showing & { found: EndingFound }): JSX.Element {
  const words = useWords();
  const { isExact, value, low, high, best, line, positions } = found;
  return (
    <div class="ending">
      <p role="status" class="sum">
        {isExact ? words.endingExact(value) : words.endingBounds(value, low, high)}
      </p>
      <p class="quiet">{words.positions(positions)}</p>
      <h3>{words.bestMoves(best.length)}</h3>
      <ul>
        {best.map(move => (
          <li key={keyOf(move)}>
            <MoveButton move={move} {...showing} />
          </li>
        ))}
      </ul>
      <h3>{words.bestLine}</h3>
      <ol>
        {line.map((move, turn) => (
          <li key={turn}>
            {moveName(move, words)}
            {move.kind === 'play' && `, ${words.pointsOf(move.score)}`}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface TableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly children: ComponentChildren;
}

function Table({ caption, heads, children }: TableProps): JSX.Element {
  return (
    <table class="long-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function MoveCell(props: Showing & { move: Move }): JSX.Element {
  return (
    <th scope="row">
      <MoveButton {...props} />
    </th>
  );
}

/** A play to be shown; what is none is only named. */
function MoveButton({ move, laid, onShow }: Showing & { move: Move }): JSX.Element {
  const words = useWords();
  if (move.kind !== 'play') return <span>{moveName(move, words)}</span>;
  const isShown = isLaid(move, laid);
  return (
    <button
      type="button"
      class="shown"
      aria-pressed={isShown}
      onClick={() => onShow(isShown ? undefined : move)}
    >
      {moveName(move, words)}, {words.pointsOf(move.score)}
    </button>
  );
}
