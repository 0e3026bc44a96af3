import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '../../mocks/testing/until.ts';
import { startBff, type TestBff } from '../../tests/support/bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const statusOf = async (path: string) => (await fetch(`${bff.url}${path}`)).status;

test('both probes respond with 200 while the server runs', async () => {
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
});

test('/healthz and the log of the start name version and commit of the build', async () => {
  const build = { version: '9.8.7', commit: '0123456789ab' };
  const named = await startBff(build, bff);
  expect(await (await fetch(`${named.url}/healthz`)).json()).toEqual({ status: 'ok', ...build });
  const lines = (await named.log()).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ msg }) => msg === 'starting')).toEqual([expect.objectContaining({ level: 'info', ...build })]);
  await named.close();
});

test('a build that does not know its commit names its version alone', async () => {
  const unnamed = await startBff({ version: '9.8.7', commit: null }, bff);
  expect(await (await fetch(`${unnamed.url}/healthz`)).json()).toEqual({ status: 'ok', version: '9.8.7' });
  await unnamed.close();
});

test('/readyz responds with 503 while the server finishes its last requests', async () => {
  const closing = await startBff({}, bff);
  const body = JSON.stringify({ query: '{ labels { totalCount } }' });
  const token = await bff.tokenOf('admin');
  await bff.standIns.product.fault({ path: '/', kind: 'slow', delayMs: 1000 });
  await bff.standIns.product.clearCalls();
  const socket = connect(Number(new URL(closing.url).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await until('the request is under way', async () => (await bff.standIns.product.calls()).length > 0);
  const closed = closing.close();
  // On the connection that is still busy, because the server takes no new ones.
  await new Promise((resolve) => setImmediate(resolve));
  socket.write('GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'close');
  await closed;
  await bff.standIns.product.clearFaults();
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503']);
  expect(received).toContain('"totalCount"');
});
