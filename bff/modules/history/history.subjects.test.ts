import { again } from '../../../tests/support/again.ts';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { aPdf } from '../../../mocks/testing/documentFiles.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Event {
  origin: string;
  person: string | null;
  kind: string;
  section: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
  note: string | null;
}

const READ = `query ($subject: HistorySubject!, $slug: String!, $filter: HistoryFilter) {
  history(subject: $subject, slug: $slug, filter: $filter) {
    totalCount items { origin person kind section changes { field before after } note } } }`;
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const content = { name: 'Krem', ingredientText: 'Aqua, Glycerin, Xqzwkraut Extract', category: 'hand_care_products' };

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

async function mutate<Item>(person: Person, name: string, input: object, fields: string): Promise<Item> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;
  const { data, errors } = await bff.askAs<Record<string, Item>>(person, query, { variables: { input } });
  expect(errors).toEqual([]);
  return data[name] as Item;
}
const read = async (person: Person, subject: string, slug: string, filter: object = {}) => {
  const { data, errors } = await bff.askAs<{ history: { items: Event[]; totalCount: number } }>(person, READ, {
    variables: { subject, slug, filter },
  });
  expect(errors).toEqual([]);
  return data.history.items;
};

interface Label {
  slug: string;
  content: { version: number };
  check: { findings: { code: string; signOffKey: string | null }[] };
}
const LABEL = 'label { slug content { version } check { findings { code signOffKey } } }';
const createLabel = async (more: object = {}): Promise<Label> =>
  (
    await mutate<{ label: Label }>(
      'konsultant',
      'createLabel',
      { companyId: lavanda, content: { ...content, ...more } },
      LABEL,
    )
  ).label;

test('a changed label is told field by field to its client', async () => {
  const { slug } = await createLabel();
  const changed = { slug, version: 1, content: { ...content, name: 'Krem <za> ruke', phMin: 5.5, isActive: false } };
  await mutate('org', 'updateLabel', changed, 'label { slug }');
  const [event, created, ...others] = await read('klijent', 'LABEL', slug);
  expect(event).toMatchObject({ kind: 'CHANGED', origin: 'PERSON', person: 'Milorad Stanković' });
  expect(event?.changes).toEqual([
    { field: 'name', before: 'Krem', after: 'Krem <za> ruke' },
    { field: 'isActive', before: 'true', after: 'false' },
    { field: 'phMin', before: null, after: '5.5' },
  ]);
  expect(created).toMatchObject({ kind: 'CREATED', changes: [] });
  expect(others).toEqual([]);
});

again('archiving a label is told', async () => {
  const { slug } = await createLabel();
  await mutate('konsultant', 'setLabelArchived', { slug, isArchived: true }, 'label { slug }');
  expect((await read('dcp', 'LABEL', slug))[0]?.changes).toEqual([
    { field: 'isArchived', before: 'false', after: 'true' },
  ]);
});

test('a saved label that says the same leaves no event', async () => {
  const { slug } = await createLabel();
  await mutate('konsultant', 'updateLabel', { slug, version: 1, content }, 'label { slug }');
  expect((await read('konsultant', 'LABEL', slug)).map(({ kind }) => kind)).toEqual(['CREATED']);
});

test('a settled finding is told with its reason, and when it is open again', async () => {
  const label = await createLabel();
  const key = label.check.findings.find(({ code }) => code === 'UNKNOWN_NAME')?.signOffKey;
  const SIGNED = 'label { content { signOffs { id } } }';
  const signed = await mutate<{ label: { content: { signOffs: { id: string }[] } } }>(
    'konsultant',
    'signOffFinding',
    { slug: label.slug, key, reason: 'Potvrdio dobavljač' },
    SIGNED,
  );
  const { id } = signed.label.content.signOffs[0] ?? { id: '' };
  await mutate('konsultant', 'withdrawSignOff', { slug: label.slug, id }, 'label { slug }');
  const [withdrawn, settled] = await read('klijent', 'LABEL', label.slug, { kind: 'SIGN_OFF' });
  const before = settled?.changes[0]?.after;
  expect(before).toContain('Article 19(1)(g)');
  expect(settled).toMatchObject({
    note: 'Potvrdio dobavljač',
    changes: [{ field: 'settledFinding', before: null, after: before }],
  });
  expect(withdrawn?.changes[0]).toEqual({ field: 'settledFinding', before, after: null });
});

