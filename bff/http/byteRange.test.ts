import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { sendFile } from './byteRange.ts';

/** Ten bytes, which the service sends in two chunks. */
const TEXT = '0123456789';
const app = Fastify();
app.get('/', (request, reply) =>
  sendFile(request, reply, {
    stream: Readable.from([Buffer.from(TEXT.slice(0, 4)), Buffer.from(TEXT.slice(4))], { objectMode: false }),
    size: TEXT.length,
    etag: '"1"',
  }),
);
afterAll(() => app.close());

async function ask(headers: Record<string, string>) {
  const { statusCode, headers: answered, body } = await app.inject({ method: 'GET', url: '/', headers });
  return [statusCode, answered['content-range'], answered['content-length'], body];
}

test.each([
  ['the first byte', 'bytes=0-0', 'bytes 0-0/10', '0'],
  ['the last byte', 'bytes=9-9', 'bytes 9-9/10', '9'],
  ['what lies in two chunks', 'bytes=2-5', 'bytes 2-5/10', '2345'],
  ['everything from a place on', 'bytes=7-', 'bytes 7-9/10', '789'],
  ['so many bytes of the end', 'bytes=-3', 'bytes 7-9/10', '789'],
  ['more than there is', 'bytes=8-99', 'bytes 8-9/10', '89'],
  ['more of the end than there is', 'bytes=-99', 'bytes 0-9/10', TEXT],
])('a part of a file is sent: %s', async (_, range, contentRange, body) => {
  expect(await ask({ range })).toEqual([206, contentRange, String(body.length), body]);
});

test.each(['bytes=10-', 'bytes=-0'])('%s is no part of a file of ten bytes', async (range) => {
  expect(await ask({ range })).toEqual([416, 'bytes */10', '0', '']);
});

test.each(['bytes=0-1,3-4', 'bytes=5-2', 'lines=0-1', 'bytes=-'])('%s counts as no range', async (range) => {
  expect(await ask({ range })).toEqual([200, undefined, '10', TEXT]);
});

test('a part is sent only of the version that it was asked of', async () => {
  expect(await ask({ range: 'bytes=0-0', 'if-range': '"1"' })).toEqual([206, 'bytes 0-0/10', '1', '0']);
  expect(await ask({ range: 'bytes=0-0', 'if-range': '"2"' })).toEqual([200, undefined, '10', TEXT]);
});
