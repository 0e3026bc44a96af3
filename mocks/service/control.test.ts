import type { StandIn } from '../standIns.ts';
import { send } from '../testing/client.ts';
import { useStandIns } from '../testing/useStandIns.ts';

const controlled = useStandIns({ control: true });
const plain = useStandIns();

test.each(['product', 'ai', 'geo'] as const)('%s accepts faults and lists its calls over HTTP', async (name) => {
  const { url }: StandIn = controlled()[name];
  const add = (fault: unknown) => send(url, 'POST', '/__control/faults', { json: fault });
  expect((await add({ kind: 'status', status: 418, path: '/x' })).status).toBe(204);
  expect((await send(url, 'GET', '/x')).status).toBe(418);
  expect((await send(url, 'DELETE', '/__control/faults')).status).toBe(204);
  expect((await send(url, 'GET', '/x')).status).toBe(404);
  expect((await send(url, 'GET', '/__control/calls')).body).toMatchObject([
    { path: '/x', status: 418 },
    { path: '/x', status: 404 },
  ]);
  expect((await send(url, 'DELETE', '/__control/calls')).status).toBe(204);
  expect((await send(url, 'GET', '/__control/calls')).body).toEqual([]);
  expect((await add({ kind: 'nonsense' })).status).toBe(422);
});

test('the control routes are off by default', async () => {
  expect((await send(plain().product.url, 'POST', '/__control/faults', { json: { kind: 'hang' } })).status).toBe(404);
  expect((await send(plain().product.url, 'GET', '/__control/calls')).status).toBe(404);
});
