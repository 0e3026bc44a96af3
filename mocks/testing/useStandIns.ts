import { readConfig, type StandInConfig } from '../config.ts';
import { startStandIns, type StandIns } from '../standIns.ts';

/** Settings for a test: in memory, on free ports. */
export const testConfig = (change: Partial<StandInConfig> = {}): StandInConfig => ({
  ...readConfig({}),
  dataDir: null,
  productPort: 0,
  aiPort: 0,
  geoPort: 0,
  ...change,
});

/** Starts the stand-ins before the tests of a file and ends them after. */
export function useStandIns(change: Partial<StandInConfig> = {}): () => StandIns {
  let running: StandIns | undefined;
  beforeAll(async () => {
    running = await startStandIns(testConfig(change));
  });
  afterAll(() => running?.close());
  return () => {
    if (!running) throw new Error('The stand-ins are not running yet');
    return running;
  };
}
