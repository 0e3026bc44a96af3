import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, validate } from 'graphql';
import { errorCodes } from '../bff/errors.ts';
import { createSchema } from '../bff/graphql/schema.ts';
import { examples as editorExamples } from '../web/app/graphiql/examples.ts';

const top = resolve(__dirname, '..');
const read = (file: string): string => readFileSync(join(top, file), 'utf8');
const readme = read('README.md');
const manual = read('schema/README.md');

test('the README has at most 100 lines', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});

/** Paths in back quotes from the top of the project; those with a placeholder such as <subject> name many files and are left out. */
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
      .find((line) => /^(CMD|ExecStart=)/.test(line));
    const flagsIn = (text = '') => text.match(/--[a-z-]+(=\d+)?/g);
    expect(flagsIn(command)).toEqual(flagsIn(read('.tools/nodeFlags.mjs')));
    expect(flagsIn(command)).not.toBeNull();
  },
);

test('every GraphQL example of the manual and of the editor is valid', () => {
  const schema = createSchema();
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
