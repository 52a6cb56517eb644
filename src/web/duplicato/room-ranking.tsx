// The ranking for the projector: as many places as there is room for, in columns.
import type { JSX } from 'preact';
import type { ShownRanking } from '../engine/evening/messages.js';
import './room-ranking.css';
import { useWords } from './use-words.js';

export function RoomRanking({ ranking }: { readonly ranking: ShownRanking }): JSX.Element {
  const words = useWords();
  const { ranks, round, top, isFinal } = ranking;
  return (
    <section class={`room-ranking ${ranks.length > 12 ? 'many' : ''}`}>
      <h2>{words.rankingAfter(round, top, isFinal)}</h2>
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
    </section>
  );
}
