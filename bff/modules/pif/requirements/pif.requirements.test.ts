import { again } from '../../../../tests/support/again.ts';
import { companyIdOf } from '../../../../mocks/demo-data/companies.ts';
import { seedFolders } from '../../../../mocks/demo-data/documents/seedFolders.ts';
import { PIF_COUNT, pifAt } from '../../../../mocks/demo-data/pifs.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../../../../mocks/demo-data/raw-material/rawMaterials.ts';
import { aPdf } from '../../../../mocks/testing/documentFiles.ts';
import { startBff, type Person, type TestBff } from '../../../../tests/support/bff.ts';

interface Requirement {
  key: string;
  version: number;
  section: string;
  field: string;
  state: string;
  rawMaterial: { id: string; slug: string | null; name: string; manufacturer: string } | null;
  expiresOn: string | null;
  isExpiring: boolean;
  canBeWaived: boolean;
  owner: string | null;
  dueOn: string | null;
  askedOn: string | null;
  note: string | null;
  waivedBecause: string | null;
}
interface Pif {
  slug: string;
  completeness: { done: number; total: number; percent: number };
  requirements: Requirement[];
}

const FIELDS = `slug completeness { done total percent } requirements { key version section field state
  rawMaterial { id slug name manufacturer } expiresOn isExpiring canBeWaived owner dueOn askedOn note waivedBecause }`;
const ONE = `query ($slug: String!) { pif(slug: $slug) { ${FIELDS} } }`;
const CREATE_PIF = `mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { ${FIELDS} } } }`;
const SET = `mutation ($input: SetPifRequirementInput!) { setPifRequirement(input: $input) { pif { ${FIELDS} } } }`;
const CREATE_MATERIAL =
  'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }';
const CREATE_FORMULA = 'mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug } } }';
const ADD = 'mutation ($input: AddDocumentInput!) { addDocument(input: $input) { document { id } } }';
const ACTIVE =
  'mutation ($input: SetDocumentFolderActiveInput!) { setDocumentFolderActive(input: $input) { folders { kind } } }';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const panonska = companyIdOf('Panonska Lepota d.o.o.');
const submitted = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at)).find(({ stage }) => stage === 'SUBMITTED');
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const run = async <Data>(person: Person, query: string, variables: Record<string, unknown>) => {
  const { data, errors } = await bff.askAs<Data>(person, query, { variables });
  expect(errors).toEqual([]);
  return data;
};
const read = async (person: Person, slug: string) => (await run<{ pif: Pif }>(person, ONE, { slug })).pif;
const material = async (tradeName: string, type = 'PLAIN') => {
  const input = { tradeName, type, values: { composition: [{ inciName: 'GLYCERIN', maxConcentration: '99.5' }] } };
  return (await run<{ createRawMaterial: { rawMaterial: { slug: string } } }>('konsultant', CREATE_MATERIAL, { input }))
    .createRawMaterial.rawMaterial.slug;
};
const formula = async (slugs: string[], person: Person = 'konsultant', companyId = lavanda, provisional = false) => {
  const lines = slugs.map((rawMaterialSlug) => ({ rawMaterialSlug, percent: '0.1' }));
  const more = provisional ? [{ provisionalName: 'Voda', isRemainder: true }] : [];
  const input = { formula: { name: 'Formula sa dokumentima', companyId, lines: [...lines, ...more] } };
  return (await run<{ createFormula: { formula: { slug: string } } }>(person, CREATE_FORMULA, { input })).createFormula
    .formula.slug;
};
const createPif = async (formulaSlug?: string, person: Person = 'konsultant', companyId = lavanda) =>
  (
    await run<{ createPif: { pif: Pif } }>(person, CREATE_PIF, {
      input: { name: 'Krema sa dokumentima', companyId, formulaSlug },
    })
  ).createPif.pif;
