import { readFile, utils } from '@e965/xlsx';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { until } from '../../../mocks/testing/until.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const LIST = `query ($page: Int!, $filter: ReprintFilter, $companyId: ID) {
  labelsToReprint(page: $page, pageSize: 100, filter: $filter, companyId: $companyId) {
    items { name companyName reprint { missing { name } } } totalCount } }`;
interface List {
  items: { name: string; companyName: string; reprint: { missing: { name: string }[] } }[];
  totalCount: number;
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  const create = `mutation ($input: CreateLabelInput!) { createLabel(input: $input) { label { slug } } }`;
  const labels = [
    ['=Kolonjska voda', 'Alcohol Denat., Aqua, Parfum, Linalool'],
    ...Array.from({ length: 110 }, (_, at) => [`Tonik ${at}`, 'Aqua, Parfum']),
  ];
  for (const [name, ingredientText] of labels) {
    const input = { companyId: lavanda, content: { name, ingredientText } };
    expect((await bff.askAs('konsultant', create, { variables: { input } })).errors).toEqual([]);
  }
  // A file says first that labels are being judged again, so it is only compared with the list once none is.
  const allChecked = async () => {
    const { data } = await bff.askAs<{ labelsToReprint: { waitingCount: number } }>(
      'admin',
      '{ labelsToReprint { waitingCount } }',
    );
    return data.labelsToReprint.waitingCount === 0;
  };
  await until('all labels are judged', allChecked);
});
afterAll(() => bff.close());

const download = async (query: string, person: Person = 'konsultant') =>
  fetch(`${bff.url}/exports/labels-to-reprint?${query}`, {
    headers: { authorization: `Bearer ${await bff.tokenOf(person)}` },
  });

/** The cells of a downloaded file. */
async function rowsOf(response: Response): Promise<string[][]> {
  expect(response.status).toBe(200);
  const folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
  try {
    const file = join(folder, 'labels.xlsx');
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    const { Sheets, SheetNames } = readFile(file);
    return utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function listed(variables: object = {}): Promise<List['items']> {
  const items: List['items'] = [];
  for (let page = 1; ; page++) {
    const { data, errors } = await bff.askAs<{ labelsToReprint: List }>('konsultant', LIST, {
      variables: { page, ...variables },
    });
    expect(errors).toEqual([]);
    items.push(...data.labelsToReprint.items);
    if (items.length >= data.labelsToReprint.totalCount) return items;
  }
}

test('all pages of the list are downloaded as an Excel file, in its order', async () => {
  const response = await download('language=en');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename=labels-to-reprint-\d{4}-\d\d-\d\d\.xlsx$/,
  );
  const [headings, ...rows] = await rowsOf(response);
  expect(headings?.slice(0, 5)).toEqual([
    'Label',
    'Company',
    'New batches today',
    'Stock until 31 Jul 2028',
    'From 1 Aug 2028',
  ]);
  const items = await listed();
  expect(items.length).toBeGreaterThan(100);
  expect(rows.map(([name, company, , , , missing]) => [name?.replace(/^'/, ''), company, missing])).toEqual(
    items.map(({ name, companyName, reprint }) => [
      name,
      companyName,
      reprint.missing.map((allergen) => allergen.name).join(', '),
    ]),
  );
});

test('the file is narrowed as the list is, and speaks Serbian', async () => {
  const query = `language=sr&filter=NOT_KNOWN&companyId=${lavanda}`;
  const [headings, ...rows] = await rowsOf(await download(query));
  expect(headings?.[0]).toBe('Deklaracija');
  expect(new Set(rows.map(([, company]) => company))).toEqual(new Set(['Lavanda Natura d.o.o.']));
  expect(rows).toHaveLength((await listed({ filter: 'NOT_KNOWN', companyId: lavanda })).length);
  const unknown = ['Nije poznato', 'Nije poznato', 'Nije poznato', '', '', 'Parfum', 'Štampanom spisku, bez formule'];
  expect(rows).toContainEqual(["'=Kolonjska voda", 'Lavanda Natura d.o.o.', ...unknown]);
});

test('another organisation downloads none of it', async () => {
  expect(await rowsOf(await download(`language=en&companyId=${lavanda}`, 'konsultant2'))).toHaveLength(1);
  const theirs = await rowsOf(await download('language=en', 'konsultant2'));
  expect(theirs.map(([, company]) => company)).not.toContain('Lavanda Natura d.o.o.');
});

test.each<[string, Person, number]>([
  ['', 'konsultant', 400],
  ['language=de', 'konsultant', 400],
  ['language=en&filter=ALL', 'konsultant', 400],
  ['language=en&companyId=Sve', 'konsultant', 400],
  ['language=en&page=2', 'konsultant', 400],
  ['language=en', 'dcp', 403],
  ['language=en', 'klijent', 403],
])('a download with "%s" as %s gets the status %i', async (query, person, status) => {
  expect((await download(query, person)).status).toBe(status);
});
