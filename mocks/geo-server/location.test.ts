import { send } from '../testing/client.ts';
import { useStandIns } from '../../tests/support/useStandIns.ts';

const standIns = useStandIns({ GEO_HOME_COUNTRY: 'ME' });
const country = (ip: string) => send(standIns().geo.url, 'GET', `/country/${encodeURIComponent(ip)}`);

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.7',
  '169.254.1.1',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
])('%s is at home', async (ip) => {
  expect((await country(ip)).body).toEqual({ country_code: 'ME', country_name: 'Montenegro' });
});

test.each([
  ['192.0.2.77', 'DE', 'Germany'],
  ['198.51.100.1', 'HR', 'Croatia'],
  ['203.0.113.9', 'RS', 'Serbia'],
  ['2001:db8::5', 'AT', 'Austria'],
])('%s is in %s', async (ip, code, name) => {
  expect((await country(ip)).body).toEqual({ country_code: code, country_name: name });
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('the country of %s is not known', async (ip) => {
  expect((await country(ip)).status).toBe(404);
});

test.each([
  '1',
  'abc',
  '1.2.3',
  '1.2.3.4.5',
  '999.1.1.1',
  '127.0.0.1\0',
  '::1::',
  '<script>',
  'x'.repeat(46),
  '127.0.0.1/8',
])('%s is malformed', async (ip) => {
  expect((await country(ip)).status).toBe(422);
});
