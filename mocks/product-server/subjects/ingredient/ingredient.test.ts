import { again } from '../../../../tests/support/again.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { positiveListsOf } from '../../../../domain/annex/positiveLists.ts';
import { accounts, type AccountName } from '../../../demo-data/accounts.ts';
import { labelAt, LABEL_COUNT } from '../../../demo-data/labels.ts';
import { companyIdOf } from '../../../demo-data/companies.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../../../demo-data/raw-material/rawMaterials.ts';
import { starterIngredients } from '../../../demo-data/knowledge/starterKnowledge.ts';
import { send, tokenOf } from '../../../testing/client.ts';
import { inventoryFile } from '../../../testing/exportFiles.ts';
import { importer, importForm } from '../../../testing/importClient.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';
import { describeIngredients } from '../../../testing/ingredientSuite.ts';

type Ingredient = components['schemas']['Ingredient'];

const standIns = useStandIns();
const tokens = {} as Record<AccountName, string>;
beforeAll(async () => {
  for (const name of Object.keys(accounts) as AccountName[])
    if (accounts[name].isActive) tokens[name] = await tokenOf(standIns(), name);
});
const ask = async (name: AccountName, method: string, path: string, json?: unknown) => {
  const { status, headers, body } = await send(standIns().product.url, method, path, {
    token: tokens[name],
    ...(json === undefined ? {} : { json }),
  });
  return { status, headers, body: body as { message: string; data: { data: unknown; promene?: string[] } } };
};
const named = async (inci: string): Promise<Ingredient> => {
  const { body } = await ask('admin', 'GET', `/api/v1/cosing?text%5Bsearch%5D=${encodeURIComponent(`"${inci}"`)}`);
  const found = (body.data.data as Ingredient[]).find((one) => one.inci === inci);
  if (!found) throw new Error(`There is no ${inci}`);
  return found;
};
const single = async (name: AccountName, id: string) =>
  (await ask(name, 'GET', `/api/v1/cosing/${id}`)).body.data.data as Ingredient;

test('the knowledge names the positive lists of the ingredients that have no other function', async () => {
  type Known = { inci: string; pozitivneListe?: string[] };
  const { sastojci } = (await ask('klijent', 'GET', '/api/v1/cosing/index')).body.data.data as { sastojci: Known[] };
  const sent = new Map(sastojci.map(({ inci, pozitivneListe = [] }) => [inci, pozitivneListe]));
  for (const inci of ['PHENOXYETHANOL', 'DMDM HYDANTOIN', 'CI 77491', 'GLYCERIN'])
    expect([inci, sent.get(inci)]).toEqual([inci, positiveListsOf((await named(inci)).funkcije ?? [])]);
  expect([...sent.values()].flat()).toContain('V');
});

const everyone = ['admin', 'org', 'konsultant', 'dcp', 'klijent'] as const;

describe('rights', () => {
  const cases: [string, string, string, unknown, readonly number[]][] = [
    ['search', 'POST', '/api/v1/cosing/cosingredients', { search: 'aqua' }, [200, 200, 200, 403, 403]],
    ['knowledge', 'GET', '/api/v1/cosing/index', undefined, [200, 200, 200, 200, 200]],
    ['functions', 'GET', '/api/v1/cosing/functions', undefined, [200, 200, 200, 403, 403]],
    ['list', 'GET', '/api/v1/cosing', undefined, [200, 200, 200, 403, 403]],
    ['detail', 'GET', '/api/v1/cosing/ID', undefined, [200, 200, 200, 403, 403]],
    ['toxicology', 'PATCH', '/api/v1/cosing/ID/toxicology', { verzija: 99 }, [409, 403, 403, 403, 403]],
    ['own toxicology', 'PATCH', '/api/v1/cosing/ID/toxicology/own', { verzija: 99 }, [409, 409, 409, 403, 403]],
    ['versions', 'GET', '/api/v1/cosing/ID/toxicology/history?opseg=sopstveno', undefined, [200, 200, 200, 403, 403]],
    ['refresh', 'POST', '/api/v1/cosing/ID/refresh', undefined, [200, 403, 403, 403, 403]],
    ['an import', 'GET', `/api/v1/cosing/imports/${'0'.repeat(24)}`, undefined, [404, 404, 403, 403, 403]],
    [
      'what it changes',
      'GET',
      `/api/v1/cosing/imports/${'0'.repeat(24)}/changes?vrsta=dodato`,
      undefined,
      [404, 404, 403, 403, 403],
    ],
    ['applying it', 'POST', `/api/v1/cosing/imports/${'0'.repeat(24)}/apply`, {}, [404, 403, 403, 403, 403]],
    ['dropping it', 'DELETE', `/api/v1/cosing/imports/${'0'.repeat(24)}`, undefined, [404, 404, 403, 403, 403]],
  ];
  again.each(cases)('%s', async (_what, method, path, json, expected) => {
    const { _id } = await named('GLYCERIN');
    const statuses: number[] = [];
    for (const name of everyone) statuses.push((await ask(name, method, path.replace('ID', _id), json)).status);
    expect(statuses).toEqual(expected);
  });

  test('only administrators may send a file', async () => {
    const statuses: number[] = [];
    for (const name of everyone)
      statuses.push(
        (
          await send(standIns().product.url, 'POST', '/api/v1/cosing/imports', {
            token: tokens[name],
            form: importForm('x'),
          })
        ).status,
      );
    expect(statuses).toEqual([200, 200, 403, 403, 403]);
  });
});

