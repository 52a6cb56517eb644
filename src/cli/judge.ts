// `leggio judge`: is a play legal, what does it score, what would a challenge cost.
import { type Command, Option } from 'commander';
import { NOTATION_HELP, NOTATIONS, type Notation } from '../board/notation.js';
import { parsePlayText } from '../board/play-text.js';
import { createEngine } from '../engine/engine.js';
import { challengeOutcome, worthOf } from '../referee/challenge.js';
import { judge, withWordReasons } from '../referee/judge.js';
import { rulesEdition } from '../rules/editions.js';
import { withReadings } from '../rules/readings.js';
import { withEnglish } from '../wording/any-fact.js';
import type { Language } from '../wording/language.js';
import { createSpeech } from '../wording/speech.js';
import { wording } from '../wording/wording.js';
import { languageOption, spokenLanguage } from './shared/language.js';
import { byOption, leavesOption, type MeasureOptions, openLeaves } from './shared/leaves.js';
import {
  JSON_HELP,
  lexiconOption,
  openLexicon,
  openPosition,
  POSITION_HELP,
  type PositionOptions,
  RULES_HELP,
  rackOption,
  readingOption,
  tablesOption,
} from './shared/options.js';
import { playEquity } from './shared/play-equity.js';
import { rulingJson, rulingLines } from './shared/ruling.js';
import { printLine } from './shared/terminal.js';
import { wordReasons } from './shared/word-reasons.js';

const EXAMPLE = `
Notations:
${NOTATIONS.map(notation => `  ${notation.padEnd(7)} ${NOTATION_HELP[notation]}`).join('\n')}

Examples:
  leggio judge board.txt --rack MICIOAE --play "F8 orizz. MICIO" --notation figs
  leggio judge board.txt --play "9I RE" --notation gcg --challenge RE,OE
  leggio judge board.txt --rack MICIOAE --play "8F MICIO" --notation gcg --by equity
  leggio judge board.txt --play "I9=R J9=E" --notation figs`;

interface JudgeFlags extends PositionOptions, MeasureOptions {
  readonly play: string;
  readonly notation: Notation;
  readonly challenge?: string;
  readonly lang?: Language;
  readonly reading?: Readonly<Record<string, string>>;
  readonly source: string;
}

export function addJudge(program: Command): void {
  program
    .command('judge')
    .summary('a ruling on one play: legal or not, its score, what a challenge costs')
    .description(
      'Judges a play: every reason against it, word by word, the score step by step, each with its article.',
    )
    .argument('<position>', POSITION_HELP)
    .requiredOption(
      '--play <play>',
      'place and word, or tiles one by one; jollies in lower case, . or the letter for a tile that lies there',
    )
    .addOption(
      new Option('--notation <notation>', 'how the place is written')
        .choices(NOTATIONS)
        .makeOptionMandatory(),
    )
    .option('--challenge <words>', 'words contested, commas between them')
    .addOption(rackOption())
    .addOption(byOption())
    .addOption(leavesOption())
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .addOption(readingOption())
    .addOption(tablesOption())
    .addOption(languageOption())
    .option('--json', `${JSON_HELP}: one object`)
    .addHelpText('after', EXAMPLE)
    .action(runJudge);
}

async function runJudge(argument: string, flags: JudgeFlags): Promise<void> {
  const rules = withReadings(rulesEdition(flags.rules), flags.reading ?? {});
  const play = parsePlayText(flags.play, flags.notation);
  const position = await openPosition(argument, rules, flags.rack);
  const lexicon = await openLexicon(flags.lexicon, rules);
  const leaves = await openLeaves(flags, rules, lexicon);
  const known = { notation: flags.notation, rackKnown: position.rack !== '' };
  const judged = judge(position, play, lexicon, known);
  const language = flags.json === true ? 'en' : spokenLanguage(flags.lang);
  const reasons = await wordReasons(judged, lexicon, flags, wording(language));
  const verdict = withWordReasons(judged, word => reasons.get(word));
  const contested = flags.challenge?.split(/[\s,]+/).filter(word => word !== '');
  const outcome =
    contested &&
    verdict.sheet &&
    challengeOutcome(rules, verdict.words, contested, worthOf(position, play));
  const isJudged = flags.by === 'equity' && verdict.legal && known.rackKnown;
  const engine = createEngine({ lexicon, rules, leaves });
  const score = verdict.sheet?.total ?? 0;
  const ruled = {
    equity: isJudged ? playEquity(engine, position, play, score) : undefined,
    position,
    play,
    text: flags.play,
    lexicon,
    verdict,
    contested,
    outcome,
    ...known,
  };
  if (flags.json === true)
    await printLine(JSON.stringify(withEnglish(rulingJson(ruled), { notation: ruled.notation })));
  else {
    const speech = createSpeech(language, { notation: flags.notation });
    for (const line of rulingLines(ruled, speech)) await printLine(line);
  }
}
