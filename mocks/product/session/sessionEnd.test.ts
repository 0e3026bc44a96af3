import { REAL_TIMERS } from '../../testing/realTimers.ts';
import { tokenOf, send } from '../../testing/client.ts';
import { useStandIns } from '../../testing/useStandIns.ts';

const standIns = useStandIns({ tokenHours: 2 });
afterEach(() => jest.useRealTimers());

test('an expired token is rejected', async () => {
  const issuedAt = Date.now();
  const token = await tokenOf(standIns(), 'dcp');
  const statusAfter = async (minutes: number) => {
    jest.useFakeTimers({ now: issuedAt + minutes * 60_000, doNotFake: [...REAL_TIMERS] });
    return (await send(standIns().product.url, 'GET', '/api/v1/users/me', { token })).status;
  };
  // It was issued up to five minutes later than this test began, if the machine is slow.
  expect([await statusAfter(0), await statusAfter(119), await statusAfter(125)]).toEqual([200, 200, 401]);
});
