import { ConfigError, listSettings, readConfig } from './config.ts';

test('an empty variable counts as unset', () => {
  const defaults = {
    productPort: 4001,
    aiPort: 4002,
    geoPort: 4003,
    dataDir: '.data',
    seedScale: 1,
    seedInventory: 'whole',
    tokenHours: 9,
    homeCountry: 'RS',
    mailFrom: 'dosije@dosije.example',
    webUrl: 'http://localhost:4000',
    host: '127.0.0.1',
    logLevel: 'info',
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
    SEED_INVENTORY: 'small',
    TOKEN_HOURS: '0.5',
    GEO_HOME_COUNTRY: 'ME',
    SMTP_URL: 'smtp://u:p@mail.example:587',
    MAIL_FROM: 'pif@firma.rs',
    WEB_URL: 'https://dosije.firma.rs',
    STAND_IN_HOST: '0.0.0.0',
    LOG_LEVEL: 'warn',
    STAND_IN_CONTROL: '1',
  };
  expect(readConfig(env)).toEqual({
    productPort: 0,
    aiPort: 5002,
    geoPort: 5003,
    dataDir: null,
    databaseUrl: 'postgres://u:p@localhost:5432/d',
    seedScale: 834,
    seedInventory: 'small',
    tokenHours: 0.5,
    homeCountry: 'ME',
    smtpUrl: 'smtp://u:p@mail.example:587',
    mailFrom: 'pif@firma.rs',
    webUrl: 'https://dosije.firma.rs',
    host: '0.0.0.0',
    logLevel: 'warn',
    control: true,
  });
});

test('the error names every bad variable', () => {
  expect(() => readConfig({ PRODUCT_PORT: '-1', SEED_SCALE: '0' })).toThrow(ConfigError);
  expect(() => readConfig({ PRODUCT_PORT: '-1', SEED_SCALE: '0' })).toThrow(/PRODUCT_PORT: .*; SEED_SCALE: /);
});

test('every setting is listed with its default and a description', () => {
  const settings = listSettings();
  expect(Object.fromEntries(settings.map((setting) => [setting.name, setting.default]))).toEqual({
    PRODUCT_PORT: '4001',
    AI_PORT: '4002',
    GEO_PORT: '4003',
    DATA_DIR: '.data',
    DATABASE_URL: '',
    SEED_SCALE: '1',
    SEED_INVENTORY: 'whole',
    TOKEN_HOURS: '9',
    GEO_HOME_COUNTRY: 'RS',
    SMTP_URL: '',
    MAIL_FROM: 'dosije@dosije.example',
    WEB_URL: 'http://localhost:4000',
    STAND_IN_HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    STAND_IN_CONTROL: '0',
  });
  expect(settings.filter(({ description }) => description === '')).toEqual([]);
});
