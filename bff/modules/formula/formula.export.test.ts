import { readFile, utils } from '@e965/xlsx';
import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const CREATE = `mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug version } } }`;
const UPDATE = `mutation ($input: UpdateFormulaInput!) { updateFormula(input: $input) { formula { slug version } } }`;
const NEW = `mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }`;

let bff: TestBff;
let slug = '';
beforeAll(async () => {
  bff = await startBff();
  const { data } = await bff.askAs<{ createRawMaterial: { rawMaterial: { slug: string } } }>('konsultant', NEW, {
    variables: {
      input: {
        tradeName: 'Konzervans EP',
        manufacturer: 'Kemolux',
        code: 'EP-9010',
        values: {
          composition: [
            { inciName: 'PHENOXYETHANOL', maxConcentration: '90' },
            { inciName: 'ETHYLHEXYLGLYCERIN', maxConcentration: '10' },
          ],
        },
      },
    },
  });
  const lines = [
    { provisionalName: 'Voda', isRemainder: true },
    { rawMaterialSlug: data.createRawMaterial.rawMaterial.slug, percent: '0,75', phase: 'C', function: 'konzervans' },
  ];
  const formula = { name: 'Tonik', code: 'T-1', companyId: lavanda, lines };
  const created = await bff.askAs<{ createFormula: { formula: { slug: string; version: number } } }>(
    'konsultant',
    CREATE,
    { variables: { input: { formula } } },
  );
  ({ slug } = created.data.createFormula.formula);
  const { errors } = await bff.askAs('konsultant', UPDATE, {
    variables: { input: { slug, version: 1, formula: { ...formula, name: 'Tonik 2' } } },
  });
  expect(errors).toEqual([]);
});
afterAll(() => bff.close());

const download = async (query: string, person: Person = 'konsultant', of = slug) =>
  fetch(`${bff.url}/exports/formulas/${of}?${query}`, {
    headers: { authorization: `Bearer ${await bff.tokenOf(person)}` },
  });

test('a formula is downloaded as a text file in Serbian', async () => {
  const response = await download('format=csv&language=sr');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename=${slug}.csv`);
  const rows = (await response.text()).split('\r\n');
  expect(rows).toContain('C;EP-9010;Konzervans EP;PHENOXYETHANOL (and) ETHYLHEXYLGLYCERIN;Kemolux;konzervans;"0,75%";');
  expect(rows).toContain(';;Voda;;;;"99,25%";da');
  expect(rows).toContain(';;Ukupno;;;;100%;');
});

test('a formula is downloaded as an Excel file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
  try {
    const file = join(folder, 'formula.xlsx');
    await writeFile(file, Buffer.from(await (await download('format=xlsx&language=en')).arrayBuffer()));
    const { Sheets, SheetNames } = readFile(file);
    const rows = utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' });
    expect(rows[0]).toEqual(['Formula', 'Tonik 2', '', '', '', '', '', '']);
    expect(rows).toContainEqual([
      'C',
      'EP-9010',
      'Konzervans EP',
      'PHENOXYETHANOL (and) ETHYLHEXYLGLYCERIN',
      'Kemolux',
      'konzervans',
      0.0075,
      '',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('an earlier revision is downloaded by its number', async () => {
  expect(await (await download('format=csv&language=en&revision=1')).text()).toMatch(/Formula,Tonik,/);
});

test.each<[string, Person, number]>([
  ['format=pdf&language=en', 'konsultant', 400],
  ['format=csv', 'konsultant', 400],
  ['format=csv&language=en&revision=x', 'konsultant', 400],
  ['format=csv&language=en&revision=9', 'konsultant', 404],
  ['format=csv&language=en', 'konsultant2', 404],
  ['format=csv&language=en', 'klijent', 403],
])('a download with %s as %s gets the status %i', async (query, person, status) => {
  expect((await download(query, person)).status).toBe(status);
});
