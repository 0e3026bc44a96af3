import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readCapabilities } from '../../bff/capabilities.ts';
import type { Outcome } from '../../bff/serverCheck/askQuestion.ts';
import { checkService } from '../../bff/serverCheck/checkService.ts';
import { readServiceDocument } from '../../bff/serverCheck/serviceDocument.ts';
import { signIn } from '../../bff/serverCheck/signIn.ts';
import { toTable } from '../../bff/serverCheck/writeFindings.ts';
import { missingScreens } from '../../bff/upstream/knownCalls.ts';
import { readOperations } from '../../bff/upstream/openapi.ts';
import { emailOf, PASSWORD, startBff, type TestBff } from '../support/bff.ts';
import {
  json,
  nothing,
  startSpecificationServer,
  user,
  type SpecificationServer,
} from '../support/specificationServer.ts';

const document = readServiceDocument('product-server');

let server: SpecificationServer;
let bff: TestBff;
beforeAll(async () => {
  server = await startSpecificationServer();
  bff = await startBff();
});
beforeEach(() => server.reset());
afterAll(async () => {
  await bff.close();
  server.close();
});

async function check(url: string, email = user.email) {
  const token = await signIn('product-server', url, { email, password: PASSWORD });
  return checkService(document, { url, token, resolve: document.resolve });
}
const idsOf = (calls: Awaited<ReturnType<typeof check>>, ...outcomes: Outcome[]) =>
  calls.filter(({ outcome }) => outcomes.includes(outcome)).map(({ question }) => question.id);

test('the stand-ins have every call in its shape, and nothing is written', async () => {
  const { product } = bff.standIns;
  const token = await signIn('product-server', product.url, { email: emailOf('admin'), password: PASSWORD });
  await product.clearCalls();
  const calls = await checkService(document, { url: product.url, token, resolve: document.resolve });
  expect(calls.filter(({ outcome }) => ['missing', 'otherShape', 'failed'].includes(outcome))).toEqual([]);
  expect(idsOf(calls, 'there').length).toBeGreaterThan(40);
  const safe = document.questions.filter(({ isSafe }) => isSafe).map(({ method, path }) => `${method} ${path}`);
  const posts = (await product.calls()).filter(({ method }) => method !== 'GET');
  for (const { method, path } of posts)
    expect(safe.map((call) => call.replace(/\{\w+\}/, path.split('/')[4] ?? ''))).toContain(`${method} ${path}`);
});

test('of a server of the specification its calls are there, and lists that it does not know are missing', async () => {
  const calls = await check(server.url);
  expect(idsOf(calls, 'there')).toEqual(['getMe', 'listCompanies', 'listLabels', 'searchCosing']);
  expect(idsOf(calls, 'otherShape', 'failed', 'unclear', 'forbidden')).toEqual([]);
  expect(idsOf(calls, 'missing')).toEqual(expect.arrayContaining(['getLabel', 'listPifs', 'getKnowledge']));
  const asked = server.calls.filter((call) => !call.startsWith('GET'));
  expect(asked.sort()).toEqual(
    ['POST /api/v1/cosing/cosingredients', 'POST /api/v1/formule/sirovine', 'POST /api/v1/paroms/sirovine'].concat(
      'POST /api/v1/users/login',
    ),
  );
});

test('another shape is told with its difference, a page instead of JSON and a failure as such', async () => {
  server.answer({
    'GET /': json({ sveDeklaracije: [{ slug: 7 }], brojDeklaracija: 'many', stats: [] }),
    'GET /api/v1/pifs/firme': nothing(200, 'text/html', '<p>Prijava</p>'),
    'GET /api/v1/pifs': nothing(500),
  });
  const calls = await check(server.url);
  const found = new Map(calls.map(({ question, outcome, detail }) => [question.id, [outcome, detail]]));
  expect(found.get('listLabels')).toEqual(['otherShape', expect.stringMatching(/^\/\S+ (type|required)/)]);
  expect(found.get('listCompanies')).toEqual(['otherShape', 'not JSON']);
  expect(found.get('listPifs')).toEqual(['failed', 'answered 500']);
  expect(toTable(document.screens, calls)).toMatch(/OTHER SHAPE GET {2}\/ +listLabels \(specification\) \n +\/\S+/);
});

test('a wrong password ends the check with what was answered and without the password', async () => {
  const { url } = bff.standIns.product;
  const error = signIn('product-server', url, { email: emailOf('admin'), password: 'Pogresna@1' });
  await expect(error).rejects.toThrow('product-server: sign-in was answered with 401');
});

test('a question that writes throws before it is sent', async () => {
  const question = document.questions.find(({ id }) => id === 'deleteLabel')!;
  const forged = { ...document, questions: [{ ...question, path: '/deklaracija/krema', isSafe: false }] };
  expect(await checkService(forged, { url: server.url, token: null, resolve: document.resolve })).toEqual([]);
  expect(server.calls).toEqual([]);
});

test('the command writes the file that the BFF reads, and asks for credentials it does not have', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-server-'));
  const file = join(folder, 'capabilities.json');
  const program = resolve(__dirname, '../../bff/serverCheck/main.ts');
  const run = (env: Record<string, string>) =>
    new Promise<string>((done) => {
      const child = execFile(
        process.execPath,
        ['--no-warnings', '--import', 'tsx', program, server.url, server.url, '--file', file],
        { env: { PATH: process.env.PATH, ...env } },
        (_error, stdout, stderr) => done(stdout + stderr),
      );
      child.stdin?.end();
    });
  expect(await run({})).toBe(
    'Set CHECK_SERVER_EMAIL and CHECK_SERVER_PASSWORD, or run it on a terminal, where it asks for them\n',
  );
  const output = await run({ CHECK_SERVER_EMAIL: user.email, CHECK_SERVER_PASSWORD: PASSWORD });
  expect(output).toContain(`Start the product with SERVER_CAPABILITIES=${file}`);
  expect(output + readFileSync(file, 'utf8')).not.toContain(PASSWORD);
  const capabilities = readCapabilities(file)!;
  rmSync(folder, { recursive: true });
  expect(capabilities['ai-server']).toEqual({ there: ['getServerStatus'], missing: [] });

  const fresh = await startBff({ productServerUrl: server.url, capabilities }, bff);
  const calls = server.calls.length;
  const { errors } = await fresh.ask('{ pifs { totalCount } }', { token: 'token-of-the-specification' });
  await fresh.close();
  expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNSUPPORTED', operation: 'product-server.listPifs' });
  expect(server.calls.slice(calls)).toEqual(['GET /api/v1/users/me']);
});

test.each([
  [[], []],
  [['listPifs'], ['pifs']],
  [['listPifTasks', 'getPif', 'getLabel'], []],
  [['listRawMaterials'], ['rawMaterials', 'rawIncis']],
  [
    ['getKnowledge', 'listIngredients'],
    ['inciData', 'check'],
  ],
])('without %j the screens %j have no list', (missing, screens) => {
  const operations = readOperations('product-server').values();
  expect(missingScreens(operations, { missing }).sort()).toEqual([...screens].sort());
});
