import { send, tokenOf } from '../../../testing/client.ts';
import { annexFile, csv, INVENTORY_HEADER, inventoryCells } from '../../../testing/exportFiles.ts';
import { importer } from '../../../testing/importClient.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

const standIns = useStandIns();
let token = '';
beforeAll(async () => {
  token = await tokenOf(standIns(), 'admin');
});
const admin = importer(standIns, () => token);
const undated = csv([INVENTORY_HEADER, inventoryCells({ ref: '1', inci: 'AQUA' })]);

async function partsInForce() {
  const { body } = await send(standIns().product.url, 'GET', '/api/v1/cosing/index', { token });
  return (body as { data: { data: { delovi: object[] } } }).data.data.delovi;
}

test('an annex bears the day of its last update', async () => {
  const applied = await admin.bring(annexFile('VI', [{ reference: '3', substance: 'Homosalate' }]));
  expect(applied.datum).toBe('2026-06-17');
  expect(await partsInForce()).toContainEqual({ deo: 'aneksVI', datum: '2026-06-17', uvezeno: true });
});

test('the starter knowledge has no day', async () => {
  expect(await partsInForce()).toContainEqual({ deo: 'aneksII', datum: null, uvezeno: false });
});

test('an undated file is not applied without a day', async () => {
  const { _id, datum } = await admin.read(undated);
  expect(datum).toBeNull();
  expect((await admin.apply(_id)).status).toBe(422);
  expect((await admin.get(_id)).stanje).toBe('spremno');
});

test('an undated file takes the day that is given', async () => {
  const { _id } = await admin.read(undated);
  await admin.apply(_id, { datum: '2021-12-06' });
  expect(await partsInForce()).toContainEqual({ deo: 'inventar', datum: '2021-12-06', uvezeno: true });
});
