// All suites against the built package, after their signature: `npm run bench`.
import { compileSuite } from './compile.js';
import { expectedSignature, signature } from './fixture.js';
import { generateSuite } from './generate.js';
import { poolSuite } from './pool.js';
import { topSuite } from './top.js';

if (signature() !== expectedSignature()) {
  console.error('the signature differs from signature.txt: nothing is timed');
  process.exit(1);
}
compileSuite();
generateSuite();
topSuite();
await poolSuite();
