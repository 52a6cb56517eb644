// `leggio inspect`: what a compiled file holds.
import { stat } from 'node:fs/promises';
import type { Command } from 'commander';
import { FORMAT_VERSION } from '../gaddag/format.js';
import { loadLexicon } from '../gaddag/lexicon.js';
import { JSON_HELP } from './options.js';
import { printLine } from './terminal.js';

const EXAMPLE = `
Example:
  leggio inspect dist-lexicon/italiano.gaddag`;

export function addInspect(program: Command): void {
  program
    .command('inspect')
    .summary('what a compiled lexicon holds')
    .description(
      'Checks a compiled lexicon and prints what it holds and where its words come from.',
    )
    .argument('<file>', 'a compiled lexicon (.gaddag)')
    .option('--json', JSON_HELP)
    .addHelpText('after', EXAMPLE)
    .action(runInspect);
}

async function runInspect(file: string, options: { json?: boolean }): Promise<void> {
  const lexicon = await loadLexicon(file);
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
  };
  if (options.json === true) return printLine(JSON.stringify(report));
  for (const [key, value] of Object.entries(report)) {
    if (!Array.isArray(value)) await printLine(`${key.padEnd(9)} ${value === '' ? '–' : value}`);
  }
  for (const { name, version, licence, attribution } of facts.sources) {
    await printLine(`source    ${name} ${version}, ${licence}: ${attribution}`);
  }
}
