import { COMPANIES, companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { PIF_COUNT, pifAt } from '../../../mocks/demo-data/pifs.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { makeSignedPif } from '../../../tests/support/signedPif.ts';

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
/** Another company of the same organisation. */
const otherCompany = companyIdOf(
  COMPANIES.find(({ createdBy, name }) => createdBy === 'konsultant' && companyIdOf(name) !== lavanda)?.name ?? '',
);
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
  const slug = await makeSignedPif(bff.url, await bff.tokenOf('konsultant'), 'Krema sa deklaracijom');
  const { data } = await bff.askAs<{ pif: { name: string; label: { slug: string } } }>(
    'admin',
    'query ($slug: String!) { pif(slug: $slug) { name label { slug } } }',
    { variables: { slug } },
  );
  const { errors } = await bff.askAs(
    'admin',
    'mutation ($input: DeleteLabelInput!) { deleteLabel(input: $input) { deletedLabelSlug } }',
    { variables: { input: { slug: data.pif.label.slug } } },
  );
  expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
  expect(JSON.stringify(errors[0]?.extensions)).toContain(data.pif.name);
});

interface Linked {
  version: number;
  label: { slug: string } | null;
  formula: { slug: string; revision: number; currentRevision: number } | null;
}
const LINKS = 'slug description { version } label { slug } formula { slug revision currentRevision }';
const UPDATE = `mutation ($input: UpdatePifDescriptionInput!) { updatePifDescription(input: $input) { pif { ${LINKS} } } }`;
type Saved = { slug: string; description: { version: number } } & Omit<Linked, 'version'>;
const update = (person: Person, slug: string, version: number, links: object) =>
  bff.askAs<{ updatePifDescription: { pif: Saved } }>(person, UPDATE, {
    variables: { input: { slug, version, name: 'Maska', description: {}, ...links } },
  });
const saved = async (slug: string, version: number, links: object) => {
  const { data, errors } = await update('konsultant', slug, version, links);
  expect(errors).toEqual([]);
  return data.updatePifDescription.pif;
};
const createPif = async (more: object = {}) =>
  (
    await ask<{ createPif: { pif: Saved } }>(
      `mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { ${LINKS} } } }`,
      { input: { name: 'Maska', companyId: lavanda, ...more } },
    )
  ).createPif.pif;
/** A formula of Lavanda in its second revision. */
async function formulaInTwoRevisions(companyId = lavanda) {
  const formula = { name: 'Maska', companyId, lines: [{ provisionalName: 'Voda', percent: '99' }] };
  const { createFormula } = await ask<{ createFormula: { formula: { slug: string; version: number } } }>(
    'mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug version } } }',
    { input: { formula } },
  );
  const { slug, version } = createFormula.formula;
  const lines = [{ provisionalName: 'Voda', percent: '100' }];
  await ask('mutation ($input: UpdateFormulaInput!) { updateFormula(input: $input) { formula { slug } } }', {
    input: { slug, version, formula: { ...formula, lines } },
  });
  return slug;
}

test('a file gets a formula in a revision later, moves on with it, and loses it again', async () => {
  const { slug, formula } = await createPif();
  expect(formula).toBeNull();
  const formulaSlug = await formulaInTwoRevisions();
  const first = await saved(slug, 1, { formula: { slug: formulaSlug, revision: 1 } });
  expect(first.formula).toEqual({ slug: formulaSlug, revision: 1, currentRevision: 2 });
  const second = await saved(slug, 2, { formula: { slug: formulaSlug, revision: 2 } });
  expect(second.formula?.revision).toBe(2);
  expect((await saved(slug, 3, {})).formula?.revision).toBe(2);
  expect((await saved(slug, 4, { formula: null })).formula).toBeNull();
});

test('a file gets a label later, and what is omitted stays', async () => {
  const label = seeded.find(({ companyId }) => companyId === lavanda)?.slug;
  const { slug } = await createPif({ formulaSlug: await formulaInTwoRevisions() });
  const { label: got, formula } = await saved(slug, 1, { labelSlug: label });
  expect([got?.slug, formula?.revision]).toEqual([label, 2]);
});

test('the history tells which formula came and which went', async () => {
  const formulaSlug = await formulaInTwoRevisions();
  const { slug } = await createPif({ formulaSlug });
  await saved(slug, 1, { formula: { slug: formulaSlug, revision: 1 } });
  const { history } = await ask<{ history: { items: { changes: object[] }[] } }>(
    'query ($slug: String!) { history(subject: PIF, slug: $slug) { items { changes { field before after } } } }',
    { slug },
  );
  expect(history.items.flatMap(({ changes }) => changes)).toContainEqual({
    field: 'formula',
    before: 'Maska · 2',
    after: 'Maska · 1',
  });
});

test('of two people who choose a formula at once the second is told', async () => {
  const formulaSlug = await formulaInTwoRevisions();
  const { slug } = await createPif();
  await saved(slug, 1, { formula: { slug: formulaSlug, revision: 1 } });
  const { errors } = await update('org', slug, 1, { formula: { slug: formulaSlug, revision: 2 } });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['CONFLICT']);
});

test('a client changes neither formula nor label', async () => {
  const { slug } = await createPif();
  for (const links of [{ formula: null }, { labelSlug: null }]) {
    const { errors } = await update('klijent', slug, 1, links);
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
  }
  expect((await update('klijent', slug, 1, {})).errors).toEqual([]);
});

test.each([
  [
    'a formula of another company',
    async () => ({ formula: { slug: await formulaInTwoRevisions(otherCompany), revision: 1 } }),
  ],
  ['a revision that there is none of', async () => ({ formula: { slug: await formulaInTwoRevisions(), revision: 3 } })],
])('%s is refused at the field', async (_, links) => {
  const { slug } = await createPif();
  const { errors } = await update('konsultant', slug, 1, await links());
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'input.formula' }] });
});

test('a label of another company is refused at the field', async () => {
  const { slug } = await createPif();
  const labelSlug = seeded.find(({ companyId }) => companyId !== lavanda)?.slug;
  const { errors } = await update('konsultant', slug, 1, { labelSlug });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'input.labelSlug' }] });
});
