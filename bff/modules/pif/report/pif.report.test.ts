import { again } from '../../../../tests/support/again.ts';
import { cream, line, material, wipes } from '../../../../domain/formula/examples.testing.ts';
import type { FormulaLine } from '../../../../domain/formula/formula.ts';
import { formatPercent } from '../../../../domain/formula/percent.ts';
import { companyIdOf } from '../../../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../../../tests/support/bff.ts';

interface Margin {
  exposure: { value: string };
  systemicExposure: { value: string };
  margin: { value: string } | null;
  verdict: string;
}
interface Row {
  inciName: string;
  maxPercent: string | null;
  own: Margin | null;
  aggregate: Margin | null;
  verdict: string;
  requiredMargin: { value: string; origin: string; overriddenBecause: string | null };
}
interface Report {
  sum: string | null;
  substances: Row[];
  exposure: { exposure: { value: string } } | null;
  sections: { code: string; missing: { code: string; subject: string | null }[] }[];
}
const MARGIN =
  '{ exposure { value } systemicExposure { value } margin { value } verdict highestSafePercent { value } }';
const REPORT = `query ($slug: String!) { pif(slug: $slug) { safetyReport { sum exposure { exposure { value } }
  substances { inciName maxPercent verdict requiredMargin { value origin overriddenBecause } pointOfDeparture { factors systemic { value } details { type } } own ${MARGIN} aggregate ${MARGIN} }
  sections { code missing { code subject } } } } }`;
const MATERIAL =
  'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }';
const FORMULA = 'mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug } } }';
const PIF = 'mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { slug } } }';
const DESCRIPTION =
  'mutation ($input: UpdatePifDescriptionInput!) { updatePifDescription(input: $input) { pif { slug } } }';
const PART_A = 'mutation ($input: UpdatePifPartAInput!) { updatePifPartA(input: $input) { pif { slug } } }';
const INGREDIENTS = 'query ($filter: IngredientFilter) { ingredients(filter: $filter) { items { id inciName } } }';
const TOXICOLOGY =
  'mutation ($input: UpdateToxicologyInput!) { updateOwnToxicology(input: $input) { ingredient { id } } }';
const OWN = 'query ($id: ID!) { ingredient(id: $id) { ownToxicology { version } } }';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const NEVER_SAVED = 1;

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  // Loads the ingredient data.
  await bff.askAs('konsultant', '{ checkIngredients(input: {text: "Aqua"}) { total } }');
});
afterAll(() => bff.close());

async function ask<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
  const { data, errors } = await bff.askAs<Data>('konsultant', query, { variables });
  expect(errors).toEqual([]);
  return data;
}

let count = 0;
/** Enters the raw materials, a formula and a file of a product, and returns the slug of the file. */
async function enter(
  lines: readonly FormulaLine[],
  description: object,
  exposure: object = {},
  profiles: readonly object[] = [],
): Promise<string> {
  count += 1;
  const slugs = new Map<string, string>();
  for (const { material: one, name } of lines) {
    if (!one || slugs.has(name)) continue;
    const values = { composition: one.components };
    const input = { tradeName: `${name} ${count}`, type: one.type, values };
    const entered = await ask<{ createRawMaterial: { rawMaterial: { slug: string } } }>(MATERIAL, { input });
    slugs.set(name, entered.createRawMaterial.rawMaterial.slug);
  }
  const formula = {
    name: `Formula ${count}`,
    companyId: lavanda,
    lines: lines.map(({ name, percent }) => ({ rawMaterialSlug: slugs.get(name), percent: formatPercent(percent) })),
  };
  const { createFormula } = await ask<{ createFormula: { formula: { slug: string } } }>(FORMULA, {
    input: { formula },
  });
  const name = `Proizvod ${count}`;
  const { createPif } = await ask<{ createPif: { pif: { slug: string } } }>(PIF, {
    input: { name, companyId: lavanda, formulaSlug: createFormula.formula.slug },
  });
  const { slug } = createPif.pif;
  await ask(DESCRIPTION, { input: { slug, version: NEVER_SAVED, name, description } });
  await ask(PART_A, { input: { slug, version: NEVER_SAVED, partA: { exposure, profiles } } });
  return slug;
}

