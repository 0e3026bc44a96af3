import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { cream, line, material, wipes } from '../../../domain/formula/examples.testing.ts';
import type { FormulaLine } from '../../../domain/formula/formula.ts';
import { formatPercent } from '../../../domain/formula/percent.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Result {
  sum: string;
  result: string;
  ingredientText: string;
  list: { text: string; block: string; percent: string }[];
  substances: { inciName: string; maxPercent: string | null; orderPercent: string; sources: { line: number }[] }[];
  findings: { code: string; ingredient: string | null }[];
  materials: { slug: string; composition: { inciName: string; maxConcentration: string | null }[] }[];
}
interface Formula {
  slug: string;
  version: number;
  revision: number;
  name: string;
  code: string | null;
  category: string | null;
  use: string | null;
  company: { id: string; name: string };
  updatedBy: string | null;
  lines: { name: string; rawMaterialSlug: string | null; percent: string; isRemainder: boolean }[];
  revisions: { number: number; savedBy: string | null }[];
  result: Result;
}

const RESULT = `sum result ingredientText list { text block percent } substances { inciName maxPercent orderPercent sources { line } }
  findings { code ingredient } materials { slug composition { inciName maxConcentration } }`;
const FIELDS = `slug version revision name code category use company { id name } updatedBy
  lines { name rawMaterialSlug percent isRemainder } revisions { number savedBy }`;
const PREVIEW = `query ($input: FormulaInput!) { previewFormula(input: $input) { ${RESULT} } }`;
const CREATE = `mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateFormulaInput!) { updateFormula(input: $input) { formula { ${FIELDS} } } }`;
const COPY = `mutation ($input: DuplicateFormulaInput!) { duplicateFormula(input: $input) { formula { ${FIELDS} } } }`;
const DELETE = 'mutation ($input: DeleteFormulaInput!) { deleteFormula(input: $input) { deletedFormulaSlug } }';
const ONE = `query ($slug: String!, $revision: Int) { formula(slug: $slug, revision: $revision) { ${FIELDS} result { ${RESULT} } } }`;
const LIST = `query ($filter: FormulaFilter) { formulas(filter: $filter) { totalCount items { slug name result { result } } } }`;
const NEW_MATERIAL = `mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }`;
const path = '/api/v1/formule';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');

let bff: TestBff;
const slugs = new Map<string, string>();
beforeAll(async () => {
  bff = await startBff();
  const { data } = await bff.askAs<{ viewer: { company: { id: string } } }>(
    'konsultant',
    '{ viewer { company { id } } }',
  );
  expect(data.viewer.company.id).toBe(lavanda);
  await bff.askAs('konsultant', '{ checkIngredients(input: {text: "Aqua"}) { total } }');
  for (const { material } of [...wipes, ...cream]) if (material && !slugs.has(material.name)) await enter(material);
});
afterAll(() => bff.close());

async function enter({ name, type, isNano, components }: FormulaLine['material'] & object): Promise<void> {
  const input = { tradeName: `Primer ${name}`, type, values: { isNano, composition: components } };
  const { data, errors } = await bff.askAs<{ createRawMaterial: { rawMaterial: { slug: string } } }>(
    'konsultant',
    NEW_MATERIAL,
    { variables: { input } },
  );
  expect(errors).toEqual([]);
  slugs.set(name, data.createRawMaterial.rawMaterial.slug);
}
const linesOf = (lines: readonly FormulaLine[]) =>
  lines.map(({ name, percent }) => ({ rawMaterialSlug: slugs.get(name), percent: formatPercent(percent) }));
const input = (lines: readonly object[] = linesOf(cream), more: object = {}) => ({
  name: 'Dnevna krema',
  companyId: lavanda,
  category: 'face_care_products_other_than_face_mask',
  use: 'LEAVE_ON',
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
  lines,
  ...more,
});
const preview = async (lines: readonly object[], more: object = {}) => {
  const { data, errors } = await bff.askAs<{ previewFormula: Result }>('konsultant', PREVIEW, {
    variables: { input: input(lines, more) },
  });
  expect(errors).toEqual([]);
  return data.previewFormula;
};
const create = async (more: object = {}) => {
  const { data, errors } = await bff.askAs<{ createFormula: { formula: Formula } }>('konsultant', CREATE, {
    variables: { input: { formula: input(undefined, more) } },
  });
  expect(errors).toEqual([]);
  return data.createFormula.formula;
};
const one = (person: Person, slug: string, revision?: number) =>
  bff.askAs<{ formula: Formula }>(person, ONE, { variables: { slug, revision } });
