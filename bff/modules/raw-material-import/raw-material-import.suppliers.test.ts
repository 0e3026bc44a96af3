import { signIn } from '../../../mocks/testing/client.ts';
import { startBff, type TestBff } from '../../../tests/support/bff.ts';

const ROWS = 'rows { line kind tradeName problems { code value isError } } id';
const write = (name: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { rawMaterialImport { ${ROWS} } } }`;
const LIST = `query ($filter: RawMaterialFilter) { rawMaterials(filter: $filter, pageSize: 100) { items {
  slug tradeName manufacturer viewerCanEdit viewerCanEditIdentity company { name }
  globalValues { composition { inciName maxConcentration } } } } }`;

interface Import {
  id: string;
  rows: {
    line: number;
    kind: string;
    tradeName: string;
    problems: { code: string; value: string | null; isError: boolean }[];
  }[];
}
interface Material {
  slug: string;
  tradeName: string;
  manufacturer: string | null;
  viewerCanEdit: boolean;
  viewerCanEditIdentity: boolean;
  company: { name: string } | null;
  globalValues: { composition: { inciName: string; maxConcentration: string | null }[] };
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

async function start(...lines: string[]): Promise<Import> {
  const body = new FormData();
  body.append('file', new Blob([lines.join('\n')]), 'sirovine.csv');
  const headers = { authorization: `Bearer ${await bff.tokenOf('konsultant')}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=sheet`, { method: 'POST', headers, body });
  const { reference } = (await response.json()) as { reference: string };
  const input = { upload: reference, fileName: 'sirovine.csv' };
  return (await act('startRawMaterialImport', input)).rawMaterialImport;
}
const send = (name: string, input: object) =>
  bff.askAs<Record<string, { rawMaterialImport: Import }>>('konsultant', write(name), { variables: { input } });
async function act(name: string, input: object): Promise<{ rawMaterialImport: Import }> {
  const { data, errors } = await send(name, input);
  expect(errors).toEqual([]);
  return data[name] as { rawMaterialImport: Import };
}
const list = async (search?: string): Promise<Material[]> =>
  (
    await bff.askAs<{ rawMaterials: { items: Material[] } }>('konsultant', LIST, {
      variables: { filter: search === undefined ? {} : { search } },
    })
  ).data.rawMaterials.items;

test('the preview says which company of the organisation entered a raw material that is there already', async () => {
  const known = (await list()).find((one) => one.viewerCanEdit && !one.viewerCanEditIdentity);
  const { rows } = await start(
    'Naziv;Proizvođač;Mikrobiologija',
    `"${known?.tradeName ?? ''}";"${known?.manufacturer ?? ''}";Promenjeno`,
  );
  expect(rows).toMatchObject([
    { kind: 'CHANGED', problems: [{ code: 'ALREADY_THERE', value: known?.company?.name, isError: false }] },
  ]);
});

test('a sheet of a supplier is read: a row for each name, "(and)", "% w/w", "q.s." and "ad 100"', async () => {
  const { id, rows } = await start(
    'Trade name;Supplier;INCI name;Content (% w/w)',
    'Dobavljačev kompleks;ACME;Aqua;ad 100',
    'Dobavljačev kompleks;ACME;Glycerin;30 % w/w',
    'Dobavljačev kompleks;ACME;Citric Acid;0,5',
    'Dobavljačeva smesa;ACME;Aqua (and) Glycerin;"q.s.; 20"',
  );
  expect(rows.map(({ kind, tradeName }) => [kind, tradeName])).toEqual([
    ['NEW', 'Dobavljačev kompleks'],
    ['NEW', 'Dobavljačeva smesa'],
  ]);
  await act('applyRawMaterialImport', { id });
  const compositions = (await list('trade:dobavljač')).map(({ globalValues }) =>
    globalValues.composition.map(({ inciName, maxConcentration }) => `${inciName} ${maxConcentration}`),
  );
  expect(compositions).toEqual([
    ['Aqua 69.5', 'Glycerin 30', 'Citric Acid 0.5'],
    ['Aqua null', 'Glycerin 20'],
  ]);
});

test('lines of one trade name that contradict one another are all refused', async () => {
  const { id, rows } = await start(
    'Naziv;Proizvođač;Vrsta;INCI;%',
    'Protivrečna;ACME;Parfem;Aqua;60',
    'Protivrečna;ACME;Aroma;Glycerin;40',
    'Sasvim dobra;ACME;Parfem;Aqua;60',
  );
  expect(rows.map(({ line, kind, problems }) => [line, kind, problems.map(({ code }) => code)])).toEqual([
    [2, 'FAULTY', ['TWICE_IN_FILE']],
    [3, 'FAULTY', ['TWICE_IN_FILE']],
    [4, 'NEW', []],
  ]);
  await act('applyRawMaterialImport', { id });
  expect(await list('trade:protivrečna')).toEqual([]);
});

test('of two imports of one sheet that are applied at once, one enters it and the other is told', async () => {
  const sheet = ['Naziv;Proizvođač;INCI;%', 'Istovremena A;ACME;Aqua;60', 'Istovremena B;ACME;Urea;5'];
  const prepared = await Promise.all([start(...sheet), start(...sheet)]);
  const answers = await Promise.all(prepared.map(({ id }) => send('applyRawMaterialImport', { id })));
  expect(answers.map(({ code }) => code ?? 'APPLIED').sort()).toEqual(['APPLIED', 'CONFLICT']);
  expect(await list('trade:istovremena')).toHaveLength(2);
});

test('an import is taken back within 30 days, and not later', async () => {
  const { id } = await start('Naziv;Proizvođač;INCI', 'Za mesec dana;ACME;Aqua');
  await act('applyRawMaterialImport', { id });
  const applied = Date.now();
  const takeBackAfter = async (ms: number) => {
    await bff.stack.setClock(applied + ms);
    // A session from before has ended.
    const token = await signIn(bff.standIns, 'konsultant');
    const { code } = await bff.ask(write('takeBackRawMaterialImport'), { token, variables: { input: { id } } });
    await bff.stack.setClock(null);
    return [code, (await list('trade:mesec')).length];
  };
  const [DAYS_30, MINUTE] = [30 * 86_400_000, 60_000];
  expect(await takeBackAfter(DAYS_30 + MINUTE)).toEqual(['NOT_FOUND', 1]);
  expect(await takeBackAfter(DAYS_30 - MINUTE)).toEqual([undefined, 0]);
});
