// The ranking for the projector: all places, in columns where they are many.
import type { JSX } from 'preact';
import type { ShownRanking } from '../engine/evening/messages.js';
import './room-ranking.css';
import { useWords } from './use-words.js';

/** Rows of a column before there is a second. */
const ROWS = 20;

export function RoomRanking({ ranking }: { readonly ranking: ShownRanking }): JSX.Element {
  const words = useWords();
  const { ranks, round, top, isFinal } = ranking;
  const columns = Math.ceil(ranks.length / ROWS);
  const rows = Math.ceil(ranks.length / Math.max(1, columns));
  return (
    <section class={`room-ranking ${ranks.length > 12 ? 'many' : ''}`}>
      <h2>{words.rankingAfter(round, top, isFinal)}</h2>
      <div class="columns">
        {Array.from({ length: columns }, (_, column) => (
          <RankColumn key={column} ranks={ranks.slice(column * rows, (column + 1) * rows)} />
        ))}
      </div>
    </section>
  );
}

function RankColumn({ ranks }: Pick<ShownRanking, 'ranks'>): JSX.Element {
  const words = useWords();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.rank}</th>
          <th scope="col" class="name">
            {words.player}
          </th>
          <th scope="col">{words.thisRound}</th>
          <th scope="col">{words.total}</th>
          <th scope="col">%</th>
        </tr>
      </thead>
      <tbody>
        {ranks.map(({ rank, player, total, percent, round: own }) => (
          <tr key={player}>
            <td>{rank}</td>
            <th scope="row" class="name">
              {player}
            </th>
            <td>{own ?? '–'}</td>
            <td>{words.number(total)}</td>
            <td>{words.number(percent, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
