// Before each file of tests that looks at the default lexicon: it is there.
import { inject } from 'vitest';
import { untilMade } from './made.js';

await untilMade(inject('defaultLexicon'));
