import { startBff, type TestBff } from '../../../tests/support/bff.ts';

const IMPORT = 'id rows { kind problems { code value suggestion reference } }';
const START = `mutation ($input: StartRawMaterialImportInput!) { startRawMaterialImport(input: $input) { rawMaterialImport { ${IMPORT} } } }`;
const CORRECT = `mutation ($input: CorrectRawMaterialImportNameInput!) { correctRawMaterialImportName(input: $input) { rawMaterialImport { ${IMPORT} } } }`;
const APPLY = `mutation ($input: ApplyRawMaterialImportInput!) { applyRawMaterialImport(input: $input) { rawMaterialImport { id } } }`;
const LIST = `query ($filter: RawMaterialFilter) { rawMaterials(filter: $filter) { items { globalValues { composition { inciName maxConcentration } } } } }`;
const CHECK =
  'query ($names: [String!]!) { checkInciNames(names: $names) { name match problem suggestion prohibitedBy } }';

interface Import {
  id: string;
  rows: { kind: string; problems: { code: string; value: string; suggestion: string; reference: string }[] }[];
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

async function start(sheet: string): Promise<Import> {
  const body = new FormData();
  body.append('file', new Blob([sheet]), 'sirovine.csv');
  const headers = { authorization: `Bearer ${await bff.tokenOf('konsultant')}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=sheet`, { method: 'POST', headers, body });
  const { reference } = (await response.json()) as { reference: string };
  const { data } = await bff.askAs<{ startRawMaterialImport: { rawMaterialImport: Import } }>('konsultant', START, {
    variables: { input: { upload: reference, fileName: 'sirovine.csv' } },
  });
  return data.startRawMaterialImport.rawMaterialImport;
}
const correct = (id: string, name: string, inciName: string) =>
  bff.askAs<{ correctRawMaterialImportName: { rawMaterialImport: Import } }>('konsultant', CORRECT, {
    variables: { input: { id, name, inciName } },
  });
const shown = ({ rows }: Import) =>
  rows.map(({ problems }) =>
    problems
      .filter(({ code }) => code.endsWith('_NAME'))
      .map(({ code, value, suggestion, reference }) => [code, value, suggestion, reference].filter(Boolean).join(' ')),
  );

const sheet = [
  'Naziv;INCI;Sadržaj (% w/w)',
  'Prva uvezena;Glycerni;60 % w/w',
  'Prva uvezena;Aqua;ad 100',
  'Druga uvezena;Glycerni (and) Izmišljenko (and) Butylphenyl Methylpropional;',
].join('\n');

test('INCI names are compared with the dictionary, and a suggestion is taken in all rows', async () => {
  const prepared = await start(sheet);
  expect(prepared.rows.map(({ kind }) => kind)).toEqual(['NEW', 'NEW']);
  expect(shown(prepared)).toEqual([
    ['MISSPELT_NAME Glycerni GLYCERIN'],
    [
      'MISSPELT_NAME Glycerni GLYCERIN',
      'UNKNOWN_NAME Izmišljenko',
      'PROHIBITED_NAME Butylphenyl Methylpropional II/1666',
    ],
  ]);
  const { data } = await correct(prepared.id, 'Glycerni', 'GLYCERIN');
  expect(shown(data.correctRawMaterialImportName.rawMaterialImport)).toEqual([
    [],
    ['UNKNOWN_NAME Izmišljenko', 'PROHIBITED_NAME Butylphenyl Methylpropional II/1666'],
  ]);
  expect((await correct(prepared.id, 'Glycerni', 'GLYCERIN')).code).toBe('BAD_USER_INPUT');
  await bff.askAs('konsultant', APPLY, { variables: { input: { id: prepared.id } } });
  expect((await correct(prepared.id, 'Izmišljenko', 'AQUA')).code).toBe('CONFLICT');
  const { data: listed } = await bff.askAs<{ rawMaterials: { items: unknown[] } }>('konsultant', LIST, {
    variables: { filter: { search: 'Prva uvezena' } },
  });
  expect(listed.rawMaterials.items).toEqual([
    {
      globalValues: {
        composition: [
          { inciName: 'GLYCERIN', maxConcentration: '60' },
          { inciName: 'Aqua', maxConcentration: '40' },
        ],
      },
    },
  ]);
});

test('the names of a composition are checked in one call', async () => {
  const names = ['Glycerin', 'Glycerni', 'Izmišljenko', 'Butylphenyl Methylpropional'];
  const { data } = await bff.askAs<{ checkInciNames: object[] }>('konsultant', CHECK, { variables: { names } });
  expect(data.checkInciNames).toMatchObject([
    { name: 'Glycerin', problem: null, suggestion: null, prohibitedBy: null },
    { match: 'MISSPELLING', problem: 'MISSPELT_NAME', suggestion: 'GLYCERIN', prohibitedBy: null },
    { match: 'UNKNOWN', problem: 'UNKNOWN_NAME', suggestion: null, prohibitedBy: null },
    { problem: 'PROHIBITED_NAME', suggestion: null, prohibitedBy: 'II/1666' },
  ]);
  const tooMany = await bff.askAs('konsultant', CHECK, { variables: { names: Array(501).fill('Aqua') } });
  expect(tooMany.code).toBe('BAD_USER_INPUT');
});