test('the formula of a label is told to staff alone', async () => {
  const lines = [{ rawMaterialSlug: await createMaterial(), percent: '5' }];
  const input = { formula: { name: 'Formula 7', companyId: lavanda, lines } };
  const { formula } = await mutate<{ formula: { slug: string } }>(
    'konsultant',
    'createFormula',
    input,
    'formula { slug }',
  );
  const made = await mutate<{ label: Label }>(
    'konsultant',
    'createLabelFromFormula',
    { formulaSlug: formula.slug, name: 'Krem po formuli' },
    LABEL,
  );
  const { slug, content: before } = made.label;
  const changed = {
    slug,
    version: before.version,
    content: { ...content, name: 'Krem po formuli' },
    removeFormula: true,
  };
  await mutate('konsultant', 'updateLabel', changed, 'label { slug }');
  const shown = (events: Event[]) => events.flatMap(({ changes }) => changes.map(({ field }) => field));
  expect(shown(await read('konsultant', 'LABEL', slug))).toContain('formula.name');
  for (const person of ['klijent', 'dcp'] as const)
    expect(shown(await read(person, 'LABEL', slug)).filter((field) => field.startsWith('formula'))).toEqual([]);
});

const createMaterial = async (person: Person = 'konsultant', more: object = {}) =>
  (
    await mutate<{ rawMaterial: { slug: string } }>(
      person,
      'createRawMaterial',
      {
        tradeName: 'Ulje šipka',
        values: { composition: [{ inciName: 'ROSA CANINA FRUIT OIL', maxConcentration: '99.5' }] },
        ...more,
      },
      'rawMaterial { slug }',
    )
  ).rawMaterial.slug;

test('a changed raw material is told field by field', async () => {
  const slug = await createMaterial();
  const composition = [
    { inciName: 'TOCOPHEROL', maxConcentration: '0.5' },
    { inciName: 'ROSA CANINA FRUIT OIL', maxConcentration: '99' },
  ];
  const values = { composition, cmrStatus: 'PRESENT', impurities: 'Pb &lt; 1 ppm' };
  await mutate('konsultant', 'updateRawMaterial', { slug, version: 1, values }, 'rawMaterial { slug }');
  const [event, created] = await read('klijent', 'RAW_MATERIAL', slug);
  expect(event?.changes).toEqual([
    { field: 'composition.1.inciName', before: null, after: 'TOCOPHEROL' },
    { field: 'composition.1.maxConcentration', before: null, after: '0.5' },
    { field: 'composition.2.maxConcentration', before: '99.5', after: '99' },
    { field: 'impurities', before: null, after: 'Pb &lt; 1 ppm' },
    { field: 'cmrStatus', before: 'NO_DATA', after: 'PRESENT' },
  ]);
  expect(created?.kind).toBe('CREATED');
});

