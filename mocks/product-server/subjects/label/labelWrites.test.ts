import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../../demo-data/accounts.ts';
import { companyIdOf } from '../../../demo-data/companies.ts';
import { LABEL_COUNT, labelAt } from '../../../demo-data/labels.ts';
import { type ReceivedResponse, send, tokenOf } from '../../../testing/client.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

type Label = components['schemas']['LabelDetail'];

const standIns = useStandIns();
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const tisa = companyIdOf('Tisa Derma Lab d.o.o.');
const seeded = Array.from({ length: LABEL_COUNT }, (_, index) => labelAt(index));
const ofCompany = (id: string) => seeded.filter(({ companyId }) => companyId === id);

async function ask(name: AccountName, method: string, path: string, json?: unknown): Promise<ReceivedResponse> {
  return send(standIns().product.url, method, path, {
    token: await tokenOf(standIns(), name),
    ...(json === undefined ? {} : { json }),
  });
}
const labelOf = ({ body }: ReceivedResponse): Label => (body as { data: { data: Label } }).data.data;
const minimal = {
  firma: lavanda,
  ime: 'Krem za ruke',
  inciProizvoda: ['AQUA', 'GLYCERIN'],
  status: 2,
  trzista: ['RS'],
};
const create = (change: object = {}, name: AccountName = 'konsultant') =>
  ask(name, 'POST', '/deklaracija', { ...minimal, ...change });
const update = (slug: string, change: object, name: AccountName = 'konsultant') =>
  ask(name, 'PATCH', `/deklaracija/${slug}`, change);
const read = (slug: string, name: AccountName = 'konsultant') => ask(name, 'GET', `/deklaracija/${slug}`);

test.each([
  ['a new label', () => create({ phOd: 6, phDo: 5 })],
  ['a change of one end', async () => update(labelOf(await create({ phOd: 6 })).slug, { verzija: 1, phDo: 5 })],
])('%s with a pH that ends below its beginning is rejected', async (_what, run) => {
  const { status, body } = await run();
  expect([status, body]).toEqual([
    422,
    expect.objectContaining({ errors: [expect.objectContaining({ path: 'phDo' })] }),
  ]);
});

describe('a new label', () => {
  test('has all its values', async () => {
    const everything = {
      ime: 'Krem sa 5 % uree & „neven“',
      sifraProizvoda: 'LN-999',
      isActive: false,
      tekstSastava: 'Aqua, Urea',
      inciProizvoda: ['AQUA', 'UREA'],
      status: 1,
      tekstDeklaracije: 'Red 1\nRed 2',
      mereOpreza: 'Ne u oči.',
      napomene: 'x',
      kategorija: 'hand_care_products',
      primena: 'ostaje',
      zaDecuDoTri: false,
      zaIntimnuNegu: true,
      inhalacija: false,
      procenti: [{ naziv: 'UREA', procenat: 5 }],
      phOd: 4.5,
      phDo: 5.25,
      trzista: ['EU', 'RS'],
      neto: '50 ml',
      pao: 12,
      rokTrajanja: '03/2027',
      paoNijePotreban: true,
      minRokMeseci: 36,
      zemljaPorekla: 'Srbija',
      uvoz: true,
      odgovornoLice: 'Lavanda Natura d.o.o., Zemun',
      serija: 'L1',
      namena: 'Krem',
    };
    const response = await create(everything);
    const label = labelOf(response);
    expect([response.status, label]).toEqual([
      200,
      expect.objectContaining({
        ...everything,
        firma: lavanda,
        photo: null,
        arhivirana: false,
        verzija: 1,
        slug: 'krem-sa-5-uree-neven',
      }),
    ]);
    expect(label.createdAt).toBe(label.rezultatChangedAt);
    expect(labelOf(await read(label.slug))).toEqual(label);
    const { body } = await ask('klijent', 'GET', '/?text[search]=%22LN-999%22');
    expect(body).toMatchObject({ brojDeklaracija: 1, sveDeklaracije: [{ _id: label._id }] });
  });

  test.each([
    ['Šampon „Đurđevak“ 200 ml', 'sampon-djurdjevak-200-ml'],
    ['Шампон „Љиљан“', 'sampon-ljiljan'],
    ['Čaj &amp; med', 'caj-med'],
    ['护手霜', 'deklaracija'],
    ['../users', 'users'],
  ])('%s gets the slug %s, and a second label of that name another one', async (ime, slug) => {
    expect(labelOf(await create({ ime })).slug).toBe(slug);
    const second = labelOf(await create({ ime })).slug;
    expect(second).toMatch(/^[a-z0-9-]+-\d+$/);
    expect(second).not.toBe(slug);
  });

  test('two created at the same time get different slugs', async () => {
    const labels = await Promise.all([1, 2, 3].map(() => create({ ime: 'Istovremeno' })));
    expect(labels.map((response) => labelOf(response).slug).sort()).toEqual([
      'istovremeno',
      'istovremeno-2',
      'istovremeno-3',
    ]);
  });

  test.each([
    [{ firma: tisa }, 'firma'],
    [{ firma: 'f'.repeat(24) }, 'firma'],
    [{ ime: '   ' }, 'ime'],
    [{ ime: 'x'.repeat(1001) }, 'ime'],
    [{ ime: 'a\u0000' }, 'ime'],
    [{ inciProizvoda: ['AQUA', 'a\u0000'] }, 'inciProizvoda.1'],
    [{ inciProizvoda: Array.from({ length: 501 }, () => 'AQUA') }, 'inciProizvoda'],
    [{ trzista: [] }, 'trzista'],
    [{ trzista: ['RS', 'RS'] }, 'trzista'],
    [{ trzista: ['US'] }, 'trzista.0'],
    [{ status: 4 }, 'status'],
    [{ pao: 0 }, 'pao'],
    [{ pao: 1.5 }, 'pao'],
    [{ kategorija: 'no_such_category' }, 'kategorija'],
    [{ photo: 'somebody.webp' }, 'photo'],
    [{ verzija: 1 }, ''],
    [{ _id: 'a'.repeat(24) }, ''],
  ])('%j is rejected with its field', async (change, path) => {
    const { status, body } = await create(change);
    expect([status, (body as { errors: { path: string }[] }).errors[0]?.path]).toEqual([422, path]);
  });
});

