import { companyIdOf } from '../../../mocks/seed/companies.ts';
import { PIF_COUNT, pifAt } from '../../../mocks/seed/pifs.ts';
import { startBff, type TestBff } from '../../../tests/support/bff.ts';

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const seeded = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at));

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

async function ask<Data>(query: string, variables: object): Promise<Data> {
  const { data, errors } = await bff.askAs<Data>('konsultant', query, { variables: { ...variables } });
  expect(errors).toEqual([]);
  return data;
}

/** A raw material of one ingredient, as a line of a formula. */
async function line(inciName: string) {
  const { createRawMaterial } = await ask<{ createRawMaterial: { rawMaterial: { slug: string } } }>(
    'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }',
    { input: { tradeName: `Primer ${inciName}`, type: 'PLAIN', values: { composition: [{ inciName }] } } },
  );
  return { rawMaterialSlug: createRawMaterial.rawMaterial.slug, percent: '100' };
}
const foundBy = async (inciName: string) => {
  const { pifs } = await ask<{ pifs: { items: { slug: string }[] } }>(
    'query ($filter: PifFilter) { pifs(filter: $filter) { items { slug } } }',
    { filter: { search: `inci: ${inciName}` } },
  );
  return pifs.items.map(({ slug }) => slug);
};

test('the search by ingredients reads the revision that a file is about, not a later one', async () => {
  const formula = (lines: object[]) => ({ name: 'Puder', companyId: lavanda, lines });
  const { createFormula } = await ask<{ createFormula: { formula: { slug: string; version: number } } }>(
    'mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug version } } }',
    { input: { formula: formula([await line('Bismuth Oxychloride')]) } },
  );
  const { slug: formulaSlug, version } = createFormula.formula;
  const { createPif } = await ask<{ createPif: { pif: { slug: string } } }>(
    'mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { slug } } }',
    { input: { name: 'Puder', companyId: lavanda, formulaSlug } },
  );
  await ask('mutation ($input: UpdateFormulaInput!) { updateFormula(input: $input) { formula { slug } } }', {
    input: { slug: formulaSlug, version, formula: formula([await line('Zea Mays Starch')]) },
  });
  expect(await foundBy('Bismuth Oxychloride')).toContain(createPif.pif.slug);
  expect(await foundBy('Zea Mays Starch')).not.toContain(createPif.pif.slug);
});

test('a label of a signed file is not deleted, and the answer names the file', async () => {
  const signed = seeded.find(({ stage }) => stage === 'SIGNED');
  const { data } = await bff.askAs<{ pif: { name: string; label: { slug: string } } }>(
    'admin',
    'query ($slug: String!) { pif(slug: $slug) { name label { slug } } }',
    { variables: { slug: signed?.slug } },
  );
  const { errors } = await bff.askAs(
    'admin',
    'mutation ($input: DeleteLabelInput!) { deleteLabel(input: $input) { deletedLabelSlug } }',
    { variables: { input: { slug: data.pif.label.slug } } },
  );
  expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
  expect(JSON.stringify(errors[0]?.extensions)).toContain(data.pif.name);
});
