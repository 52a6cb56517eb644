// An evening that is played again: what its players handed in, and where one would have come among them.
import { duplicate, type Language } from 'leggio';
import type { OtherPlayer, TrainingRank } from './messages.js';
import { notationOf } from './own-play.js';
import { placeText } from './top-play.js';

export function othersOf(
  game: duplicate.DuplicateGame,
  round: number,
  language: Language,
): readonly OtherPlayer[] {
  const notation = notationOf(language);
  return duplicate
    .ranking(game, round)
    .players.flatMap(({ player, total, account }): OtherPlayer[] => {
      const own = account.rounds.find(({ close }) => close.round === round);
      if (own === undefined) return [];
      const answer = own.ruling?.type === 'answer' ? own.ruling : own.slip;
      const at = answer?.at ?? null;
      const place = at === null ? '' : placeText(at, notation);
      const word = at === null ? '' : (answer?.played ?? '');
      return [{ player, word, place, score: own.score, total }];
    })
    .sort((one, other) => other.score - one.score);
}

/**
 * Where one would have come.
 *
 * @param rounds that count
 */
export function ranksOf(
  game: duplicate.DuplicateGame,
  rounds: number,
  { score, percent }: { readonly score: number; readonly percent: number },
): readonly TrainingRank[] {
  const { players } = duplicate.ranking(game, rounds);
  const all = [
    { player: '', total: score, percent, isOwn: true },
    ...players.map(each => ({
      player: each.player,
      total: each.total,
      percent: each.percent,
      isOwn: false,
    })),
  ].sort((one, other) => other.total - one.total);
  return all.map(each => ({
    rank: 1 + all.filter(({ total }) => total > each.total).length,
    ...each,
  }));
}
