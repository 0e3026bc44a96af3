import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { roles, toSchemaRole } from '../domain/account/roles.ts';

const top = resolve(__dirname, '..');

/** Hand-written files of the product, without tests. */
const files = ['.deploy', '.tools', 'bff', 'domain', 'mocks', 'schema', 'web'].flatMap((folder) =>
  readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.generated\.|\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(top, join(entry.parentPath, entry.name))),
);

/** What is written once and not for a new role. */
const past = [
  'mocks/demo-data/accounts.ts',
  'mocks/product-server/database/migrations/0001_baseline.sql',
  'mocks/product-server/database/upgrade.sql',
  // Written at a release.
  'schema/published.graphql',
];

/** Whether the names of all roles stand within a thousand characters, as they do in a list. */
function listsRoles(text: string): boolean {
  const [first, ...others] = roles.map((role) => new RegExp(`\\b(${role}|${toSchemaRole(role)})\\b`, 'g'));
  return [...text.matchAll(first ?? /^$/g)].some(({ index }) => {
    const near = text.slice(Math.max(0, index - 1000), index + 1000);
    return others.every((name) => near.search(name) >= 0);
  });
}

test('a role costs the three files that the README names', () => {
  const found = files.filter((file) => listsRoles(readFileSync(join(top, file), 'utf8')));
  const locale = 'web/shared/i18n/locale';
  expect(found.filter((file) => !past.includes(file)).sort()).toEqual([
    'domain/account/rights.ts',
    `${locale}/en.json`,
    `${locale}/sr.json`,
  ]);
  expect(readFileSync(join(top, 'README.md'), 'utf8')).toContain(
    `**A role** (3 files): \`domain/account/rights.ts\`, and its texts in \`${locale}/en.json\` and \`sr.json\`.`,
  );
});
