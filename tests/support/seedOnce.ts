/** Makes the demo data that every test with stand-ins starts from. .tools/test.mjs runs it before the tests. */
import { seedSnapshot } from '../../mocks/seed/seedSnapshot.ts';

await seedSnapshot(1);
