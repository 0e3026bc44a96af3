import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { canonicalJson } from '../../../../domain/report/canonicalJson.ts';
import { openDump } from '../../database/openDatabase.ts';
import { accounts, type AccountName, DEMO_PASSWORD } from '../../../demo-data/accounts.ts';
import { seedSnapshot } from '../../../demo-data/seedSnapshot.ts';
import { PIF_COUNT, pifAt } from '../../../demo-data/pifs.ts';
import { type ReceivedResponse, send, tokenOf } from '../../../testing/client.ts';
import { aPdf } from '../../../testing/documentFiles.ts';
import { makeSignedPif } from '../../../testing/signedPif.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

const standIns = useStandIns();
const concluded = (wanted: 'safe' | 'unsafe') =>
  Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at)).filter(
    ({ stage, conclusion, formulaId }) => stage === 'ASSESSED' && conclusion === wanted && formulaId,
  );
const [pif, otherPif] = concluded('unsafe');
const [safePif] = concluded('safe');
type Pif = typeof pif;
const pathOf = (file: Pif) => `/api/v1/pifs/${file?.slug ?? ''}`;
const assessorOf = (file: Pif) =>
  (Object.keys(accounts) as AccountName[]).find((name) => accounts[name].id === file?.assessedBy) ?? 'admin';
const path = pathOf(pif);
const assessor = assessorOf(pif);
const snapshot = '{"naziv":"Žalfija","udeo":"99.5"}';
const hash = createHash('sha256').update(snapshot).digest('hex');

const askOf = async (file: Pif, method: string, suffix = '', more: object = {}) =>
  send(standIns().product.url, method, pathOf(file) + suffix, {
    token: await tokenOf(standIns(), assessorOf(file)),
    ...more,
  });
const ask = (method: string, suffix = '', more: object = {}) => askOf(pif, method, suffix, more);
const dataOf = ({ body }: ReceivedResponse): unknown => (body as { data: { data: unknown } }).data.data;
const versions = async () => dataOf(await ask('GET', '/verzije')) as components['schemas']['PifVersion'][];

function sign(pdf: Uint8Array<ArrayBuffer>, text = snapshot, file: Pif = pif) {
  const form = new FormData();
  const fields = { verzija: '1', hash: createHash('sha256').update(text).digest('hex'), lozinka: DEMO_PASSWORD };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('snimak', new Blob([text]), 'x');
  form.set('pdf', new Blob([pdf]), 'x');
  return askOf(file, 'POST', '/verzije', { form });
}

test('a double click signs once, and snapshot and PDF are read again byte for byte', async () => {
  const pdfs = [aPdf('Prvi'), aPdf('Drugi')] as const;
  const answers = await Promise.all(pdfs.map((pdf) => sign(pdf)));
  expect(answers.map((one) => [one.status, (dataOf(one) as { stanje: string }).stanje])).toEqual([
    [200, 'potpisano'],
    [200, 'potpisano'],
  ]);
  const [version, ...others] = await versions();
  expect([version, others]).toMatchObject([
    { broj: 1, hash, zakljucak: 'nebezbedan', potpisao: accounts[assessor].name },
    [],
  ]);
  expect(dataOf(await ask('GET', '/verzije/1'))).toMatchObject({ snimak: snapshot });
  const { body } = await ask('GET', '/verzije/1/pdf');
  expect(pdfs.map((pdf) => Buffer.from(pdf).equals(body as Buffer)).sort()).toEqual([false, true]);
  expect(version?.pdfSha256).toBe(
    createHash('sha256')
      .update(body as Buffer)
      .digest('hex'),
  );
});

test('what was taken before Part B was saved again is not signed', async () => {
  const { deoB } = dataOf(await askOf(otherPif, 'GET')) as components['schemas']['Pif'];
  const of = (version: number) => `{"pif":{"partB":{"version":${version}}}}`;
  await askOf(otherPif, 'PATCH', '/deoB', { json: { ...deoB, razmatranja: [] } });
  expect((await sign(aPdf(), of(deoB.verzija), otherPif)).status).toBe(409);
  expect(dataOf(await askOf(otherPif, 'GET', '/verzije'))).toEqual([]);
  expect((await sign(aPdf(), of(deoB.verzija + 1), otherPif)).status).toBe(200);
});

