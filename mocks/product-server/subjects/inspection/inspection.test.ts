import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { type Request, send, tokenOf } from '../../../testing/client.ts';
import { certificate, makeSignedPif } from '../../../testing/signedPif.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';
import type { AccountName } from '../../../demo-data/accounts.ts';

const standIns = useStandIns();
afterEach(() => standIns().setClock(null));
const as =
  (name: AccountName, request: Request = {}) =>
  async () => ({
    ...request,
    token: await tokenOf(standIns(), name),
  });
let signed: { path: string; fileId: string };
beforeEach(async () => {
  signed = await makeSignedPif(standIns().product.url, as);
});

const staff = async (method: string, suffix: string, json?: object) =>
  (await send(standIns().product.url, method, signed.path + suffix, await as('konsultant', json ? { json } : {})()))
    .body as { token: string; data: { data: components['schemas']['InspectionLink'] } };
const makeLink = (dana = 30) => staff('POST', '/verzije/1/linkovi', { dana, svrha: 'Inspekcija' });
const list = async () =>
  (await staff('GET', '/linkovi')).data.data as unknown as components['schemas']['InspectionLink'][];
const visit = (token: string, path = '?uvidZa=stranica', headers: Record<string, string> = {}) =>
  send(standIns().product.url, 'GET', `/api/v1/uvid${path}`, {
    headers: { 'X-Inspection-Token': token, ...headers },
  });

test('every opening is written down with the time and a shortened address', async () => {
  const { token } = await makeLink();
  const from = { 'x-forwarded-for': '203.0.113.77' };
  await visit(token, '?uvidZa=stranica', from);
  await visit(token, '?uvidZa=preuzimanje', from);
  await visit(token, '/pdf', from);
  await visit(token, `/fajlovi/${signed.fileId}`, { 'x-forwarded-for': '2001:db8:1:2::3' });
  const [link] = await list();
  expect(link).toMatchObject({
    otvoreno: 1,
    otvaranja: [
      { sta: 'fajl', adresa: '2001:db8:1::/48', fajl: 'Sertifikat.pdf' },
      { sta: 'pdf', adresa: '203.0.113.0/24', fajl: null },
      { sta: 'stranica', adresa: '203.0.113.0/24', fajl: null },
    ],
  });
  expect(link?.poslednjiPut).toBe(link?.otvaranja[0]?.vreme);
});

test('a revised file leaves the link with its version, without the files that were changed', async () => {
  const { token } = await makeLink();
  const dataOf = async () =>
    ((await visit(token)).body as { data: { data: { dostupni: string[]; verzija: { broj: number } } } }).data.data;
  expect(await dataOf()).toMatchObject({ dostupni: [signed.fileId], verzija: { broj: 1 } });
  expect((await visit(token, `/fajlovi/${signed.fileId}`)).body).toEqual(Buffer.from(certificate));
  await staff('POST', '/revizija', { verzija: 4 });
  await staff('DELETE', `/fajlovi/${signed.fileId}?verzija=1`);
  expect(await dataOf()).toMatchObject({ dostupni: [], verzija: { broj: 1 } });
  expect((await visit(token, `/fajlovi/${signed.fileId}`)).status).toBe(404);
});

test('an expired link, a revoked one and a token that was made up get the same response', async () => {
  const [expired, revoked] = [await makeLink(1), await makeLink()];
  const { data } = revoked;
  await staff('POST', `/linkovi/${data.data._id}/opoziv`);
  const made = 'a'.repeat(43);
  expect((await visit(expired.token)).status).toBe(200);
  const twoDays = 2 * 24 * 60 * 60 * 1000;
  await standIns().setClock(Date.now() + twoDays);
  for (const path of ['?uvidZa=stranica', '/pdf', `/fajlovi/${signed.fileId}`]) {
    const answers = await Promise.all([expired.token, revoked.token, made].map((token) => visit(token, path)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  }
});

test('the 21st current link of a version waits until one is revoked', async () => {
  const made = [];
  for (let at = 0; at < 20; at += 1) made.push(await makeLink());
  const another = async () =>
    (
      await send(
        standIns().product.url,
        'POST',
        `${signed.path}/verzije/1/linkovi`,
        await as('konsultant', { json: { dana: 1, svrha: 'Još jedan' } })(),
      )
    ).status;
  expect(await another()).toBe(409);
  await staff('POST', `/linkovi/${made[0]?.data.data._id ?? ''}/opoziv`);
  expect(await another()).toBe(200);
});
