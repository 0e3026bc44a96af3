import { readConfig, type Config } from '../../bff/config.ts';
import { createServer, type Bff } from '../../bff/server.ts';
import { TEST_CONFIG, testBff, type TestBff } from './bff.ts';
import { openStack } from './stack.ts';

/** A BFF that a test may look into. */
export interface TestBffHere extends TestBff {
  bff: Bff;
}

/**
 * The same as startBff, with the BFF in the process of the test, which looks into it or replaces a part of it. Loading
 * the BFF costs seconds, so only for such tests.
 */
export async function startBffHere(settings: Partial<Config> = {}, beside?: TestBff): Promise<TestBffHere> {
  const stack = beside?.stack ?? (await openStack());
  const { product, ai, geo } = stack.standIns;
  const urls = { PRODUCT_SERVER_URL: product.url, AI_SERVER_URL: ai.url, GEO_SERVER_URL: geo.url };
  const config = { ...readConfig({ ...urls, HOST: '127.0.0.1' }), port: 0, ...TEST_CONFIG, ...settings };
  const log: string[] = [];
  const bff = await createServer(config, { write: (line) => void log.push(line) });
  const url = await bff.listen();
  const running = { url, metricsUrl: bff.metricsUrl(), log: () => Promise.resolve(log), close: () => bff.close() };
  return { ...testBff(stack, running, beside), bff };
}