test('what shows by itself that something stops "safe" is not signed as safe', async () => {
  const answered = { isForUnderThree: false, isForIntimateUse: false, isInhalable: false };
  const file = {
    description: answered,
    claims: { claims: [] },
    label: null,
    requirements: [{ field: 'SDS', state: 'MISSING', rawMaterial: { name: 'Voda', slug: 'voda' } }],
    partB: { reasoning: [], explainedDifferences: [], marginJustifications: [] },
  };
  const report = {
    ...{ category: 'hand_cream', use: 'leave-on', composition: [], substances: [], ifra: [], sections: [] },
    statements: { hasNano: false },
  };
  for (const [text, message] of [
    [canonicalJson({ pif: file, report }) ?? '', 'Nešto sprečava zaključak „bezbedan“.'],
    [snapshot, 'Snimak ne sadrži ceo izveštaj, pa se ne vidi da je bezbedan.'],
  ] as const) {
    const { status, body } = await sign(aPdf(), text, safePif);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(message)]);
  }
  expect(dataOf(await askOf(safePif, 'GET', '/verzije'))).toEqual([]);
});

test('the password of a signature is not kept in the record of calls', async () => {
  await sign(aPdf());
  const calls = JSON.stringify(
    (await standIns().product.calls()).filter(({ path: called }) => called === `${path}/verzije`),
  );
  expect([calls.includes(hash), calls.includes(DEMO_PASSWORD)]).toEqual([true, false]);
});

test('a revised file keeps the signed version and has no signer until it is assessed again', async () => {
  await sign(aPdf());
  const revised = dataOf(await ask('POST', '/revizija', { json: { verzija: 2 } })) as components['schemas']['Pif'];
  expect(revised).toMatchObject({ stanje: 'uIzradi', revizija: 2, ocenioId: null });
  expect((await versions()).map(({ broj }) => broj)).toEqual([1]);
});

type Wire = components['schemas'];
const askApi = async (method: string, address: string, json?: object, name = assessor) =>
  dataOf(await send(standIns().product.url, method, address, { token: await tokenOf(standIns(), name), json }));

test('a signed file says when the data of a substance of its formula were edited', async () => {
  const read = async () => dataOf(await ask('GET')) as Wire['Pif'];
  await sign(aPdf());
  const { menjanoOdPotpisa, sastojci } = await read();
  expect(menjanoOdPotpisa).toBe(false);
  const inci = sastojci?.nazivi[0] ?? '';
  const search = new URLSearchParams({ 'text[search]': `"${inci}"` }).toString();
  const found = (await askApi('GET', `/api/v1/cosing?${search}`)) as Wire['Ingredient'][];
  const id = found.find((one) => one.inci === inci)?._id ?? '';
  await askApi('PATCH', `/api/v1/cosing/${id}/toxicology/own`, { verzija: 0, boja: 'bela' });
  expect((await read()).menjanoOdPotpisa).toBe(true);
});

test('a signed file says when its label was edited', async () => {
  const { url } = standIns().product;
  const made = await makeSignedPif(url, (name, request) => async () => ({
    ...request,
    token: await tokenOf(standIns(), name),
  }));
  const read = async () => (await askApi('GET', made.path, undefined, 'konsultant')) as Wire['Pif'];
  const { menjanoOdPotpisa, deklaracija } = await read();
  expect(menjanoOdPotpisa).toBe(false);
  const address = `/deklaracija/${deklaracija?.slug ?? ''}`;
  const { verzija } = (await askApi('GET', address, undefined, 'konsultant')) as Wire['LabelDetail'];
  await askApi('PATCH', address, { verzija, mereOpreza: 'Izbegavati kontakt sa očima.' }, 'konsultant');
  expect((await read()).menjanoOdPotpisa).toBe(true);
});

test('the database refuses to change, delete or empty signed versions', async () => {
  const { db, close } = await openDump((await seedSnapshot(1)).dump);
  const attempts = ["UPDATE pif_versions SET hash = ''", 'DELETE FROM pif_versions', 'TRUNCATE pif_versions CASCADE'];
  for (const attempt of attempts)
    await expect(db.execute(sql.raw(attempt))).rejects.toMatchObject({
      cause: { message: 'A signed version is neither changed nor deleted.' },
    });
  await close();
});
