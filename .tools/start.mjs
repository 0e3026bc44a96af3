// @ts-check
// npm start: from a clean clone to the running product. Installs and builds only what has changed since last time.
import { install } from './install.mjs';
import { messageOf } from './run.mjs';

const env = { ...process.env };
if (!env.PRODUCT_SERVER_URL !== !env.AI_SERVER_URL) {
  // One stand-in beside one real service would mix demo data with real ones.
  const [missing, given] = env.AI_SERVER_URL
    ? ['PRODUCT_SERVER_URL', 'AI_SERVER_URL']
    : ['AI_SERVER_URL', 'PRODUCT_SERVER_URL'];
  console.error(`${given} is set without ${missing}; set both, or neither to start with the stand-ins.`);
  process.exit(1);
}

try {
  await install();
  const { build } = await import('./build.mjs');
  console.log('Preparing …');
  await build();
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

const { endWithNpm, start } = await import('./processes.mjs');
endWithNpm();
const needsStandIns = !env.PRODUCT_SERVER_URL;
if (needsStandIns) {
  const { product, ai, geo } = await start('dist/product-server.mjs', { LOG_LEVEL: 'warn', ...process.env });
  env.PRODUCT_SERVER_URL ||= product;
  env.AI_SERVER_URL ||= ai;
  env.GEO_SERVER_URL ||= geo;
  env.GRAPHQL_INTROSPECTION ??= 'true';
}
const { url } = await start('dist/bff.mjs', { LOG_LEVEL: 'warn', ...env });

const demoAccounts = `
  Sign in with the password Demo@2026x as
    admin@dosije.example       administrator
    org@dosije.example         organisation administrator
    konsultant@dosije.example  consultant
    dcp@dosije.example         label and raw material reader
    klijent@dosije.example     client company
`;
console.log(`
  Dosije is running at ${url}
${needsStandIns ? demoAccounts : ''}
  Ctrl-C stops everything.
`);
