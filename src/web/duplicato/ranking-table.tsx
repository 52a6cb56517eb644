// Where everybody stands after the last closed round.
import type { JSX } from 'preact';
import type { Evening } from '../engine/evening/messages.js';
import './ranking-table.css';
import { useWords } from './use-words.js';

export function RankingTable({ evening }: { readonly evening: Evening }): JSX.Element {
  const words = useWords();
  const ranking = evening.rankings.at(-1);
  if (ranking === undefined) {
    return (
      <section>
        <h3>{words.ranking}</h3>
        <p class="quiet">{words.noRanking}</p>
      </section>
    );
  }
  const { round, top, isFinal, ranks } = ranking;
  return (
    <section class="ranking-table">
      <h3>{words.ranking}</h3>
      <table>
        <caption>{words.rankingAfter(round, top, isFinal)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col" class="name">
              {words.player}
            </th>
            <th scope="col">{words.thisRound}</th>
            <th scope="col">{words.total}</th>
            <th scope="col">{words.percent}</th>
            <th scope="col">{words.topsFound}</th>
            <th scope="col">{words.zeros}</th>
          </tr>
        </thead>
        <tbody>
          {ranks.map(each => (
            <tr key={each.player}>
              <td>{each.rank}</td>
              <th scope="row" class="name">
                {each.player}
              </th>
              <td>{each.round ?? '–'}</td>
              <td>{words.number(each.total)}</td>
              <td>{words.number(each.percent, 1)}</td>
              <td>{each.tops}</td>
              <td>{each.zeros}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