/** Enters own toxicological data of an ingredient. */
async function study(inciName: string, data: object): Promise<void> {
  const { ingredients } = await ask<{ ingredients: { items: { id: string; inciName: string }[] } }>(INGREDIENTS, {
    filter: { search: inciName },
  });
  const id = ingredients.items.find((one) => one.inciName === inciName)?.id;
  const { ingredient } = await ask<{ ingredient: { ownToxicology: { version: number } | null } }>(OWN, { id });
  const version = ingredient.ownToxicology?.version ?? 0;
  await ask(TOXICOLOGY, { input: { ingredientId: id, version, noaelSource: 'Studija', ...data } });
}

const reportOf = async (slug: string, person: Person = 'konsultant'): Promise<Report> => {
  const { data, errors } = await bff.askAs<{ pif: { safetyReport: Report } }>(person, REPORT, { variables: { slug } });
  expect(errors).toEqual([]);
  return data.pif.safetyReport;
};
const rowOf = ({ substances }: Report, name: string) => substances.find(({ inciName }) => inciName === name);
const WIPES = { category: 'body_care_products', use: 'LEAVE_ON', isForUnderThree: true };
const CHILD = { gramsPerDay: '2.092', retentionFactor: '1', bodyWeightKg: '6', reasoning: 'Četiri maramice' };

describe('the wipes of examples E1 and E2', () => {
  let slug = '';
  beforeAll(async () => {
    const whole = { oralAbsorptionPercent: 100, dermalAbsorptionPercent: 100 };
    await study('PHENOXYETHANOL', { noaelMgPerKgDay: 500, ...whole });
    await study('GLYCERIN', { noaelMgPerKgDay: 2000, ...whole });
    slug = await enter(wipes, WIPES, CHILD);
  });

  test('staff read the published doses and margins', async () => {
    const report = await reportOf(slug);
    expect(report).toMatchObject({ sum: '100', exposure: { exposure: { value: '348.667' } } });
    expect(rowOf(report, 'PHENOXYETHANOL')).toMatchObject({
      maxPercent: '0.48',
      own: { systemicExposure: { value: '1.6736' }, margin: { value: '298.757' }, verdict: 'PASSES' },
      aggregate: null,
    });
    expect(rowOf(report, 'GLYCERIN')?.own).toMatchObject({
      systemicExposure: { value: '0.174333' },
      margin: { value: '11472.28' },
    });
  });

  again('a client reads the same report of the own company', async () => {
    expect(await reportOf(slug, 'klijent')).toEqual(await reportOf(slug));
  });

  test('water without a point of departure and without a waiver keeps A8 open', async () => {
    const { sections } = await reportOf(slug);
    expect(sections.find(({ code }) => code === 'A8')?.missing).toContainEqual({ code: 'NO_POD', subject: 'AQUA' });
  });
});

test('a preservative of a face cream has the margins of example E3', async () => {
  await study('METHYLPARABEN', { noaelMgPerKgDay: 500, oralAbsorptionPercent: 50, dermalAbsorptionPercent: 50 });
  const slug = await enter([line('0.9', 'Methylparaben'), line('99.1', 'Aqua')], {
    category: 'face_care_products_other_than_face_mask',
    use: 'LEAVE_ON',
  });
  expect(rowOf(await reportOf(slug), 'METHYLPARABEN')).toMatchObject({
    own: { exposure: { value: '24.14' }, systemicExposure: { value: '0.10863' }, margin: { value: '2301.39' } },
    aggregate: { exposure: { value: '269' }, systemicExposure: { value: '1.2105' }, margin: { value: '206.526' } },
  });
});

