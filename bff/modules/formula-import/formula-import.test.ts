import { again } from '../../../tests/support/again.ts';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { batchInGrams, rowPerInci, rowPerMaterial } from '../../../tests/support/formulaSheets.ts';

const IMPORT = `id fileName company { name } formulaSlug columns unknownColumns scale total { line value isEqual } leftOutLines leftOut { line reason text }
  counts { kind count } totalCount
  rows { line kind match rawMaterial { slug tradeName } suggestions { slug tradeName } phase code tradeName manufacturer function amount scaledAmount isRemainder
    isCalculated composition { inciName maxConcentration } problems { code isError } }`;
const START = `mutation ($input: StartFormulaImportInput!) { startFormulaImport(input: $input) { formulaImport { ${IMPORT} } } }`;
const ONE = `query ($id: ID!, $page: Int! = 1, $pageSize: Int! = 20) { formulaImport(id: $id, page: $page, pageSize: $pageSize) { ${IMPORT} } }`;
const APPLY = `mutation ($input: ApplyFormulaImportInput!) { applyFormulaImport(input: $input) { formula {
  slug name code importFile { name size url } lines { rawMaterialSlug name percent isRemainder phase function } result { sum ingredientText }
} } }`;
const MATERIALS = 'query ($search: String!) { rawMaterials(filter: {search: $search}) { items { slug tradeName } } }';

interface Row {
  line: number;
  kind: string;
  match: string | null;
  rawMaterial: { slug: string; tradeName: string } | null;
  suggestions: { slug: string }[];
  phase: string;
  code: string;
  tradeName: string;
  manufacturer: string;
  function: string;
  amount: string;
  scaledAmount: string | null;
  isRemainder: boolean;
  isCalculated: boolean;
  composition: { inciName: string; maxConcentration: string | null }[];
  problems: { code: string; isError: boolean }[];
}
interface Import {
  id: string;
  formulaSlug: string | null;
  scale: string;
  total: object | null;
  rows: Row[];
  totalCount: number;
}
interface Applied {
  applyFormulaImport: {
    formula: {
      slug: string;
      importFile: { name: string; size: number; url: string } | null;
      lines: { rawMaterialSlug: string | null; name: string; percent: string }[];
      result: { sum: string; ingredientText: string };
    };
  };
}

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

