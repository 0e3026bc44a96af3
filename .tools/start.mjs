// npm start: from a clean clone to the running product. Installs and builds only what has changed since last time.
import { install } from './install.mjs';

const say = (text) => console.log(text);

try {
  await install(say);
  const { build } = await import('./build.mjs');
  say('Preparing …');
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const { start } = await import('./processes.mjs');
const { PRODUCT_SERVER_URL, AI_SERVER_URL, GRAPHQL_INTROSPECTION } = process.env;
const real = PRODUCT_SERVER_URL && AI_SERVER_URL;
const env = { ...process.env };
if (!real) {
  const { product, ai, geo } = await start('dist/mocks.mjs');
  env.PRODUCT_SERVER_URL ??= product;
  env.AI_SERVER_URL ??= ai;
  env.GEO_SERVER_URL ??= geo;
  env.GRAPHQL_INTROSPECTION = GRAPHQL_INTROSPECTION ?? 'true';
}
const { url } = await start('dist/bff.mjs', { env: { LOG_LEVEL: 'warn', ...env } });

say(`
  Dosije is running at ${url}
${
  real
    ? ''
    : `
  Sign in with the password Demo@2026x as
    admin@dosije.example       administrator
    org@dosije.example         organisation administrator
    konsultant@dosije.example  consultant
    dcp@dosije.example         label and raw material reader
    klijent@dosije.example     client company
`
}
  Ctrl-C stops everything.
`);
