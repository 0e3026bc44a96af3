import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const DATA = `{ version podDetails { type route duration daysPerWeek year dermalAbsorptionPercent } noaelMgPerKgDay noaelSource podSpecies podStudy oralAbsorptionPercent dermalAbsorptionPercent molecularWeight logPow
  waterSolubilityMgPerL physicalForm uvAbsorption uvAbsorptionSource purity puritySource iupacName colour legislation references endpoints { endpoint text } isVerified verifiedBy verifiedAt
  updatedAt updatedBy }`;
const INGREDIENT = `{ id toxicology ${DATA} ownToxicology ${DATA} }`;
const ONE = `query ($id: ID!) { ingredient(id: $id) ${INGREDIENT} }`;
const UPDATE = `mutation ($input: UpdateToxicologyInput!) { updateToxicology(input: $input) { ingredient ${INGREDIENT} } }`;
const UPDATE_OWN = `mutation ($input: UpdateToxicologyInput!) { updateOwnToxicology(input: $input) { ingredient ${INGREDIENT} } }`;
const VERSIONS = `query ($id: ID!, $scope: ToxicologyScope!) { toxicologyVersions(ingredientId: $id, scope: $scope) ${DATA} }`;

interface Toxicology {
  version: number;
  noaelMgPerKgDay: number | null;
  podDetails: Record<string, unknown> | null;
  colour: string | null;
  isVerified: boolean;
  verifiedBy: string | null;
  updatedBy: string | null;
}
interface Found {
  id: string;
  toxicology: Toxicology | null;
  ownToxicology: Toxicology | null;
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

/** The id of the ingredient at a place of the list; each test changes another one. */
const idAt = async (place: number): Promise<string> => {
  const { data } = await bff.askAs<{ ingredients: { items: { id: string }[] } }>(
    'org',
    '{ ingredients { items { id } } }',
  );
  return data.ingredients.items[place]!.id;
};
const one = async (id: string, person: Person = 'konsultant') =>
  (await bff.askAs<{ ingredient: Found }>(person, ONE, { variables: { id } })).data.ingredient;
const update = (input: object, person: Person = 'admin') =>
  bff.askAs<{ updateToxicology: { ingredient: Found } }>(person, UPDATE, { variables: { input } });
const updateOwn = (input: object, person: Person = 'konsultant') =>
  bff.askAs<{ updateOwnToxicology: { ingredient: Found } }>(person, UPDATE_OWN, { variables: { input } });
const versions = async (id: string, scope: 'GLOBAL' | 'OWN', person: Person = 'konsultant') =>
  (await bff.askAs<{ toxicologyVersions: Toxicology[] }>(person, VERSIONS, { variables: { id, scope } })).data
    .toxicologyVersions;

test('a change of toxicology clears null fields, keeps omitted ones and rejects an outdated version', async () => {
  const ingredientId = await idAt(3);
  const version = (await one(ingredientId)).toxicology?.version ?? 0;
  const { data } = await update({
    ingredientId,
    version,
    noaelMgPerKgDay: 1000.5,
    noaelSource: ' EFSA 2017 ',
    oralAbsorptionPercent: 50,
    dermalAbsorptionPercent: 50,
    molecularWeight: 933.7,
    legislation: 'First line\nsecond line',
    references: ['https://example.org/a', ' '],
    isVerified: true,
    colour: 'cream',
  });
  const saved = data.updateToxicology.ingredient.toxicology!;
  expect(saved).toMatchObject({
    noaelMgPerKgDay: 1000.5,
    noaelSource: 'EFSA 2017',
    oralAbsorptionPercent: 50,
    molecularWeight: 933.7,
    legislation: 'First line\nsecond line',
    references: ['https://example.org/a'],
    isVerified: true,
    colour: 'cream',
  });
  expect(saved.version).toBeGreaterThan(version);

  expect((await update({ ingredientId, version, colour: 'white' })).code).toBe('CONFLICT');
  expect((await one(ingredientId)).toxicology).toEqual(saved);

  const calls = await bff.callsDuring(async () => {
    const { data: next } = await update({ ingredientId, version: saved.version, colour: null, references: null });
    expect(next.updateToxicology.ingredient.toxicology).toMatchObject({
      colour: null,
      references: [],
      noaelMgPerKgDay: 1000.5,
      noaelSource: 'EFSA 2017',
    });
  });
  expect(calls.map(({ method, body }) => [method, body])).toEqual([
    ['PATCH', { verzija: saved.version, boja: null, reference: [] }],
  ]);
});

test('a point of departure says what it is, all of it at once', async () => {
  const ingredientId = await idAt(5);
  const stored = (await one(ingredientId)).toxicology;
  const details = { type: 'LOAEL', route: 'ORAL', duration: 'DAYS_28', daysPerWeek: 5, year: 2012 };
  const { data, errors } = await update({
    ingredientId,
    version: stored?.version ?? 0,
    noaelMgPerKgDay: 63,
    noaelSource: 'A study',
    podDetails: details,
  });
  expect(errors).toEqual([]);
  const saved = data.updateToxicology.ingredient.toxicology!;
  expect(saved).toMatchObject({ noaelMgPerKgDay: 63, podDetails: { ...details, dermalAbsorptionPercent: null } });
  const kept = await update({ ingredientId, version: saved.version, noaelMgPerKgDay: 60 });
  expect(kept.data.updateToxicology.ingredient.toxicology?.podDetails).toMatchObject(details);
  const { version } = kept.data.updateToxicology.ingredient.toxicology!;
  for (const [wrong, path] of [
    [{ daysPerWeek: 6 }, 'input.podDetails.daysPerWeek'],
    [{ year: 20 }, 'input.podDetails.year'],
    [{ dermalAbsorptionPercent: 0 }, 'input.podDetails.dermalAbsorptionPercent'],
  ] as const) {
    const refused = await update({ ingredientId, version, podDetails: wrong });
    expect(refused.errors[0]?.extensions.fields?.map((field) => field.path)).toEqual([path]);
  }
  const cleared = await update({ ingredientId, version, podDetails: {} });
  expect(cleared.data.updateToxicology.ingredient.toxicology?.podDetails).toBeNull();
});

test('a change of one field of a pair is checked with the stored other field', async () => {
  const ingredientId = await idAt(4);
  const version = (await one(ingredientId)).toxicology?.version ?? 0;
  const both = { noaelMgPerKgDay: 10, noaelSource: 'a study', oralAbsorptionPercent: 40, dermalAbsorptionPercent: 20 };
  const { data } = await update({ ingredientId, version, ...both });
  const stored = data.updateToxicology.ingredient.toxicology!.version;
  const errorPaths = async (wrong: object) =>
    (await update({ ingredientId, version: stored, ...wrong })).errors[0]?.extensions.fields?.map(({ path }) => path);
  expect(await errorPaths({ dermalAbsorptionPercent: 41 })).toEqual(['input.dermalAbsorptionPercent']);
  expect(await errorPaths({ oralAbsorptionPercent: 19 })).toEqual(['input.oralAbsorptionPercent']);
  expect(await errorPaths({ noaelSource: null })).toEqual(['input.noaelSource']);
  expect((await one(ingredientId)).toxicology).toMatchObject({ version: stored, ...both });
  expect((await update({ ingredientId, version: stored, dermalAbsorptionPercent: 40 })).errors).toEqual([]);
});

test('own data of one organisation are never sent to another', async () => {
  const ingredientId = await idAt(5);
  await updateOwn({ ingredientId, version: 0, noaelMgPerKgDay: 77, noaelSource: 'Own study', isVerified: true });
  expect((await one(ingredientId, 'org')).ownToxicology).toMatchObject({
    noaelMgPerKgDay: 77,
    isVerified: true,
    verifiedBy: 'Ivana Đorđević',
    updatedBy: 'Ivana Đorđević',
  });
  expect(await one(ingredientId, 'konsultant2')).toMatchObject({ ownToxicology: null });
  expect(await versions(ingredientId, 'OWN', 'konsultant2')).toEqual([]);
  expect(JSON.stringify(await one(ingredientId, 'konsultant2'))).not.toContain('77');
});

test('an own change leaves the global data as they were', async () => {
  const ingredientId = await idAt(6);
  const before = (await one(ingredientId)).toxicology;
  await updateOwn({ ingredientId, version: 0, colour: 'own' });
  expect((await one(ingredientId)).toxicology).toEqual(before);
});

test('of two own changes of one version the second is a conflict', async () => {
  const ingredientId = await idAt(7);
  expect((await updateOwn({ ingredientId, version: 0, colour: 'first' })).errors).toEqual([]);
  expect((await updateOwn({ ingredientId, version: 0, colour: 'second' }, 'org')).code).toBe('CONFLICT');
  expect((await one(ingredientId)).ownToxicology).toMatchObject({ version: 1, colour: 'first' });
});

test('every version is kept, the newest first', async () => {
  const ingredientId = await idAt(8);
  await updateOwn({ ingredientId, version: 0, noaelMgPerKgDay: 10, noaelSource: 'One', isVerified: true });
  await updateOwn({ ingredientId, version: 1, noaelMgPerKgDay: 20, noaelSource: 'Two' }, 'org');
  expect(await versions(ingredientId, 'OWN')).toMatchObject([
    { version: 2, noaelMgPerKgDay: 20, updatedBy: 'Milorad Stanković', isVerified: false, verifiedBy: null },
    { version: 1, noaelMgPerKgDay: 10, updatedBy: 'Ivana Đorđević', isVerified: true, verifiedBy: 'Ivana Đorđević' },
  ]);
});

test('the author of global data is not named to another organisation', async () => {
  const ingredientId = await idAt(9);
  const version = (await one(ingredientId)).toxicology?.version ?? 0;
  await update({ ingredientId, version, colour: 'global' });
  const authors = [];
  for (const person of ['admin', 'konsultant', 'konsultant2'] as const)
    authors.push((await one(ingredientId, person)).toxicology?.updatedBy);
  expect(authors).toEqual(['Jelena Petrović', 'Jelena Petrović', null]);
});

test('a text about an endpoint is set and removed by itself', async () => {
  const ingredientId = await idAt(10);
  const texts = [
    { endpoint: 'GENOTOXICITY', text: ' Ames test negative ' },
    { endpoint: 'ACUTE_TOXICITY', text: 'LD50 2,000 mg/kg' },
  ];
  await updateOwn({ ingredientId, version: 0, endpoints: texts });
  const { data } = await updateOwn({
    ingredientId,
    version: 1,
    endpoints: [{ endpoint: 'ACUTE_TOXICITY', text: null }],
  });
  expect(data.updateOwnToxicology.ingredient.ownToxicology).toMatchObject({
    endpoints: [{ endpoint: 'GENOTOXICITY', text: 'Ames test negative' }],
  });
});

test('physical data, species and study are stored', async () => {
  const ingredientId = await idAt(11);
  const data = {
    logPow: -1.2,
    waterSolubilityMgPerL: 24_000,
    physicalForm: 'liquid',
    uvAbsorption: 'maximum at 269 nm',
    uvAbsorptionSource: 'SCCS/1575/16',
    purity: '> 99 %',
    puritySource: 'Certificate of analysis',
    podSpecies: 'rabbit',
    podStudy: '90 days, dermal',
  };
  await updateOwn({ ingredientId, version: 0, ...data });
  expect((await one(ingredientId)).ownToxicology).toMatchObject(data);
});

test.each([
  [{ logPow: 20.5 }, 'input.logPow'],
  [{ waterSolubilityMgPerL: -1 }, 'input.waterSolubilityMgPerL'],
  [{ endpoints: [{ endpoint: 'KINETICS', text: 'x'.repeat(20_001) }] }, 'input.endpoints.0.text'],
  [{ endpoints: [{ endpoint: 'KINETICS' }, { endpoint: 'KINETICS' }] }, 'input.endpoints'],
])('invalid own data are rejected with their field (%#)', async (wrong, path) => {
  const { errors } = await updateOwn({ ingredientId: 'a'.repeat(24), version: 0, ...wrong });
  expect(errors[0]?.extensions.fields?.[0]?.path).toBe(path);
});
