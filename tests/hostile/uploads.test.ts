import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import { join } from 'node:path';
import { FileInspector } from '../../bff/files/uploadRules.ts';
import { until } from '../../mocks/testing/until.ts';
import type { Person, TestBff } from '../support/bff.ts';
import { startBffHere } from '../support/bffHere.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

// A separate temporary folder, because the test counts the files in it and other tests run at the same time.
const tempFolder = mkdtempSync(join(os.tmpdir(), 'dosije-'));
let bff: TestBff;
let uploadFolder: string;
beforeAll(async () => {
  jest.spyOn(os, 'tmpdir').mockReturnValue(tempFolder);
  bff = await startBffHere();
  uploadFolder = join(tempFolder, readdirSync(tempFolder).find((name) => name.startsWith('dosije-uploads-')) ?? '');
});
afterAll(async () => {
  await bff.close();
  jest.restoreAllMocks();
  rmSync(tempFolder, { recursive: true });
});

/** Starts an upload and pauses in the middle of the file. */
async function startUpload(person: Person): Promise<Socket> {
  const { hostname, port } = new URL(bff.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST /uploads HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${await bff.tokenOf(person)}\r\napollo-require-preflight: true\r\n` +
      'content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n' +
      '--b\r\ncontent-disposition: form-data; name="file"; filename="../../../etc/passwd"\r\ncontent-type: image/png\r\n\r\n',
  );
  socket.write(Buffer.concat([png, Buffer.alloc(1000)]));
  return socket;
}

async function upload(person: Person): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(png)]), 'a.png');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  return fetch(`${bff.url}/uploads`, { method: 'POST', headers, body });
}

test('an aborted upload is deleted and releases its slot', async () => {
  const sockets = [await startUpload('org'), await startUpload('org')];
  await until('two uploads are under way', () => readdirSync(uploadFolder).length === 2);
  const third = await upload('org');
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5']);
  expect((await upload('org2')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await until('they are deleted', () => readdirSync(uploadFolder).length === 1);
  expect((await upload('org')).status).toBe(200);
});

test('stored files have generated names and are deleted with the server', async () => {
  for (const name of readdirSync(uploadFolder)) expect(name).toMatch(/^[\w-]{24}$/);
  const other = await startBffHere({}, bff);
  const count = readdirSync(tempFolder).length;
  await other.close();
  expect(readdirSync(tempFolder)).toHaveLength(count - 1);
});

test('a second file, or a field beside the file, is refused and nothing of it is kept', async () => {
  const headers = { authorization: `Bearer ${await bff.tokenOf('admin')}`, 'apollo-require-preflight': 'true' };
  const before = readdirSync(uploadFolder);
  for (const [second, status] of [
    [new Blob([new Uint8Array(png)]), 400],
    ['a text', 413],
  ] as const) {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(png)]), 'a.png');
    body.append('file', second);
    expect((await fetch(`${bff.url}/uploads`, { method: 'POST', headers, body })).status).toBe(status);
  }
  expect(readdirSync(uploadFolder)).toEqual(before);
});

test.each([
  ['without a code', new TypeError('Of our own making')],
  ['of a connection behind the BFF', Object.assign(new Error('read'), { code: 'ECONNRESET' })],
])('a fault %s is told as one of the BFF, logged, and leaves no file behind', async (_, fault) => {
  const before = readdirSync(uploadFolder);
  jest.spyOn(FileInspector.prototype, 'typeAs').mockRejectedValueOnce(fault);
  const refused = await upload('admin');
  const { errors } = (await refused.json()) as { errors: { message: string; extensions: { code: string } }[] };
  expect([refused.status, errors[0]?.extensions.code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
  expect(errors[0]?.message).not.toContain(fault.message);
  expect((await bff.log()).filter((line) => line.includes('request failed')).at(-1)).toContain(fault.message);
  expect(readdirSync(uploadFolder)).toEqual(before);
  expect((await upload('admin')).status).toBe(200);
});

test('malformed forms are rejected', async () => {
  const headers = { authorization: `Bearer ${await bff.tokenOf('admin')}`, 'apollo-require-preflight': 'true' };
  const send = (body: string) =>
    fetch(`${bff.url}/uploads`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
      body,
    });
  const part = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\nx\r\n`;
  for (const body of [
    `${Array.from({ length: 1000 }, () => part('file')).join('')}--b--\r\n`,
    `--b\r\nx-a: ${'a'.repeat(100_000)}\r\n\r\n--b--`,
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nno end',
    'no multipart at all',
    part('__proto__') + '--b--\r\n',
  ]) {
    const { status } = await send(body);
    expect([400, 413, 415]).toContain(status);
  }
  expect(
    (
      await fetch(`${bff.url}/uploads`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'multipart/form-data' },
        body: 'x',
      })
    ).status,
  ).toBeLessThan(500);
});
