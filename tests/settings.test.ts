import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listSettings as listBffSettings, type Setting } from '../bff/config.ts';
import { listSettings as listStandInSettings } from '../mocks/config.ts';

const file = join(resolve(__dirname, '..'), 'bff/SETTINGS.md');

const row = ({ name, default: standard, description }: Setting): string =>
  `| \`${name}\` | ${standard === '' ? 'none' : `\`${standard}\``} | ${description} |`;
const table = (settings: readonly Setting[]): string =>
  ['| variable | default | meaning |', '| --- | --- | --- |', ...settings.map(row)].join('\n');

/** The page generated from the two schemas of settings. */
const page = `# Settings

Environment variables, read once at the start. A bad value or a busy port is named in one line and ends the start with code 1.
This page is written by \`UPDATE_SETTINGS=1 npx jest tests/settings\` from \`bff/config.ts\` and \`mocks/config.ts\`.

## Product

${table(listBffSettings())}

## Stand-ins

Used by \`npm start\` unless \`PRODUCT_SERVER_URL\` and \`AI_SERVER_URL\` name real services.

${table(listStandInSettings())}

## Tests

| variable | default | meaning |
| --- | --- | --- |
| \`CHROMIUM_PATH\` | searched | Chromium for \`npm test\`. |
| \`DATABASE_URL_TEST\` | none | PostgreSQL server for the tests that run on one; without it they use Debian's \`postgresql\` package when it is installed. |
`;

test('the page of settings is up to date with the configuration', () => {
  if (process.env.UPDATE_SETTINGS === '1') writeFileSync(file, page);
  expect(readFileSync(file, 'utf8')).toBe(page);
});