async function upload(person: Person, content: Buffer | string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'formula');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=sheet`, { method: 'POST', headers, body });
  return ((await response.json()) as { reference: string }).reference;
}
const start = async (person: Person, content: Buffer | string, companyId = lavanda) =>
  bff.askAs<{ startFormulaImport: { formulaImport: Import } }>(person, START, {
    variables: { input: { upload: await upload(person, content), fileName: 'formula.xlsx', companyId } },
  });
const started = async (content: Buffer | string, person: Person = 'konsultant') =>
  (await start(person, content)).data.startFormulaImport.formulaImport;
const apply = (id: string, lines: object[], person: Person = 'konsultant') =>
  bff.askAs<Applied>(person, APPLY, { variables: { input: { id, name: 'Imported', code: 'I-1', lines } } });
/** The line of a row as the screen sends it when nothing was corrected, with its raw material entered anew. */
const asNew = ({ line, tradeName, manufacturer, code, composition, amount, isRemainder, phase, ...row }: Row) => ({
  line,
  newMaterial: { tradeName, manufacturer, code, composition },
  percent: isRemainder ? null : amount,
  isRemainder,
  phase,
  function: row.function,
});
const materialsNamed = async (search: string, person: Person = 'konsultant') =>
  (
    await bff.askAs<{ rawMaterials: { items: { slug: string; tradeName: string }[] } }>(person, MATERIALS, {
      variables: { search },
    })
  ).data.rawMaterials.items;

test('INCI names of a formula are compared with the dictionary', async () => {
  const { rows } = await started(
    'Trade name;INCI;%\nFirst;Aqua;97\nSecond;Glycerni;2\nThird;Butylphenyl Methylpropional (and) Izmišljenko;1\n',
  );
  expect(
    rows.map(({ kind, problems }) => [kind, ...problems.map(({ code, isError }) => `${code} ${isError}`)]),
  ).toEqual([['NEW'], ['NEW', 'MISSPELT_NAME false'], ['NEW', 'PROHIBITED_NAME false', 'UNKNOWN_NAME false']]);
});

test('a sheet with one row per raw material is read, previewed and applied with its raw materials and its file', async () => {
  const prepared = await started(rowPerMaterial());
  expect(prepared).toMatchObject({
    fileName: 'formula.xlsx',
    company: { name: 'Lavanda Natura d.o.o.' },
    formulaSlug: null,
    unknownColumns: [],
    scale: 'PERCENT',
    total: { line: 10, value: '100', isEqual: true },
    leftOutLines: [4, 7, 11],
    leftOut: [
      { line: 4, reason: 'CAPTION', text: 'Phase A' },
      { line: 7, reason: 'CAPTION', text: 'Phase B' },
      { line: 11, reason: 'NOTE', text: 'Stir until it is smooth' },
    ],
  });
  expect(
    prepared.rows.map(({ phase, tradeName, amount, isCalculated }) => [phase, tradeName, amount, isCalculated]),
  ).toEqual([
    ['A', 'Test Water', '', false],
    ['A', 'Test Glycerin', '5', false],
    ['B', 'Test Emulsifier', '4', true],
    ['B', 'Test Preservative', '0.9', false],
  ]);
  expect(prepared.rows[2]?.composition.map(({ inciName }) => inciName)).toEqual([
    'Glyceryl Stearate',
    'PEG-100 Stearate',
  ]);
  expect(await materialsNamed('Test Emulsifier')).toEqual([]);

  const { formula } = (await apply(prepared.id, prepared.rows.map(asNew))).data.applyFormulaImport;
  expect(formula).toMatchObject({ name: 'Imported', code: 'I-1', result: { sum: '100' } });
  expect(formula.lines.map(({ name, percent }) => [name, percent])).toEqual([
    ['Test Water', '90.1'],
    ['Test Glycerin', '5'],
    ['Test Emulsifier', '4'],
    ['Test Preservative', '0.9'],
  ]);
  expect(formula.result.ingredientText).toBe('AQUA, GLYCERIN, GLYCERYL STEARATE, PEG-100 STEARATE, PHENOXYETHANOL');
  expect(await materialsNamed('Test Emulsifier')).toHaveLength(1);

  const file = await fetch(`${bff.url}${formula.importFile?.url ?? ''}`, {
    headers: { authorization: `Bearer ${await bff.tokenOf('konsultant')}` },
  });
  expect([file.status, file.headers.get('content-disposition')]).toEqual([200, 'attachment; filename=formula.xlsx']);
  expect(Buffer.from(await file.arrayBuffer()).equals(rowPerMaterial())).toBe(true);
  const foreign = await fetch(`${bff.url}${formula.importFile?.url ?? ''}`, {
    headers: { authorization: `Bearer ${await bff.tokenOf('konsultant2')}` },
  });
  expect(foreign.status).toBe(404);

  expect((await apply(prepared.id, prepared.rows.map(asNew))).code).toBe('CONFLICT');
  const after = await bff.askAs<{ formulaImport: Import }>('konsultant', ONE, { variables: { id: prepared.id } });
  expect(after.data.formulaImport.formulaSlug).toBe(formula.slug);
});

again('a sheet with one row per INCI name and fractions is read as percentages', async () => {
  const { scale, total, rows } = await started(rowPerInci());
  expect([scale, total]).toEqual(['FRACTIONS', { line: 7, value: '100', isEqual: true }]);
  expect(rows.map(({ phase, code, amount, composition }) => [phase, code, amount, composition.length])).toEqual([
    ['A', 'S-1', '70', 1],
    ['B', 'S-2', '25', 3],
    ['C', 'S-3', '5', 1],
  ]);
  expect(rows[2]?.composition).toEqual([{ inciName: 'Glycerin', maxConcentration: '99.5' }]);
});

test('the line "q.s. to 100" of example E9 gets what the others leave', async () => {
  const { id, rows, scale, total } = await started(
    'Raw material;INCI;%\nRest A;Glycerin;5\nRest B;Urea;3.5\nRest C;Aqua;q.s. to 100\nTotal;;100\n',
  );
  expect({ scale, total }).toEqual({ scale: 'PERCENT', total: { line: 5, value: '100', isEqual: true } });
  const { data } = await apply(id, rows.map(asNew));
  expect(data.applyFormulaImport.formula.lines.map(({ name, percent }) => [name, percent])).toEqual([
    ['Rest A', '5'],
    ['Rest B', '3.5'],
    ['Rest C', '91.5'],
  ]);
});

again.each([
  [['0.7', '0.25', '0.05'], 'FRACTIONS', ['70', '25', '5'], [null, null, null]],
  [['500', '300', '200'], 'OTHER', ['500', '300', '200'], ['50', '30', '20']],
])('the figures %j of example E9 are %s', async (figures, scale, amounts, offers) => {
  const prepared = await started(`Raw material;%\n${figures.map((figure, at) => `Row ${at};${figure}\n`).join('')}`);
  expect([prepared.scale, prepared.rows.map(({ amount }) => amount)]).toEqual([scale, amounts]);
  expect(prepared.rows.map(({ scaledAmount }) => scaledAmount)).toEqual(offers);
  const { data } = await bff.askAs<{ formulaImport: Import }>('konsultant', ONE, { variables: { id: prepared.id } });
  expect(data.formulaImport.rows.map(({ scaledAmount }) => scaledAmount)).toEqual(offers);
});

test('the grams of a batch stay as they are and are no percentages of a formula', async () => {
  const { id, scale, rows } = await started(batchInGrams());
  expect([scale, rows.map(({ amount }) => amount)]).toEqual(['OTHER', ['500', '300', '200']]);
  expect(rows[2]?.composition).toEqual([
    { inciName: 'Phenoxyethanol', maxConcentration: '90' },
    { inciName: 'Ethylhexylglycerin', maxConcentration: '10' },
  ]);
  const refused = await apply(id, rows.map(asNew));
  expect(refused.errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual([
    'input.lines.0.percent',
    'input.lines.1.percent',
    'input.lines.2.percent',
  ]);
});

again('a choice made by hand is remembered for the company', async () => {
  const sheet = 'Trade name;INCI;%\nRemember me;Aqua;100\n';
  const first = await started(sheet);
  const [chosen] = await materialsNamed('');
  const { slug = '' } = chosen ?? {};
  expect((await apply(first.id, [{ line: 2, rawMaterialSlug: slug, percent: '100' }])).code).toBeUndefined();
  const [row] = (await started(sheet)).rows;
  expect([row?.kind, row?.match, row?.rawMaterial?.slug]).toEqual(['MATCHED', 'REMEMBERED', slug]);
  const other = await bff.askAs<{ startFormulaImport: { formulaImport: Import } }>('konsultant2', START, {
    variables: {
      input: {
        upload: await upload('konsultant2', sheet),
        fileName: 'formula.csv',
        companyId: (await bff.askAs<{ companies: { id: string }[] }>('konsultant2', '{ companies { id } }')).data
          .companies[0]?.id,
      },
    },
  });
  expect(other.data.startFormulaImport.formulaImport.rows[0]?.match).not.toBe('REMEMBERED');
});

again('nothing is entered when one line cannot be', async () => {
  const { id, rows } = await started('Trade name;INCI;%\nAll or nothing;Aqua;40\nSecond of them;Aqua;60\n');
  const [first, second] = rows.map(asNew);
  const refused = await apply(id, [
    first ?? {},
    { ...second, newMaterial: undefined, rawMaterialSlug: 'no-such-material' },
  ]);
  expect(refused.errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual(['input.lines.1.rawMaterialSlug']);
  expect(await materialsNamed('All or nothing')).toEqual([]);
});

test('a new raw material that the catalogue has already is refused at its line', async () => {
  const sheet = 'Trade name;INCI;%\nTwice entered;Aqua;100\n';
  const [before, again] = [await started(sheet), await started(sheet)];
  expect((await apply(before.id, before.rows.map(asNew))).code).toBeUndefined();
  const refused = await apply(again.id, again.rows.map(asNew));
  expect(refused.errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual(['input.lines.0.newMaterial']);
});

again('two lines of the same new raw material share it', async () => {
  const { id, rows } = await started('Phase;Trade name;INCI;%\nA;Shared water;Aqua;60\nB;Shared water;Aqua;40\n');
  const { formula } = (await apply(id, rows.map(asNew))).data.applyFormulaImport;
  expect(new Set(formula.lines.map(({ rawMaterialSlug }) => rawMaterialSlug)).size).toBe(1);
  expect(await materialsNamed('Shared water')).toHaveLength(1);
});

again('an import is seen by its sender alone, and a company of another organisation is refused', async () => {
  const { id } = await started('Name;%\nAqua;100\n');
  expect((await bff.askAs('org', ONE, { variables: { id } })).code).toBe('NOT_FOUND');
  expect((await start('konsultant2', 'Name;%\nAqua;100\n')).errors[0]?.extensions.fields).toMatchObject([
    { path: 'input.companyId' },
  ]);
});

again('300 rows come in pages and are applied', async () => {
  const rows = Array.from({ length: 299 }, (_, at) => `Row ${at};0.1`);
  const { id, totalCount } = await started(['Name;%', ...rows, 'Water;ad 100'].join('\n'));
  expect(totalCount).toBe(300);
  const page = await bff.askAs<{ formulaImport: Import }>('konsultant', ONE, {
    variables: { id, page: 3, pageSize: 100 },
  });
  expect(page.data.formulaImport.rows.map(({ line }) => line).at(-1)).toBe(301);
  const lines = Array.from({ length: 300 }, (_, at) => ({
    line: at + 2,
    provisionalName: `Row ${at}`,
    ...(at === 299 ? { isRemainder: true } : { percent: '0.1' }),
  }));
  const { formula } = (await apply(id, lines)).data.applyFormulaImport;
  expect([formula.lines.length, formula.lines.at(-1)?.percent]).toEqual([300, '70.1']);
});

again.each([
  ['no headings', 'a;b\nc;d\n', 'NO_HEADINGS'],
  ['no rows', 'Name;%\n', 'NO_ROWS'],
  ['too many rows', `Name;%\n${Array.from({ length: 301 }, (_, at) => `N ${at};0.1`).join('\n')}`, 'TOO_MANY_ROWS'],
])('a sheet with %s is rejected without a call to the service', async (_name, content, code) => {
  await bff.tokenOf('konsultant');
  const calls = await bff.callsDuring(async () => {
    const response = await start('konsultant', content);
    expect(response.errors[0]?.extensions.fields).toMatchObject([{ path: 'input.upload', code }]);
  });
  expect(calls).toEqual([]);
});

test('of two people who import the same formula at once, one enters its raw material and the other is told', async () => {
  const people = ['konsultant', 'org'] as const;
  const sheet = 'Trade name;INCI;%\nSimultaneous water;AQUA;100\n';
  const prepared = await Promise.all(people.map((person) => started(sheet, person)));
  const answers = await Promise.all(
    people.map((person, at) => apply(prepared[at]?.id ?? '', prepared[at]?.rows.map(asNew) ?? [], person)),
  );
  expect(answers.map(({ code }) => code ?? 'APPLIED').sort()).toEqual(['APPLIED', 'BAD_USER_INPUT']);
  expect(await materialsNamed('Simultaneous water')).toHaveLength(1);
});

test('a line with two kinds of raw material is rejected', async () => {
  const { id } = await started('Name;%\nAqua;100\n');
  const refused = await apply(id, [{ line: 2, rawMaterialSlug: 'a', provisionalName: 'b', percent: '100' }]);
  expect(refused.errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual(['input.lines.0.rawMaterialSlug']);
});
