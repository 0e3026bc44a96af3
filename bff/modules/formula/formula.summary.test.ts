import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { mutateAs } from '../../../tests/support/mutateAs.ts';

interface Summary {
  result: string;
  openCount: number;
  ingredientText: string;
}
interface Listed {
  name: string;
  summary: Summary;
  result?: { result: string; ingredientText: string; findings: { severity: string }[] };
}

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const other = companyIdOf('Šumadija Kozmetika d.o.o.');
const FULL = 'result { result ingredientText findings { severity } }';
let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  // Loads the ingredient data.
  await bff.askAs('konsultant', '{ checkIngredients(input: {text: "Aqua"}) { total } }');
});
afterAll(() => bff.close());

/** Sends a mutation as the consultant and returns its payload. */
const change = <Payload>(field: string, selection: string, input: object): Promise<Payload> =>
  mutateAs(bff, 'konsultant', field, selection, input);
const composition = (inciName: string) => ({ composition: [{ inciName, maxConcentration: '100' }] });
async function material(tradeName: string, inciName: string, more: object = {}): Promise<string> {
  const input = { tradeName, values: composition(inciName), ...more };
  return (await change<{ rawMaterial: { slug: string } }>('createRawMaterial', 'rawMaterial { slug }', input))
    .rawMaterial.slug;
}
/** A formula with one percent of a raw material and a provisional name for the rest. */
const enter = (name: string, rawMaterialSlug: string, companyId = lavanda) =>
  change('createFormula', 'formula { slug }', {
    formula: {
      name,
      companyId,
      category: 'face_care_products_other_than_face_mask',
      lines: [
        { rawMaterialSlug, percent: '1' },
        { provisionalName: 'Voda', isRemainder: true },
      ],
    },
  });
async function list(search: string | null, more = '', person: Person = 'konsultant'): Promise<Listed[]> {
  const query = `query ($filter: FormulaFilter) { formulas(filter: $filter, pageSize: 100) { items { name
    summary { result openCount ingredientText } ${more} } } }`;
  const variables = { filter: { search } };
  const { data, errors } = await bff.askAs<{ formulas: { items: Listed[] } }>(person, query, { variables });
  expect(errors).toEqual([]);
  return data.formulas.items;
}
const ingredientsOf = async (name: string) => (await list(name)).map(({ summary }) => summary.ingredientText);

test('the summaries of a page say what the results do', async () => {
  const items = await list(null, FULL, 'org');
  expect(items.length).toBeGreaterThan(20);
  expect(items.map(({ summary }) => summary)).toEqual(
    items.map(({ result }) => ({
      result: result?.result,
      openCount: result?.findings.filter(({ severity }) => severity !== 'INFO').length,
      ingredientText: result?.ingredientText,
    })),
  );
});

test('a page that was listed before costs one call', async () => {
  await list(null);
  const calls = await bff.callsDuring(() => list(null));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/v1/formule']);
});

test('a changed raw material changes the summary of its formulas', async () => {
  const slug = await material('Menjana sažetka', 'GLYCERIN');
  await enter('Sažetak menjane', slug);
  const [before] = await list('Sažetak menjane');
  expect(before?.summary).toMatchObject({ result: 'YELLOW', ingredientText: 'GLYCERIN' });
  await change('updateRawMaterial', 'rawMaterial { slug }', { slug, version: 1, values: composition('HYDROQUINONE') });
  const [after] = await list('Sažetak menjane');
  expect(after?.summary).toMatchObject({ result: 'RED', ingredientText: 'HYDROQUINONE' });
});

test("a company's own values change the summary of its formulas", async () => {
  const slug = await material('Sopstvena sažetka', 'GLYCERIN');
  await enter('Sažetak sopstvene', slug);
  expect(await ingredientsOf('Sažetak sopstvene')).toEqual(['GLYCERIN']);
  const own = { isActive: true, inciNames: ['PROPANEDIOL'], maxConcentrations: ['100'] };
  await change('setRawMaterialOverrides', 'rawMaterial { slug }', { slug, companyId: lavanda, ...own });
  expect(await ingredientsOf('Sažetak sopstvene')).toEqual(['PROPANEDIOL']);
});

test('the statement of a perfume changes the summary of its formulas', async () => {
  const slug = await material('Mirisna sažetka', 'PARFUM', { type: 'PARFUM' });
  await enter('Sažetak mirisne', slug);
  expect(await ingredientsOf('Sažetak mirisne')).toEqual(['PARFUM']);
  const content = { kind: 'PARFUM', rawMaterialSlug: slug, allergens: [{ inciName: 'LINALOOL', percent: '2' }] };
  await change('createFragranceMaterial', 'fragranceMaterial { name }', { content: { name: 'Papiri', ...content } });
  expect(await ingredientsOf('Sažetak mirisne')).toEqual(['PARFUM, LINALOOL']);
});

test('a raw material taken out of the catalogue changes the summary of the formulas of that company', async () => {
  const slug = await material('Izvađena sažetka', 'GLYCERIN');
  await change('linkRawMaterial', 'rawMaterial { slug }', { slug, companyId: other });
  await enter('Sažetak izvađene', slug, other);
  expect(await ingredientsOf('Sažetak izvađene')).toEqual(['GLYCERIN']);
  await change('unlinkRawMaterial', 'unlinkedRawMaterialSlug', { slug, companyId: other });
  expect(await ingredientsOf('Sažetak izvađene')).toEqual(['']);
});
