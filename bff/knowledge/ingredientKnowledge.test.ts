import type { FastifyBaseLogger } from 'fastify';
import { clientError, codeOf } from '../errors.ts';
import { IngredientKnowledge, type KnowledgeSource, type LoadedKnowledge } from './ingredientKnowledge.ts';

const TRUSTED_MS = 60_000;

let now = 0;
let loads = 0;
let knowledge: IngredientKnowledge;
const log = { warn: () => undefined } as unknown as FastifyBaseLogger;
const source: KnowledgeSource = {
  fetch: () => {
    loads++;
    return Promise.resolve({ body: { version: String(loads) } as LoadedKnowledge, etag: `"${loads}"` });
  },
  shipped: () => Promise.resolve({ version: 'shipped' } as LoadedKnowledge),
  log,
};
const currentVersion = async () => (await knowledge.current(source)).version;

beforeEach(() => {
  now = 0;
  loads = 0;
  knowledge = new IngredientKnowledge(TRUSTED_MS, () => now);
});

test('knowledge is loaded again when it is no longer trusted', async () => {
  expect(await currentVersion()).toBe('1');
  now = TRUSTED_MS - 1;
  expect(await currentVersion()).toBe('1');
  now = TRUSTED_MS;
  expect(await currentVersion()).toBe('2');
});

test('an applied import makes the next check load the knowledge again', async () => {
  await currentVersion();
  knowledge.expireAfterImport('import-a');
  expect(await currentVersion()).toBe('2');
});

test('an applied import that is looked at again does not make the knowledge load again', async () => {
  await currentVersion();
  for (let request = 0; request < 3; request++) {
    knowledge.expireAfterImport('import-a');
    await currentVersion();
  }
  expect(loads).toBe(2);
});

test('every further import makes the next check load the knowledge again', async () => {
  await currentVersion();
  for (const importId of ['import-a', 'import-b']) {
    knowledge.expireAfterImport(importId);
    await currentVersion();
  }
  expect(loads).toBe(3);
});

test('while nothing is loaded, knowledge that does not arrive in time is unavailable', async () => {
  const late = () => Promise.reject(clientError('UPSTREAM_TIMEOUT', 'The service did not answer in time'));
  const error: unknown = await knowledge.current({ ...source, fetch: late }).catch((reason: unknown) => reason);
  expect(codeOf(error)).toBe('UPSTREAM_UNAVAILABLE');
});

const unknown = () => Promise.reject(clientError('UPSTREAM_UNSUPPORTED', 'The service does not know the call'));

test('a service that keeps no knowledge is answered with what ships with the product, until it has its own', async () => {
  expect((await knowledge.current({ ...source, fetch: unknown })).version).toBe('shipped');
  now = TRUSTED_MS;
  expect((await knowledge.current({ ...source, fetch: unknown })).version).toBe('shipped');
  now = 2 * TRUSTED_MS;
  expect(await currentVersion()).toBe('1');
});

test('knowledge of the service stays in use where it loses the call for a moment', async () => {
  await currentVersion();
  now = TRUSTED_MS;
  expect((await knowledge.current({ ...source, fetch: unknown })).version).toBe('1');
});
