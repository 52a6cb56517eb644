// The ranking of an evening, with whoever has played it again.
import type { JSX } from 'preact';
import type { TrainingRank } from '../engine/training/messages.js';
import './table.css';
import { useWords } from './use-words.js';

export function RanksTable({ ranks }: { readonly ranks: readonly TrainingRank[] }): JSX.Element {
  const words = useWords();
  return (
    <table class="training-table">
      <thead>
        <tr>
          <th scope="col">{words.rank}</th>
          <th scope="col">{words.player}</th>
          <th scope="col" class="number">
            {words.total}
          </th>
          <th scope="col" class="number">
            {words.percentColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {ranks.map(({ rank, player, total, percent, isOwn }) => (
          <tr key={`${isOwn} ${player}`} class={isOwn ? 'own' : ''}>
            <td>{rank}</td>
            <th scope="row">{isOwn ? words.you : player}</th>
            <td class="number">{total}</td>
            <td class="number">{words.percentOf(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
