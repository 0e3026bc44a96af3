import { ConfigError, listSettings, readConfig } from './config.ts';

test('the defaults use the stand-ins and hide the schema', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    productServerUrl: 'http://localhost:4001',
    fileStoreUrl: 'http://localhost:4001/files',
    graphqlIntrospection: false,
    corsOrigins: [],
    trustedProxies: [],
    version: '2.7.2',
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ HOST: '', AI_SERVER_URL: '' })).toEqual(readConfig({}));
});

test('values are read from the environment', () => {
  const config = readConfig({
    PORT: '0',
    PRODUCT_SERVER_URL: 'https://example.org/prod/',
    AI_SERVER_URL: 'https://example.org/ai',
    CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    TRUSTED_PROXIES: '10.0.0.0/8,::1',
    GRAPHQL_INTROSPECTION: 'true',
  });
  expect(config).toMatchObject({
    port: 0,
    productServerUrl: 'https://example.org/prod',
    fileStoreUrl: 'https://example.org/prod/files',
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    trustedProxies: ['10.0.0.0/8', '::1'],
    graphqlIntrospection: true,
  });
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PRODUCT_SERVER_URL', 'ftp://example.org'],
  ['PRODUCT_SERVER_URL', 'https://user:geheim@example.org'],
  ['AI_SERVER_URL', 'nonsense'],
  ['SERVER_CAPABILITIES', '/nowhere/geheim.json'],
  ['SERVER_CAPABILITIES', __filename],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'null'],
  ['CORS_ORIGINS', 'https://a.example/path'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['GRAPHQL_INTROSPECTION', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['UPSTREAM_TOTAL_MS', '0'],
  ['COMPANY_LOGO_URL', '//evil.example/x.svg'],
  ['COMPANY_LOGO_URL', 'javascript:alert(1)'],
])('%s=%s is refused with the name of the variable and without its value', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must`));
  expect(read).not.toThrow('geheim');
});

test.each([
  ['PRODUCT_SERVER_URL', 'AI_SERVER_URL'],
  ['AI_SERVER_URL', 'PRODUCT_SERVER_URL'],
])('%s without %s is refused with the names of both', (given, missing) => {
  const read = () => readConfig({ [given]: 'https://example.org/geheim', [missing]: '' });
  expect(read).toThrow(new ConfigError(`${missing} must be set with ${given}`));
});

test('every setting has a description of one or more sentences', () => {
  expect(listSettings().filter(({ description }) => !/^[A-Z].*\.$/.test(description))).toEqual([]);
});

test('the listed defaults are the values that apply without variables', () => {
  const listed = Object.fromEntries(listSettings().map(({ name, default: standard }) => [name, standard]));
  expect(listed).toMatchObject({ PORT: '4000', HOST: 'localhost', LOG_LEVEL: 'info', FILE_STORE_URL: '' });
  expect(readConfig(listed)).toEqual(readConfig({}));
});
