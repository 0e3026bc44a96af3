import { startBff, type TestBff } from '../../../tests/support/bff.ts';

interface Item {
  code: string | null;
  result: {
    findings: { code: string; ingredient: string | null }[];
    allergens: { labelName: string; isDeclared: boolean }[];
  };
}
interface Fragrance {
  allergens: { percent: string | null }[];
  certificates: { amendment: number }[];
}

let bff: TestBff;
/** Without the formula of 120 substances and those of the files that can be signed. */
let demo: Item[];
/** The number at the end of a formula's code: every fourth formula has a fault. */
const isFaulty = ({ code }: Item) => Number(/\d+$/.exec(code ?? '')?.[0]) % 4 === 0;
beforeAll(async () => {
  bff = await startBff();
  const fields = 'code result { findings { code ingredient } allergens { labelName isDeclared } }';
  const { data, errors } = await bff.askAs<{ formulas: { items: Item[] } }>(
    'admin',
    `{ formulas(pageSize: 100) { items { ${fields} } } }`,
  );
  expect(errors).toEqual([]);
  demo = data.formulas.items.filter(({ code }) => !/F9[89]$/.test(code ?? ''));
});
afterAll(() => bff.close());

test('of the forty formulas of the demo data ten have faults, of every kind', () => {
  expect(demo).toHaveLength(40);
  const faulty = demo.filter(isFaulty);
  expect(faulty).toHaveLength(10);
  const codes = new Set(faulty.flatMap(({ result }) => result.findings.map(({ code }) => code)));
  for (const kind of [
    'SUM_NOT_100',
    'COMPOSITION_SHORT',
    'CONCENTRATION_UNKNOWN',
    'LINE_UNMATCHED',
    'REPEATED_MATERIAL',
    'OVER_LIMIT',
    'RESTRICTED',
    'IFRA_EXCEEDED',
    'IFRA_TOGETHER',
  ])
    expect(codes).toContain(kind);
  const declared = faulty.flatMap(({ result }) => result.allergens.filter(({ isDeclared }) => isDeclared));
  expect(declared.map(({ labelName }) => labelName)).toContain('Eugenol');
  expect(faulty.filter(({ result }) => result.findings.length === 0)).toEqual([]);
});

test('the other formulas of the demo data have nothing to correct', () => {
  const faults = /^(SUM_|COMPOSITION_|CONCENTRATION_|LINE_|REPEATED_|OVER_|PROHIBITED|IFRA_)/;
  const found = demo
    .filter((item) => !isFaulty(item))
    .flatMap(({ code, result }) =>
      result.findings.filter((one) => faults.test(one.code)).map((one) => `${code ?? ''} ${one.code}`),
    );
  expect(found).toEqual([]);
});

test('the demo data hold thirty perfumes and aromas with statements and certificates of the amendments 48 to 51', async () => {
  const query = `query ($name: String!) { fragranceMaterial(name: $name) { allergens { percent } certificates { amendment } } }`;
  const { data } = await bff.askAs<{ fragranceMaterials: { totalCount: number; items: { name: string }[] } }>(
    'konsultant',
    '{ fragranceMaterials(pageSize: 100) { totalCount items { name } } }',
  );
  expect(data.fragranceMaterials.totalCount).toBe(30);
  const papers = await Promise.all(
    data.fragranceMaterials.items.map(
      async ({ name }) =>
        (await bff.askAs<{ fragranceMaterial: Fragrance }>('konsultant', query, { variables: { name } })).data
          .fragranceMaterial,
    ),
  );
  const amendments = new Set(papers.flatMap(({ certificates }) => certificates.map(({ amendment }) => amendment)));
  expect([...amendments].sort()).toEqual([48, 49, 50, 51]);
  // Two are without scent.
  expect(papers.filter(({ allergens }) => allergens.some(({ percent }) => percent !== null))).toHaveLength(28);
});
