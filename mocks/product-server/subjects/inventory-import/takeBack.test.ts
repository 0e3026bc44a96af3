import { send, tokenOf } from '../../../testing/client.ts';
import { annexFile, inventoryFile } from '../../../testing/exportFiles.ts';
import { importer } from '../../../testing/importClient.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

interface Knowledge {
  delovi: { deo: string; datum: string | null; uvezeno: boolean }[];
  sastojci: { inci: string }[];
  aneksi: { aneks: string; broj: string }[];
}

const standIns = useStandIns();
let token = '';
beforeAll(async () => {
  token = await tokenOf(standIns(), 'admin');
});
const admin = importer(standIns, () => token);
const annex = annexFile('VI', [{ reference: '901', substance: 'Homosalate' }]);

async function knowledge(): Promise<Knowledge> {
  const { body } = await send(standIns().product.url, 'GET', '/api/v1/cosing/index', { token });
  const { delovi, sastojci, aneksi } = (body as { data: { data: Knowledge } }).data.data;
  return { delovi, sastojci, aneksi };
}

test('an import that withdraws much is refused without their number', async () => {
  const { _id, povlaciMnogo } = await admin.read(annex);
  expect(povlaciMnogo).toBe(true);
  expect((await admin.apply(_id, { povuceno: 0 })).status).toBe(422);
  expect((await admin.get(_id)).stanje).toBe('spremno');
});

test.each([
  ['an annex', annex],
  ['the inventory', inventoryFile([{ ref: '1', inci: 'NOVUM OLEUM' }])],
])('%s is as before once its import was taken back', async (_what, file) => {
  const before = await knowledge();
  const { _id } = await admin.bring(file);
  expect(await knowledge()).not.toEqual(before);
  expect(await admin.takeBack(_id)).toMatchObject({ status: 200, data: { stanje: 'vraceno', mozeDaSeVrati: false } });
  expect(await knowledge()).toEqual(before);
});

test('an import is taken back only once', async () => {
  const { _id } = await admin.bring(annex);
  await admin.takeBack(_id);
  expect((await admin.takeBack(_id)).status).toBe(409);
});

test('only the last import of a part can be taken back', async () => {
  const first = await admin.bring(annex);
  await admin.bring(annexFile('VI', [{ reference: '902', substance: 'Octocrylene' }]));
  expect(await admin.get(first._id)).toMatchObject({ stanje: 'primenjeno', mozeDaSeVrati: false });
  expect((await admin.takeBack(first._id)).status).toBe(409);
});

test('an import that was taken back is not dropped', async () => {
  const { _id } = await admin.bring(annex);
  await admin.takeBack(_id);
  expect((await admin.drop(_id)).status).toBe(409);
});
