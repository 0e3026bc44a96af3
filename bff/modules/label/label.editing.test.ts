import { LABEL_TEXTS } from '../../../domain/label/labelFields.ts';
import { mapNames } from '../../../domain/mapNames.ts';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import type { Call } from '../../../mocks/product-server/service/calls.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Label {
  slug: string;
  name: string;
  status: string;
  ingredients: string[];
  isActive: boolean;
  isArchived: boolean;
  createdAt: string;
  resultChangedAt: string;
  content: Record<string, unknown> & { version: number };
  check: { result: string };
}
type Payload = Record<string, { label: Label }>;

const FIELDS = `slug name productCode status ingredients isActive isArchived createdAt resultChangedAt company { id name }
  content { version ingredientText ${LABEL_TEXTS.join(' ')} category use isForUnderThree isForIntimateUse isInhalable phMin phMax percentages { name percent } markets paoMonths isPaoIrrelevant
    minimumDurabilityMonths isImported }
  check { result }`;
const mutation = (name: string) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  return `mutation Write($input: ${type}) { ${name}(input: $input) { label { ${FIELDS} } } }`;
};
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
/** A label with all mandatory particulars. */
const complete = {
  name: 'Krem za ruke',
  ingredientText: 'Aqua, Glycerin, Xantan Gum, propanediol',
  category: 'hand_care_products',
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
  markets: ['EU', 'RS'],
  nominalContent: '50 ml',
  paoMonths: 12,
  minimumDurabilityMonths: 36,
  countryOfOrigin: 'Srbija',
  responsiblePerson: 'Lavanda Natura d.o.o., Cara Dušana 14, Zemun',
  batch: 'L1',
  productFunction: 'Krem za ruke',
};

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  await bff.askAs('konsultant', '{ checkIngredients(input: {text: "Aqua"}) { total } }');
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

const write = (name: string, input: unknown, person: Person = 'konsultant') =>
  bff.askAs<Payload>(person, mutation(name), { variables: { input } });
async function create(content: object = {}): Promise<Label> {
  const { data, errors } = await write('createLabel', { companyId: lavanda, content: { ...complete, ...content } });
  expect(errors).toEqual([]);
  return data['createLabel']!.label;
}
const update = (slug: string, version: number, content: object) => write('updateLabel', { slug, version, content });
const read = async (slug: string) =>
  (
    await bff.askAs<{ label: Label }>('konsultant', `query Read($slug: String!) { label(slug: $slug) { ${FIELDS} } }`, {
      variables: { slug },
    })
  ).data.label;
const shown = (calls: Call[]) => calls.map(({ method, path }) => `${method} ${path}`);

describe('creating a label', () => {
  test('checks the content, costs one call and stores everything', async () => {
    const content = {
      ...mapNames(LABEL_TEXTS, (name) => `Tekst & ${name}`),
      ...complete,
      productCode: 'LN-1',
      isActive: false,
      labelText: 'Prvi red\nDrugi red',
      use: 'LEAVE_ON',
      isImported: true,
      bestBefore: '03/2027',
      isPaoIrrelevant: true,
      percentages: [{ name: 'GLYCERIN', percent: 5 }],
      phMin: 4.5,
      phMax: 5.25,
    };
    let label = {} as Label;
    const calls = await bff.callsDuring(async () => (label = await create(content)));
    const { name, productCode, isActive, ...stands } = content;
    expect(label).toMatchObject({
      name,
      productCode,
      isActive,
      isArchived: false,
      slug: 'krem-za-ruke',
      company: { id: lavanda, name: 'Lavanda Natura d.o.o.' },
      content: { version: 1, ...stands },
    });
    // Recognised names as in the inventory, the misspelt one as printed.
    expect(label.ingredients).toEqual(['AQUA', 'GLYCERIN', 'Xantan Gum', 'PROPANEDIOL']);
    expect(shown(calls)).toEqual(['POST /deklaracija']);
    expect(calls[0]?.body).toMatchObject({
      inciProizvoda: label.ingredients,
      primena: 'ostaje',
      trzista: ['EU', 'RS'],
      tekstSastava: content.ingredientText,
    });
    const checked = await bff.askAs<{ checkLabel: { result: string } }>(
      'konsultant',
      'query Check($input: LabelContentInput!) { checkLabel(input: $input) { result } }',
      { variables: { input: content } },
    );
    expect([label.status, label.check.result]).toEqual([
      checked.data.checkLabel.result,
      checked.data.checkLabel.result,
    ]);
    expect(await read(label.slug)).toEqual(label);
  });

  test('with nothing but a name gives a RED result', async () => {
    const { data } = await write('createLabel', { companyId: lavanda, content: { name: 'Samo ime' } });
    expect(data['createLabel']?.label).toMatchObject({
      status: 'RED',
      ingredients: [],
      isActive: true,
      content: { ingredientText: '', markets: ['EU', 'RS'], paoMonths: null },
    });
  });

  test.each([companyIdOf('Tisa Derma Lab d.o.o.'), 'f'.repeat(24)])(
    'for company %s is rejected, because the caller has no access to it',
    async (companyId) => {
      const { code, errors } = await write('createLabel', { companyId, content: complete });
      expect([code, errors[0]?.extensions.fields]).toEqual([
        'BAD_USER_INPUT',
        [{ path: 'input.companyId', message: 'Takva firma ne postoji.', code: 'COMPANY_UNKNOWN' }],
      ]);
    },
  );
});

