import { companyIdOf } from '../../../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../../../tests/support/bff.ts';

interface Pif {
  slug: string;
  formula: { slug: string; revision: number } | null;
  ingredientNames: { names: string[]; isIncomplete: boolean } | null;
  requirements: { key: string; state: string }[];
}
const FIELDS = 'slug formula { slug revision } ingredientNames { names isIncomplete } requirements { key state }';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const change = async <Data>(person: Person, name: string, input: object, fields: string): Promise<Data> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const operation = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;
  const { data, errors } = await bff.askAs<Record<string, Data>>(person, operation, { variables: { input } });
  expect(errors).toEqual([]);
  return data[name] as Data;
};
const createPif = async (more: object) =>
  (
    await change<{ pif: Pif }>(
      'konsultant',
      'createPif',
      { name: 'Krema', companyId: lavanda, ...more },
      `pif { ${FIELDS} }`,
    )
  ).pif;

const createMaterial = async (tradeName: string, inciName: string): Promise<string> => {
  const composition = [{ inciName, maxConcentration: '100' }];
  const input = { tradeName, manufacturer: 'Proba', values: { composition } };
  const made = await change<{ rawMaterial: { slug: string } }>(
    'konsultant',
    'createRawMaterial',
    input,
    'rawMaterial { slug }',
  );
  return made.rawMaterial.slug;
};

const formulaOf = (lines: object[]) => ({ name: 'Formula za tvrdnje', companyId: lavanda, lines });
const createFormula = async (lines: object[]): Promise<string> => {
  const input = { formula: formulaOf(lines) };
  const made = await change<{ formula: { slug: string } }>('konsultant', 'createFormula', input, 'formula { slug }');
  return made.formula.slug;
};
const line = (rawMaterialSlug: string, percent: string) => ({ rawMaterialSlug, percent });

const claims = (reason: string | null) => ({
  hasNoClaims: false,
  claims: [
    {
      text: 'Bez parabena',
      evidence: { studyType: 'Sastav', title: 'Formula' },
      criteria: [
        'LEGAL_COMPLIANCE',
        'TRUTHFULNESS',
        'EVIDENTIAL_SUPPORT',
        'HONESTY',
        'FAIRNESS',
        'INFORMED_DECISION',
      ].map((criterion) => ({ criterion, judgement: 'YES', reason })),
    },
  ],
});
const saved = async (slug: string, version: number, reason: string | null) =>
  (
    await change<{ pif: Pif }>(
      'klijent',
      'updatePifClaims',
      { slug, version, claims: claims(reason) },
      `pif { ${FIELDS} }`,
    )
  ).pif;
const criteriaOf = ({ requirements }: Pif) => requirements.find(({ key }) => key === 'CLAIMS.criteria')?.state;

test('without a formula and a label no ingredients are known', async () => {
  expect((await createPif({})).ingredientNames).toBeNull();
});

test('a file holds the ingredient names of the revision that it is about', async () => {
  const [water, paraben] = [await createMaterial('Voda A', 'Aqua'), await createMaterial('Nipagin', 'Methylparaben')];
  const formulaSlug = await createFormula([line(water, '99.7'), line(paraben, '0.3')]);
  const { slug } = await createPif({ formulaSlug });
  await change(
    'konsultant',
    'updateFormula',
    { slug: formulaSlug, version: 1, formula: formulaOf([line(water, '100')]) },
    'formula { slug }',
  );
  const { data } = await bff.askAs<{ pif: Pif }>(
    'klijent',
    `query ($slug: String!) { pif(slug: $slug) { ${FIELDS} } }`,
    {
      variables: { slug },
    },
  );
  expect(data.pif.ingredientNames).toEqual({ names: ['Aqua', 'Methylparaben'], isIncomplete: false });
});

test('a line without a raw material leaves the names incomplete', async () => {
  const water = await createMaterial('Voda B', 'Aqua');
  const formulaSlug = await createFormula([line(water, '99'), { provisionalName: 'Novi konzervans', percent: '1' }]);
  expect((await createPif({ formulaSlug })).ingredientNames).toEqual({ names: ['Aqua'], isIncomplete: true });
});

test('a bare "yes" on a claim that the formula contradicts is a question', async () => {
  const formulaSlug = await createFormula([line(await createMaterial('Nipagin B', 'Methylparaben'), '100')]);
  const { slug } = await createPif({ formulaSlug });
  expect(criteriaOf(await saved(slug, 1, null))).toBe('QUESTION');
  expect(criteriaOf(await saved(slug, 2, 'Provereno.'))).toBe('DONE');
});
