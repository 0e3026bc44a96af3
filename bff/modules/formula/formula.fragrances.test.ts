import { line, material, scentedProduct, statement } from '../../../domain/formula/examples.testing.ts';
import type { FormulaLine } from '../../../domain/formula/formula.ts';
import { formatPercent } from '../../../domain/formula/percent.ts';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Result {
  ingredientText: string;
  allergens: {
    labelName: string;
    percent: string;
    worstCasePercent: string;
    isNotKnown: boolean;
    isDeclared: boolean;
    sources: { inciName: string; percent: string }[];
  }[];
  ifra: {
    category: string | null;
    combinedPercent: string | null;
    isCombinedOver: boolean;
    verdicts: {
      name: string;
      percent: string;
      state: string | null;
      maximum: string | null;
      usedPercent: string | null;
    }[];
  };
  findings: { code: string; severity: string }[];
}
const RESULT = `ingredientText allergens { labelName percent worstCasePercent isNotKnown isDeclared sources { inciName percent } }
  ifra { category combinedPercent isCombinedOver verdicts { name percent state maximum usedPercent } } findings { code severity }`;
const PREVIEW = `query ($input: FormulaInput!) { previewFormula(input: $input) { ${RESULT} } }`;
const MATERIAL =
  'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }';
const PERFUME =
  'mutation ($input: CreateFragranceMaterialInput!) { createFragranceMaterial(input: $input) { fragranceMaterial { name } } }';
const CERTIFICATE =
  'mutation ($input: AddIfraCertificateInput!) { addIfraCertificate(input: $input) { fragranceMaterial { name } } }';
const LINKED = 'query ($slug: String!) { rawMaterial(slug: $slug) { fragranceMaterial { name } } }';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');

let bff: TestBff;
const slugs = new Map<string, string>();
beforeAll(async () => {
  bff = await startBff();
  // Loads the ingredient data.
  await bff.askAs('konsultant', '{ checkIngredients(input: {text: "Aqua"}) { total } }');
  for (const { material: one } of scentedProduct) if (one) await enter(one);
});
afterAll(() => bff.close());

async function ask<Data>(query: string, input: object, person: Person = 'konsultant'): Promise<Data> {
  const { data, errors } = await bff.askAs<Data>(person, query, { variables: { input } });
  expect(errors).toEqual([]);
  return data;
}

/** Enters a raw material, and the perfume that it is. */
async function enter({ name, type, components, fragrance }: FormulaLine['material'] & object): Promise<string> {
  const { createRawMaterial } = await ask<{ createRawMaterial: { rawMaterial: { slug: string } } }>(MATERIAL, {
    tradeName: `Mirisni ${name}`,
    type,
    values: { composition: components },
  });
  const { slug } = createRawMaterial.rawMaterial;
  slugs.set(name, slug);
  if (fragrance)
    await ask(PERFUME, {
      content: { name: `Papiri ${name}`, kind: 'PARFUM', rawMaterialSlug: slug, allergens: fragrance.allergens },
    });
  return slug;
}

const linesOf = (lines: readonly FormulaLine[]) =>
  lines.map(({ name, percent }) => ({ rawMaterialSlug: slugs.get(name), percent: formatPercent(percent) }));
const preview = async (lines: readonly FormulaLine[], more: object = {}) => {
  const { previewFormula } = await ask<{ previewFormula: Result }>(PREVIEW, {
    name: 'Mirisna krema',
    companyId: lavanda,
    category: 'face_care_products_other_than_face_mask',
    use: 'LEAVE_ON',
    lines: linesOf(lines),
    ...more,
  });
  return previewFormula;
};
const declared = ({ allergens }: Result) =>
  allergens
    .filter(({ isDeclared }) => isDeclared)
    .map(({ labelName, worstCasePercent }) => `${labelName} ${worstCasePercent}`)
    .sort();

test('a formula declares the allergens of example E6 by the papers of its linked perfumes', async () => {
  const result = await preview(scentedProduct);
  expect(declared(result)).toEqual([
    'Benzyl Alcohol 0.4',
    'Coumarin 0.0015',
    'Hexamethylindanopyran 0.0036',
    'Lavandula Oil/Extract 0.05',
    'Limonene 0.0017',
    'Linalool 0.0235',
    'Linalyl Acetate 0.028',
    'Rose Ketones 0.0012',
  ]);
  expect(result.ingredientText).toContain('ROSE KETONES');
  const others = result.allergens.filter(({ isDeclared }) => !isDeclared);
  expect(others.map(({ labelName, percent }) => `${labelName} ${percent}`).sort()).toEqual([
    'Citronellol 0.0009',
    'Eugenol 0.001',
    'Geraniol 0.0003',
  ]);
  const named = (name: string) => result.allergens.find(({ labelName }) => labelName === name);
  expect(named('Coumarin')?.percent).toBe('0');
  expect(named('Rose Ketones')?.sources.map(({ percent }) => percent)).toEqual(['0.0006', '0.0006']);
});

