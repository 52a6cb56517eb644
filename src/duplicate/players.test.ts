// Who is in a game: names asked about, other names, players who leave.
import { describe, expect, test } from 'vitest';
import { ENGINE, next, seededGame, type TestSlip, withSlips } from '../testing/duplicate.js';
import { rankingJson, sheetCsv, sheetLines } from '../testing/sheets.js';
import { closeNewNames, enterSlips, type SlipsOptions } from './enter-slips.js';
import { formatGame, newGame, nextRound, parseGame } from './game.js';
import type { DuplicateGame } from './ledger/lines.js';
import { renamePlayer, withdrawPlayer } from './players.js';
import { rankGame } from './ranking.js';
import { ruleSlip } from './rulings.js';
import { verifyLedger } from './verify.js';

const WHY = { reason: 'misspelt' };

function follows(game: DuplicateGame): void {
  const text = formatGame(game);
  expect(verifyLedger(text, ENGINE).fault).toBeUndefined();
  expect(parseGame(text).state).toEqual(game.state);
}

/** Slips of names alone. */
function named(game: DuplicateGame, names: readonly string[], options?: SlipsOptions) {
  const round = game.state.open!.round;
  const slips = names.map(player => ({ round, player, square: '', word: '', claimed: null }));
  return enterSlips(game, ENGINE, slips, options);
}

describe('a new name close to a known one', () => {
  const open = named(newGame(ENGINE, { seed: '2026' }), ['Anna', 'Bruno']);

  test('is asked about even in round 1, and with enrol', () => {
    const message = 'no player "Ana": did you mean Anna? --new lets Ana in';
    expect(() => named(open, ['Ana'])).toThrow(message);
    expect(() => named(next(open), ['Ana'], { enrol: true })).toThrow(message);
    expect(() => named(open, ['Carla', 'Ana', 'Bruna'])).toThrow(
      `${message}\nno player "Bruna": did you mean Bruno? --new lets Bruna in`,
    );
  });

  test('is asked about with every name it may be', () => {
    const both = named(open, ['Anna M.'], { allNew: true });
    expect(() => named(both, ['Ana'])).toThrow('did you mean Anna?');
    expect(() => named(named(open, ['Ama'], { allNew: true }), ['Ana'])).toThrow(
      'no player "Ana": did you mean Anna or Ama? --new lets Ana in',
    );
  });

  test('comes in when all new names are let in, also in later rounds', () => {
    expect(named(open, ['Ana'], { allNew: true }).state.players).toEqual(['Anna', 'Bruno', 'Ana']);
    expect(named(next(open), ['Ana'], { allNew: true }).state.players).toContain('Ana');
    follows(named(next(open), ['Ana'], { allNew: true }));
  });

  test('is not held against names that are not close, nor the known name against others', () => {
    const more = named(open, ['Ana'], { allNew: true });
    expect(named(more, ['anna', 'ANA', 'Zoe']).state.slips).toHaveLength(6);
  });

  test('is no matter between two new names of one file: both come in, and the pair is told', () => {
    const game = newGame(ENGINE, { seed: '2026' });
    const names = ['Mario', 'Maria', 'Ugo', 'MARIO'];
    expect(named(game, names).state.players).toEqual(['Mario', 'Maria', 'Ugo']);
    const slips = names.map(player => ({ round: 1, player, square: '', word: '', claimed: null }));
    expect(closeNewNames(game, slips)).toEqual([['Mario', 'Maria']]);
  });
});

describe('a round nobody has answered', () => {
  const refused =
    'round 1 has no slips yet: enter them, or close it all the same with --without-slips';

  test('is not closed while there are players, unless that is said', () => {
    const game = seededGame();
    expect(() => nextRound(game, ENGINE)).toThrow(refused);
    expect(() => nextRound(game, ENGINE, { end: true, play: { at: '8F', word: 'BOP' } })).toThrow(
      refused,
    );
    expect(nextRound(game, ENGINE, { withoutSlips: true }).state.closed).toHaveLength(1);
  });

  test('is the second of two calls by mistake', () => {
    const game = nextRound(withSlips(seededGame(), [['Anna', '', '']]), ENGINE);
    expect(() => nextRound(game, ENGINE)).toThrow('round 2 has no slips yet');
  });

  test('is closed when there are no players, when all have left, and when the arbiter has ruled', () => {
    const alone = newGame(ENGINE, { seed: '2026' });
    expect(nextRound(nextRound(alone, ENGINE), ENGINE).state.closed).toHaveLength(2);
    const left = withdrawPlayer(seededGame(['Anna']), { player: 'Anna', reason: 'train' });
    expect(nextRound(left, ENGINE).state.closed).toHaveLength(1);
    const ruled = ruleSlip(seededGame(), { round: 1, player: 'Anna', score: 3, reason: 'late' });
    expect(nextRound(ruled, ENGINE).state.closed).toHaveLength(1);
  });
});

