// All that the figures of an analysis depend on, in one line.
import type { AnalysedWith } from '../analysis/analyse.js';
import type { Language } from '../wording/language.js';
import { LOSS_WORDS } from '../wording/losses.js';
import { REPORT_WORDS } from '../wording/report.js';

/** Program, rules, lexicon, leaves, win table, depth and seed, each with the beginning of its hash. @param title of the rules */
export function madeWithText(madeWith: AnalysedWith, lang: Language, title = ''): string {
  const { lexicon, rules, leaves, wins, depth, seed, engine } = madeWith;
  const say = REPORT_WORDS[lang];
  const words = LOSS_WORDS[lang];
  const hash = (text: string | undefined): string => text?.slice(0, 12) ?? words.noTable;
  return [
    `${say.madeWith}: ${engine === undefined ? '' : `${engine} · `}${say.rules} ${title === '' ? '' : `${title} `}(${rules.id}, ${hash(rules.hash)})`,
    `${say.lexicon} ${lexicon.name} (${hash(lexicon.checksum)})`,
    `${words.leaves} ${hash(leaves)}`,
    `${words.wins} ${hash(wins)}`,
    `${words.depth} ${words.depths[depth]}`,
    `${words.seed} ${seed}`,
  ].join(' · ');
}
