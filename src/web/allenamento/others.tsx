// What the players of an evening handed in, with one's own among them.
import type { JSX } from 'preact';
import type { DoneRound } from '../engine/training/messages.js';
import './table.css';
import { useWords } from './use-words.js';
import { written } from './written.js';

export function Others({ round }: { readonly round: DoneRound }): JSX.Element {
  const words = useWords();
  const { own, others } = round;
  const rows = [
    { player: words.you, word: own.word, place: own.place, score: own.score, isOwn: true },
    ...others.map(each => ({ ...each, isOwn: false })),
  ].sort((one, other) => other.score - one.score);
  return (
    <section class="panel" aria-labelledby="others">
      <h3 id="others">{words.roundRanking}</h3>
      <table class="training-table">
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.playColumn}</th>
            <th scope="col" class="number">
              {words.pointsColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player, word, place, score, isOwn }) => (
            <tr key={`${isOwn} ${player}`} class={isOwn ? 'own' : ''}>
              <th scope="row">{player}</th>
              <td>
                {written(word)} <span class="quiet">{place}</span>
              </td>
              <td class="number">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
