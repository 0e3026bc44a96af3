import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { printSchema } from 'graphql';
import { readConfig } from '../bff/config.ts';
import { uploadKinds } from '../bff/files/uploadRules.ts';
import { executableSchema } from '../bff/graphql/schema.ts';
import { aPdf } from './support/pdf.ts';
import { LOGIN, startBff, type TestBff } from './support/bff.ts';

const run = promisify(execFile);
const top = resolve(__dirname, '..');
const ADDRESS = 'http://localhost:4000';

let bff: TestBff;
let manual: string;
/** A token for tools that only reads. */
let toolToken: string;
beforeAll(async () => {
  manual = await readFile(join(top, 'schema/README.md'), 'utf8');
  // Sign-ins are limited as in a fresh installation.
  bff = await startBff({ loginLimits: readConfig({}).loginLimits });
  const create = 'mutation { createAccessToken(input: {name: "Alat"}) { token } }';
  const { data } = await bff.askAs<{ createAccessToken: { token: string } }>('konsultant', create);
  toolToken = data.createAccessToken.token;
});
afterAll(() => bff.close());

/** The examples of the manual in a language, with the address of this server. */
const examples = (language: string): string[] =>
  [...manual.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) =>
    text.replaceAll(ADDRESS, bff.url),
  );
const environment = () => ({ ...process.env, NODE_OPTIONS: '', DOSIJE_TOKEN: toolToken });

const redLabels = async () => {
  const query = '{ labels(filter: {status: RED}, pageSize: 100) { totalCount items { slug } } }';
  const { data } = await bff.askAs<{ labels: { totalCount: number; items: { slug: string }[] } }>('konsultant', query);
  return data.labels;
};

const testWithCurl = spawnSync('curl', ['--version']).error ? test.skip : test;

testWithCurl('the commands of the manual, run as they stand, sign in and query', async () => {
  const [signIn = '', tool = ''] = examples('sh');
  const { stdout: labels } = await run('sh', ['-c', signIn], { env: environment() });
  const { data } = JSON.parse(labels) as { data: { labels: { totalCount: number } } };
  expect(data.labels.totalCount).toBe((await redLabels()).totalCount);
  const { stdout: viewer } = await run('sh', ['-c', tool], { env: environment() });
  expect(JSON.parse(viewer)).toMatchObject({ data: { viewer: { role: 'USER' } } });
});

