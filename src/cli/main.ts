#!/usr/bin/env node
// Runs the command line of this process.
import { run } from './program.js';
import { watchOutput } from './shared/terminal.js';

watchOutput();
await run(process.argv.slice(2));
