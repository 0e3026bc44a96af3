import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../../demo-data/accounts.ts';
import { companyIdOf } from '../../../demo-data/companies.ts';
import { type ReceivedResponse, send, tokenOf } from '../../../testing/client.ts';
import { aPdf } from '../../../testing/documentFiles.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

type Label = components['schemas']['LabelDetail'];

const standIns = useStandIns();

async function ask(name: AccountName, method: string, path: string, json?: unknown): Promise<ReceivedResponse> {
  return send(standIns().product.url, method, path, {
    token: await tokenOf(standIns(), name),
    ...(json === undefined ? {} : { json }),
  });
}
const labelOf = ({ body }: ReceivedResponse): Label => (body as { data: { data: Label } }).data.data;
const create = async (name: AccountName = 'konsultant', company = 'Lavanda Natura d.o.o.'): Promise<string> => {
  const label = { firma: companyIdOf(company), ime: 'Krem', inciProizvoda: ['AQUA'], status: 2, trzista: ['RS'] };
  return labelOf(await ask(name, 'POST', '/deklaracija', label)).slug;
};
const body = {
  sifra: 'RESTRICTED',
  sastojak: 'SODIUM HYDROXIDE',
  osnov: 'Annex III/15a',
  otisak: 'a'.repeat(64),
  razlog: 'pH 5.5 measured, AB',
  verzija: 1,
  status: 1,
};
const add = (slug: string, change: object = {}, name: AccountName = 'konsultant') =>
  ask(name, 'POST', `/deklaracija/${slug}/potvrde`, { ...body, ...change });
const withdraw = (slug: string, id: string, verzija: number, name: AccountName = 'konsultant') =>
  ask(name, 'POST', `/deklaracija/${slug}/potvrde/${id}/povlacenje`, { verzija, status: 2 });
const read = async (slug: string, name: AccountName = 'konsultant') =>
  labelOf(await ask(name, 'GET', `/deklaracija/${slug}`));

test('a sign-off is kept with what was settled, by whom and why', async () => {
  const slug = await create();
  await add(slug);
  const { verzija: _version, status: _status, ...settled } = body;
  expect((await read(slug)).potvrde).toEqual([
    expect.objectContaining({ ...settled, potpisao: expect.any(String) as string, povuceno: null, povukao: null }),
  ]);
});

test('a sign-off and the result it leads to are stored together', async () => {
  const slug = await create();
  const before = await read(slug);
  const after = labelOf(await add(slug));
  expect([before.status, after.status, after.verzija]).toEqual([2, 1, 2]);
  expect(after.rezultatChangedAt).not.toBe(before.rezultatChangedAt);
});

test('a sign-off that leaves the result as it is does not move the time of its change', async () => {
  const slug = await create();
  const before = await read(slug);
  expect(labelOf(await add(slug, { status: 2 })).rezultatChangedAt).toBe(before.rezultatChangedAt);
});