test('nothing is saved while the ingredient knowledge is unavailable', async () => {
  const label = await create();
  const fresh = await startBff({}, bff);
  await bff.standIns.product.fault({ path: '/api/v1/cosing/index', kind: 'status', status: 503 });
  const calls = await bff.callsDuring(async () => {
    for (const [name, input] of [
      ['createLabel', { companyId: lavanda, content: complete }],
      ['updateLabel', { slug: label.slug, version: 1, content: { paoMonths: 6 } }],
    ] as const) {
      expect((await fresh.askAs('konsultant', mutation(name), { variables: { input } })).code).toBe(
        'UPSTREAM_UNAVAILABLE',
      );
    }
  });
  await fresh.close();
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(await read(label.slug)).toEqual(label);
});

describe('changing a label', () => {
  test('changes given fields, clears null fields and keeps the others and the slug', async () => {
    const before = await create({ remarks: 'stara', precautions: 'Ne u oči.' });
    const calls = await bff.callsDuring(async () => {
      const { data } = await update(before.slug, 1, { name: 'Krem „Đurđevak“', remarks: null, paoMonths: 6 });
      const { slug, createdAt, content } = before;
      expect(data['updateLabel']?.label).toMatchObject({
        slug,
        createdAt,
        name: 'Krem „Đurđevak“',
        content: { ...content, version: 2, remarks: null, paoMonths: 6 },
      });
    });
    expect(shown(calls)).toEqual([`GET /deklaracija/${before.slug}`, `PATCH /deklaracija/${before.slug}`]);
    expect(calls[1]?.body).toEqual({
      ime: 'Krem „Đurđevak“',
      napomene: null,
      pao: 6,
      verzija: 1,
      status: expect.any(Number) as number,
      provera: {
        znanje: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        nalazi: expect.arrayContaining([
          expect.objectContaining({ kod: 'PROBABLE_MISSPELLING', sastojak: 'XANTHAN GUM' }),
        ]) as object[],
      },
      inciProizvoda: before.ingredients,
    });
    const found = await bff.askAs<{ labels: { totalCount: number } }>(
      'konsultant',
      '{ labels(filter: {search: "djurdjevak krem"}) { totalCount items { slug } } }',
    );
    expect(found.data.labels).toMatchObject({ items: expect.arrayContaining([{ slug: before.slug }]) as unknown });
  });

  test('updates the time of the result only when the result changes', async () => {
    const before = await create();
    const { data } = await update(before.slug, 1, { remarks: 'x' });
    expect(data['updateLabel']?.label).toMatchObject({
      status: before.status,
      resultChangedAt: before.resultChangedAt,
    });
    const { data: worse } = await update(before.slug, 2, { responsiblePerson: null });
    expect(worse['updateLabel']?.label.status).toBe('RED');
    expect(before.status).not.toBe('RED');
    expect(worse['updateLabel']!.label.resultChangedAt > before.resultChangedAt).toBe(true);
  });

  test('with an old version is a conflict, and nothing is sent', async () => {
    const { slug } = await create();
    await update(slug, 1, { remarks: 'prva' });
    const calls = await bff.callsDuring(async () =>
      expect((await update(slug, 1, { remarks: 'druga' })).code).toBe('CONFLICT'),
    );
    expect(shown(calls)).toEqual([`GET /deklaracija/${slug}`]);
    expect((await read(slug)).content).toMatchObject({ version: 2, remarks: 'prva' });
  });

  test('succeeds once when several are sent at the same time; the others are conflicts', async () => {
    const { slug } = await create();
    const texts = ['ana', 'bora', 'ceca', 'daca'];
    const responses = await Promise.all(texts.map((remarks) => update(slug, 1, { remarks })));
    expect(responses.map(({ code }) => code ?? 'OK').sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'OK']);
    const winner = texts[responses.findIndex(({ code }) => code === undefined)];
    expect((await read(slug)).content).toMatchObject({ version: 2, remarks: winner });
  });
});

