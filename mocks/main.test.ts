import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { send } from './testing/client.ts';
import { end, endLeftovers, runToEnd, startProcess } from './testing/standInProcess.ts';

const IN_MEMORY = { DATA_DIR: ':memory:' };
afterEach(endLeftovers);

test('an invalid setting ends the start with one line that names it', async () => {
  const { code, printed } = await runToEnd({ ...IN_MEMORY, PRODUCT_PORT: '70000' });
  expect([code, printed.split('\n').length, printed.startsWith('PRODUCT_PORT: ')]).toEqual([1, 2, true]);
});

test('a busy port ends the start with one line that names port and variable', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, printed } = await runToEnd({ ...IN_MEMORY, AI_PORT: String(port) });
  other.close();
  expect([code, printed]).toEqual([1, `Port ${port} is in use; set AI_PORT to a free one.\n`]);
});

test('SIGTERM ends the process in spite of a hanging request and leaves no folder behind', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'dosije-test-'));
  const folders = async () => (await readdir(temporary)).filter((name) => name.startsWith('dosije-'));
  const { child, product } = await startProcess({ ...IN_MEMORY, TMPDIR: temporary, STAND_IN_CONTROL: '1' });
  expect(await folders()).toHaveLength(1);
  await send(product.url, 'POST', '/__control/faults', { json: { kind: 'hang' } });
  const hanging = fetch(`${product.url}/`).then(
    () => 'answered',
    () => 'broken off',
  );
  expect(await end(child, 'SIGTERM')).toEqual({ code: 0, signal: null });
  expect([await hanging, await folders()]).toEqual(['broken off', []]);
  await rm(temporary, { recursive: true });
});

test('SIGINT ends the process', async () => {
  const { child } = await startProcess(IN_MEMORY);
  expect(await end(child, 'SIGINT')).toEqual({ code: 0, signal: null });
});

test('the process ends when its parent disconnects', async () => {
  const { child } = await startProcess(IN_MEMORY);
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});
