import argon2 from '@node-rs/argon2';
import { accounts } from '../../../demo-data/accounts.ts';
import { startStandIns } from '../../../standIns.ts';
import { send } from '../../../testing/client.ts';
import { testConfig } from '../../../testing/testConfig.ts';

test('an unknown address takes as long as a password check', async () => {
  const running = await startStandIns(testConfig());
  const verify = jest.spyOn(argon2, 'verify');
  for (const email of [accounts.admin.email, 'nobody@dosije.example'])
    await send(running.product.url, 'POST', '/api/v1/users/login', { json: { email, password: 'Wrong@2026x' } });
  // The hash begins with its cost parameters; salt and digest follow.
  const work = verify.mock.calls.map(([hash, password]) => [String(hash).split('$').slice(0, 4), password]);
  verify.mockRestore();
  await running.close();
  expect(work).toEqual([[['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'], 'Wrong@2026x'], work[0]]);
});