test.each([
  'Čaj & med',
  'AT&T &copy 2026',
  '&lt;b&gt; &amp;lt; &#x27;',
  '<script>alert(1)</script>',
  '😀 &nbsp; kraj',
  'Aqua\u000b, Glycerin\r\n\tPanthenol',
])('the text %j is stored unchanged', async (text) => {
  const { slug } = await create({
    labelText: text,
    ingredientText: text,
    name: text.replace(/[\u0000-\u001f]+/g, ' '),
  });
  expect(await read(slug)).toMatchObject({
    name: text.replace(/[\u0000-\u001f]+/g, ' '),
    content: { labelText: text, ingredientText: text },
  });
});

test('a copy has a name that says so, all content, and is not archived', async () => {
  const { slug, content, status } = await create({ name: 'Losion' });
  const archived = await write('setLabelArchived', { slug, isArchived: true });
  expect(archived.data['setLabelArchived']?.label).toMatchObject({ isArchived: true, content });
  const calls = await bff.callsDuring(async () => {
    const { data } = await write('duplicateLabel', { slug });
    expect(data['duplicateLabel']?.label).toMatchObject({
      name: 'Losion (kopija)',
      slug: 'losion-kopija',
      isArchived: false,
      status,
      content: { ...content, version: 1 },
    });
  });
  expect(shown(calls)).toEqual([`POST /deklaracija/${slug}/duplicate`]);
  expect(
    (await write('setLabelArchived', { slug, isArchived: false })).data['setLabelArchived']?.label.isArchived,
  ).toBe(false);
});

test('a change of one end of the pH that puts it below the other is rejected', async () => {
  const { slug } = await create({ phMin: 6 });
  const { errors } = await update(slug, 1, { phMax: 5 });
  expect(errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual(['input.content.phMax']);
});

test('a percentage goes when its ingredient leaves the list', async () => {
  const percentages = [
    { name: 'GLYCERIN', percent: 5 },
    { name: 'PROPANEDIOL', percent: 2 },
  ];
  const { slug } = await create({ percentages });
  const { data } = await update(slug, 1, { ingredientText: 'Aqua, Propanediol' });
  expect(data['updateLabel']?.label.content['percentages']).toEqual([{ name: 'PROPANEDIOL', percent: 2 }]);
});

test('a percentage stays when its ingredient moves in the list', async () => {
  const percentages = [{ name: 'GLYCERIN', percent: 5 }];
  const { slug } = await create({ percentages });
  const { data } = await update(slug, 1, { ingredientText: 'Aqua, Propanediol, Glycerin' });
  expect(data['updateLabel']?.label.content['percentages']).toEqual(percentages);
});

test('a copy has the percentages and the pH of its original', async () => {
  const known = { percentages: [{ name: 'GLYCERIN', percent: 5 }], phMin: 5, phMax: 6 };
  const { slug } = await create(known);
  const { data } = await write('duplicateLabel', { slug });
  expect(data['duplicateLabel']?.label.content).toMatchObject(known);
});
