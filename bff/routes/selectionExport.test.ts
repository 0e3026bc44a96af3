import { startBff, type Person, type TestBff } from '../../tests/support/bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const download = async (list: string, query: string, person: Person = 'konsultant') =>
  fetch(`${bff.url}/exports/${list}?${query}`, { headers: { authorization: `Bearer ${await bff.tokenOf(person)}` } });

interface Listed {
  id: string;
  name: string;
}
const lists = [
  { list: 'formulas', field: 'formulas', name: 'name', heading: 'Formula;Šifra;Firma;Revizija;Rezultat' },
  { list: 'fragrance-materials', field: 'fragranceMaterials', name: 'name', heading: 'Naziv;Vrsta;Šifra;Dobavljač' },
  { list: 'ingredients', field: 'ingredients', name: 'inciName', heading: 'INCI \\w+;CAS;EC;Funkcije;Prilozi' },
  { list: 'pifs', field: 'pifs', name: 'name', heading: 'Proizvod;Oznaka;Firma;Stanje;Zaključak' },
] as const;

test.each(lists)('the selected $list are a file, without what the caller does not see', async (one) => {
  const { list, field, name, heading } = one;
  const query = `{ list: ${field}${field === 'ingredients' ? '(filter: {})' : ''} { items { id name: ${name} } } }`;
  const { data } = await bff.askAs<{ list: { items: Listed[] } }>('konsultant', query);
  const [, first, , second] = data.list.items;
  const ids = `${first?.id},${second?.id},${'f'.repeat(24)}`;
  const response = await download(list, `format=csv&language=sr&ids=${ids}`);
  expect(response.headers.get('content-disposition')).toMatch(RegExp(`^attachment; filename=${list}-[-\\d]+\\.csv$`));
  const [head, ...lines] = (await response.text())
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  expect(head).toMatch(RegExp(`^${heading};`));
  const expected = [first?.name, second?.name].map((text) => expect.stringContaining(text ?? 'none') as string);
  expect(lines).toHaveLength(2);
  expect(lines).toEqual(expect.arrayContaining(expected));
  expect(response.headers.get('x-left-out')).toBe('f'.repeat(24));

  // Ingredients are everybody's.
  const theirs = await download(list, `format=csv&language=en&ids=${ids}`, 'konsultant2');
  expect((await theirs.text()).trimEnd().split('\r\n')).toHaveLength(list === 'ingredients' ? 3 : 1);
  expect(theirs.headers.get('x-left-out')).toBe(list === 'ingredients' ? 'f'.repeat(24) : ids);
});

test('the selected raw materials are a file that names those it lacks, and a filter lacks none', async () => {
  const query = '{ rawMaterials { items { id tradeName } } }';
  const { data } = await bff.askAs<{ rawMaterials: { items: { id: string; tradeName: string }[] } }>(
    'konsultant',
    query,
  );
  const [first] = data.rawMaterials.items;
  const gone = 'f'.repeat(24);
  const selected = await download('raw-materials', `format=csv&language=en&ids=${gone},${first?.id}`);
  expect(selected.headers.get('x-left-out')).toBe(gone);
  expect(await selected.text()).toContain(first?.tradeName);
  const narrowed = await download('raw-materials', 'format=csv&language=en&search=zzz');
  expect([narrowed.status, narrowed.headers.get('x-left-out')]).toEqual([200, null]);
});

test.each<[string, Person, number]>([
  ['formulas?format=csv', 'konsultant', 400],
  ['formulas?format=csv&ids=x', 'konsultant', 400],
  ['formulas?format=csv&ids=TOO_MANY', 'konsultant', 400],
  ['pifs?format=pdf&ids=ONE', 'konsultant', 400],
  ['pifs?format=csv&ids=ONE', 'klijent', 200],
  ['pifs?format=csv&ids=ONE', 'dcp', 403],
  ['ingredients?format=csv&ids=ONE', 'klijent', 403],
])('a download of %s as %s gets the status %i', async (address, person, status) => {
  const one = 'a'.repeat(24);
  const many = Array(101).fill(one).join(',');
  const [list = '', query = ''] = address.replace('ONE', one).replace('TOO_MANY', many).split('?');
  expect((await download(list, `language=en&${query}`, person)).status).toBe(status);
});
