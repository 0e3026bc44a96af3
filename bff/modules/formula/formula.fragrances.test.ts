import { line, material, scentedProduct, statement } from '../../../domain/formula/examples.testing.ts';
import type { FormulaLine } from '../../../domain/formula/formula.ts';
import { formatPercent } from '../../../domain/formula/percent.ts';
import { companyIdOf } from '../../../mocks/seed/companies.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Result {
  ingredientText: string;
  allergens: { labelName: string; percent: string; worstCasePercent: string; isDeclared: boolean }[];
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
const RESULT = `ingredientText allergens { labelName percent worstCasePercent isDeclared }
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
  const limits = { '5B': '0.5', '5C': '0.73', '9': '1.49' };
  await ask(CERTIFICATE, {
    name: `Papiri ${name}`,
    amendment: 49,
    rows: Object.entries(limits).map(([category, maximum]) => ({ category, permission: 'LIMITED', maximum })),
  });
  const lines = (percent: string) => [{ ...line(percent, material(name, 'Parfum 100')), name }];
  expect((await preview(lines('0.3'), { category: 'hand_care_products' })).ifra.verdicts).toEqual([
    { name: `Papiri ${name}`, percent: '0.3', state: 'WITHIN', maximum: '0.73', usedPercent: '41.1' },
  ]);
  const face = await preview(lines('0.6'));
  expect(face.ifra).toMatchObject({ category: '5B', verdicts: [{ state: 'EXCEEDED' }], combinedPercent: null });
  expect(face.findings).toContainEqual({ code: 'IFRA_EXCEEDED', severity: 'ERROR' });
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
  expect(errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual(['input.content.rawMaterialSlug']);
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
