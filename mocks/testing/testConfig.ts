import { readConfig, type StandInConfig } from '../config.ts';

/** Settings for a test that starts the stand-ins itself: in memory, on free ports, with the small inventory. */
export const testConfig = (change: Partial<StandInConfig> = {}): StandInConfig => ({
  ...readConfig({ SEED_INVENTORY: 'small' }),
  dataDir: null,
  productPort: 0,
  aiPort: 0,
  geoPort: 0,
  ...change,
});
