/** Makes the demo data that every test of a stand-in starts from, unless it is there: run by .tools/test.mjs before the tests. */
import { seededKit } from '../../mocks/seed/seedSnapshot.ts';

await seededKit(1);
