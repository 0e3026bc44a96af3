import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
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

test('nobody else reads the data, also in a folder that was open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
  await chmod(folder, 0o755);
  const { child } = await startProcess({ DATA_DIR: folder });
  expect(await end(child, 'SIGTERM')).toEqual({ code: 0, signal: null });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await modeOf(folder)).toBe(0o700);
  // PGlite gives its files rights of their own, within the folder that is closed.
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.startsWith(join(folder, 'database/')));
  expect(files.length).toBeGreaterThan(10);
  expect(new Set(await Promise.all(files.map(modeOf)))).toEqual(new Set([0o600]));
  await rm(folder, { recursive: true });
});
