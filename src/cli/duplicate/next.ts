// `leggio duplicate next`: closes the round, lays a play, draws the next rack.
import type { Command } from 'commander';
import type { Notation } from '../../board/notation.js';
import { parsePlayText } from '../../board/play-text.js';
import { drawBoard } from '../../drawing/board.js';
import { nextRound } from '../../duplicate/game.js';
import { ARBITER } from '../../wording/duplicate.js';
import { languageOption, spokenLanguage } from '../shared/language.js';
import { lexiconOption, refuseIdle } from '../shared/options.js';
import { printLine, printPainted, terminalPaint } from '../shared/terminal.js';
import { changeGame, engineFor, GAME_HELP, notationOption, type SaidFlags } from './game.js';

const EXAMPLE = `
Examples:
  leggio duplicate next game.jsonl
  leggio duplicate next game.jsonl --rack AEIRST? --play "8H STARE"
  leggio duplicate next game.jsonl --without-slips
  leggio duplicate next game.jsonl --end`;

interface NextFlags extends SaidFlags {
  readonly rack?: string;
  readonly play?: string;
  readonly reason?: string;
  readonly notation?: Notation;
  readonly end?: boolean;
  readonly withoutSlips?: boolean;
  readonly lexicon: string;
}

export function addDuplicateNext(duplicate: Command): void {
  duplicate
    .command('next')
    .summary('close the round and draw the next')
    .description(
      'Closes the open round with its top, all ties, the next scores and the bingos, lays a play, and draws the next rack. With typed racks and no --rack the next round waits for its rack.',
    )
    .argument('<game>', GAME_HELP)
    .option('--rack <tiles>', 'the next rack, typed from the bag or chosen')
    .option('--play <play>', 'the play to lay in place of the first top: place and word')
    .option('--reason <text>', 'why --play, kept with it')
    .addOption(notationOption('how --play names its square; default: the notation of the game'))
    .option(
      '--without-slips',
      'close a round for which no player has handed in a slip, which is otherwise refused',
    )
    .option('--end', 'end the game here; an open round that nobody answered is not played')
    .addOption(lexiconOption())
    .addOption(languageOption())
    .option('--json', 'print the lines entered')
    .addHelpText('after', EXAMPLE)
    .action(runNext);
}

async function runNext(path: string, flags: NextFlags): Promise<void> {
  const { rack, play, reason, end, withoutSlips } = flags;
  refuseIdle(
    [reason !== undefined && play === undefined, '--reason is why --play'],
    [flags.notation !== undefined && play === undefined, '--notation is for the square of --play'],
    [rack !== undefined && end === true, 'no rack is drawn after --end: leave --rack out'],
  );
  const { after } = await changeGame(path, flags, async file => {
    const { notation = file.game.state.facts.notation } = flags;
    return nextRound(file.game, await engineFor(file, flags.lexicon), {
      ...(rack === undefined ? {} : { rack }),
      ...(play === undefined ? {} : { play: parsePlayText(play, notation) }),
      ...(reason === undefined ? {} : { reason }),
      ...(end === undefined ? {} : { end }),
      ...(withoutSlips === undefined ? {} : { withoutSlips }),
    });
  });
  if (flags.json === true) return;
  const { state } = after;
  await printPainted(drawBoard(state.rules, state.tiles, terminalPaint()));
  if (state.open === undefined && state.end === undefined) {
    const round = state.closed.length + 1;
    await printLine(ARBITER[spokenLanguage(flags.lang)].waits(round, state.kept, path));
  }
}
