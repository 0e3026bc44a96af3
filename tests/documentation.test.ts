import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse, validate } from 'graphql';
import { errorCodes } from '../bff/errors.ts';
import { executableSchema } from '../bff/graphql/schema.ts';
import { examples as editorExamples } from '../web/app/graphiql/examples.ts';

const top = resolve(__dirname, '..');
const read = (file: string): string => readFileSync(join(top, file), 'utf8');
const readme = read('README.md');
const manual = read('schema/README.md');

test('the README has at most 100 lines', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});

test('no line of the README is longer than 400 characters', () => {
  expect(readme.split('\n').filter((line) => line.length > 400)).toEqual([]);
});

/** The pages of the documentation. */
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', '.deploy/README.md', 'bff/SETTINGS.md'],
  ...['schema/README.md', 'tests/bench/README.md'],
  ...readdirSync(join(top, 'schema/decisions')).map((name) => `schema/decisions/${name}`),
];

test.each(pages)('every relative link of %s leads to a file', (page) => {
  const targets = [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(
    ([, target = '']) => target,
  );
  expect(targets.filter((target) => !existsSync(join(top, dirname(page), target)))).toEqual([]);
});

test('the licence is named in package.json and in the README', () => {
  const { license } = JSON.parse(read('package.json')) as { license: string };
  expect(license).toBe('UNLICENSED');
  expect(readme).toContain('`UNLICENSED`');
});

/** The releases of the changelog: the line of the heading and the lines below it. */
const releases = read('CHANGELOG.md')
  .trimEnd()
  .split(/^(?=## )/m)
  .slice(1)
  .map((text) => text.trimEnd().split('\n'));

test('each release of the changelog has a date, or is not released, and at most 40 lines', () => {
  expect(releases.length).toBeGreaterThan(1);
  const names = releases.map(([heading]) => heading);
  expect(names.filter((name) => !/^## (Unreleased|\d+\.\d+\.\d+ – \d{4}-\d{2}-\d{2})$/.test(name ?? ''))).toEqual([]);
  expect(releases.filter((lines) => lines.length > 40).map(([heading]) => heading)).toEqual([]);
});

test('every entry of the changelog stands under Added, Changed, Fixed or For operators', () => {
  const kinds = ['### Added', '### Changed', '### Fixed', '### For operators'];
  for (const [, ...lines] of releases) {
    const used = lines.filter((line) => line.startsWith('#'));
    expect(used).toEqual(kinds.filter((kind) => used.includes(kind)));
    expect(lines.find((line) => line !== '')).toBe(used[0]);
  }
});

/**
 * Paths in back quotes from the top of the project; those with a placeholder such as <subject> name many files and are
 * left out.
 */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:schema|domain|bff|web|mocks|tests|\.tools|\.pictures)\/[\w./-]*)`/g)].map(
    ([, path = '']) => path,
  );

test.each([
  ['README.md', readme],
  ['schema/README.md', manual],
])('every path that %s names exists', (_, text) => {
  const named = pathsIn(text);
  expect(named.filter((path) => !existsSync(join(top, path)))).toEqual([]);
  expect(named).not.toEqual([]);
});

test('every script that the README names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(['.deploy/Dockerfile', '.deploy/systemd/dosije-bff@.service'])(
  '%s starts the BFF with the flags of `npm start`',
  (file) => {
    const command = read(file)
      .split('\n')
      .find((line) => /^(ENTRYPOINT|ExecStart=)/.test(line));
    const flagsIn = (text = '') => text.match(/--[a-z-]+(=\d+)?/g);
    expect(flagsIn(command)).toEqual(flagsIn(read('.tools/nodeFlags.mjs')));
    expect(flagsIn(command)).not.toBeNull();
  },
);

test('every GraphQL example of the manual and of the editor is valid', () => {
  const schema = executableSchema();
  const examples = [...manual.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  const inShell = [...manual.matchAll(/"query": "((?:[^"\\]|\\.)*)"/g)].map(
    ([, text = '']) => JSON.parse(`"${text}"`) as string,
  );
  const all = [...examples, ...inShell, ...editorExamples.map(({ query }) => query)];
  expect(all).toHaveLength(9);
  for (const text of all) expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
});

test('the manual explains every error code', () => {
  const table = manual.slice(manual.indexOf('**Errors**'));
  expect(errorCodes.filter((code) => !table.includes(`\`${code}\``))).toEqual([]);
});
