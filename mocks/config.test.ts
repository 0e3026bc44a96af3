import { ConfigError, readConfig } from './config.ts';

test('without an environment the defaults hold, and an empty variable counts as none', () => {
  const defaults = {
    productPort: 4001,
    aiPort: 4002,
    geoPort: 4003,
    dataDir: '.data',
    seedScale: 1,
    tokenHours: 9,
    homeCountry: 'RS',
    control: false,
  };
  expect(readConfig({})).toEqual(defaults);
  expect(readConfig({ DATABASE_URL: '', PRODUCT_PORT: '' })).toEqual(defaults);
});

test('every variable is read', () => {
  const env = {
    PRODUCT_PORT: '0',
    AI_PORT: '5002',
    GEO_PORT: '5003',
    DATA_DIR: ':memory:',
    DATABASE_URL: 'postgres://u:p@localhost:5432/d',
    SEED_SCALE: '834',
    TOKEN_HOURS: '0.5',
    GEO_HOME_COUNTRY: 'ME',
    STAND_IN_CONTROL: '1',
  };
  expect(readConfig(env)).toEqual({
    productPort: 0,
    aiPort: 5002,
    geoPort: 5003,
    dataDir: null,
    databaseUrl: 'postgres://u:p@localhost:5432/d',
    seedScale: 834,
    tokenHours: 0.5,
    homeCountry: 'ME',
    control: true,
  });
});

test('a bad value is refused by name, several at once', () => {
  expect(() => readConfig({ PRODUCT_PORT: '-1', SEED_SCALE: '0' })).toThrow(ConfigError);
  expect(() => readConfig({ PRODUCT_PORT: '-1', SEED_SCALE: '0' })).toThrow(/PRODUCT_PORT: .*; SEED_SCALE: /);
});