const names = async (person: Person, filter: object) => {
  const { data } = await bff.askAs<{ formulas: { totalCount: number; items: Formula[] } }>(person, LIST, {
    variables: { filter },
  });
  return data.formulas.items.map(({ name }) => name);
};

const total = (texts: readonly string[]) =>
  formatPercent(texts.map((text) => Math.round(Number(text) * 1_000_000)).reduce((one, other) => one + other, 0));

test('the list of a tinted cream is that of example E4', async () => {
  const { sum, list, ingredientText, substances } = await preview(linesOf(cream));
  expect(sum).toBe('100');
  expect(list.map(({ text, block, percent }) => `${text} ${percent} ${block}`)).toEqual([
    'AQUA 70.885 ORDERED',
    'CAPRYLIC/CAPRIC TRIGLYCERIDE 17.3 ORDERED',
    'GLYCERIN 4.325 ORDERED',
    'GLYCERYL STEARATE 2 ORDERED',
    'PEG-100 STEARATE 2 ORDERED',
    'TITANIUM DIOXIDE [nano] 1.6 ORDERED',
    'PHENOXYETHANOL 0.9 BELOW',
    'ALUMINA 0.4 BELOW',
    'PARFUM 0.3 BELOW',
    'ETHYLHEXYLGLYCERIN 0.1 BELOW',
    'SODIUM HYDROXIDE 0.09 BELOW',
    'CI 77491 0.1 COLOURANT',
  ]);
  expect(substances.find(({ inciName }) => inciName === 'PEG-100 STEARATE')?.maxPercent).toBe('2.4');
  expect(total(substances.map(({ orderPercent }) => orderPercent))).toBe('100');
  expect(ingredientText).toMatch(/^AQUA, CAPRYLIC\/CAPRIC TRIGLYCERIDE, .*, CI 77491$/);
});

test('the working of the wipes of example E1 names each line that brings a substance', async () => {
  const { substances, materials } = await preview(linesOf(wipes));
  const working = Object.fromEntries(
    substances.map(({ inciName, maxPercent, orderPercent, sources }) => [
      inciName,
      `${maxPercent ?? '?'} / ${orderPercent} from ${sources.map(({ line }) => line).join(' ')}`,
    ]),
  );
  expect(working).toMatchObject({
    PHENOXYETHANOL: '0.48 / 0.42 from 0',
    'Sorbitan Caprylate': '0.24 / 0.18 from 0',
    'GLYCERYL STEARATE': '0.0315 / 0.02475 from 2',
    'CETEARETH-20': '0.019 / 0.01675 from 1 2',
    'CETEARYL ALCOHOL': '0.0045 / 0.003375 from 2',
  });
  expect(materials.find(({ slug }) => slug === slugs.get('Nipaguard SCP'))?.composition[0]).toEqual({
    inciName: 'Sorbitan Caprylate',
    maxConcentration: '20-40',
  });
});

test('maxima that exceed 100 together are scaled for the order alone, as in example E5', async () => {
  const mix = material('Only maxima', 'Aqua 40, Glycerin 80');
  await enter(mix);
  const { substances } = await preview(linesOf([line('100', mix)]));
  expect(substances.map(({ inciName, maxPercent, orderPercent }) => [inciName, maxPercent, orderPercent])).toEqual([
    ['GLYCERIN', '80', '66.666667'],
    ['AQUA', '40', '33.333333'],
  ]);
});

test('the sums of the working of wipes are those of example E1', async () => {
  const { sum, substances } = await preview(linesOf(wipes));
  expect(sum).toBe('100');
  expect(total(substances.map(({ maxPercent }) => maxPercent ?? ''))).toBe('100.129');
  expect(total(substances.map(({ orderPercent }) => orderPercent))).toBe('99.996625');
});

