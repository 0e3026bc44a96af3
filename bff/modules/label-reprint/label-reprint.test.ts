import { scentedProduct } from '../../../domain/formula/examples.testing.ts';
import { formatPercent } from '../../../domain/formula/percent.ts';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { until } from '../../../mocks/testing/until.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Reprint {
  newBatches: string;
  stock: string;
  later: string;
  missing: { name: string; entry: string; isMissingOnStock: boolean }[];
  unknownIn: string[];
  isByFormula: boolean;
}
interface Page {
  items: { slug: string; name: string; companyId: string; companyName: string; reprint: Reprint }[];
  totalCount: number;
  counts: { all: number; newBatches: number; stock: number; later: number; notKnown: number };
  waitingCount: number;
  daysLeft: number;
}
const REPRINT = 'newBatches stock later missing { name entry isMissingOnStock } unknownIn isByFormula';
const LIST = `query ($companyId: ID, $filter: ReprintFilter, $page: Int! = 1, $pageSize: Int! = 100) {
  labelsToReprint(companyId: $companyId, filter: $filter, page: $page, pageSize: $pageSize) {
    items { slug name companyId companyName reprint { ${REPRINT} } }
    totalCount counts { all newBatches stock later notKnown } waitingCount daysLeft } }`;
const LABEL = `query ($slug: String!) { label(slug: $slug) { reprint { ${REPRINT} } content { version } } }`;
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
let bff: TestBff;
let formulaSlug: string;
const USUAL = Date.parse('2026-11-22T10:00:00Z');
/** The slugs of its raw materials by name. */
const materials = new Map<string, string>();
beforeAll(async () => {
  bff = await startBff();
  await bff.stack.setClock(USUAL);
  for (const { material } of scentedProduct) if (material) await enter(material);
  formulaSlug = await createFormula(
    'Mirisna krema',
    scentedProduct.map(({ name, percent }) => ({
      rawMaterialSlug: materials.get(name),
      percent: formatPercent(percent),
    })),
  );
});
afterAll(() => bff.close());

async function change<Data>(field: string, type: string, answer: string, input: object): Promise<Data> {
  const mutation = `mutation ($input: ${type}!) { ${field}(input: $input) { ${answer} } }`;
  const { data, errors } = await bff.askAs<Record<string, Data>>('konsultant', mutation, { variables: { input } });
  expect(errors).toEqual([]);
  return data[field] as Data;
}
async function enter({ name, type, components, fragrance }: (typeof scentedProduct)[number]['material'] & object) {
  const { rawMaterial } = await change<{ rawMaterial: { slug: string } }>(
    'createRawMaterial',
    'CreateRawMaterialInput',
    'rawMaterial { slug }',
    { tradeName: `Štampa ${name}`, type, values: { composition: components } },
  );
  materials.set(name, rawMaterial.slug);
  if (fragrance) {
    const { allergens } = fragrance;
    const content = { name: `Papiri štampe ${name}`, kind: 'PARFUM', rawMaterialSlug: rawMaterial.slug, allergens };
    await change('createFragranceMaterial', 'CreateFragranceMaterialInput', 'fragranceMaterial { name }', { content });
  }
}
async function createFormula(name: string, lines: object[]): Promise<string> {
  const formula = { name, companyId: lavanda, use: 'LEAVE_ON', lines };
  const made = await change<{ formula: { slug: string } }>('createFormula', 'CreateFormulaInput', 'formula { slug }', {
    formula,
  });
  return made.formula.slug;
}
async function labelOf(name: string, slug = formulaSlug): Promise<string> {
  const { label } = await change<{ label: { slug: string } }>(
    'createLabelFromFormula',
    'CreateLabelFromFormulaInput',
    'label { slug }',
    { formulaSlug: slug, name },
  );
  return label.slug;
}
const labelNow = async (slug: string, person: Person = 'konsultant') =>
  (
    await bff.askAs<{ label: { reprint: Reprint | null; content: { version: number } } }>(person, LABEL, {
      variables: { slug },
    })
  ).data.label;
