import { starterAnnexRows } from '../../../demo-data/knowledge/starterKnowledge.ts';
import { send, tokenOf } from '../../../testing/client.ts';
import { annexFile } from '../../../testing/exportFiles.ts';
import { importer } from '../../../testing/importClient.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

// The tests use one database and depend on their order.
const standIns = useStandIns();
let token = '';
beforeAll(async () => {
  token = await tokenOf(standIns(), 'admin');
});
const admin = importer(standIns, () => token);

type Row = { aneks: string; broj: string; vrsteProizvoda: string; supstanca: string };
async function colourants(): Promise<Row[]> {
  const { body } = await send(standIns().product.url, 'GET', '/api/v1/cosing/index', { token });
  return (body as { data: { data: { aneksi: Row[] } } }).data.data.aneksi.filter(({ aneks }) => aneks === 'IV');
}
const entry = async (reference: string) => (await colourants()).find(({ broj }) => broj === reference);

const ofDay = (day: string, file: string) => file.replace('17/06/2026', day);
/** Annex IV with silver in every product, as before Regulation (EU) 2026/78, and one colourant that came back. */
const older = ofDay(
  '31/10/2025',
  annexFile('IV', [
    ...starterAnnexRows
      .filter(({ annex }) => annex === 'IV')
      .map(({ reference, substance, names }) => ({
        reference,
        substance: reference === '142' ? 'Silver' : substance,
        glossary: names[0] ?? '-',
      })),
    { reference: '901', substance: 'A colourant that is gone', glossary: 'CI 99999' },
  ]),
);

test('an older file says how many newer entries would go back', async () => {
  expect(await admin.read(older)).toMatchObject({ datum: '2025-10-31', unazad: 2, novijeStanje: '2026-06-17' });
});

test('a wrong number of entries that go back is refused', async () => {
  const { _id } = await admin.read(older);
  expect((await admin.apply(_id, { unazad: 1 })).status).toBe(422);
});

test('newer entries stay, and what the newer annex no longer has stays away', async () => {
  const { _id } = await admin.bring(older);
  expect((await entry('142'))?.vrsteProizvoda).toMatch(/eye shadow/i);
  expect(await entry('901')).toBeUndefined();
  expect(await colourants()).toHaveLength(starterAnnexRows.filter(({ annex }) => annex === 'IV').length);
  expect((await admin.takeBack(_id)).status).toBe(200);
});

test('entries that are as old as the file are replaced', async () => {
  const { _id } = await admin.bring(older);
  expect(await entry('10')).toMatchObject({ vrsteProizvoda: '' });
  expect((await admin.takeBack(_id)).status).toBe(200);
});

test('whoever types their number goes back to the older entries', async () => {
  const { _id } = await admin.read(older);
  await admin.apply(_id, { unazad: 2 });
  expect(await entry('142')).toMatchObject({ supstanca: 'Silver', vrsteProizvoda: '' });
  expect(await entry('901')).toBeDefined();
});
