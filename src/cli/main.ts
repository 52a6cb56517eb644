#!/usr/bin/env node
// Runs the command line.
import { createProgram } from './program.js';
import { reportError, watchOutput } from './terminal.js';

watchOutput();
await createProgram().parseAsync().catch(reportError);