test('an allergen that is "n.d." without a limit of detection is not known', async () => {
  const name = 'Bez granice';
  const [coumarin] = statement({ Coumarin: '1' });
  const allergens = [...statement({ Linalool: '2' }), { ...coumarin!, percent: null }];
  await enter({ ...material(name, 'Parfum 100', 'PARFUM'), fragrance: { name, allergens, certificate: null } });
  const result = await preview([line('0.3', { ...material(name, 'Parfum 100', 'PARFUM') })]);
  expect(result.allergens.map(({ labelName, isNotKnown }) => [labelName, isNotKnown]).sort()).toEqual([
    ['Coumarin', true],
    ['Linalool', false],
  ]);
});

test('rinsed off, a formula declares the four allergens of example E6', async () => {
  expect(declared(await preview(scentedProduct, { use: 'RINSE_OFF' }))).toEqual([
    'Benzyl Alcohol 0.4',
    'Lavandula Oil/Extract 0.05',
    'Linalool 0.0235',
    'Linalyl Acetate 0.028',
  ]);
});

test('the papers of all perfumes of a formula cost one call', async () => {
  const calls = await bff.callsDuring(() => preview(scentedProduct));
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/formule/sirovine', '/api/v1/paroms/sirovine']);
});

test('a formula is judged by the certificate of its perfume as in example E8', async () => {
  const name = 'S sertifikatom';
  await enter({
    ...material(name, 'Parfum 100', 'PARFUM'),
    fragrance: { name, allergens: statement({ Linalool: '1' }), certificate: null },
  });
  const limits = { '5A': '2.52', '5B': '0.5', '5C': '0.73', '9': '1.49' };
  await ask(CERTIFICATE, {
    name: `Papiri ${name}`,
    amendment: 49,
    rows: Object.entries(limits).map(([category, maximum]) => ({ category, permission: 'LIMITED', maximum })),
  });
  const lines = (percent: string) => [{ ...line(percent, material(name, 'Parfum 100')), name }];
  expect((await preview(lines('0.3'), { category: 'hand_care_products' })).ifra.verdicts).toEqual([
    { name: `Papiri ${name}`, percent: '0.3', state: 'WITHIN', maximum: '0.73', usedPercent: '41.1' },
  ]);
  expect((await preview(lines('0.73'), { category: 'hand_care_products' })).ifra.verdicts).toMatchObject([
    { state: 'WITHIN', usedPercent: '100' },
  ]);
  const face = await preview(lines('0.6'));
  expect(face.ifra).toMatchObject({ category: '5B', verdicts: [{ state: 'EXCEEDED' }], combinedPercent: null });
  expect(face.findings).toContainEqual({ code: 'IFRA_EXCEEDED', severity: 'ERROR' });
});

test('by a certificate of classes 3A and 5 a formula is not judged, as in example E8', async () => {
  const name = 'Po starim klasama';
  await enter({
    ...material(name, 'Parfum 100', 'PARFUM'),
    fragrance: { name, allergens: statement({ Linalool: '1' }), certificate: null },
  });
  const rows = ['3A', '5'].map((category) => ({ category, permission: 'LIMITED', maximum: '0.1' }));
  await ask(CERTIFICATE, { name: `Papiri ${name}`, amendment: 48, rows });
  const { ifra, findings } = await preview([{ ...line('0.3', material(name, 'Parfum 100', 'PARFUM')), name }], {
    category: 'hand_care_products',
  });
  expect(ifra.verdicts).toMatchObject([{ state: 'OLD_SCHEME', maximum: null, usedPercent: null }]);
  expect(findings.map(({ code }) => code)).not.toContain('IFRA_EXCEEDED');
});

