// `leggio duplicate verify`: replays a game and names the first line that does not follow.
import type { Command } from 'commander';
import { foldLines } from '../../duplicate/ledger/fold.js';
import { ledgerError, readLedger } from '../../duplicate/ledger/ledger.js';
import { ledgerText } from '../../duplicate/ledger/stored-game.js';
import { verifyLedger } from '../../duplicate/verify.js';
import { InputError } from '../../errors.js';
import { ARBITER } from '../../wording/duplicate.js';
import type { Language } from '../../wording/language.js';
import { languageOption, spokenLanguage } from '../shared/language.js';
import { lexiconOption } from '../shared/options.js';
import { printLine } from '../shared/terminal.js';
import { engineOf, GAME_HELP } from './game.js';
import { readBytes } from './text.js';

const EXAMPLE = `
Example:
  leggio duplicate verify game.jsonl`;

export function addDuplicateVerify(duplicate: Command): void {
  duplicate
    .command('verify')
    .summary('replay a game from its seed')
    .description(
      'Replays a game: the chain of its lines, every draw from the seed, every top, verdict and sum. Names the first line that does not follow, and exits with 1.',
    )
    .argument('<game>', `${GAME_HELP}, or - for standard input`)
    .option('--head <hash>', 'the hash the last line must have, as it was published')
    .addOption(lexiconOption())
    .addOption(languageOption())
    .addHelpText('after', EXAMPLE)
    .action(runVerify);
}

interface VerifyFlags {
  readonly head?: string;
  readonly lexicon: string;
  readonly lang?: Language;
}

async function runVerify(path: string, flags: VerifyFlags): Promise<void> {
  const text = ledgerText(await readBytes(path, 'DUPLICATE_LEDGER'), path);
  const { entries, fault } = readLedger(text);
  const [first] = entries;
  if (first?.type !== 'game') {
    throw ledgerError(fault ?? { line: 1, reason: 'a ledger begins with the game' }, path);
  }
  const begun = foldLines([first]);
  if ('fault' in begun) throw ledgerError(begun.fault, path);
  const verified = verifyLedger(text, await engineOf(first, flags.lexicon));
  if (verified.fault !== undefined) throw ledgerError(verified.fault, path);
  if (flags.head !== undefined && flags.head.toLowerCase() !== verified.head) {
    const message = `${path}: every line follows, but the last hash is ${verified.head}, not ${flags.head}`;
    throw new InputError('DUPLICATE_LEDGER', message, { input: flags.head });
  }
  const said = ARBITER[spokenLanguage(flags.lang)];
  await printLine(said.verified(path, verified.lines, verified.head));
}
