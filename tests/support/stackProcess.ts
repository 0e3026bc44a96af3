/** The stand-ins and the BFF in one process, which startTestStack of testStack.ts starts. */
import { readConfig as readBffConfig } from '../../bff/config.ts';
import { createServer } from '../../bff/server.ts';
import { readConfig as readStandInConfig } from '../../mocks/config.ts';
import { startStandIns } from '../../mocks/standIns.ts';
import type { StackAddresses } from './testStack.ts';

const standIns = await startStandIns(readStandInConfig(process.env));
const { product, ai, geo } = standIns;
const bff = await createServer(
  readBffConfig({ ...process.env, PRODUCT_SERVER_URL: product.url, AI_SERVER_URL: ai.url, GEO_SERVER_URL: geo.url }),
);
const addresses: StackAddresses = { bff: await bff.listen(), product: product.url, ai: ai.url, geo: geo.url };
process.send?.(addresses);

// The test file has closed the stack, or its process has ended.
process.once(
  'disconnect',
  () =>
    void bff
      .close()
      .then(() => standIns.close())
      .then(() => process.exit(0)),
);