test('two perfumes within their limits are a question together, as in example E8', async () => {
  const lines = [];
  for (const [name, percent, maximum] of [
    ['Prvi zajedno', '0.3', '0.5'],
    ['Drugi zajedno', '0.35', '0.7'],
  ] as const) {
    const scent = { ...material(name, 'Parfum 100', 'PARFUM') };
    await enter({ ...scent, fragrance: { name, allergens: statement({ Linalool: '1' }), certificate: null } });
    await ask(CERTIFICATE, {
      name: `Papiri ${name}`,
      amendment: 49,
      rows: [{ category: '5B', permission: 'LIMITED', maximum }],
    });
    lines.push({ ...line(percent, scent), name });
  }
  const { ifra, findings } = await preview(lines);
  expect(ifra).toMatchObject({ verdicts: [{ state: 'WITHIN' }, { state: 'WITHIN' }], combinedPercent: '110' });
  expect(findings).toContainEqual({ code: 'IFRA_TOGETHER', severity: 'WARNING' });
});

test('a raw material names the perfume that it is', async () => {
  const slug = slugs.get('P1');
  const of = (person: Person) =>
    bff.askAs<{ rawMaterial: { fragranceMaterial: { name: string } | null } }>(person, LINKED, { variables: { slug } });
  expect((await of('konsultant')).data.rawMaterial.fragranceMaterial).toEqual({ name: 'Papiri P1' });
});

test('a raw material is linked with one perfume of an organisation', async () => {
  const input = { content: { name: 'Drugi papiri', kind: 'PARFUM', rawMaterialSlug: slugs.get('P1') } };
  const { errors } = await bff.askAs('konsultant', PERFUME, { variables: { input } });
  expect(errors[0]?.extensions).toMatchObject({
    reason: 'FRAGRANCE_LINK_TAKEN',
    fields: [{ path: 'input.content.rawMaterialSlug', code: 'FRAGRANCE_LINK_TAKEN' }],
  });
});

test('the perfume of a formula is that of the organisation of its company, for the administrator too', async () => {
  const slug = 'parfem-pamuk';
  const { data } = await bff.askAs<{ rawMaterials: { items: { slug: string }[] } }>(
    'konsultant2',
    'query { rawMaterials(filter: {search: "trade:parfem pamuk"}) { items { slug } } }',
  );
  const global = data.rawMaterials.items.find((one) => one.slug.startsWith(slug))?.slug;
  const content = {
    name: 'Pamuk druge kuće',
    kind: 'PARFUM',
    rawMaterialSlug: global,
    allergens: statement({ Citral: '50' }),
  };
  await ask(PERFUME, { content }, 'konsultant2');
  const lines = [{ rawMaterialSlug: global, percent: '1' }];
  const { previewFormula } = await ask<{ previewFormula: Result }>(
    PREVIEW,
    { name: 'Kod administratora', companyId: lavanda, use: 'LEAVE_ON', lines },
    'admin',
  );
  expect(previewFormula.ifra.verdicts.map(({ name }) => name)).toEqual(['Pamuk čist']);
});

interface Fragrances {
  allergens: { name: string; percent: string; worstCasePercent: string; state: string }[];
  ifra: Result['ifra'];
}
const FRAGRANCES = `slug content { version } fragrances { allergens { name percent worstCasePercent state }
  ifra { category combinedPercent isCombinedOver verdicts { name isLinked percent state maximum usedPercent } } }
  check { findings { code params { name value } } }`;
interface LabelOfFormula {
  slug: string;
  content: { version: number };
  fragrances: Fragrances | null;
  check: { findings: { code: string; params: { name: string; value: string }[] }[] };
}
/** The raw materials of which the check of a label says that their allergens are not known. */
const unknownIn = ({ check }: LabelOfFormula) =>
  check.findings.find(({ code }) => code === 'ALLERGENS_NOT_KNOWN')?.params.find(({ name }) => name === 'materials')
    ?.value ?? '';

/** A label of a new formula of a face cream. */
async function labelOf(name: string, lines: readonly object[]): Promise<LabelOfFormula> {
  const category = 'face_care_products_other_than_face_mask';
  const formula = { name, companyId: lavanda, category, use: 'LEAVE_ON', lines };
  const { createFormula } = await ask<{ createFormula: { formula: { slug: string } } }>(
    'mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug } } }',
    { formula },
  );
  const { createLabelFromFormula } = await ask<{ createLabelFromFormula: { label: LabelOfFormula } }>(
    `mutation ($input: CreateLabelFromFormulaInput!) { createLabelFromFormula(input: $input) { label { ${FRAGRANCES} } } }`,
    { formulaSlug: createFormula.formula.slug },
  );
  return createLabelFromFormula.label;
}
const retext = async ({ slug, content }: LabelOfFormula, change: object) => {
  const { updateLabel } = await ask<{ updateLabel: { label: LabelOfFormula } }>(
    `mutation ($input: UpdateLabelInput!) { updateLabel(input: $input) { label { ${FRAGRANCES} } } }`,
    { slug, version: content.version, content: change },
  );
  return updateLabel.label.fragrances;
};

