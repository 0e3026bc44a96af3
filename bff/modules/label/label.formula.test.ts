import { again } from '../../../tests/support/again.ts';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Update {
  lines: { name: string; before: string | null; after: string | null }[];
  percentages: { name: string; before: string | null; after: string | null }[];
  ingredientTextBefore: string;
  ingredientText: string;
  newPercentages: { name: string; percent: number }[];
  appeared: { code: string }[];
  gone: { code: string }[];
}
interface Label {
  slug: string;
  name: string;
  productCode: string | null;
  company: { id: string };
  status: string;
  formula: { slug: string; revision: number; currentRevision: number; isBehind: boolean; update: Update | null } | null;
  content: {
    version: number;
    ingredientText: string;
    category: string | null;
    use: string | null;
    percentages: { name: string; percent: number }[];
  };
  check: { findings: { code: string; ingredient: string | null; severity: string }[] };
}

const FIELDS = `slug name productCode status company { id }
  content { version ingredientText category use percentages { name percent } }
  check { findings { code ingredient severity } }
  formula { slug revision currentRevision isBehind update {
    lines { name before after } percentages { name before after } ingredientTextBefore ingredientText
    newPercentages { name percent } appeared { code } gone { code } } }`;
const MAKE = `mutation ($input: CreateLabelFromFormulaInput!) { createLabelFromFormula(input: $input) { label { ${FIELDS} } } }`;
const ONE = `query ($slug: String!) { label(slug: $slug) { ${FIELDS} } }`;
const CHANGE = `mutation ($input: UpdateLabelInput!) { updateLabel(input: $input) { label { ${FIELDS} } } }`;
const COPY = `mutation ($input: DuplicateLabelInput!) { duplicateLabel(input: $input) { label { ${FIELDS} } } }`;
const CREATE = 'mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug version } } }';
const UPDATE = 'mutation ($input: UpdateFormulaInput!) { updateFormula(input: $input) { formula { slug version } } }';
const MATERIAL = `mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }`;
const lavanda = companyIdOf('Lavanda Natura d.o.o.');

let bff: TestBff;
const slugs = new Map<string, string>();
beforeAll(async () => {
  bff = await startBff();
  await bff.askAs('konsultant', '{ checkIngredients(input: {text: "Aqua"}) { total } }');
  for (const [name, concentration] of [
    ['AQUA', '100'],
    ['PHENOXYETHANOL', '60-80'],
    ['GLYCERIN', '100'],
  ] as const) {
    const composition = [{ inciName: name, maxConcentration: concentration }];
    const input = { tradeName: `Za deklaraciju ${name}`, values: { composition } };
    const { data, errors } = await bff.askAs<{ createRawMaterial: { rawMaterial: { slug: string } } }>(
      'konsultant',
      MATERIAL,
      { variables: { input } },
    );
    expect(errors).toEqual([]);
    slugs.set(name, data.createRawMaterial.rawMaterial.slug);
  }
});
afterAll(() => bff.close());

/** A formula with so much of the preservative's raw material, of which 60 to 80 % are phenoxyethanol. */
const content = (preservative: string, more: object = {}) => ({
  name: 'Krem za deklaraciju',
  code: 'F-7',
  companyId: lavanda,
  category: 'hand_care_products',
  use: 'LEAVE_ON',
  lines: [
    { rawMaterialSlug: slugs.get('AQUA'), isRemainder: true },
    { rawMaterialSlug: slugs.get('GLYCERIN'), percent: '5' },
    { rawMaterialSlug: slugs.get('PHENOXYETHANOL'), percent: preservative },
  ],
  ...more,
});
async function enter(formula: object): Promise<{ slug: string; version: number }> {
  const { data, errors } = await bff.askAs<{ createFormula: { formula: { slug: string; version: number } } }>(
    'konsultant',
    CREATE,
    { variables: { input: { formula } } },
  );
  expect(errors).toEqual([]);
  return data.createFormula.formula;
}
async function revise({ slug, version }: { slug: string; version: number }, formula: object): Promise<void> {
  const input = { slug, version, formula };
  expect((await bff.askAs('konsultant', UPDATE, { variables: { input } })).errors).toEqual([]);
}
const make = (input: object, person: Person = 'konsultant') =>
  bff.askAs<{ createLabelFromFormula: { label: Label } }>(person, MAKE, { variables: { input } });
