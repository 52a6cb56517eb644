// Before each file of tests of the site: it has been built.
import { inject } from 'vitest';
import { untilMade } from './made.js';

await untilMade(inject('defaultLexicon'));
await untilMade(inject('site'));
