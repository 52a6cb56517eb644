// All suites against the built package: `npm run bench`. A suite whose answers differ from signature.txt
// times nothing and ends the run.
import { compileSuite, loadSuite } from './compile.js';
import { selfPlaySuite } from './games.js';
import { allSuite, sortedSuite } from './generate.js';
import { poolSuite } from './pool.js';
import { topSuite } from './top.js';

compileSuite();
loadSuite();
allSuite();
sortedSuite();
topSuite();
selfPlaySuite();
await poolSuite();