async function labelOf(input: object): Promise<Label> {
  const { data, errors } = await make(input);
  expect(errors).toEqual([]);
  return data.createLabelFromFormula.label;
}
async function read(slug: string, person: Person = 'konsultant'): Promise<Label> {
  return (await bff.askAs<{ label: Label }>(person, ONE, { variables: { slug } })).data.label;
}

test('a label of a formula has its list, percentages, code, category and company', async () => {
  const { slug } = await enter(content('0.5'));
  const { company, productCode, content: stored, formula } = await labelOf({ formulaSlug: slug });
  expect(formula).toEqual({ slug, revision: 1, currentRevision: 1, isBehind: false, update: null });
  expect([company.id, productCode, stored.category, stored.use]).toEqual([
    lavanda,
    'F-7',
    'hand_care_products',
    'LEAVE_ON',
  ]);
  expect(stored.ingredientText).toBe('AQUA, GLYCERIN, PHENOXYETHANOL');
  // 0.5 % of 80 %; the remainder is stated, so that all add up to less than 100 %.
  expect(stored.percentages).toContainEqual({ name: 'PHENOXYETHANOL', percent: 0.4 });
});

test('a label takes the name that it is given', async () => {
  const { slug } = await enter(content('0.5'));
  expect((await labelOf({ formulaSlug: slug, name: 'Krem 50 ml' })).name).toBe('Krem 50 ml');
});

test('a preservative above its limit by the upper end of its share is an error', async () => {
  // 80 % of 1.3 % is 1.04 %; the limit of phenoxyethanol is 1 % (Annex V, entry 29).
  const { slug } = await enter(content('1.3'));
  const { check } = await labelOf({ formulaSlug: slug });
  expect(check.findings.filter(({ ingredient }) => ingredient === 'PHENOXYETHANOL')).toEqual([
    { code: 'OVER_LIMIT', ingredient: 'PHENOXYETHANOL', severity: 'ERROR' },
  ]);
});

test('a preservative within its limit leaves nothing to ask', async () => {
  const { slug } = await enter(content('0.5'));
  const { check } = await labelOf({ formulaSlug: slug });
  const about = check.findings.filter(({ ingredient }) => ingredient === 'PHENOXYETHANOL');
  expect(about.filter(({ severity }) => severity !== 'INFO')).toEqual([]);
});

test('an older revision gives its own list', async () => {
  const saved = await enter(content('0.5'));
  await revise(saved, content('0.5', { lines: [{ rawMaterialSlug: slugs.get('AQUA'), percent: '100' }] }));
  const { content: stored, formula } = await labelOf({ formulaSlug: saved.slug, revision: 1 });
  expect([stored.ingredientText, formula?.revision, formula?.isBehind]).toEqual([
    'AQUA, GLYCERIN, PHENOXYETHANOL',
    1,
    true,
  ]);
});

test('a label whose formula has moved on says what changes', async () => {
  const saved = await enter(content('0.5'));
  const { slug } = await labelOf({ formulaSlug: saved.slug });
  await revise(saved, {
    ...content('1.3'),
    lines: [
      { rawMaterialSlug: slugs.get('AQUA'), isRemainder: true },
      { rawMaterialSlug: slugs.get('PHENOXYETHANOL'), percent: '1.3' },
    ],
  });
  const { formula } = await read(slug);
  expect(formula).toMatchObject({ revision: 1, currentRevision: 2, isBehind: true });
  expect(formula?.update?.lines).toEqual([
    { name: 'Za deklaraciju AQUA', before: '94.5', after: '98.7' },
    { name: 'Za deklaraciju PHENOXYETHANOL', before: '0.5', after: '1.3' },
    { name: 'Za deklaraciju GLYCERIN', before: '5', after: null },
  ]);
  expect(formula?.update?.percentages).toContainEqual({ name: 'PHENOXYETHANOL', before: '0.4', after: '1.04' });
  expect([formula?.update?.ingredientTextBefore, formula?.update?.ingredientText]).toEqual([
    'AQUA, GLYCERIN, PHENOXYETHANOL',
    'AQUA, PHENOXYETHANOL',
  ]);
  expect(formula?.update?.newPercentages).toContainEqual({ name: 'PHENOXYETHANOL', percent: 1.04 });
  expect(formula?.update?.appeared).toHaveLength(1);
});

