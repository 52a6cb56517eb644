#!/usr/bin/env node
// Runs the command line, with its exit code and its errors.
import { createProgram } from './program.js';
import { reportError, watchOutput } from './terminal.js';

watchOutput();
await createProgram().parseAsync().catch(reportError);
