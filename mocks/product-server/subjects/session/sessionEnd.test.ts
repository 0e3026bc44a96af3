import { tokenOf, send } from '../../../testing/client.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

const standIns = useStandIns({ TOKEN_HOURS: '2' });
afterEach(() => standIns().setClock(null));

test('an expired token is rejected', async () => {
  const issuedAt = Date.now();
  const token = await tokenOf(standIns(), 'dcp');
  const statusAfter = async (minutes: number) => {
    await standIns().setClock(issuedAt + minutes * 60_000);
    return (await send(standIns().product.url, 'GET', '/api/v1/users/me', { token })).status;
  };
  // It was issued up to five minutes later than this test began, if the machine is slow.
  expect([await statusAfter(0), await statusAfter(119), await statusAfter(125)]).toEqual([200, 200, 401]);
});
