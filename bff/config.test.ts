import { ConfigError, readConfig } from './config.ts';

test('without variables it runs beside the stand-ins, closed to strangers', () => {
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

test('reads what is set; an empty variable is not set', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '',
    PRODUCT_SERVER_URL: 'https://example.org/prod/',
    CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    TRUSTED_PROXIES: '10.0.0.0/8,::1',
    GRAPHQL_INTROSPECTION: 'true',
  });
  expect(config).toMatchObject({
    port: 0,
    host: 'localhost',
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
])('%s=%s stops the start; the message names the variable and not the value', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must`));
  expect(read).not.toThrow('geheim');
});
