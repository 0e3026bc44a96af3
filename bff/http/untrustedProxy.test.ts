import Fastify from 'fastify';
import { noteUntrustedProxy } from './untrustedProxy.ts';

async function linesOf(requests: { from: string; forwarded: boolean }[]): Promise<unknown[]> {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  noteUntrustedProxy(app);
  app.get('/', () => 'ok');
  for (const { from, forwarded } of requests)
    await app.inject({ url: '/', remoteAddress: from, headers: forwarded ? { 'x-forwarded-for': '203.0.113.7' } : {} });
  await app.close();
  return lines.map((line) => (JSON.parse(line) as { proxy: unknown }).proxy);
}

test.each([
  ['10.0.0.5', true, true],
  ['172.31.255.255', true, true],
  ['127.0.0.1', true, true],
  ['::1', true, true],
  ['::ffff:192.168.1.2', true, true],
  ['fd00::1', true, true],
  ['172.32.0.1', true, false],
  ['198.51.100.4', true, false],
  ['10.0.0.5', false, false],
])('a request from %s, forwarded: %s, is noted: %s', async (from, forwarded, isNoted) => {
  expect(await linesOf([{ from, forwarded }])).toEqual(isNoted ? [from] : []);
});

test('it is said once', async () => {
  expect(await linesOf([1, 2, 3].map(() => ({ from: '10.0.0.5', forwarded: true })))).toEqual(['10.0.0.5']);
});