describe('another name', () => {
  const played = (slips: readonly TestSlip[]): DuplicateGame =>
    next(withSlips(seededGame(['Ana', 'Bruno', 'Carla']), slips));

  test('takes everything of the player along', () => {
    const game = played([['Ana', '8F', 'BOP', 22]]);
    const ruled = ruleSlip(game, { round: 1, player: 'Ana', score: 7, reason: 'misread' });
    const renamed = renamePlayer(ruled, { player: 'ana', to: ' Anna ', ...WHY });
    expect(renamed.entries.at(-1)).toEqual({ type: 'rename', player: 'Ana', to: 'Anna', ...WHY });
    expect(rankGame(renamed).players[0]).toMatchObject({ player: 'Anna', total: 7 });
    follows(renamed);
  });

  test('may be the same in another case', () => {
    const renamed = renamePlayer(played([]), { player: 'Ana', to: 'ANA', ...WHY });
    expect(renamed.state.players).toEqual(['ANA', 'Bruno', 'Carla']);
    follows(renamed);
  });

  test('of another player makes the two one, when they never answered the same round', () => {
    const one = next(withSlips(played([['Bruno', '8F', 'BOP', 22]]), [['Ana', '', '']]));
    const merged = renamePlayer(one, { player: 'Ana', to: 'bruno', ...WHY });
    expect(merged.state.players).toEqual(['Bruno', 'Carla']);
    expect(rankGame(merged).players[0]!.account.rounds.map(({ slip }) => slip?.word)).toEqual([
      'BOP',
      '',
    ]);
    follows(merged);
  });

  test('of another player is refused when both have answered a round', () => {
    const game = played([
      ['Ana', '', ''],
      ['Bruno', '', ''],
    ]);
    expect(() => renamePlayer(game, { player: 'Ana', to: 'Bruno', ...WHY })).toThrow(
      'Ana and Bruno have both answered round 1: they are two players',
    );
    expect(() => renamePlayer(game, { player: 'Ana', to: 'Ana', ...WHY })).toThrow(
      'Ana is the name already',
    );
    expect(() => renamePlayer(game, { player: 'Anna', to: 'Zoe', ...WHY })).toThrow(
      'no player "Anna": did you mean Ana?',
    );
  });
});

describe('a player who leaves', () => {
  const first = next(
    withSlips(seededGame(), [
      ['Anna', '8F', 'BOP', 22],
      ['Bruno', '8F', 'BOP', 22],
    ]),
  );
  const gone = withdrawPlayer(first, { player: 'anna', reason: 'train' });
  const later = next(withSlips(gone, [['Bruno', '', '']]));

  test('keeps what he has, is marked, and gets no more zeros', () => {
    const [anna] = rankGame(later).players;
    expect(anna).toMatchObject({ player: 'Anna', total: 22, zeros: 0, withdrawn: true });
    expect(anna!.account.rounds).toHaveLength(1);
    expect(anna!.percent).toBe(100);
    expect(sheetCsv(rankGame(later), 'ranking')).toContain('1,Anna (withdrawn),22,100.0,');
    expect(sheetLines(rankGame(later), { player: 'Anna' })[0]).toBe('Anna, withdrawn: train');
    expect(rankingJson(rankGame(later))).toMatchObject({ ranking: [{ withdrawn: true }, {}, {}] });
    follows(later);
  });

  test('hands in no slip any more, nor is ruled on, for rounds since', () => {
    const message = 'Anna has withdrawn from round 2 on';
    expect(() => withSlips(gone, [['Anna', '8F', 'BOP']])).toThrow(message);
    expect(() => ruleSlip(gone, { round: 2, player: 'Anna', score: 1, reason: 'x' })).toThrow(
      message,
    );
    expect(() => withdrawPlayer(gone, { player: 'Anna', reason: 'x' })).toThrow(message);
    follows(ruleSlip(gone, { round: 1, player: 'Anna', score: 1, reason: 'appeal' }));
  });

  test('has the open round when he has answered it', () => {
    const answered = withSlips(first, [['Anna', '8E', 'XX']]);
    const left = next(withdrawPlayer(answered, { player: 'Anna', reason: 'train' }));
    const anna = rankGame(left).players.find(({ player }) => player === 'Anna')!;
    expect([anna.account.rounds.length, anna.zeros, anna.withdrawn]).toEqual([2, 1, true]);
    follows(left);
  });

  test('is not counted among the players of a round', () => {
    expect(later.state.closed.map(({ players }) => players)).toEqual([3, 2]);
  });
});