const pifOf = async (...slugs: string[]) => createPif(await formula(slugs));
async function addDocument(person: Person, slug: string, folder: string, expiresOn: string | null = null) {
  const body = new FormData();
  body.append('file', new Blob([aPdf()]), 'x');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=document`, { method: 'POST', headers, body });
  const { reference: upload } = (await response.json()) as { reference: string };
  await run(person, ADD, { input: { slug, folder, upload, name: 'Dokument.pdf', expiresOn } });
}
const documentOf = ({ requirements }: Pif, field: string) => {
  const found = requirements.find((one) => one.section === 'DOCUMENTS' && one.field === field);
  if (!found) throw new Error(`The file asks for no ${field}`);
  return found;
};
const set = (person: Person, { slug }: { slug: string }, items: Pick<Requirement, 'key' | 'version'>[], more: object) =>
  bff.askAs<{ setPifRequirement: { pif: Pif } }>(person, SET, {
    variables: { input: { slug, requirements: items.map(({ key, version }) => ({ key, version })), ...more } },
  });
const codesOf = ({ errors }: Awaited<ReturnType<typeof set>>) => errors.map(({ extensions }) => extensions['code']);

test('a file without a formula lacks the raw materials, and a provisional name is a question', async () => {
  const slug = await material('Glicerin za pitanje');
  const states = [await createPif(), await pifOf(slug), await createPif(await formula([slug], 'org', lavanda, true))];
  expect(states.map((pif) => documentOf(pif, 'rawMaterials').state)).toEqual(['MISSING', 'DONE', 'QUESTION']);
});

test('a document in the folder of a raw material is there for every file that uses it', async () => {
  const slug = await material('Glicerin za dva fajla');
  const [one, other] = [await pifOf(slug), await pifOf(slug)];
  expect([one, other].map((pif) => documentOf(pif, 'SDS').state)).toEqual(['MISSING', 'MISSING']);
  await addDocument('konsultant', slug, 'SDS');
  for (const pif of [one, other]) {
    const now = await read('klijent', pif.slug);
    expect(documentOf(now, 'SDS').state).toBe('DONE');
    expect(now.completeness.done).toBe(pif.completeness.done + 1);
  }
});

again('the document that is good longest counts', async () => {
  const slug = await material('Glicerin koji ističe');
  const { slug: pif } = await pifOf(slug);
  await addDocument('konsultant', slug, 'SDS', dayFromNow(-1));
  const expired = documentOf(await read('konsultant', pif), 'SDS');
  expect(expired).toMatchObject({ state: 'EXPIRED', expiresOn: dayFromNow(-1), isExpiring: false });
  await addDocument('konsultant', slug, 'SDS', dayFromNow(30));
  const expiring = documentOf(await read('konsultant', pif), 'SDS');
  expect(expiring).toMatchObject({ state: 'DONE', expiresOn: dayFromNow(30), isExpiring: true });
  const query = '{ pifs(filter: { isExpiring: true }, pageSize: 100) { items { slug } } }';
  const listed = (await run<{ pifs: { items: Pif[] } }>('klijent', query, {})).pifs.items;
  expect(listed.map((one) => one.slug)).toContain(pif);
});

again('a folder that is not in use holds no document that counts', async () => {
  const slug = await material('Glicerin bez fascikle');
  const { slug: pif } = await pifOf(slug);
  await addDocument('konsultant', slug, 'TDS');
  await run('konsultant', ACTIVE, { input: { slug, kind: 'TDS', isActive: false } });
  expect(documentOf(await read('konsultant', pif), 'TDS').state).toBe('MISSING');
});

again("documents of another organisation do not count, one's own do", async () => {
  const held = new Set(seedFolders().documents.map(({ row }) => `${row.materialId} ${row.kind}`));
  const { slug } =
    Array.from({ length: RAW_MATERIAL_COUNT }, (_, at) => rawMaterialAt(at)).find(
      ({ id, isGlobal }) => isGlobal && !held.has(`${id} sds`),
    ) ?? rawMaterialAt(0);
  const ours = await pifOf(slug);
  const theirs = await createPif(await formula([slug], 'konsultant2', panonska), 'konsultant2', panonska);
  await addDocument('konsultant2', slug, 'SDS');
  const stateOf = async (person: Person, pif: string) => documentOf(await read(person, pif), 'SDS').state;
  expect([await stateOf('konsultant', ours.slug), await stateOf('konsultant2', theirs.slug)]).toEqual([
    'MISSING',
    'DONE',
  ]);
});

again('of 240 requirements 170 are 70 percent and 167 are 69, the same in the list', async () => {
  const bare = await createPif(await formula([await material('Glicerin za brojanje')]));
  // Extracts have seven documents and plain raw materials six, so that any number can be reached.
  const lacking = 240 - (bare.completeness.total - 6);
  const extracts = lacking % 6;
  const types = [
    ...Array.from({ length: extracts }, () => 'EXTRACT_OIL'),
    ...Array.from({ length: (lacking - 7 * extracts) / 6 }, () => 'PLAIN'),
  ];
  const slugs: string[] = [];
  for (const [at, type] of types.entries()) slugs.push(await material(`Sirovina ${at}`, type));
  const pif = await pifOf(...slugs);
  expect(pif.completeness.total).toBe(240);
  const open = pif.requirements.filter(({ canBeWaived }) => canBeWaived);
  const waived = open.slice(0, 170 - pif.completeness.done);
  const { data } = await set('konsultant', pif, waived, { waivedBecause: 'Neorganska.' });
  expect(data.setPifRequirement.pif.completeness).toEqual({ done: 170, total: 240, percent: 70 });
  const again = waived.slice(0, 3).map(({ key }) => ({ key, version: 2 }));
  await set('konsultant', pif, again, { waivedBecause: null });
  const list = `{ pifs { items { slug completeness { done total percent } } } }`;
  const { pifs } = await run<{ pifs: { items: Pif[] } }>('klijent', list, {});
  const counted = pifs.items.find(({ slug }) => slug === pif.slug);
  expect(counted?.completeness).toEqual({ done: 167, total: 240, percent: 69 });
});

const noted = { owner: 'BASF SE', dueOn: '2028-02-29', askedOn: '2026-11-23', note: 'Traži <novu> verziju & datum.' };

test('what is noted is kept as typed; what is omitted stays, null takes it away', async () => {
  const pif = await pifOf(await material('Glicerin sa napomenom'));
  const sds = documentOf(pif, 'SDS');
  const { data } = await set('konsultant', pif, [sds], noted);
  expect(documentOf(data.setPifRequirement.pif, 'SDS')).toMatchObject({ ...noted, version: 2, state: 'MISSING' });
  await set('org', pif, [{ ...sds, version: 2 }], { owner: null });
  expect(documentOf(await read('klijent', pif.slug), 'SDS')).toMatchObject({ ...noted, owner: null, version: 3 });
});

again('of two who note the same at once one gets a conflict, and nothing else of that step is saved', async () => {
  const pif = await pifOf(await material('Glicerin za dvoje'));
  const [sds, tds, coa] = ['SDS', 'TDS', 'COA'].map((field) => documentOf(pif, field)) as [
    Requirement,
    Requirement,
    Requirement,
  ];
  const results = await Promise.all([
    set('konsultant', pif, [sds, tds], { owner: 'Konsultant' }),
    set('org', pif, [sds, coa], { owner: 'Organizacija' }),
  ]);
  expect(results.map((result) => codesOf(result).join()).sort()).toEqual(['', 'CONFLICT']);
  const now = await read('admin', pif.slug);
  const owners = ['SDS', 'TDS', 'COA'].map((field) => documentOf(now, field).owner);
  expect([
    ['Konsultant', 'Konsultant', null],
    ['Organizacija', null, 'Organizacija'],
  ]).toContainEqual(owners);
});

again('a client reads who brings what, without addresses of folders', async () => {
  const pif = await pifOf(await material('Glicerin za klijenta'));
  const sds = documentOf(await read('klijent', pif.slug), 'SDS');
  expect(sds.rawMaterial).toMatchObject({ slug: null, name: 'Glicerin za klijenta' });
});

again('nothing is noted while a file is locked, by an administrator neither', async () => {
  const pif = await read('admin', submitted?.slug ?? '');
  expect(codesOf(await set('admin', pif, [pif.requirements[0] as Requirement], noted))).toEqual(['CONFLICT']);
});

const one = [{ key: 'DESCRIPTION.function', version: 1 }];
test.each([
  ['a waiver of what the law asks for', one, { waivedBecause: 'Ne treba.' }, 'input.waivedBecause'],
  ['an impossible day', one, { dueOn: '2026-02-30' }, 'input.dueOn'],
  ['a key that is none', [{ key: 'x', version: 1 }], {}, 'input.requirements.0.key'],
  ['the same twice', [...one, ...one], {}, 'input.requirements'],
  ['nothing', [], {}, 'input.requirements'],
])('%s is an error of its field', async (_, items, more, path) => {
  const { errors } = await set('konsultant', { slug: 'x' }, items, more);
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
});

test('a raw material that is not in the formula is refused', async () => {
  const pif = await createPif();
  const foreign = [{ key: `DOCUMENTS.${'0'.repeat(24)}.SDS`, version: 1 }];
  expect(codesOf(await set('konsultant', pif, foreign, noted))).toEqual(['BAD_USER_INPUT']);
});
