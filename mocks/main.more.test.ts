import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { labelAt } from './demo-data/labels.ts';
import { send, signIn } from './testing/client.ts';
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

test('SIGTERM ends the process in spite of connections that wait for nothing', async () => {
  const { child, printed, ...services } = await startProcess(IN_MEMORY);
  const sockets = Object.values(services).flatMap(({ url }) =>
    ['', 'GET / HTTP/1.1\r\nhost: x\r\n', 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'].map((text) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
      return { socket, isReady: once(socket, text.endsWith('\r\n\r\n') ? 'data' : 'connect') };
    }),
  );
  await Promise.all(sockets.map(({ isReady }) => isReady));
  const closed = once(child, 'close');
  expect(await end(child, 'SIGTERM')).toEqual({ code: 0, signal: null });
  await closed;
  // After nine seconds it would end in any case, and say so.
  expect(printed()).toBe('');
  for (const { socket } of sockets) socket.destroy();
});

test('the log names start, addresses and what the embedded database promises, and requests by their operation', async () => {
  const { child, printed, product } = await startProcess({ ...IN_MEMORY, LOG_LEVEL: 'info' });
  await send(product.url, 'GET', '/deklaracija/tajni-krem');
  await send(product.url, 'GET', '/tajna');
  await end(child, 'SIGTERM');
  const lines = printed()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ msg }) => msg === 'listening').map(({ service }) => service)).toEqual([
    'product-server',
    'ai-server',
    'geo-server',
  ]);
  expect(lines.filter(({ url }) => url === product.url)).toHaveLength(1);
  expect(lines.map(({ msg }) => String(msg)).filter((msg) => msg.includes('DATABASE_URL'))).toHaveLength(1);
  expect(lines.filter(({ msg }) => msg === 'request')).toEqual([
    expect.objectContaining({ service: 'product-server', operation: 'getLabel', status: 401 }),
    expect.objectContaining({ service: 'product-server', operation: null, status: 404 }),
  ]);
  expect(printed()).not.toMatch(/tajn/);
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

test('nobody else reads the data, also in a folder that was open and what is written later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
  for (let start = 0; start < 2; start++) {
    await chmod(folder, 0o755);
    const running = await startProcess({ DATA_DIR: folder });
    const token = await signIn(running, 'admin');
    expect((await send(running.product.url, 'DELETE', `/deklaracija/${labelAt(start).slug}`, { token })).status).toBe(
      200,
    );
    expect(await end(running.child, 'SIGTERM')).toEqual({ code: 0, signal: null });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    // PGlite gives this cache of its catalogue rights of its own, within a folder that is closed.
    const modes = entries
      .filter(({ name }) => name !== 'pg_internal.init')
      .map(async (entry) => {
        const { mode } = await stat(join(entry.parentPath, entry.name));
        return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
      });
    expect(modes.length).toBeGreaterThan(800);
    expect(new Set(await Promise.all(modes))).toEqual(new Set(['folder 700', 'file 600']));
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  }
  await rm(folder, { recursive: true });
});
