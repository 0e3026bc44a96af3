/** Makes the demo data that every test of a stand-in starts from, unless it is there: run by .tools/test.mjs before the tests. */
import { seedSnapshot } from '../../mocks/seed/seedSnapshot.ts';

await seedSnapshot(1);
