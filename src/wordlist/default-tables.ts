// Where the tables are that leggio brings.
import { fileURLToPath } from 'node:url';

/** The folder `lexicon-src` of this package. */
export const DEFAULT_TABLES: string = fileURLToPath(new URL('../../lexicon-src', import.meta.url));
