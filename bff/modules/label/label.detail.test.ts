import { LABEL_TEXTS } from '../../../domain/label/labelFields.ts';
import { mapNames } from '../../../domain/mapNames.ts';
import type { Call } from '../../../mocks/product-server/service/calls.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Detail {
  label: {
    id: string;
    slug: string;
    name: string;
    viewerCanEdit: boolean;
    viewerCanDelete: boolean;
    company: { id: string; name: string };
    content: Record<string, unknown> & { version: number; ingredientText: string };
    check: { result: string; total: number; findings: { code: string }[] };
  };
}
interface List {
  labels: { items: { slug: string; company: { id: string }; content: { version: number } }[] };
}

const CONTENT = `version ingredientText ${LABEL_TEXTS.join(' ')} category use isForUnderThree isForIntimateUse isInhalable markets
  paoMonths isPaoIrrelevant minimumDurabilityMonths isImported`;
const LABEL = `query Label($slug: String!) {
  label(slug: $slug) {
    id slug name productCode photoUrl ingredients status isActive isArchived createdAt resultChangedAt viewerCanEdit viewerCanDelete
    company { id name }
    content { ${CONTENT} }
    check { result total findings { code } }
  }
}`;
const LIST =
  'query List($pageSize: Int!) { labels(pageSize: $pageSize) { items { slug company { id } content { version } } } }';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  // The first check loads the ingredient knowledge, which would be counted as a call.
  await bff.askAs('admin', '{ checkIngredients(input: {text: "Aqua"}) { total } }');
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

const label = (person: Person, slug: string, requestId = 'same-request') =>
  bff.askAs<Detail>(person, LABEL, { variables: { slug }, headers: { 'x-request-id': requestId } });
const firstOf = async (person: Person) =>
  (await bff.askAs<List>(person, '{ labels(pageSize: 1) { items { slug company { id } } } }')).data.labels.items[0]!;
const shown = (calls: Call[]) => calls.map(({ method, path }) => `${method} ${path}`);

test('a label with its content and check costs one call', async () => {
  const { slug, company } = await firstOf('konsultant');
  const calls = await bff.callsDuring(async () => {
    const { data, errors } = await label('konsultant', slug);
    expect(errors).toEqual([]);
    expect(data.label).toMatchObject({
      slug,
      viewerCanEdit: true,
      viewerCanDelete: true,
      company: { id: company.id, name: expect.any(String) as string },
    });
    expect(data.label.content.ingredientText).not.toBe('');
    expect(data.label.check.total).toBeGreaterThan(0);
  });
  expect(shown(calls)).toEqual([`GET /deklaracija/${slug}`]);
});

test('a list with contents and checks reads each label once', async () => {
  await bff.tokenOf('admin');
  const query =
    '{ a: labels { items { slug content { version } check { result } } } b: labels { items { slug name content { remarks } } } }';
  const calls = await bff.callsDuring(async () => expect((await bff.askAs('admin', query)).errors).toEqual([]));
  const details = shown(calls).filter((one) => one !== 'GET /');
  expect([calls.length, details.length, new Set(details).size]).toEqual([6, 4, 4]);
});

test('contents can be read for one full page and not for more', async () => {
  await bff.tokenOf('admin');
  const calls = await bff.callsDuring(async () => {
    const { data } = await bff.askAs<List>('admin', LIST, { variables: { pageSize: 100 } });
    expect(data.labels.items.map(({ content }) => content.version)).toEqual(new Array(100).fill(1));
  });
  expect(calls).toHaveLength(101);
  const two =
    '{ a: labels(pageSize: 100) { items { slug content { version } } } b: labels(page: 2, pageSize: 100) { items { slug content { version } } } }';
  const more = await bff.callsDuring(async () => expect((await bff.askAs('admin', two)).code).toBe('BAD_USER_INPUT'));
  expect(more.length).toBeLessThanOrEqual(102);
});

test.each([
  ['org', true, true],
  ['dcp', false, false],
  ['klijent', false, true],
] as [Person, boolean, boolean][])(
  '%s reads labels with their findings; may edit: %s, delete: %s',
  async (person, viewerCanEdit, viewerCanDelete) => {
    const { slug } = await firstOf(person);
    const { data, errors } = await label(person, slug);
    expect(errors).toEqual([]);
    expect(data.label).toMatchObject({ viewerCanEdit, viewerCanDelete });
    expect(['GREEN', 'YELLOW', 'RED']).toContain(data.label.check.result);
  },
);

test('the label of another company and a missing label give the same response', async () => {
  const { slug } = await firstOf('klijent2');
  for (const person of ['klijent', 'konsultant', 'org', 'dcp'] as const) {
    const [foreign, missing] = [await label(person, slug), await label(person, 'no-such-label')];
    expect([foreign.code, foreign.text]).toEqual(['NOT_FOUND', missing.text]);
  }
});

