import fc from 'fast-check';
import { formatPercent } from '../../../domain/formula/percent.ts';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { startBff, type TestBff } from '../../../tests/support/bff.ts';
import { uploadContent } from '../../../tests/support/uploadContent.ts';

const NEW = `mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug tradeName } } }`;
const CREATE = `mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug } } }`;
const START = `mutation ($input: StartFormulaImportInput!) { startFormulaImport(input: $input) { formulaImport {
  scale total { isEqual } leftOutLines
  rows { phase tradeName function amount isRemainder rawMaterial { slug } problems { code } }
} } }`;

interface Row {
  phase: string;
  tradeName: string;
  function: string;
  amount: string;
  isRemainder: boolean;
  rawMaterial: { slug: string } | null;
  problems: object[];
}
interface Line {
  material: number;
  phase: string | null;
  function: string | null;
  percent: string;
}

const companyId = companyIdOf('Lavanda Natura d.o.o.');
const inci = (...names: string[]) => names.map((inciName) => ({ inciName, maxConcentration: null }));
const materials: { tradeName: string; manufacturer?: string; code?: string; composition: object[] }[] = [
  { tradeName: 'Povratna voda', composition: inci('AQUA') },
  { tradeName: '=Emulgator "E; 7"', manufacturer: 'Kemo & sin', code: '-7', composition: inci('GLYCERIN', 'CI 77891') },
  { tradeName: 'Total Care, 5 %', manufacturer: '+Oleo', composition: inci('1,2-HEXANEDIOL') },
  // Without a raw material: a name alone.
  { tradeName: 'Samo naziv', composition: [] },
];

let bff: TestBff;
const slugs: (string | null)[] = [];
beforeAll(async () => {
  bff = await startBff();
  for (const { composition, ...names } of materials) {
    if (composition.length === 0) {
      slugs.push(null);
      continue;
    }
    const { data, errors } = await bff.askAs<{ createRawMaterial: { rawMaterial: { slug: string } } }>(
      'konsultant',
      NEW,
      { variables: { input: { ...names, values: { composition } } } },
    );
    expect(errors).toEqual([]);
    slugs.push(data.createRawMaterial.rawMaterial.slug);
  }
});
afterAll(() => bff.close());

/** Texts with every character that means something to a spreadsheet, a text file or the service. */
const text = (maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom(...Array.from('Aaž1 =+-@"\';,&<>%.(_x')), maxLength })
    .map((typed) => typed.trim().replace(/ +/g, ' ') || null);
const line: fc.Arbitrary<Line> = fc.record({
  material: fc.nat({ max: materials.length - 1 }),
  // A lone dash says in a sheet that there is no phase.
  phase: fc.oneof(fc.constantFrom(null, 'A', 'B', 'Faza A', 'Uljna'), text(10)).filter((phase) => phase !== '-'),
  function: text(40),
  percent: fc.integer({ min: 1, max: 3_000_000 }).map(formatPercent),
});

async function createFormula(lines: readonly Line[], remainder: number | null): Promise<string> {
  const sent = lines.map(({ material, percent, ...rest }, at) => ({
    ...rest,
    ...(slugs[material] ? { rawMaterialSlug: slugs[material] } : { provisionalName: materials[material]?.tradeName }),
    ...(at === remainder ? { isRemainder: true } : { percent }),
  }));
  const { data, errors } = await bff.askAs<{ createFormula: { formula: { slug: string } } }>('konsultant', CREATE, {
    variables: { input: { formula: { name: 'Tamo i nazad', companyId, lines: sent } } },
  });
  expect(errors).toEqual([]);
  return data.createFormula.formula.slug;
}

async function importAgain(slug: string, query: string) {
  const token = await bff.tokenOf('konsultant');
  const headers = { authorization: `Bearer ${token}` };
  const file = await fetch(`${bff.url}/exports/formulas/${slug}?${query}`, { headers });
  const upload = await uploadContent(
    bff.url,
    JSON.stringify({ token }),
    'sheet',
    Buffer.from(await file.arrayBuffer()),
  );
  const { data, errors } = await bff.askAs<{ startFormulaImport: { formulaImport: { rows: Row[] } } }>(
    'konsultant',
    START,
    { variables: { input: { upload, fileName: 'formula', companyId } } },
  );
  expect(errors).toEqual([]);
  return data.startFormulaImport.formulaImport;
}

test('what is exported of a formula is what an import of the file reads', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      fc.option(fc.nat({ max: 29 })),
      fc.constantFrom('xlsx', 'csv'),
      fc.constantFrom('en', 'sr'),
      async (lines, chosen, format, language) => {
        const remainder = chosen === null ? null : chosen % lines.length;
        const read = await importAgain(await createFormula(lines, remainder), `format=${format}&language=${language}`);
        expect(read).toMatchObject({ scale: 'PERCENT', total: { isEqual: true }, leftOutLines: [] });
        expect(read.rows).toEqual(
          lines.map(({ material, phase, function: use, percent }, at) => ({
            phase: phase ?? '',
            tradeName: materials[material]?.tradeName,
            function: use ?? '',
            amount: at === remainder ? '' : percent,
            isRemainder: at === remainder,
            rawMaterial: slugs[material] ? { slug: slugs[material] } : null,
            problems: [],
          })),
        );
      },
    ),
    { numRuns: 12 },
  );
});
