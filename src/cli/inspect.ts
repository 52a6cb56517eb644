// `leggio inspect`: what a compiled file holds.
import { stat } from 'node:fs/promises';
import type { Command } from 'commander';
import { FORMAT_VERSION } from '../gaddag/format.js';
import { loadLexicon } from '../gaddag/lexicon.js';
import { JSON_HELP } from './shared/options.js';
import { printLine } from './shared/terminal.js';

const EXAMPLE = `
Examples:
  leggio inspect dist-lexicon/italiano.gaddag
  leggio inspect words.gaddag --verify`;

export function addInspect(program: Command): void {
  program
    .command('inspect')
    .summary('what a compiled lexicon holds')
    .description(
      'Checks a compiled lexicon and prints what it holds and where its words come from; with --verify it reads every word from each of its letters.',
    )
    .argument('<file>', 'a compiled lexicon (.gaddag)')
    .option('--verify', 'check every word too: both halves of the graph must hold the same words')
    .option('--json', JSON_HELP)
    .addHelpText('after', EXAMPLE)
    .action(runInspect);
}

async function runInspect(
  file: string,
  options: { verify?: boolean; json?: boolean },
): Promise<void> {
  const verify = options.verify === true;
  const lexicon = await loadLexicon(file, { verify });
  const { facts } = lexicon;
  const report = {
    file,
    name: facts.name,
    edition: facts.edition,
    alphabet: facts.alphabet,
    format: FORMAT_VERSION,
    words: lexicon.wordCount,
    nodes: lexicon.nodeCount,
    arcs: lexicon.arcCount,
    bytes: (await stat(file)).size,
    licence: facts.licence,
    sources: facts.sources,
    checksum: lexicon.checksum,
    ...(verify && { verified: true }),
  };
  if (options.json === true) return printLine(JSON.stringify(report));
  for (const [key, value] of Object.entries(report)) {
    if (!Array.isArray(value)) await printLine(`${key.padEnd(9)} ${value === '' ? '–' : value}`);
  }
  for (const { name, version, licence, attribution } of facts.sources) {
    await printLine(`source    ${name} ${version}, ${licence}: ${attribution}`);
  }
}