async function reprintOf(slug: string): Promise<Reprint> {
  const { reprint } = await labelNow(slug);
  if (!reprint) throw new Error('not told');
  return reprint;
}
async function print(slug: string, ingredientText: string): Promise<Reprint> {
  const { version } = (await labelNow(slug)).content;
  const { label } = await change<{ label: { reprint: Reprint } }>(
    'updateLabel',
    'UpdateLabelInput',
    `label { reprint { ${REPRINT} } }`,
    { slug, version, content: { ingredientText } },
  );
  return label.reprint;
}
/** The list when every label is judged that waits for it. */
async function list(variables: Record<string, unknown> = {}, person: Person = 'konsultant'): Promise<Page> {
  let page: Page | undefined;
  const allChecked = async () => {
    const { data, errors } = await bff.askAs<{ labelsToReprint: Page }>(person, LIST, { variables });
    expect(errors).toEqual([]);
    page = data.labelsToReprint;
    return page.waitingCount === 0;
  };
  await until('all labels are judged', allChecked);
  return page!;
}
const columns = ({ newBatches, stock, later }: Reprint) => [newBatches, stock, later];
const namesIn = ({ items }: Page) => items.map(({ name }) => name);

test('a label that was just made from its formula shows every allergen', async () => {
  const reprint = await reprintOf(await labelOf('Potpuna krema'));
  expect([columns(reprint), reprint.missing, reprint.unknownIn, reprint.isByFormula]).toEqual([
    ['COMPLETE', 'COMPLETE', 'COMPLETE'],
    [],
    [],
    true,
  ]);
});

test('example E7: new entries are missing on new batches and from August 2028, original ones on stock too', async () => {
  const slug = await labelOf('Krema za štampu');
  const former = await print(slug, 'Aqua, Benzyl Alcohol, Parfum, Linalool, Limonene, Coumarin, Lavandula Oil/Extract');
  expect(columns(former)).toEqual(['MISSING', 'COMPLETE', 'MISSING']);
  expect(former.missing).toEqual([
    { name: 'Rose Ketones', entry: '157', isMissingOnStock: false },
    { name: 'Hexamethylindanopyran', entry: expect.any(String) as string, isMissingOnStock: false },
    { name: 'Linalyl Acetate', entry: expect.any(String) as string, isMissingOnStock: false },
  ]);
  const withoutLinalool = await print(slug, 'Aqua, Benzyl Alcohol, Parfum, Limonene, Coumarin, Lavandula Oil/Extract');
  expect(columns(withoutLinalool)).toEqual(['MISSING', 'MISSING', 'MISSING']);
  expect(withoutLinalool.missing).toContainEqual({ name: 'Linalool', entry: '84', isMissingOnStock: true });
});

test.each([
  ['2026-07-31', 'COMPLETE', 732],
  ['2026-08-01', 'MISSING', 731],
])('on %s new batches without new entries are %s', async (day, newBatches, daysLeft) => {
  const slug = await labelOf(`Krema od ${day}`);
  await print(slug, 'Aqua, Benzyl Alcohol, Parfum, Linalool, Limonene, Coumarin, Lavandula Oil/Extract');
  await bff.stack.setClock(Date.parse(`${day}T10:00:00Z`));
  try {
    const found = await list({ companyId: lavanda });
    const item = found.items.find((one) => one.slug === slug);
    expect([item?.reprint.newBatches, item?.reprint.stock, found.daysLeft]).toEqual([newBatches, 'COMPLETE', daysLeft]);
  } finally {
    await bff.stack.setClock(USUAL);
  }
});

test('a changed statement of a perfume is met by the list', async () => {
  const slug = await labelOf('Krema i novi papiri');
  expect(namesIn(await list({ filter: 'LATER' }))).not.toContain('Krema i novi papiri');
  const { data } = await bff.askAs<{ fragranceMaterial: { version: number; allergens: object[] } }>(
    'konsultant',
    '{ fragranceMaterial(name: "Papiri štampe P2") { version allergens { inciName casNumber percent detectionLimit } } }',
  );
  const { version, allergens } = data.fragranceMaterial;
  const changed = [...allergens, { inciName: 'Vanillin', percent: '50' }];
  await change('updateFragranceMaterial', 'UpdateFragranceMaterialInput', 'fragranceMaterial { name }', {
    name: 'Papiri štampe P2',
    version,
    content: { allergens: changed },
  });
  const item = (await list({ filter: 'LATER' })).items.find((one) => one.slug === slug);
  expect(item?.reprint.missing.map(({ name }) => name)).toEqual(['Vanillin']);
  expect((await reprintOf(slug)).missing.map(({ name }) => name)).toEqual(['Vanillin']);
});