testWithCurl('the upload of the manual, run as it stands, gives a reference that a mutation takes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dosije-manual-'));
  try {
    await writeFile(join(folder, 'SDS.pdf'), aPdf('SDS'));
    const env = { ...environment(), TOKEN: await bff.tokenOf('konsultant') };
    const { stdout } = await run('sh', ['-c', examples('sh')[2] ?? ''], { env, cwd: folder });
    const { reference } = JSON.parse(stdout) as { reference: string };
    const add = 'mutation ($input: AddMessageFileInput!) { addMessageFile(input: $input) { file { name } } }';
    const { data } = await bff.askAs('konsultant', add, { variables: { input: { upload: reference, name: 'SDS' } } });
    expect(data).toEqual({ addMessageFile: { file: { name: 'SDS.pdf' } } });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('every kind of upload stands in the manual', () => {
  const kinds = Array.from(manual.matchAll(/POST \/uploads\?kind=(\w+)/g), ([, kind]) => kind);
  expect(kinds.sort()).toEqual(Object.keys(uploadKinds).sort());
});

test('the client of the manual, made with codegen as it stands, reads a whole list page by page', async () => {
  const [settings = ''] = examples('yaml');
  const [client = ''] = examples('ts');
  const operation = examples('graphql').find((text) => text.includes('RedLabels')) ?? '';
  // Within the project, so that its packages are found.
  const folder = await mkdtemp(join(top, 'node_modules/.manual-client-'));
  try {
    const files = { 'codegen.yml': settings, 'client.ts': client, 'labels.graphql': operation };
    const sdl = { 'schema.graphql': printSchema(executableSchema()), 'package.json': '{ "type": "module" }' };
    for (const [name, text] of Object.entries({ ...files, ...sdl })) await writeFile(join(folder, name), text);
    const inFolder = { cwd: folder, env: environment() };
    const codegen = join(top, 'node_modules/@graphql-codegen/cli/cjs/bin.js');
    await run(process.execPath, [codegen, '--config', 'codegen.yml'], inFolder);
    expect(await readFile(join(folder, 'labels.generated.ts'), 'utf8')).toContain('RedLabelsQueryVariables');
    const { stdout } = await run(process.execPath, ['--import', 'tsx', 'client.ts'], inFolder);
    const { items, totalCount } = await redLabels();
    expect(totalCount).toBeGreaterThan(5);
    expect(stdout.trim().split('\n').sort()).toEqual(items.map(({ slug }) => slug).sort());
  } finally {
    await rm(folder, { recursive: true });
  }
});

const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');
const nested = (levels: number): string => (levels === 1 ? 'id' : `company { ${nested(levels - 1)} }`);
interface Request {
  query: string;
  variables?: Record<string, unknown>;
}
/** A body of exactly so many bytes. */
const ofBytes = (bytes: number): Request => {
  const request = { query: '{ viewer { id } }', variables: { text: '' } };
  return { ...request, variables: { text: 'x'.repeat(bytes - JSON.stringify(request).length) } };
};
const listsIn = (levels: number): unknown => (levels === 0 ? [] : [listsIn(levels - 1)]);

/** A request with so many of what a limit counts. */
const requests: Record<string, (count: number) => Request> = {
  'bytes of the body': ofBytes,
  'bytes of the body without a token': ofBytes,
  // The body and its variables are two levels.
  'objects and lists in the body, one within the other': (count) => ({
    query: '{ viewer { id } }',
    variables: { list: listsIn(count - 3) },
  }),
  'tokens of the operation': (count) => ({ query: `{ viewer(x: [${times(count - 12, () => '1')}]) { id } }` }),
  'fields, those of fragments counted wherever they are used': (count) => ({
    query: `{ viewer { ${times(count - 1, () => 'id')} } }`,
  }),
  'fields, one within the other': (count) => ({ query: `{ viewer { ${nested(count - 1)} } }` }),
  aliases: (count) => ({ query: `{ viewer { ${times(count, (at) => `a${at}: id`)} } }` }),
  'root fields of a query': (count) => ({ query: `{ ${times(count, () => 'viewer { id }')} }` }),
  'fields marked `@costly`': (count) => ({
    query: `{ ${times(count, (at) => `c${at}: checkIngredients(input: {text: "Aqua"}) { total }`)} }`,
  }),
  'root fields of a mutation': (count) => ({ query: `mutation { ${times(count, () => 'logout { loggedOut }')} }` }),
  variables: (count) => ({ query: `query (${times(count, (at) => `$v${at}: Int`)}) { viewer { id } }` }),
  'items on a page': (count) => ({ query: `{ labels(pageSize: ${count}) { totalCount } }` }),
};
const limitsOfManual = () =>
  [...manual.matchAll(/^\| ([a-z][^|]*?) +\| ([\d,]+) +\| `(\w+)` +\|$/gm)].map(
    ([, name = '', figure = '', code = '']) => ({
      name,
      figure: Number(figure.replaceAll(',', '')),
      code,
    }),
  );

test('a request at each limit of the manual is not refused for it, and one above it has the code', async () => {
  const limits = limitsOfManual().filter(({ name }) => name in requests);
  expect(limits.map(({ name }) => name)).toEqual(Object.keys(requests));
  for (const { name, figure, code } of limits) {
    const send = async (count: number) => {
      const { query, variables } = requests[name]?.(count) ?? { query: '' };
      const token = name.endsWith('without a token') ? {} : { token: toolToken };
      return bff.ask(query, { ...(variables && { variables }), ...token });
    };
    const [within, above] = [await send(figure), await send(figure + 1)];
    expect([name, above.code]).toEqual([name, code]);
    expect([name, within.errors.map(({ message }) => message)]).not.toEqual([
      name,
      above.errors.map(({ message }) => message),
    ]);
  }
});

test('one failed sign-in of an address more than the manual allows is refused with its code', async () => {
  const limit = limitsOfManual().find(({ name }) => name === 'failed sign-ins of an address');
  const fail = () =>
    bff.ask(LOGIN, { variables: { input: { email: 'nobody@dosije.example', password: 'Wrong@2026x' } } });
  const codes: (string | undefined)[] = [];
  for (let at = 0; at < (limit?.figure ?? 0); at++) codes.push((await fail()).code);
  expect(codes).not.toContain(limit?.code);
  const { code, errors } = await fail();
  expect(code).toBe(limit?.code);
  expect(errors[0]?.extensions.retryAfterSeconds).toBeGreaterThan(0);
});