test('a label of a formula shows every allergen of example E6 with its real share', async () => {
  const label = await labelOf('Krem E6', linesOf(scentedProduct));
  const { fragrances } = label;
  expect(fragrances?.allergens.map(({ state }) => state)).toEqual(Array(8).fill('DECLARED'));
  expect(fragrances?.allergens).toContainEqual({
    name: 'Rose Ketones',
    percent: '0.0012',
    worstCasePercent: '0.0012',
    state: 'DECLARED',
  });
  expect(unknownIn(label)).toBe('');
});

test('names that the list lacks are missing, and one below the threshold is not needed', async () => {
  const label = await labelOf('Krem E6 bez imena', linesOf(scentedProduct));
  const found = await retext(label, { ingredientText: 'Aqua, Benzyl Alcohol, Parfum, alpha-Damascone, Geraniol' });
  const of = (state: string) => found?.allergens.filter((one) => one.state === state).map(({ name }) => name);
  expect(of('MISSING')).toEqual(expect.arrayContaining(['Coumarin', 'Linalool', 'Rose Ketones']));
  expect([of('DECLARED'), of('NOT_NEEDED')]).toEqual([['Benzyl Alcohol'], ['Geraniol']]);
});

test('the use of the label decides, as in the calculator', async () => {
  const label = await labelOf('Krem E6 koji se ispira', linesOf(scentedProduct));
  const found = await retext(label, { use: 'RINSE_OFF', ingredientText: 'Aqua' });
  expect(found?.allergens.map(({ name }) => name).sort()).toEqual([
    'Benzyl Alcohol',
    'Lavandula Oil/Extract',
    'Linalool',
    'Linalyl Acetate',
  ]);
});

test('the category of the label decides its IFRA limit, and perfumes without papers or with empty ones are named', async () => {
  const bare = await enter(material('Bez papira', 'Parfum 100', 'PARFUM'));
  const empty = { name: 'Bez izjave', allergens: [], certificate: null };
  const unstated = await enter({ ...material('Bez izjave', 'Parfum 100', 'PARFUM'), fragrance: empty });
  const label = await labelOf('Krem sa sertifikatom', [
    { rawMaterialSlug: slugs.get('S sertifikatom'), percent: '0.6' },
    { rawMaterialSlug: bare, percent: '99' },
    { rawMaterialSlug: unstated, percent: '0.4' },
  ]);
  expect(unknownIn(label)).toBe('Mirisni Bez papira, Mirisni Bez izjave');
  expect(label.fragrances?.ifra).toMatchObject({
    category: '5B',
    verdicts: [
      { name: 'Papiri S sertifikatom', isLinked: true, state: 'EXCEEDED' },
      { name: 'Mirisni Bez papira', isLinked: false, state: 'NO_CERTIFICATE' },
      { name: 'Papiri Bez izjave', isLinked: true, state: 'NO_CERTIFICATE' },
    ],
  });
  const changed = await retext(label, { category: 'hand_care_products' });
  expect(changed?.ifra).toMatchObject({ category: '5C', verdicts: [{ state: 'WITHIN' }, {}, {}] });
});

test('a typed label, and one whose formula the caller may not read, say nothing of the formula', async () => {
  const { createLabel } = await ask<{ createLabel: { label: LabelOfFormula } }>(
    `mutation ($input: CreateLabelInput!) { createLabel(input: $input) { label { ${FRAGRANCES} } } }`,
    { companyId: lavanda, content: { name: 'Bez formule' } },
  );
  expect(createLabel.label.fragrances).toBeNull();
  const { slug } = await labelOf('Nevidljiva formula', linesOf(scentedProduct));
  const { data } = await bff.askAs<{ label: LabelOfFormula }>(
    'dcp',
    `query ($slug: String!) { label(slug: $slug) { ${FRAGRANCES} } }`,
    { variables: { slug } },
  );
  expect(data.label.fragrances).toBeNull();
});
