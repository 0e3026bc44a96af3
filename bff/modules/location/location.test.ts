import { startBff, type TestBff } from '../../../tests/support/bff.ts';

const COUNTRY = '{ visitorCountry { code name } }';
let bff: TestBff;
beforeAll(async () => {
  bff = await startBff({ trustedProxies: ['127.0.0.1'], geolocationMs: 60_000 });
});
afterEach(() => bff.standIns.geo.clearFaults());
afterAll(() => bff.close());

const from = (ip: string) => bff.ask(COUNTRY, { headers: { 'x-forwarded-for': ip }, token: 'never-sent-on' });

test('anonymous visitors can read their country, and the service receives no token', async () => {
  const calls = await bff.callsDuring(async () => {
    expect((await from('192.0.2.7')).data).toEqual({ visitorCountry: { code: 'DE', name: 'Germany' } });
  });
  expect(calls).toEqual([expect.objectContaining({ path: '/country/192.0.2.7', authorization: null })]);
});

test('the country of an address is cached', async () => {
  const calls = await bff.callsDuring(async () => {
    await from('198.51.100.1');
    await from('198.51.100.1');
    await from('::ffff:198.51.100.1');
  });
  expect(calls).toHaveLength(1);
});

test.each([
  [{ kind: 'hang' }],
  [{ kind: 'status', status: 500 }],
  [{ kind: 'html', status: 200 }],
  [{ kind: 'reset' }],
  [{ kind: 'huge' }],
  [{ kind: 'wrongType', body: { country_code: '<script>', country_name: 'x' } }],
  [{ kind: 'wrongType', body: { country_code: 'RS', country_name: 'x'.repeat(101) } }],
] as const)('the failure %j gives no country and no error and is not cached', async (fault) => {
  const fresh = await startBff({ trustedProxies: ['127.0.0.1'], geolocationMs: 10_000 }, bff);
  await bff.standIns.geo.fault(fault);
  const ask = () => fresh.ask(COUNTRY, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(await ask()).toMatchObject({ errors: [], data: { visitorCountry: null } });
  await bff.standIns.geo.clearFaults();
  expect((await ask()).data).toEqual({ visitorCountry: { code: 'RS', name: 'Serbia' } });
  await fresh.close();
});

test('an unknown address has no country', async () => {
  expect((await from('8.8.8.8')).data).toEqual({ visitorCountry: null });
});