test('of two persons who settle findings of the same version one is rejected', async () => {
  const slug = await create();
  const responses = await Promise.all([add(slug), add(slug, { otisak: 'b'.repeat(64) }, 'org')]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the same finding cannot be settled twice', async () => {
  const slug = await create();
  await add(slug);
  expect((await add(slug, { verzija: 2 })).status).toBe(409);
});

test('a withdrawn sign-off is kept with who withdrew it', async () => {
  const slug = await create();
  const id = labelOf(await add(slug)).potvrde?.[0]?._id ?? '';
  const after = labelOf(await withdraw(slug, id, 2, 'org'));
  expect(after.potvrde).toEqual([expect.objectContaining({ _id: id, povukao: expect.any(String) as string })]);
  expect(after.status).toBe(2);
});

test('a finding whose sign-off was withdrawn can be settled again', async () => {
  const slug = await create();
  const id = labelOf(await add(slug)).potvrde?.[0]?._id ?? '';
  await withdraw(slug, id, 2);
  expect((await add(slug, { verzija: 3 })).status).toBe(200);
});

test('a sign-off is withdrawn once', async () => {
  const slug = await create();
  const id = labelOf(await add(slug)).potvrde?.[0]?._id ?? '';
  await withdraw(slug, id, 2);
  expect((await withdraw(slug, id, 3)).status).toBe(409);
});

test('a sign-off of another label cannot be withdrawn through this one', async () => {
  const [one, other] = [await create(), await create()];
  const id = labelOf(await add(one)).potvrde?.[0]?._id ?? '';
  expect((await withdraw(other, id, 1)).status).toBe(404);
});

test('a person of another organisation is named to the administrator only', async () => {
  const slug = await create('konsultant2', 'Panonska Lepota d.o.o.');
  await add(slug, {}, 'admin');
  const named = async (name: AccountName) => (await read(slug, name)).potvrde?.map(({ potpisao }) => potpisao);
  expect([await named('admin'), await named('konsultant2')]).toEqual([['Jelena Petrović'], [null]]);
});

test.each<[AccountName, number]>([
  ['klijent', 403],
  ['dcp', 403],
  ['konsultant2', 404],
])('%s cannot settle a finding: %i', async (name, status) => {
  expect((await add(await create(), {}, name)).status).toBe(status);
});

test('a blank reason is rejected', async () => {
  expect((await add(await create(), { razlog: '  ' })).status).toBe(422);
});

test('a copy of the label has no sign-offs', async () => {
  const slug = await create();
  await add(slug);
  expect(labelOf(await ask('konsultant', 'POST', `/deklaracija/${slug}/duplicate`)).potvrde).toEqual([]);
});

test('deleting a label deletes its sign-offs', async () => {
  const slug = await create();
  await add(slug);
  expect((await ask('konsultant', 'DELETE', `/deklaracija/${slug}`)).status).toBe(200);
});

describe('a document of a sign-off', () => {
  async function sendDocument(slug: string, name: AccountName = 'konsultant'): Promise<string> {
    const form = new FormData();
    form.set('naziv', 'Analiza &amp; pH.pdf');
    form.set('fajl', new Blob([aPdf()]), 'x');
    const token = await tokenOf(standIns(), name);
    const { body } = await send(standIns().product.url, 'POST', `/deklaracija/${slug}/potvrde/dokumenti`, {
      token,
      form,
    });
    return (body as { data: { data: { _id: string } } }).data.data._id;
  }
  const proven = async (slug: string) => (await read(slug)).potvrde?.[0];

  test('is kept with the sign-off', async () => {
    const slug = await create();
    await add(slug, { dokument: await sendDocument(slug) });
    expect((await proven(slug))?.dokument).toMatchObject({ naziv: 'Analiza & pH.pdf', tip: 'application/pdf' });
  });

  test('stays when the sign-off is withdrawn', async () => {
    const slug = await create();
    await add(slug, { dokument: await sendDocument(slug) });
    const id = (await proven(slug))?._id ?? '';
    await withdraw(slug, id, 2);
    expect((await proven(slug))?.povuceno).not.toBeNull();
    expect((await ask('klijent', 'GET', `/deklaracija/${slug}/potvrde/${id}/dokument`)).status).toBe(200);
  });

  test.each<[string, (slug: string) => Promise<string>]>([
    ['of another label', async () => sendDocument(await create())],
    ['of another person', (slug) => sendDocument(slug, 'org')],
    ['that nobody sent', () => Promise.resolve('a'.repeat(24))],
  ])('%s is rejected and nothing is signed off', async (_whose, documentFor) => {
    const slug = await create();
    const { status } = await add(slug, { dokument: await documentFor(slug) });
    expect([status, (await read(slug)).potvrde]).toEqual([422, []]);
  });

  test('proves one sign-off only', async () => {
    const slug = await create();
    const dokument = await sendDocument(slug);
    await add(slug, { dokument });
    expect((await add(slug, { dokument, otisak: 'b'.repeat(64), verzija: 2 })).status).toBe(422);
  });
});