// 6 g and 7.392 g on 60 kg are 100 and 123.2 mg/kg.
again.each([
  ['1', '6', [100, 50, 50], { exposure: '100', margin: '100', highest: '1' }, 'QUESTION', 'MARGIN_EQUAL'],
  ['10', '7.392', [450, 100, 100], { exposure: '123.2', margin: '36.526', highest: '3.6526' }, 'FAILS', 'MARGIN_BELOW'],
] as const)('%s %% of a substance, %s g a day, have the margin of example E3', async (...given) => {
  const [percent, gramsPerDay, [noael, dermal, oral], figures, verdict, missing] = given;
  await study('GLYCERIN', {
    noaelMgPerKgDay: noael,
    dermalAbsorptionPercent: dermal,
    oralAbsorptionPercent: oral,
  });
  const slug = await enter(
    [line(percent, 'Glycerin'), line(String(100 - Number(percent)), 'Aqua')],
    { category: 'body_care_products', use: 'LEAVE_ON' },
    { gramsPerDay, retentionFactor: '1', bodyWeightKg: '60', reasoning: 'Merenje' },
  );
  const report = await reportOf(slug);
  const { pif } = await ask<{ pif: { blockers: { code: string; subject: string | null }[] } }>(
    'query ($slug: String!) { pif(slug: $slug) { blockers { code subject } } }',
    { slug },
  );
  expect(pif.blockers).toContainEqual({ code: missing, subject: 'GLYCERIN' });
  expect(rowOf(report, 'GLYCERIN')?.own).toMatchObject({
    exposure: { value: figures.exposure },
    margin: { value: figures.margin },
    highestSafePercent: { value: figures.highest },
    verdict,
  });
  expect(report.sections.find(({ code }) => code === 'A7')?.missing).toContainEqual({
    code: missing,
    subject: 'GLYCERIN',
  });
});

/** 6 g on 60 kg are 100 mg/kg; SED = 100 × 1 % × 50 % = 0.5; PODsys = 630 / 3 / 3 × 5/7 × 50 % = 25; MoS 50. */
test('a LOAEL of 28 days and five a week is taken down by each of its factors', async () => {
  await study('GLYCERIN', {
    noaelMgPerKgDay: 630,
    podDetails: { type: 'LOAEL', duration: 'DAYS_28', daysPerWeek: 5 },
    dermalAbsorptionPercent: 50,
    oralAbsorptionPercent: 50,
  });
  const slug = await enter(
    [line('1', 'Glycerin'), line('99', 'Aqua')],
    { category: 'body_care_products', use: 'LEAVE_ON' },
    { gramsPerDay: '6', retentionFactor: '1', bodyWeightKg: '60', reasoning: 'Merenje' },
  );
  expect(rowOf(await reportOf(slug), 'GLYCERIN')).toMatchObject({
    pointOfDeparture: { factors: '÷ 3 ÷ 3 × 5/7', systemic: { value: '25' }, details: { type: 'LOAEL' } },
    own: { margin: { value: '50' }, verdict: 'FAILS' },
  });
  await study('GLYCERIN', { podDetails: null });
});

test.each([
  ['25', 'Kinetika kod ljudi', 'PASSES'],
  ['100', null, 'FAILS'],
] as const)('a margin of 50 beside a required one of %s, because of %s: %s', async (required, reason, verdict) => {
  const typed = { inciName: 'Phenoxyethanol', requiredMargin: required, marginReason: reason };
  await study('PHENOXYETHANOL', { noaelMgPerKgDay: 500, oralAbsorptionPercent: 100, dermalAbsorptionPercent: 100 });
  const fifty = { gramsPerDay: '0.6', retentionFactor: '1', bodyWeightKg: '6', reasoning: 'Merenje' };
  const slug = await enter([line('10', 'Phenoxyethanol'), line('90', 'Aqua')], WIPES, fifty, reason ? [typed] : []);
  expect(rowOf(await reportOf(slug), 'PHENOXYETHANOL')).toMatchObject({
    requiredMargin: { value: required, overriddenBecause: reason },
    own: { margin: { value: '50' } },
    verdict,
  });
});

again.each([
  ['a cream of nine materials', cream],
  [
    'one material of 120 names',
    [line('100', material('Many', Array.from({ length: 120 }, (_, at) => `PEG-${at + 3} 0.8`).join(', ')))],
  ],
])('%s costs three calls to the service', async (_title, lines) => {
  const slug = await enter(lines, WIPES, CHILD);
  const calls = await bff.callsDuring(() => reportOf(slug));
  expect(calls.map(({ method, path }) => `${method} ${path.replace(slug, ':slug')}`)).toEqual([
    'GET /api/v1/pifs/:slug',
    'GET /api/v1/pifs/:slug/podaci',
    'POST /api/v1/pifs/:slug/sastojci',
  ]);
});