test('saving with the new revision lets the label follow it', async () => {
  const saved = await enter(content('0.5'));
  const label = await labelOf({ formulaSlug: saved.slug });
  await revise(saved, content('0.6'));
  const input = {
    slug: label.slug,
    version: label.content.version,
    content: { percentages: [{ name: 'PHENOXYETHANOL', percent: 0.48 }] },
    formulaRevision: 2,
  };
  const { errors } = await bff.askAs('konsultant', CHANGE, { variables: { input } });
  expect(errors).toEqual([]);
  expect((await read(label.slug)).formula).toMatchObject({ revision: 2, isBehind: false, update: null });
});

test('a label forgets its formula and keeps list and percentages', async () => {
  const saved = await enter(content('0.5'));
  const label = await labelOf({ formulaSlug: saved.slug });
  const input = { slug: label.slug, version: label.content.version, content: {}, removeFormula: true };
  expect((await bff.askAs('konsultant', CHANGE, { variables: { input } })).errors).toEqual([]);
  const { formula, content: stored } = await read(label.slug);
  expect(formula).toBeNull();
  expect(stored).toEqual({ ...label.content, version: label.content.version + 1 });
});

again.each<[string, object, Person, string]>([
  ['a label that was changed meanwhile', { version: 9 }, 'konsultant', 'CONFLICT'],
  ['a label that is to follow a revision as well', { formulaRevision: 1 }, 'konsultant', 'BAD_USER_INPUT'],
  ['another organisation', {}, 'konsultant2', 'NOT_FOUND'],
  ['a client', {}, 'klijent', 'FORBIDDEN'],
])('the formula is not forgotten for %s', async (_what, more, person, expected) => {
  const saved = await enter(content('0.5'));
  const { slug, content: stored } = await labelOf({ formulaSlug: saved.slug });
  const input = { slug, version: stored.version, content: {}, removeFormula: true, ...more };
  expect((await bff.askAs(person, CHANGE, { variables: { input } })).code).toBe(expected);
  expect((await read(slug)).formula?.slug).toBe(saved.slug);
});

again('a label cannot follow a revision that the formula does not have', async () => {
  const saved = await enter(content('0.5'));
  const label = await labelOf({ formulaSlug: saved.slug });
  const input = { slug: label.slug, version: 1, content: {}, formulaRevision: 9 };
  expect((await bff.askAs('konsultant', CHANGE, { variables: { input } })).code).toBe('BAD_USER_INPUT');
});

test('a typed label has no formula to follow', async () => {
  const typed = `mutation { createLabel(input: {companyId: "${lavanda}", content: {name: "Ručno"}}) { label { ${FIELDS} } } }`;
  const { data } = await bff.askAs<{ createLabel: { label: Label } }>('konsultant', typed);
  const { slug, formula } = data.createLabel.label;
  expect(formula).toBeNull();
  const input = { slug, version: 1, content: {}, formulaRevision: 1 };
  const { code, errors } = await bff.askAs('konsultant', CHANGE, { variables: { input } });
  expect([code, errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'input.formulaRevision']);
});

again('a copy of a label follows the same revision', async () => {
  const saved = await enter(content('0.5'));
  const { slug } = await labelOf({ formulaSlug: saved.slug });
  const { data } = await bff.askAs<{ duplicateLabel: { label: Label } }>('konsultant', COPY, {
    variables: { input: { slug } },
  });
  expect(data.duplicateLabel.label.formula).toMatchObject({ slug: saved.slug, revision: 1 });
});

test('a formula without raw materials gives no label', async () => {
  const { slug } = await enter(content('0.5', { lines: [{ provisionalName: 'Voda', percent: '100' }] }));
  const { code, errors } = await make({ formulaSlug: slug });
  expect([code, errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'input.formulaSlug']);
});

test('those who may not read formulas see the label without its formula', async () => {
  const saved = await enter(content('0.5'));
  const label = await labelOf({ formulaSlug: saved.slug });
  expect((await read(label.slug, 'admin')).formula?.slug).toBe(saved.slug);
  const seen = await read(label.slug, 'dcp');
  expect([seen.name, seen.formula]).toEqual([label.name, null]);
});

test.each<[string, (slug: string) => object, string]>([
  ['a revision that there is not', (formulaSlug) => ({ formulaSlug, revision: 2 }), 'NOT_FOUND'],
  ['revision 0', (formulaSlug) => ({ formulaSlug, revision: 0 }), 'BAD_USER_INPUT'],
  ['a blank name', (formulaSlug) => ({ formulaSlug, name: ' ' }), 'BAD_USER_INPUT'],
])('no label is made for %s', async (_what, input, expected) => {
  const { slug } = await enter(content('0.5'));
  expect((await make(input(slug))).code).toBe(expected);
});
