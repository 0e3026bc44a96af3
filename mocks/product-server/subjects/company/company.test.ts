import type { AccountName } from '../../../demo-data/accounts.ts';
import { COMPANIES, companyIdOf } from '../../../demo-data/companies.ts';
import { send, tokenOf } from '../../../testing/client.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

const standIns = useStandIns();
interface Company {
  _id: string;
  firma: { ime: string; email: string };
  logoFirmePublic?: string;
}
const ask = async (name: AccountName, query: string) =>
  send(standIns().product.url, 'GET', `/api/v1/pifs/firme${query}`, { token: await tokenOf(standIns(), name) });
const list = async (query: string) => ((await ask('admin', query)).body as { data: { data: Company[] } }).data.data;

test('an administrator gets every company in Serbian alphabetical order', async () => {
  const companies = await list('?fields=firma.ime,firma.email&sort=firma.ime');
  expect(companies.map(({ firma }) => firma.ime.split(' ')[0])).toEqual([
    'Beokozmetik',
    'Čista',
    'Ćilim',
    'Đerdap',
    'Fruškogorska',
    'Lavanda',
    'Mlado',
    'Panonska',
    'Pčelarska',
    'Šajkaška',
    'Šumadija',
    'Tisa',
    'Vojvodina',
    'Zlatibor',
  ]);
  expect(companies[5]).toEqual({
    _id: companyIdOf('Lavanda Natura d.o.o.'),
    firma: { ime: 'Lavanda Natura d.o.o.', email: 'kontakt@lavandanatura.example' },
  });
});

test('without `fields` the response includes the logo', async () => {
  const companies = await list('');
  expect(companies).toHaveLength(COMPANIES.length);
  const logos = await Promise.all(
    companies.map(({ logoFirmePublic }) =>
      send(standIns().product.url, 'GET', `/files/firme/${logoFirmePublic ?? ''}`),
    ),
  );
  expect(new Set(logos.map(({ status }) => status))).toEqual(new Set([200]));
});

test.each<[AccountName, string[]]>([
  ['konsultant', ['Lavanda', 'Đerdap', 'Šumadija']],
  ['konsultant2', ['Fruškogorska', 'Panonska', 'Vojvodina']],
])('%s gets only the companies it created or that were assigned to it', async (name, first) => {
  const { data } = ((await ask(name, '')).body as { data: { data: Company[] } }).data;
  expect(data.map(({ firma }) => firma.ime.split(' ')[0]).sort()).toEqual([...first].sort());
});

test('two organisations have no company in common', async () => {
  const idsOf = async (name: AccountName) =>
    ((await ask(name, '')).body as { data: { data: Company[] } }).data.data.map(({ _id }) => _id);
  const [one, other] = [await idsOf('org'), await idsOf('org2')];
  expect(one.length + other.length).toBe(COMPANIES.length);
  expect(new Set([...one, ...other]).size).toBe(COMPANIES.length);
});

test.each(['dcp', 'klijent'] as AccountName[])('%s gets none', async (name) => {
  const { status, body } = await ask(name, '');
  expect([status, body]).toEqual([403, { status: 'fail', message: 'Nemate dozvolu za ovu radnju.' }]);
});
