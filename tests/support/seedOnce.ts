/** Creates the demo data of the tests with stand-ins. .tools/test.mjs runs it before the tests. */
import { seedSnapshot } from '../../mocks/seed/seedSnapshot.ts';

await seedSnapshot(1);
