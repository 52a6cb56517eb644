#!/usr/bin/env node
// The command line: one file per command, added here.
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { addCompile } from './compile.js';
import { addDemo } from './demo.js';
import { addDigest } from './digest.js';
import { addInspect } from './inspect.js';
import { addJudge } from './judge.js';
import { addPlays } from './plays.js';
import { allowClosedPipe, reportError } from './terminal.js';
import { addTop } from './top.js';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

const program = new Command('leggio')
  .description('Italian Scrabble as FIGS plays it: lexicon compiler and move generator.')
  .version(version)
  .showHelpAfterError('(add --help for the options and an example)');

addTop(program);
addPlays(program);
addDigest(program);
addJudge(program);
addCompile(program);
addInspect(program);
addDemo(program);

allowClosedPipe();
await program.parseAsync().catch(reportError);