const whole = (change: object) => ({ data: { data: { _id: 'a'.repeat(24), slug: 'a', verzija: 7, ...change } } });

test('a client does not see the label of another company even if the service sends it', async () => {
  await bff.standIns.product.fault({
    path: '/deklaracija/a',
    kind: 'wrongType',
    body: whole({ ime: 'Tuđa krema', firma: 'b'.repeat(24) }),
  });
  const { code, text } = await label('klijent', 'a');
  expect(code).toBe('NOT_FOUND');
  expect(text).not.toContain('Tuđa');
});

test('texts are decoded once, and omitted fields are null, empty or their default', async () => {
  const body = whole({
    ime: 'Čaj &amp; med &amp;lt;b&gt;',
    tekstDeklaracije: '&lt;img src=x&gt;',
    napomene: '',
    primena: null,
  });
  await bff.standIns.product.fault({ path: '/deklaracija/a', kind: 'wrongType', body });
  const { data } = await label('admin', 'a');
  expect(data.label).toMatchObject({
    name: 'Čaj & med &lt;b>',
    status: null,
    company: null,
    isActive: true,
    isArchived: false,
    ingredients: [],
  });
  expect(data.label.content).toEqual({
    ...mapNames(LABEL_TEXTS, () => null),
    version: 7,
    ingredientText: '',
    labelText: '<img src=x>',
    category: null,
    use: null,
    isForUnderThree: null,
    isForIntimateUse: null,
    isInhalable: null,
    markets: ['EU', 'RS'],
    paoMonths: null,
    isPaoIrrelevant: false,
    minimumDurabilityMonths: null,
    isImported: null,
  });
  expect(data.label.check).toMatchObject({ result: 'RED', total: 0 });
});

test.each([
  { verzija: '7' },
  { verzija: 0 },
  { pao: 'x' },
  { trzista: ['US'] },
  { primena: 'LEAVE_ON' },
  { tekstSastava: 5 },
])('an invalid response %j is an error', async (change) => {
  await bff.standIns.product.fault({ path: '/deklaracija/a', kind: 'wrongType', body: whole(change) });
  expect((await label('admin', 'a')).code).toBe('UPSTREAM_BAD_RESPONSE');
});

test.each([[''], ['.'], ['..'], ['a\u0000'], ['\ud800'], ['x'.repeat(201)], ['x'.repeat(2000)]])(
  'the slug %j is rejected',
  async (slug) => {
    await bff.tokenOf('admin');
    const calls = await bff.callsDuring(async () => {
      const { code, errors } = await label('admin', slug);
      expect([code, errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'slug']);
    });
    expect(calls).toEqual([]);
  },
);

test.each(['../users', 'a/b', 'a?b=c', '..%2fusers', '%', '"\'`', 'Шампон 50%', '__proto__'])(
  'the slug %s is sent as one path segment',
  async (slug) => {
    const calls = await bff.callsDuring(async () => expect((await label('admin', slug)).code).toBe('NOT_FOUND'));
    expect(shown(calls)).toEqual([`GET /deklaracija/${encodeURIComponent(slug)}`]);
  },
);

test('the change of the law behind a result is mapped to the words of the schema', async () => {
  const finding = { kod: 'PROHIBITED', tezina: 'greska', sastojak: 'TEA &amp; HONEY', osnov: 'Annex II/1' };
  const change = { provera: 'a'.repeat(24), povod: 'uvoz', sadrzaj: 'aneksII', datum: '2026-06-17', pre: 1, posle: 3 };
  const data = { _id: 'b'.repeat(24), slug: 'krema', verzija: 1 };
  await bff.standIns.product.fault({
    kind: 'status',
    status: 200,
    path: '/deklaracija/krema',
    body: { data: { data: { ...data, promenaRezultata: { ...change, nastali: [finding], nestali: [] } } } },
  });
  const query = `{ label(slug: "krema") { resultChange { recheckId cause content datedOn before after
    appeared { code severity ingredient reference } gone { code } } } }`;
  expect((await bff.askAs<{ label: object }>('admin', query)).data.label).toEqual({
    resultChange: {
      recheckId: 'a'.repeat(24),
      cause: 'IMPORT',
      content: 'ANNEX_II',
      datedOn: '2026-06-17',
      before: 'GREEN',
      after: 'RED',
      appeared: [{ code: 'PROHIBITED', severity: 'ERROR', ingredient: 'TEA & HONEY', reference: 'Annex II/1' }],
      gone: [],
    },
  });
});