test('a preview costs one call, and one for the papers of its perfumes', async () => {
  const calls = await bff.callsDuring(() => preview(linesOf(cream)));
  expect(calls.map(({ method, path: target }) => `${method} ${target}`)).toEqual([
    `POST ${path}/sirovine`,
    'POST /api/v1/paroms/sirovine',
  ]);
});

test('limits compare with the highest concentration', async () => {
  const lines = [
    { rawMaterialSlug: slugs.get('Nipaguard SCP'), percent: '1.5' },
    { rawMaterialSlug: slugs.get('Aqua'), isRemainder: true },
  ];
  const { findings, result } = await preview(lines);
  expect([result, findings[0]]).toEqual(['RED', { code: 'OVER_LIMIT', ingredient: 'PHENOXYETHANOL' }]);
});

test('a provisional name is reported and saved', async () => {
  const lines = [
    { provisionalName: 'Mirisna mešavina & ulje', percent: '1' },
    { rawMaterialSlug: slugs.get('Aqua'), isRemainder: true },
  ];
  expect((await preview(lines)).findings.map(({ code }) => code)).toContain('LINE_UNMATCHED');
  const saved = await create({ lines });
  expect(saved.lines).toEqual([
    { name: 'Mirisna mešavina & ulje', rawMaterialSlug: null, percent: '1', isRemainder: false },
    { name: 'Primer Aqua', rawMaterialSlug: slugs.get('Aqua'), percent: '99', isRemainder: true },
  ]);
});

test('each save is a revision that can be read again', async () => {
  const created = await create({ name: 'Krem sa revizijama', code: 'F-7' });
  expect(created).toMatchObject({ version: 1, revision: 1, code: 'F-7', updatedBy: 'Ivana Đorđević' });
  const lines = [{ rawMaterialSlug: slugs.get('Aqua'), percent: '100' }];
  const { data } = await bff.askAs<{ updateFormula: { formula: Formula } }>('org', UPDATE, {
    variables: { input: { slug: created.slug, version: 1, formula: input(lines, { name: 'Krem, drugi' }) } },
  });
  expect(data.updateFormula.formula).toMatchObject({ version: 2, revision: 2, name: 'Krem, drugi', code: null });
  expect(data.updateFormula.formula.revisions).toEqual([
    { number: 2, savedBy: 'Milorad Stanković' },
    { number: 1, savedBy: 'Ivana Đorđević' },
  ]);
  const first = (await one('konsultant', created.slug, 1)).data.formula;
  expect(first).toMatchObject({ version: 2, revision: 1, name: 'Krem sa revizijama', lines: created.lines });
  expect(first.result.ingredientText).toContain('PHENOXYETHANOL');
  expect((await one('konsultant', created.slug)).data.formula.result.ingredientText).toBe('AQUA');
  expect((await one('konsultant', created.slug, 3)).code).toBe('NOT_FOUND');
});

test('the later of two saves gets a conflict', async () => {
  const { slug } = await create();
  const save = () =>
    bff.askAs('konsultant', UPDATE, {
      variables: { input: { slug, version: 1, formula: input(undefined, { code: 'F-8' }) } },
    });
  expect([(await save()).code, (await save()).code]).toEqual([undefined, 'CONFLICT']);
});

test('a save that changes nothing makes no revision', async () => {
  const { slug } = await create({ name: 'Krem bez izmene' });
  const save = async (more: object = {}) => {
    const formula = input(undefined, { name: 'Krem bez izmene', ...more });
    const { data } = await bff.askAs<{ updateFormula: { formula: Formula } }>('konsultant', UPDATE, {
      variables: { input: { slug, version: 1, formula } },
    });
    return data.updateFormula.formula.revisions.map(({ number }) => number);
  };
  expect(await save()).toEqual([1]);
  expect(await save({ note: 'Nova napomena' })).toEqual([2, 1]);
});

test('copies get names of their own', async () => {
  const { slug } = await create({ name: 'Original' });
  const copy = async () => {
    const { data } = await bff.askAs<{ duplicateFormula: { formula: Formula } }>('konsultant', COPY, {
      variables: { input: { slug } },
    });
    return data.duplicateFormula.formula;
  };
  expect([(await copy()).name, (await copy()).name]).toEqual(['Original (kopija)', 'Original (kopija 2)']);
});