again('documents of a raw material are told, and folders that are taken out of use', async () => {
  const slug = await createMaterial();
  const body = new FormData();
  body.append('file', new Blob([aPdf()]), 'x');
  const headers = { authorization: `Bearer ${await bff.tokenOf('konsultant')}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=document`, { method: 'POST', headers, body });
  const { reference: upload } = (await response.json()) as { reference: string };
  const added = await mutate<{ document: { id: string } }>(
    'konsultant',
    'addDocument',
    { slug, folder: 'SDS', upload, name: 'SDS.pdf', expiresOn: '2030-01-31' },
    'document { id }',
  );
  const { id } = added.document;
  await mutate('konsultant', 'updateDocument', { slug, id, folder: 'TDS' }, 'folders { kind }');
  await mutate('konsultant', 'deleteDocument', { slug, id }, 'deletedDocumentId');
  await mutate('konsultant', 'setDocumentFolderActive', { slug, kind: 'SDS', isActive: false }, 'folders { kind }');
  const shown = (await read('konsultant', 'RAW_MATERIAL', slug, { kind: 'FILE' })).map(({ changes }) => changes);
  expect(shown).toEqual([
    [{ field: 'folder.SDS.isInUse', before: 'true', after: 'false' }],
    [
      { field: 'fileName', before: 'SDS.pdf', after: null },
      { field: 'folder', before: 'TDS', after: null },
      { field: 'expiresOn', before: '2030-01-31', after: null },
    ],
    [{ field: 'folder', before: 'SDS', after: 'TDS' }],
    [
      { field: 'fileName', before: null, after: 'SDS.pdf' },
      { field: 'folder', before: null, after: 'SDS' },
      { field: 'expiresOn', before: null, after: '2030-01-31' },
    ],
  ]);
});

test('persons of another organisation are not named, and the values of its companies not told', async () => {
  const { data } = await bff.askAs<{ rawMaterials: { items: { slug: string }[] } }>(
    'konsultant2',
    '{ rawMaterials(filter: {isInCatalogue: false}, pageSize: 1) { items { slug } } }',
  );
  const slug = data.rawMaterials.items[0]?.slug ?? '';
  await mutate('konsultant2', 'setRawMaterialOverrides', { slug, impurities: 'Tajna' }, 'rawMaterial { slug }');
  const { data: known } = await bff.askAs<{ rawMaterial: { version: number; values: { impurities: string | null } } }>(
    'admin',
    'query ($slug: String!) { rawMaterial(slug: $slug) { version } }',
    { variables: { slug } },
  );
  const common = { slug, version: known.rawMaterial.version, values: { impurities: 'Za sve' } };
  await mutate('admin', 'updateRawMaterial', common, 'rawMaterial { slug }');
  const theirs = await read('konsultant2', 'RAW_MATERIAL', slug);
  expect(theirs.map(({ origin, person, note }) => [origin, person, note])).toEqual([
    ['OTHER_ORGANISATION', null, null],
    ['PERSON', expect.any(String), expect.any(String)],
  ]);
  expect(JSON.stringify(await read('konsultant', 'RAW_MATERIAL', slug))).not.toContain('Tajna');
});

test('what is noted about requirements is told one by one, with the raw material', async () => {
  const material = await createMaterial('konsultant', { type: 'PLAIN' });
  const lines = [{ rawMaterialSlug: material, percent: '5' }];
  const { formula } = await mutate<{ formula: { slug: string } }>(
    'konsultant',
    'createFormula',
    { formula: { name: 'Formula', companyId: lavanda, lines } },
    'formula { slug }',
  );
  const { pif } = await mutate<{
    pif: { slug: string; requirements: { key: string; field: string; version: number }[] };
  }>(
    'konsultant',
    'createPif',
    { name: 'Krema', companyId: lavanda, formulaSlug: formula.slug },
    'pif { slug requirements { key field version } }',
  );
  const items = pif.requirements.filter(({ field }) => field === 'MICROBIOLOGY' || field === 'SDS');
  const requirements = items.map(({ key, version }) => ({ key, version }));
  const note = { owner: 'Dobavljač', dueOn: '2030-02-01', waivedBecause: 'Bez vode' };
  await mutate('konsultant', 'setPifRequirement', { slug: pif.slug, requirements, ...note }, 'pif { slug }');
  const events = await read('klijent', 'PIF', pif.slug, { kind: 'REQUIREMENT', section: 'DOCUMENTS' });
  expect(events.map((event) => [event.note, event.changes.map(({ field }) => field)]).sort()).toEqual(
    ['MICROBIOLOGY', 'SDS'].map((kind) => ['Ulje šipka', [`${kind}.owner`, `${kind}.dueOn`, `${kind}.waivedBecause`]]),
  );
});
