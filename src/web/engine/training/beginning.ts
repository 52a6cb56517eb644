// A new training: its game from a seed, the day's, or an evening whose ledger has been checked.
import { duplicate, InputError, type Lexicon } from 'leggio';
import { engineFor } from '../evening/kept.js';
import { opfsStore } from '../evening/opfs.js';
import type { KeptDay, KeptTraining } from './kept.js';
import type { BadLedger, TrainingRequest } from './messages.js';
import { days } from './shelves.js';
import { begun, replayed, rulesOf } from './steps.js';

export async function newTraining(
  lexicon: Lexicon,
  request: TrainingRequest,
): Promise<KeptTraining | BadLedger> {
  const id = newId();
  if (request.kind === 'replica') return newReplica(lexicon, id, request);
  const engine = engineFor(lexicon, rulesOf(request));
  const counts = request.kind === 'oggi' && (await days.get(request.day)) === undefined;
  const kept = begun(id, request, engine, counts, Date.now());
  if (counts) await keepDayBegun(kept, lexicon);
  return kept;
}

async function newReplica(
  lexicon: Lexicon,
  id: string,
  { name, bytes, seconds }: Extract<TrainingRequest, { kind: 'replica' }>,
): Promise<KeptTraining | BadLedger> {
  const ledger = checkedLedger(lexicon, name, bytes ?? (await opfsStore(name).read()));
  if (typeof ledger !== 'string') return ledger;
  const title = name.replace(/\.jsonl$/i, '').slice(0, MOST_TITLE);
  return replayed(id, title, ledger, seconds, Date.now());
}

/** Characters of a title at most. */
const MOST_TITLE = 80;

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), byte =>
    (byte % 36).toString(36),
  ).join('');
}

/** From now on the day has its game. */
async function keepDayBegun({ day, id }: KeptTraining, lexicon: Lexicon): Promise<void> {
  const { name, checksum } = lexicon;
  const kept: KeptDay = { day, id, lexicon: { name, checksum }, isDone: false, rounds: [] };
  await days.change(day, now => now ?? kept);
}

/** The ledger of an evening, every line of it checked; or the line that does not follow. */
function checkedLedger(lexicon: Lexicon, name: string, bytes: Uint8Array): string | BadLedger {
  try {
    const { game } = duplicate.gameFromBytes(bytes, name);
    const text = duplicate.format(game);
    const { fault } = duplicate.verify(text, engineFor(lexicon, game.state.facts.rules));
    if (fault !== undefined) return { kind: 'badLedger', ...fault };
    if (game.state.closed.length > 0) return text;
    return { kind: 'badLedger', line: game.entries.length, reason: 'no round is closed' };
  } catch (error) {
    const [, line, reason = ''] = /:(\d+): ([\s\S]*)$/.exec((error as Error).message) ?? [];
    const isLedger = error instanceof InputError && error.code === 'DUPLICATE_LEDGER';
    if (!isLedger || line === undefined) throw error;
    return { kind: 'badLedger', line: Number(line), reason };
  }
}