test('formulas are found by name, code, company and the INCI names of their raw materials', async () => {
  await create({ name: 'Šumska pena', code: 'Đ-19' });
  expect(await names('konsultant', { search: 'sumska' })).toEqual(['Šumska pena']);
  expect(await names('konsultant', { search: 'dj-19', companyId: lavanda })).toEqual(['Šumska pena']);
  expect(await names('konsultant', { search: 'inci: alumina titanium' })).toContain('Šumska pena');
  expect(await names('konsultant', { search: 'inci: retinol' })).toEqual([]);
  expect(await names('org', { search: 'sumska', companyId: companyIdOf('Šumadija Kozmetika d.o.o.') })).toEqual([]);
});

test('a page with its results costs a call each for the list, the raw materials of a company and their perfumes', async () => {
  await create();
  const calls = await bff.callsDuring(() => names('konsultant', { companyId: lavanda }));
  expect(calls.map(({ method, path: target }) => `${method} ${target}`)).toEqual([
    `GET ${path}`,
    `POST ${path}/sirovine`,
    'POST /api/v1/paroms/sirovine',
  ]);
});

test('formulas of another organisation are not listed', async () => {
  await create({ name: 'Tuđa formula' });
  expect(await names('konsultant', { search: 'tudja' })).toEqual(['Tuđa formula']);
  expect(await names('org2', { search: 'tudja' })).toEqual([]);
});

test('a deleted formula is gone', async () => {
  const { slug } = await create();
  const remove = () => bff.askAs('konsultant', DELETE, { variables: { input: { slug } } });
  expect((await remove()).data).toEqual({ deleteFormula: { deletedFormulaSlug: slug } });
  expect((await remove()).code).toBe('NOT_FOUND');
});

const aqua = { provisionalName: 'Voda' };
test.each([
  ['5,5,5', 'input.lines.0.percent'],
  ['-1', 'input.lines.0.percent'],
  ['abc', 'input.lines.0.percent'],
  ['101', 'input.lines.0.percent'],
  ['1.1234567', 'input.lines.0.percent'],
])('the percentage %p is rejected with its line, without a call to the service', async (percent, field) => {
  const formula = input([{ ...aqua, percent }]);
  const calls = await bff.callsDuring(async () => {
    for (const [query, variables] of [
      [PREVIEW, { input: formula }],
      [CREATE, { input: { formula } }],
    ] as const) {
      const { code, errors } = await bff.askAs('konsultant', query, { variables });
      expect([code, errors[0]?.extensions.fields?.map(({ path: place }) => place)]).toEqual([
        'BAD_USER_INPUT',
        [query === CREATE ? field.replace('input', 'input.formula') : field],
      ]);
    }
  });
  expect(calls).toEqual([]);
});

test.each([
  [
    'a second remainder',
    input([
      { ...aqua, isRemainder: true },
      { ...aqua, isRemainder: true },
    ]),
    ['lines.0.percent', 'lines.1.percent'],
  ],
  [
    'a negative remainder',
    input([
      { ...aqua, percent: '60' },
      { ...aqua, percent: '50' },
      { ...aqua, isRemainder: true },
    ]),
    ['lines.2.percent'],
  ],
  ['301 lines', input(Array.from({ length: 301 }, () => ({ ...aqua, percent: '0.1' }))), ['lines']],
  ['no lines', input([]), ['lines']],
  ['a line without a name', input([{ percent: '1' }]), ['lines.0.provisionalName']],
  ['a raw material of nobody', input([{ rawMaterialSlug: 'nema-je', percent: '1' }]), ['lines.0.rawMaterialSlug']],
  ['no name', input([{ ...aqua, percent: '1' }], { name: ' ' }), ['name']],
  ['a long code', input([{ ...aqua, percent: '1' }], { code: 'x'.repeat(61) }), ['code']],
  ['a category of nobody', input([{ ...aqua, percent: '1' }], { category: 'soup' }), ['category']],
])('%s is rejected with its place', async (_name, variables, places) => {
  const { code, errors } = await bff.askAs('konsultant', PREVIEW, { variables: { input: variables } });
  expect([code, errors[0]?.extensions.fields?.map(({ path: place }) => place)]).toEqual([
    'BAD_USER_INPUT',
    places.map((place) => `input.${place}`),
  ]);
});
