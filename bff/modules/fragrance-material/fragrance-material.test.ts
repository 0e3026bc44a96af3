import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const FIELDS = `id version name code supplier kind statementDate declaredAtOnePercent certificateState
  rawMaterial { slug tradeName } allergens { inciName casNumber percent detectionLimit }
  certificates { id amendment issuedOn rows { category permission maximum } }`;
const write = (mutation: string, fields = `fragranceMaterial { ${FIELDS} }`) =>
  `mutation ($input: ${mutation[0]?.toUpperCase() ?? ''}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { ${fields} } }`;
const ONE = `query ($name: String!) { fragranceMaterial(name: $name) { ${FIELDS} } }`;
const DECLARE = `query ($input: AllergenDeclarationInput!) { allergenDeclaration(input: $input) {
  declared { name entry percent isWorstCase sources { material inciName materialPercent percentInMaterial isLimit } }
  notDeclared { name percent } prohibited { name } } }`;

interface Allergen {
  inciName: string;
  casNumber?: string | null;
  percent?: string | null;
  detectionLimit?: string | null;
}
interface Fragrance {
  id: string;
  version: number;
  name: string;
  code: string | null;
  certificateState: string;
  declaredAtOnePercent: number;
  allergens: Allergen[];
  certificates: {
    id: string;
    amendment: number;
    rows: { category: string; permission: string; maximum: string | null }[];
  }[];
}
interface Declared {
  allergenDeclaration: Record<
    'declared' | 'notDeclared',
    { name: string; percent: string; isWorstCase: boolean; sources: unknown[] }[]
  >;
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const change = (mutation: string, input: object, person: Person = 'konsultant') =>
  bff.askAs<Record<string, { fragranceMaterial: Fragrance }>>(person, write(mutation), { variables: { input } });
async function create(name: string, allergens: Allergen[] = [], person: Person = 'konsultant'): Promise<Fragrance> {
  const { data, errors } = await change(
    'createFragranceMaterial',
    { content: { name, kind: 'PARFUM', allergens } },
    person,
  );
  expect(errors).toEqual([]);
  return data['createFragranceMaterial']!.fragranceMaterial;
}
const one = (name: string, person: Person = 'konsultant') =>
  bff.askAs<{ fragranceMaterial: Fragrance }>(person, ONE, { variables: { name } });
const declare = async (parts: [string, string][], use = 'LEAVE_ON', worstCase = false) =>
  bff.askAs<Declared>('konsultant', DECLARE, {
    variables: {
      input: { parts: parts.map(([fragranceName, percent]) => ({ fragranceName, percent })), use, worstCase },
    },
  });
const share = (inciName: string, percent: string | null, detectionLimit: string | null = null): Allergen => ({
  inciName,
  percent,
  detectionLimit,
});
const fieldsOf = ({ errors }: { errors: { extensions: { fields?: { path: string }[] } }[] }) =>
  errors.flatMap(({ extensions }) => extensions.fields?.map(({ path }) => path) ?? []);

test('a perfume is stored as it is entered, with a comma read as a point', async () => {
  const name = 'Lipa & med / 5 % <proba>';
  const created = await create(name, [share('Linalool', '2,50'), share('Farnesol', null, '0.01')]);
  expect(created).toMatchObject({ name, version: 1, certificateState: 'NONE', declaredAtOnePercent: 1 });
  expect(created.allergens).toEqual([
    { inciName: 'Linalool', casNumber: null, percent: '2.5', detectionLimit: null },
    { inciName: 'Farnesol', casNumber: null, percent: null, detectionLimit: '0.01' },
  ]);
  expect((await one(name)).data.fragranceMaterial).toEqual(created);
});

test('a change keeps omitted fields, clears null ones and refuses an outdated version', async () => {
  const { name } = await create('Promena', [share('Linalool', '1')]);
  const update = (version: number, content: object) => change('updateFragranceMaterial', { name, version, content });
  await update(1, { code: 'P-1' });
  const { data } = await update(2, { supplier: 'Kuća' });
  expect(data['updateFragranceMaterial']!.fragranceMaterial).toMatchObject({
    version: 3,
    code: 'P-1',
    allergens: [{ inciName: 'Linalool' }],
  });
  expect((await update(2, { code: null })).code).toBe('CONFLICT');
  expect((await update(3, { code: null, name: 'Promena 2' })).errors).toEqual([]);
  expect((await one('Promena 2')).data.fragranceMaterial.code).toBeNull();
  expect((await one('Promena')).code).toBe('NOT_FOUND');
});

test('a name of the own organisation is refused, that of another one is free', async () => {
  await create('Isto ime');
  const again = await change('createFragranceMaterial', { content: { name: 'Isto ime', kind: 'AROMA' } }, 'org');
  expect([again.code, fieldsOf(again)]).toEqual(['BAD_USER_INPUT', ['input.content.name']]);
  await create('Isto ime', [], 'konsultant2');
});

test('of two with one name the id says which one an administrator deletes', async () => {
  await create('Dva imena', [], 'konsultant');
  const foreign = await create('Dva imena', [], 'konsultant2');
  const remove = async (id: string) => {
    const input = { name: 'Dva imena', id };
    return bff.askAs('admin', write('deleteFragranceMaterial', 'deletedFragranceMaterialName'), {
      variables: { input },
    });
  };
  expect((await remove(foreign.id)).errors).toEqual([]);
  expect((await one('Dva imena')).errors).toEqual([]);
  expect((await one('Dva imena', 'konsultant2')).code).toBe('NOT_FOUND');
  expect((await remove(foreign.id)).code).toBe('NOT_FOUND');
});

test('faults of a statement are named by their lines', async () => {
  const response = await change('createFragranceMaterial', {
    content: {
      name: 'Greške',
      kind: 'PARFUM',
      allergens: [share('Linalool', '101'), share('Linalool', '1'), share('Citral', '5,5,5')],
    },
  });
  expect(fieldsOf(response)).toEqual([
    'input.content.allergens.0.percent',
    'input.content.allergens.1.inciName',
    'input.content.allergens.2.percent',
  ]);
});

test('a certificate is added, decides the state of the perfume, and is deleted', async () => {
  const { name } = await create('Sa sertifikatom');
  const rows = [
    { category: '5a', permission: 'LIMITED', maximum: '2,52' },
    { category: '6', permission: 'NOT_PERMITTED' },
    { category: '12', permission: 'NO_LIMIT' },
    { category: '4', permission: 'NOT_STATED' },
  ];
  const { data } = await change('addIfraCertificate', { name, amendment: 49, issuedOn: '2021-03-12', rows });
  const added = data['addIfraCertificate']!.fragranceMaterial;
  expect(added).toMatchObject({ version: 2, certificateState: 'BEHIND' });
  expect(added.certificates[0]?.rows).toEqual([
    { category: '5A', permission: 'LIMITED', maximum: '2.52' },
    { category: '6', permission: 'NOT_PERMITTED', maximum: null },
    { category: '12', permission: 'NO_LIMIT', maximum: null },
    { category: '4', permission: 'NOT_STATED', maximum: null },
  ]);
  const newer = await change('addIfraCertificate', { name, amendment: 51, rows });
  expect(newer.data['addIfraCertificate']!.fragranceMaterial.certificateState).toBe('CURRENT');
  const gone = await change('deleteIfraCertificate', { name, id: added.certificates[0]!.id });
  expect(gone.data['deleteIfraCertificate']!.fragranceMaterial.certificates.map(({ amendment }) => amendment)).toEqual([
    51,
  ]);
});

const limited = (category: string, maximum: string) => ({ category, permission: 'LIMITED', maximum });
test.each([
  ['that mixes two schemes', 51, [limited('5A', '1'), limited('3A', '1')], 'input.rows.1.category'],
  ['that mixes two schemes of before the 49th', 48, [limited('3A', '1'), limited('5B', '1')], 'input.rows.1.category'],
  ['with a category twice', 49, [limited('5A', '1'), limited('5.A', '2')], 'input.rows.1.category'],
  ['with an unknown category', 49, [limited('5A', '1'), limited('13', '2')], 'input.rows.1.category'],
  ['with a maximum above 100', 49, [limited('4', '100.00'), limited('5A', '100,01')], 'input.rows.1.maximum'],
  ['with a maximum that is no number', 49, [limited('5A', '2,5,2')], 'input.rows.0.maximum'],
])('a certificate %s is refused at its row', async (what, amendment, rows, field) => {
  const { name } = await create(`Sertifikat ${what}`);
  expect(fieldsOf(await change('addIfraCertificate', { name, amendment, rows }))).toEqual([field]);
  expect((await one(name)).data.fragranceMaterial.certificates).toEqual([]);
});

test('a statement that adds up to more than 100 % is refused', async () => {
  const allergens = [share('Linalool', '60'), share('Limonene', '50')];
  const response = await change('createFragranceMaterial', {
    content: { name: 'Preko sto', kind: 'PARFUM', allergens },
  });
  expect(fieldsOf(response)).toEqual(['input.content.allergens']);
});

test('an allergen that nothing knows is stored', async () => {
  expect((await create('Nepoznat alergen', [share('Xyzzyl Acetate', '1')])).allergens).toMatchObject([
    { inciName: 'Xyzzyl Acetate', percent: '1' },
  ]);
});

const LINALOOL = '3,7-Dimethylocta-1,6-dien-3-ol';

test('an allergen that its supplier names by a synonym is declared under its name', async () => {
  await create('Sinonim', [share(LINALOOL, '2')]);
  const { declared } = (await declare([['Sinonim', '0.3']])).data.allergenDeclaration;
  expect(declared.map(({ name, percent }) => [name, percent])).toEqual([['Linalool', '0.006']]);
});

test('a synonym of an allergen is a part of its own', async () => {
  const { declared } = (await declare([[LINALOOL, '0.4']])).data.allergenDeclaration;
  expect(declared.map(({ name, percent }) => [name, percent])).toEqual([['Linalool', '0.4']]);
});

test('a statement says which allergen a synonym is, and nothing of other names', async () => {
  await create('Poznata imena', [share(LINALOOL, '2'), share('Citral', '1'), share('Glycerin', '1')]);
  const { data } = await bff.askAs<{ fragranceMaterial: { allergens: { knownName: string | null }[] } }>(
    'konsultant',
    '{ fragranceMaterial(name: "Poznata imena") { allergens { knownName } } }',
  );
  expect(data.fragranceMaterial.allergens.map(({ knownName }) => knownName)).toEqual(['LINALOOL', null, null]);
});

test('the declaration of example E6 is exact', async () => {
  await create('E6 P1', [
    ...[
      ['Linalool', '2'],
      ['Limonene', '0.5'],
      ['Citronellol', '0.3'],
      ['Geraniol', '0.1'],
    ].map(([inciName = '', percent = '']) => share(inciName, percent)),
    share('Coumarin', null, '0.5'),
    ...[
      ['Hexamethylindanopyran', '1.2'],
      ['Linalyl Acetate', '3'],
      ['Alpha-Damascone', '0.2'],
      ['Delta-Damascone', '0.2'],
    ].map(([inciName = '', percent = '']) => share(inciName, percent)),
  ]);
  await create('E6 lavender oil', [
    share('Linalool', '35'),
    share('Linalyl Acetate', '38'),
    share('Limonene', '0.4'),
    share('Lavandula Angustifolia Oil', '100'),
  ]);
  await create('E6 P2', [share('Eugenol', '1')]);
  const parts: [string, string][] = [
    ['E6 P1', '0.3'],
    ['E6 lavender oil', '0.05'],
    ['Benzyl Alcohol', '0,4'],
    ['E6 P2', '0.1'],
  ];
  const amounts = (lines: { name: string; percent: string }[]) =>
    lines.map(({ name, percent }) => `${name} ${percent}`);
  const { declared, notDeclared } = (await declare(parts)).data.allergenDeclaration;
  expect(amounts(declared)).toEqual([
    'Benzyl Alcohol 0.4',
    'Lavandula Oil/Extract 0.05',
    'Linalyl Acetate 0.028',
    'Linalool 0.0235',
    'Hexamethylindanopyran 0.0036',
    'Limonene 0.0017',
    'Rose Ketones 0.0012',
  ]);
  expect(amounts(notDeclared)).toEqual(['Eugenol 0.001', 'Citronellol 0.0009', 'Geraniol 0.0003', 'Coumarin 0']);
  for (const worstCase of [false, true])
    expect(amounts((await declare(parts, 'RINSE_OFF', worstCase)).data.allergenDeclaration.declared)).toEqual(
      amounts(declared.slice(0, 4)),
    );
  const worst = (await declare(parts, 'LEAVE_ON', true)).data.allergenDeclaration.declared;
  expect(worst).toHaveLength(8);
  expect(amounts(worst.filter(({ isWorstCase }) => isWorstCase))).toEqual(['Coumarin 0.0015']);
});

test('an allergen whose limit of detection is not stated is told as not known', async () => {
  await create('Bez granice', [share('Coumarin', null)]);
  const { data } = await bff.askAs<{ allergenDeclaration: { notDeclared: unknown[] } }>(
    'konsultant',
    `{ allergenDeclaration(input: { parts: [{ fragranceName: "Bez granice", percent: "1" }], use: LEAVE_ON, worstCase: true })
      { notDeclared { name percent isNotKnown } } }`,
  );
  expect(data.allergenDeclaration.notDeclared).toEqual([{ name: 'Coumarin', percent: '0', isNotKnown: true }]);
});

test('a part that is neither a perfume nor an allergen is named', async () => {
  const response = await declare([
    ['Linalool', '1'],
    ['Ne postoji', '1'],
    ['Linalool', '101'],
  ]);
  expect([response.code, fieldsOf(response)]).toEqual(['BAD_USER_INPUT', ['input.parts.2.percent']]);
  expect(
    fieldsOf(
      await declare([
        ['Linalool', '1'],
        ['Ne postoji', '1'],
      ]),
    ),
  ).toEqual(['input.parts.1.fragranceName']);
});

test('the list is searched, filtered and sorted by the service', async () => {
  const calls = await bff.callsDuring(async () => {
    const { data } = await bff.askAs<{ fragranceMaterials: { totalCount: number; items: { name: string }[] } }>(
      'konsultant',
      '{ fragranceMaterials(filter: {search: "ruza", kind: PARFUM}, sort: NAME_DESC, pageSize: 2) { totalCount items { name } } }',
    );
    expect(data.fragranceMaterials).toMatchObject({
      totalCount: 2,
      items: [{ name: 'Ruža iz Kazanlaka' }, { name: 'Ruža i vanila' }],
    });
  });
  expect(calls.map(({ query }) => query)).toEqual([
    { sort: '-ime', page: '1', limit: '2', 'text[search]': '"ruza"', vrsta: 'parfum' },
  ]);
});

test('a perfume counts the formulas that the caller sees, of its own organisation alone', async () => {
  const query = `query ($name: String!) { fragranceMaterial(name: $name) { formulaCount formulas { name } } }`;
  const used = async (person: Person) => {
    const { data } = await bff.askAs<{ fragranceMaterial: { formulaCount: number; formulas: { name: string }[] } }>(
      person,
      query,
      { variables: { name: 'Pamuk čist' } },
    );
    return data.fragranceMaterial;
  };
  const { formulaCount, formulas } = await used('org');
  expect(formulas).toHaveLength(formulaCount);
  expect(formulas.map(({ name }) => name)).toContain('Serum za lice – Pamuk');
  expect((await used('admin')).formulaCount).toBe(formulaCount);
  expect((await used('konsultant')).formulaCount).toBeLessThan(formulaCount);
});
