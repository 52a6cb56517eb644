// What the commands of a duplicate game say besides what happens in it: where it begins, what it waits
// for, what was taken back, names to look at.
import type { DuplicateGame } from '../duplicate/ledger/lines.js';
import type { InLanguages } from './language.js';

/** Messages to the arbiter, in one language. */
interface ArbiterWords {
  /** The first line of a new game; it waits for its first rack when no round is open. */
  begins(path: string, game: DuplicateGame): string;
  /** A round that waits for a rack typed from a bag. */
  waits(round: number, kept: string, path: string): string;
  takenBack(step: string): string;
  /** How the game stands now; `open` with its rack. */
  now(closed: number, open: { readonly round: number; readonly rack: string } | undefined): string;
  verified(path: string, lines: number, head: string): string;
  twoSlips(player: string): string;
  closeNames(one: string, other: string): string;
}

export const ARBITER: InLanguages<ArbiterWords> = {
  it: {
    begins: (path, { state: { facts, open } }) => {
      const from = facts.seed === null ? 'tessere pescate dal sacchetto' : `seme ${facts.seed}`;
      const waits =
        open === undefined ? `; dare le tessere del turno 1: next ${path} --rack …` : '';
      return `${path}: formula ${facts.preset}, regolamento ${facts.rules}, lessico ${facts.lexicon.name}, ${from}${waits}`;
    },
    waits: (round, kept, path) =>
      `il turno ${round} aspetta le tessere: ${kept === '' ? 'non si conserva nulla' : `si conservano ${kept}`}, completare dal sacchetto, poi next ${path} --rack …`,
    takenBack: step => `annullato: ${step}`,
    now: (closed, open) =>
      `ora ${closed === 1 ? 'è chiuso 1 turno' : `sono chiusi ${closed} turni`}, ${open === undefined ? 'nessun turno è aperto' : `è aperto il turno ${open.round}, tessere ${open.rack}`}`,
    verified: (path, lines, head) =>
      `${path}: ${lines} righe, ognuna segue dalla precedente\nultimo hash ${head}`,
    twoSlips: player => `${player}: due schede in questo turno, vale la seconda`,
    closeNames: (one, other) =>
      `${one} e ${other} sono entrambi nuovi e simili: se sono la stessa persona, undo li toglie`,
  },
  en: {
    begins: (path, { state: { facts, open } }) => {
      const from = facts.seed === null ? 'racks typed' : `seed ${facts.seed}`;
      const waits = open === undefined ? `; give round 1 its rack: next ${path} --rack …` : '';
      return `${path}: preset ${facts.preset}, rules ${facts.rules}, lexicon ${facts.lexicon.name}, ${from}${waits}`;
    },
    waits: (round, kept, path) =>
      `round ${round} waits for its rack: keep ${kept === '' ? 'nothing' : kept}, fill up from the bag, then next ${path} --rack …`,
    takenBack: step => `taken back: ${step}`,
    now: (closed, open) =>
      `now ${closed} rounds are closed, ${open === undefined ? 'no round is open' : `round ${open.round} is open, rack ${open.rack}`}`,
    verified: (path, lines, head) =>
      `${path}: ${lines} lines, every one follows\nlast hash ${head}`,
    twoSlips: player => `${player}: two slips in this round, the later counts`,
    closeNames: (one, other) =>
      `${one} and ${other} are both new, and close: undo takes them back if they are one player`,
  },
};
