import { tokenOf, send } from '../../testing/client.ts';
import { useStandIns } from '../../testing/useStandIns.ts';
import { until } from '../../testing/until.ts';

// Five seconds, so that a slow machine can still use the token before it expires.
const standIns = useStandIns({ tokenHours: 5 / 3600 });

test('an expired token is rejected', async () => {
  const token = await tokenOf(standIns(), 'dcp');
  const status = async () => (await send(standIns().product.url, 'GET', '/api/v1/users/me', { token })).status;
  expect(await status()).toBe(200);
  await until('the token ends', async () => (await status()) === 401);
});