test('the result of a label follows the papers of its perfume, for a client of its company too', async () => {
  const item = (await list({ filter: 'LATER' })).items.find(({ name }) => name === 'Krema i novi papiri');
  const question = `query ($slug: String!) { label(slug: $slug) { status check { result findings { code ingredient } } } }`;
  type Answer = {
    label: { status: string; check: { result: string; findings: { code: string; ingredient: string }[] } };
  };
  for (const person of ['konsultant', 'klijent'] as const) {
    const { data } = await bff.askAs<Answer>(person, question, { variables: { slug: item?.slug } });
    expect([data.label.status, data.label.check.result]).toEqual(['RED', 'RED']);
    expect(data.label.check.findings).toContainEqual({ code: 'ALLERGEN_MISSING', ingredient: 'Vanillin' });
  }
});

test('what is inside a perfume is not known without a formula and is never called none', async () => {
  const made = await change<{ label: { slug: string } }>('createLabel', 'CreateLabelInput', 'label { slug }', {
    companyId: lavanda,
    content: { name: 'Otkucana kolonjska voda', ingredientText: 'Alcohol Denat., Aqua, Parfum, Linalool' },
  });
  const reprint = await reprintOf(made.label.slug);
  expect([columns(reprint), reprint.missing, reprint.isByFormula]).toEqual([
    ['NOT_KNOWN', 'NOT_KNOWN', 'NOT_KNOWN'],
    [],
    false,
  ]);
  expect(reprint.unknownIn).toEqual(['Parfum']);
  expect(namesIn(await list({ filter: 'NOT_KNOWN' }))).toContain('Otkucana kolonjska voda');
  expect(namesIn(await list({ filter: 'LATER' }))).not.toContain('Otkucana kolonjska voda');
});

test('each filter finds as many labels as its count says', async () => {
  const { counts } = await list();
  expect(counts.all).toBeGreaterThan(counts.notKnown);
  for (const [filter, count] of [
    ['NEW_BATCHES', counts.newBatches],
    ['STOCK', counts.stock],
    ['LATER', counts.later],
    ['NOT_KNOWN', counts.notKnown],
    [null, counts.all],
  ] as const) {
    const { totalCount, items } = await list({ filter });
    expect([filter, totalCount, items.length]).toEqual([filter, count, Math.min(count, 100)]);
    expect(count).toBeGreaterThan(0);
  }
});

test('labels with missing names come before those whose allergens are not known', async () => {
  const isMissing = (await list()).items.map(({ reprint }) => reprint.later === 'MISSING');
  expect(isMissing).toEqual([...isMissing].sort((one, other) => Number(other) - Number(one)));
});

test('an archived label is no longer listed', async () => {
  const slug = await labelOf('Krema za arhivu');
  await print(slug, 'Aqua, Parfum');
  expect(namesIn(await list({ filter: 'LATER' }))).toContain('Krema za arhivu');
  await change('setLabelArchived', 'SetLabelArchivedInput', 'label { id }', { slug, isArchived: true });
  expect(namesIn(await list({ filter: 'LATER' }))).not.toContain('Krema za arhivu');
});

test('another organisation sees none of it', async () => {
  const theirs = await list({}, 'konsultant2');
  expect(theirs.items.filter(({ companyId }) => companyId === lavanda)).toEqual([]);
  const none = await list({ companyId: lavanda }, 'konsultant2');
  expect([none.totalCount, none.counts.all]).toEqual([0, 0]);
});

test.each(['dcp', 'klijent'] as const)('%s is refused the list and not told what a label lacks', async (person) => {
  expect((await bff.askAs(person, LIST)).code).toBe('FORBIDDEN');
  const { data } = await bff.askAs<{ labels: { items: { slug: string }[] } }>(
    person,
    '{ labels(pageSize: 1) { items { slug } } }',
  );
  expect((await labelNow(data.labels.items[0]?.slug ?? '', person)).reprint).toBeNull();
});

test('a company id that is none is a bad input', async () => {
  expect((await bff.askAs('konsultant', LIST, { variables: { companyId: 'Sve' } })).code).toBe('BAD_USER_INPUT');
});
