/** Creates the demo data of the tests with stand-ins. .tools/test.mjs runs it before the tests. */
import { seedSnapshot } from '../../mocks/demo-data/seedSnapshot.ts';

await seedSnapshot(1);
