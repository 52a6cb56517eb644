// `leggio wins`: how often a game is won from where it stands.
import type { Command } from 'commander';
import { addWinsShow } from './show.js';
import { addWinsTrain } from './train.js';

const EXAMPLE = `
Examples:
  leggio wins show --unseen 40 --spread -25
  leggio wins train --games 20000 --seed 1 --out mine.wins`;

export function addWins(program: Command): void {
  const wins = program
    .command('wins')
    .summary('how often a game is won from where it stands')
    .description(
      'Win tables: the share of games that the player to move wins, by the tiles that are unseen and the points ahead, when both go on by equity.',
    )
    .addHelpText('after', EXAMPLE);
  addWinsShow(wins);
  addWinsTrain(wins);
}
