import { companyIdOf } from '../../../mocks/seed/companies.ts';
import type { Call } from '../../../mocks/service/calls.ts';
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
  content { version ingredientText labelText precautions remarks category use isForUnderThree isForIntimateUse isInhalable markets nominalContent paoMonths
    bestBefore isPaoIrrelevant minimumDurabilityMonths countryOfOrigin isImported responsiblePerson batch productFunction }
  check { result }`;
const mutation = (name: string) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  return `mutation Write($input: ${type}) { ${name}(input: $input) { label { ${FIELDS} } } }`;
};
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
/** A label with everything that must stand on one. */
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
afterEach(() => bff.standIns.product.faults.clear());
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

describe('a new label', () => {
  test('is judged here, costs one call, and reads back as it was written', async () => {
    const content = {
      ...complete,
      productCode: 'LN-1',
      isActive: false,
      labelText: 'Prvi red\nDrugi red',
      precautions: 'Ne u oči.',
      remarks: 'Čeka se.',
      use: 'LEAVE_ON',
      isImported: true,
      bestBefore: '03/2027',
      isPaoIrrelevant: true,
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
    // Recognised names as the inventory writes them, the slip of the pen as printed.
    expect(label.ingredients).toEqual(['AQUA', 'GLYCERIN', 'Xantan Gum', 'PROPANEDIOL']);
    expect(shown(calls)).toEqual(['POST /deklaracija']);
    expect(calls[0]?.body).toMatchObject({
      inciProizvoda: label.ingredients,
      primena: 'ostaje',
      trzista: ['EU', 'RS'],
      tekstSastava: content.ingredientText,
    });
    const judged = await bff.askAs<{ checkLabel: { result: string } }>(
      'konsultant',
      'query Check($input: LabelContentInput!) { checkLabel(input: $input) { result } }',
      { variables: { input: content } },
    );
    expect([label.status, label.check.result]).toEqual([judged.data.checkLabel.result, judged.data.checkLabel.result]);
    expect(await read(label.slug)).toEqual(label);
  });

  test('of which only the name is known lacks the rest, and says so', async () => {
    const { data } = await write('createLabel', { companyId: lavanda, content: { name: 'Samo ime' } });
    expect(data['createLabel']?.label).toMatchObject({
      status: 'RED',
      ingredients: [],
      isActive: true,
      content: { ingredientText: '', markets: ['EU', 'RS'], paoMonths: null },
    });
  });

  test.each([companyIdOf('Tisa Derma Lab d.o.o.'), 'f'.repeat(24)])(
    'is not entered for %s, which the caller has no right to',
    async (companyId) => {
      const { code, errors } = await write('createLabel', { companyId, content: complete });
      expect([code, errors[0]?.extensions.fields]).toEqual([
        'BAD_USER_INPUT',
        [{ path: 'input.companyId', message: 'There is no such company.' }],
      ]);
    },
  );
});

test('while the ingredient knowledge is missing nothing is saved', async () => {
  const label = await create();
  const fresh = await startBff({}, bff);
  bff.standIns.product.faults.add({ path: '/api/v1/cosing/index', kind: 'status', status: 503 });
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

describe('a change', () => {
  test('changes what it names, clears what is null, and leaves the rest and the address alone', async () => {
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
      inciProizvoda: before.ingredients,
    });
    const found = await bff.askAs<{ labels: { totalCount: number } }>(
      'konsultant',
      '{ labels(filter: {search: "djurdjevak krem"}) { totalCount items { slug } } }',
    );
    expect(found.data.labels).toMatchObject({ items: expect.arrayContaining([{ slug: before.slug }]) as unknown });
  });

  test('moves the time of the result only when the result is another', async () => {
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

  test('from an old version is a conflict, and nothing is sent', async () => {
    const { slug } = await create();
    await update(slug, 1, { remarks: 'prva' });
    const calls = await bff.callsDuring(async () =>
      expect((await update(slug, 1, { remarks: 'druga' })).code).toBe('CONFLICT'),
    );
    expect(shown(calls)).toEqual([`GET /deklaracija/${slug}`]);
    expect((await read(slug)).content).toMatchObject({ version: 2, remarks: 'prva' });
  });

  test('of two at the same moment, one wins and the other is told', async () => {
    const { slug } = await create();
    const texts = ['ana', 'bora', 'ceca', 'daca'];
    const answers = await Promise.all(texts.map((remarks) => update(slug, 1, { remarks })));
    expect(answers.map(({ code }) => code ?? 'OK').sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'OK']);
    const winner = texts[answers.findIndex(({ code }) => code === undefined)];
    expect((await read(slug)).content).toMatchObject({ version: 2, remarks: winner });
  });

  test('that the service refuses as outdated is a conflict too', async () => {
    const { slug } = await create();
    bff.standIns.product.faults.add({ method: 'PATCH', path: `/deklaracija/${slug}`, kind: 'status', status: 409 });
    expect((await update(slug, 1, { remarks: 'x' })).code).toBe('CONFLICT');
  });
});

test.each([
  'Čaj & med',
  'AT&T &copy 2026',
  '&lt;b&gt; &amp;lt; &#x27;',
  '<script>alert(1)</script>',
  '😀 &nbsp; kraj',
  'Aqua\u000b, Glycerin\r\n\tPanthenol',
])('the text %j reads back letter by letter', async (text) => {
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

test('a copy is marked as one and takes everything with it but the archive', async () => {
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

test.each(['updateLabel', 'duplicateLabel', 'setLabelArchived'])(
  '%s of another company’s label: as if there were none',
  async (name) => {
    const { slug } = await create();
    const more = { updateLabel: { version: 1, content: {} }, setLabelArchived: { isArchived: true } }[name] ?? {};
    const ask = (of: string) =>
      bff.askAs('konsultant2', mutation(name), {
        variables: { input: { slug: of, ...more } },
        headers: { 'x-request-id': 'same-request' },
      });
    const [foreign, missing] = [await ask(slug), await ask('no-such-label')];
    expect([foreign.code, foreign.text]).toEqual(['NOT_FOUND', missing.text]);
  },
);