describe('a change', () => {
  test('updates the named fields, the search and the counts', async () => {
    const { slug, createdAt } = labelOf(
      await create({ ime: 'Pre izmene', tekstSastava: 'Aqua', zemljaPorekla: 'Srbija', pao: 6 }),
    );
    const changed = labelOf(
      await update(slug, {
        verzija: 1,
        ime: 'Nakon izmene',
        inciProizvoda: ['SQUALANE'],
        zemljaPorekla: null,
        napomene: 'nova',
        status: 3,
      }),
    );
    expect(changed).toMatchObject({
      slug,
      createdAt,
      ime: 'Nakon izmene',
      tekstSastava: 'Aqua',
      zemljaPorekla: null,
      pao: 6,
      napomene: 'nova',
      status: 3,
      verzija: 2,
    });
    const find = async (text: string) =>
      ((await ask('konsultant', 'GET', `/?text[search]=%22${text}%22`)).body as { brojDeklaracija: number })
        .brojDeklaracija;
    expect([await find('pre izmene'), await find('nakon izmene')]).toEqual([0, 1]);
    const { body } = await ask('konsultant', 'GET', '/?limit=100');
    const { sveDeklaracije, statusi } = body as {
      sveDeklaracije: { status: number }[];
      statusi: { status: number; broj: number }[];
    };
    expect(statusi).toEqual(
      [1, 2, 3].map((status) => ({ status, broj: sveDeklaracije.filter((one) => one.status === status).length })),
    );
  });

  test('the time of the result changes only with the result', async () => {
    const { slug, rezultatChangedAt: before } = labelOf(await create());
    expect(labelOf(await update(slug, { verzija: 1, status: 2, neto: '50 ml' })).rezultatChangedAt).toBe(before);
    const moved = labelOf(await update(slug, { verzija: 2, status: 1 })).rezultatChangedAt ?? '';
    expect(moved > (before ?? '')).toBe(true);
  });

  test('of two from the same version the second gets a 409', async () => {
    const { slug } = labelOf(await create());
    const responses = await Promise.all(['prvi', 'drugi'].map((napomene) => update(slug, { verzija: 1, napomene })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = responses.find(({ status }) => status === 200);
    expect(winner && labelOf(await read(slug))).toEqual(winner && labelOf(winner));
  });

  test('without a version is rejected', async () => {
    const { slug } = labelOf(await create());
    expect((await update(slug, { napomene: 'x' })).status).toBe(422);
    expect(labelOf(await read(slug)).verzija).toBe(1);
  });
});

describe('a copy', () => {
  test('has a name that marks it as a copy', async () => {
    const { slug } = labelOf(await create({ ime: 'Losion', status: 1, pao: 6 }));
    const first = labelOf(await ask('konsultant', 'POST', `/deklaracija/${slug}/duplicate`));
    expect(first).toMatchObject({
      ime: 'Losion (kopija)',
      slug: 'losion-kopija',
      status: 1,
      pao: 6,
      verzija: 1,
      arhivirana: false,
    });
    await ask('konsultant', 'PATCH', `/deklaracija/${first.slug}/arhiva`, { arhivirana: true });
    const second = labelOf(await ask('konsultant', 'POST', `/deklaracija/${first.slug}/duplicate`));
    expect(second).toMatchObject({ ime: 'Losion (kopija 2)', arhivirana: false, createdAt: second.rezultatChangedAt });
  });

  test.each(['š'.repeat(200), `${'a'.repeat(190)}😀bbb`, `${'a'.repeat(188)}&amp;bbbbbbb`])(
    'of a long name stays within 200 characters',
    async (ime) => {
      const { slug } = labelOf(await create({ ime }));
      const copy = labelOf(await ask('konsultant', 'POST', `/deklaracija/${slug}/duplicate`));
      expect(copy.ime).toMatch(/^[ša]+ \(kopija\)$/u);
      expect(copy.ime?.length).toBeLessThanOrEqual(200);
    },
  );
});

test('archiving changes nothing else', async () => {
  const label = labelOf(await create());
  const archived = labelOf(await ask('konsultant', 'PATCH', `/deklaracija/${label.slug}/arhiva`, { arhivirana: true }));
  expect(archived).toEqual({ ...label, arhivirana: true });
  expect(labelOf(await ask('konsultant', 'PATCH', `/deklaracija/${label.slug}/arhiva`, { arhivirana: false }))).toEqual(
    label,
  );
});

describe('rights', () => {
  const lavandaLabel = ofCompany(lavanda)[0]?.slug ?? '';
  const tisaLabel = ofCompany(tisa)[0]?.slug ?? '';

  test.each([
    ['admin', 200, 200],
    ['org', 200, 404],
    ['konsultant', 200, 404],
    ['dcp', 200, 404],
    ['klijent', 200, 404],
    ['org2', 404, 200],
    ['klijent2', 404, 404],
  ] as [AccountName, number, number][])(
    '%s reads a label of Lavanda: %i, of Tisa: %i',
    async (name, ofLavanda, ofTisa) => {
      expect([(await read(lavandaLabel, name)).status, (await read(tisaLabel, name)).status]).toEqual([
        ofLavanda,
        ofTisa,
      ]);
    },
  );

  const writes: [string, string, string, object | undefined][] = [
    ['change', 'PATCH', '', { verzija: 9999, napomene: 'x' }],
    ['archive', 'PATCH', '/arhiva', { arhivirana: labelAt(0).isArchived }],
    ['copy', 'POST', '/duplicate', undefined],
  ];
  test.each(writes)('%s is allowed only to editors of the company', async (_what, method, suffix, json) => {
    const status = async (name: AccountName, slug: string) =>
      (await ask(name, method, `/deklaracija/${slug}${suffix}`, json)).status;
    expect([
      await status('dcp', lavandaLabel),
      await status('klijent', lavandaLabel),
      await status('konsultant2', lavandaLabel),
      await status('konsultant', tisaLabel),
    ]).toEqual([403, 403, 404, 404]);
    expect([200, 409]).toContain(await status('konsultant', lavandaLabel));
    expect([200, 409]).toContain(await status('admin', tisaLabel));
  });

  test('a label of another company gets the same response as a missing one', async () => {
    const [one, other] = [await read(tisaLabel), await read('ovog-nema')];
    expect([one.status, one.body]).toEqual([404, other.body]);
  });

  test.each(['dcp', 'klijent'] as AccountName[])('%s cannot create a label', async (name) => {
    expect((await create({}, name)).status).toBe(403);
  });
});

test('100,000 characters of any script are stored unchanged', async () => {
  const tekstSastava = 'воск, 蜂蠟, '.repeat(9_090);
  const { slug } = labelOf(
    await create({ tekstSastava, inciProizvoda: Array.from({ length: 500 }, () => 'ћ'.repeat(200)) }),
  );
  expect(labelOf(await read(slug)).tekstSastava).toBe(tekstSastava);
});