describe('one ingredient', () => {
  test('has its annex entries and toxicological data', async () => {
    const { _id } = await named('PHENOXYETHANOL');
    expect(await single('konsultant', _id)).toMatchObject({
      inci: 'PHENOXYETHANOL',
      cas: ['122-99-6'],
      ec: ['204-589-7'],
      povuceno: false,
      izvor: 'Starter knowledge',
      funkcije: expect.arrayContaining(['PRESERVATIVE']) as string[],
      aneksi: [{ aneks: 'V', broj: '29' }],
      toksikologija: { verzija: 1, molekulskaMasa: 138.16 },
    });
  });

  test('all of the starter knowledge is there', async () => {
    const { body } = await ask('klijent', 'GET', '/api/v1/cosing/index');
    const { sastojci } = body.data.data as { sastojci: { inci: string }[] };
    expect(sastojci.map(({ inci }) => inci).sort()).toEqual(starterIngredients.map(({ inci }) => inci).sort());
  });

  again.each([
    ['admin', 'GLYCERIN', null],
    ['konsultant', 'GLYCERIN', ['Lavanda Natura d.o.o.', 'Šumadija Kozmetika d.o.o.', 'Đerdap Botanika d.o.o.']],
    [
      'konsultant2',
      'PHENOXYETHANOL',
      ['Panonska Lepota d.o.o.', 'Fruškogorska Apoteka d.o.o.', 'Vojvodina Soap Works d.o.o.'],
    ],
  ] as [AccountName, string, string[] | null][])(
    '%s sees how many of its labels and raw materials contain %s',
    async (name, inci, companies) => {
      const ids = companies?.map(companyIdOf);
      const isSeen = (companyId: string) => ids?.includes(companyId) ?? true;
      const labels = Array.from({ length: LABEL_COUNT }, (_, index) => labelAt(index)).filter((label) =>
        isSeen(label.companyId),
      );
      const materials = Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index)).filter(
        (material) => isSeen(material.creatorCompanyId),
      );
      const bears = (text: string) => text.toUpperCase() === inci;
      const expected = [
        labels.filter(({ ingredients }) => ingredients.some(bears)).length,
        materials.filter(({ composition }) => composition.some((part) => bears(part.inci))).length,
      ];
      expect(Math.min(...expected)).toBeGreaterThan(0);
      const { brojDeklaracija, brojSirovina } = await single(name, (await named(inci))._id);
      expect([brojDeklaracija, brojSirovina]).toEqual(expected);
    },
  );

  test('an unknown id gets a 404', async () => {
    const paths = ['', '/toxicology', '/refresh'].map((end) => `/api/v1/cosing/${'0'.repeat(24)}${end}`);
    const statuses = [
      await ask('admin', 'GET', paths[0] ?? ''),
      await ask('admin', 'PATCH', paths[1] ?? '', { verzija: 0 }),
      await ask('admin', 'POST', paths[2] ?? ''),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('toxicological data', () => {
  const change = async (id: string, json: object) => ask('admin', 'PATCH', `/api/v1/cosing/${id}/toxicology`, json);
  const toxicologyOf = ({ body }: Awaited<ReturnType<typeof change>>) => (body.data.data as Ingredient).toksikologija;

  test('an omitted field is not changed, and null clears it', async () => {
    const { _id, toksikologija } = await named('PROPANEDIOL');
    const verzija = toksikologija?.verzija ?? 0;
    const first = await change(_id, {
      verzija,
      noael: 1000,
      noaelIzvor: '  OECD 408 ',
      reference: [' one ', ' ', 'two'],
      molekulskaMasa: 76.09,
      provereno: false,
    });
    expect(toxicologyOf(first)).toMatchObject({
      verzija: verzija + 1,
      noael: 1000,
      noaelIzvor: 'OECD 408',
      reference: ['one', 'two'],
      molekulskaMasa: 76.09,
      provereno: false,
    });
    const second = await change(_id, { verzija: verzija + 1, noael: null, noaelIzvor: null, provereno: true });
    expect(toxicologyOf(second)).toMatchObject({
      verzija: verzija + 2,
      noael: null,
      noaelIzvor: null,
      reference: ['one', 'two'],
      molekulskaMasa: 76.09,
      provereno: true,
    });
    expect((await change(_id, { verzija: verzija + 1, noael: 5 })).status).toBe(409);
    expect(toxicologyOf(await ask('admin', 'GET', `/api/v1/cosing/${_id}`))).toMatchObject({
      verzija: verzija + 2,
      noael: null,
    });
  });

  again.each([
    ['more than all absorbed', { oralnaBioraspolozivost: 101 }],
    ['a negative share', { dermalnaBioraspolozivost: -0.1 }],
    ['no weight', { molekulskaMasa: 0 }],
    ['a NOAEL of nothing', { noael: 0 }],
    ['a number as text', { noael: '5' }],
    ['more through the skin than through the gut', { oralnaBioraspolozivost: 20, dermalnaBioraspolozivost: 21 }],
    ['a NUL', { reference: ['a\0b'] }],
    ['51 references', { reference: Array.from({ length: 51 }, () => 'x') }],
    ['an unknown field', { cas: '50-00-0' }],
  ])('%s is refused', async (_what, wrong) => {
    const { _id, toksikologija } = await named('PEG-6');
    expect((await change(_id, { verzija: toksikologija?.verzija ?? 0, ...wrong })).status).toBe(422);
    expect((await single('admin', _id)).toksikologija).toEqual(toksikologija);
  });

  again('Cyrillic texts may have the maximum length', async () => {
    const { _id, toksikologija } = await named('PEG-8');
    const verzija = toksikologija?.verzija ?? 0;
    const long = { reference: Array.from({ length: 50 }, () => 'Ж'.repeat(500)), zakonodavstvo: 'Ж'.repeat(1000) };
    expect(toxicologyOf(await change(_id, { verzija, ...long }))).toMatchObject({ ...long, verzija: verzija + 1 });
  });
});

describe('the ingredient knowledge', () => {
  const knowledge = (tag?: string) =>
    send(standIns().product.url, 'GET', '/api/v1/cosing/index', {
      token: tokens.klijent,
      headers: tag === undefined ? {} : { 'if-none-match': tag },
    });

  test('has an ETag that changes only with an import', async () => {
    const first = await knowledge();
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(tag).toBe(`"${(first.body as { data: { data: { verzija: string } } }).data.data.verzija}"`);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*'])
      expect([(await knowledge(known)).status, known]).toEqual([304, known]);
    expect((await knowledge('"other"')).status).toBe(200);
    const { _id, toksikologija } = await named('SORBITOL');
    expect(
      (
        await ask('admin', 'PATCH', `/api/v1/cosing/${_id}/toxicology`, {
          verzija: toksikologija?.verzija ?? 0,
          boja: 'white',
        })
      ).status,
    ).toBe(200);
    expect((await knowledge(tag)).status).toBe(304);

    const admin = importer(standIns, () => tokens.admin);
    const prepared = await admin.read(
      inventoryFile([
        ...starterIngredients.map(({ inci }, at) => ({ ref: String(at + 1), inci })),
        { ref: '9999', inci: 'NOVISSIMUM' },
      ]),
    );
    expect((await knowledge(tag)).status).toBe(304);
    await admin.apply(prepared._id);
    const next = await knowledge(tag);
    expect([next.status, next.headers.get('etag') === tag]).toEqual([200, false]);
    expect(JSON.stringify(next.body)).toContain('NOVISSIMUM');
    expect((await knowledge(next.headers.get('etag') ?? '')).status).toBe(304);
  });

  again('contains the annex entries word for word', async () => {
    const { body } = await knowledge();
    const { aneksi } = (body as { data: { data: { aneksi: components['schemas']['AnnexRow'][] } } }).data.data;
    expect(aneksi.find(({ aneks, broj }) => aneks === 'V' && broj === '29')).toMatchObject({
      supstanca: '2-Phenoxyethanol',
      nazivi: ['PHENOXYETHANOL'],
      cas: '122-99-6',
      maksimum: '1.0%',
    });
  });
});

describeIngredients(standIns);
