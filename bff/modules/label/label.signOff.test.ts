import { again } from '../../../tests/support/again.ts';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { aPdf, anXlsx } from '../../../mocks/testing/documentFiles.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Finding {
  code: string;
  severity: string;
  ingredient: string | null;
  signOffKey: string | null;
  signOff: { id: string; reason: string; signedBy: string | null } | null;
}
interface Label {
  slug: string;
  status: string;
  viewerCanSignOff: boolean;
  content: { version: number; signOffs: { id: string; withdrawnAt: string | null }[] };
  check: { result: string; findings: Finding[] };
}

const FINDINGS = 'result findings { code severity ingredient signOffKey signOff { id reason signedBy } }';
const FIELDS = `slug status viewerCanSignOff content { version signOffs { id withdrawnAt } } check { ${FINDINGS} }`;
const mutation = (name: string) =>
  `mutation Write($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { label { ${FIELDS} } } }`;
/** A label whose only open finding is the unknown name. */
const content = {
  name: 'Krem',
  ingredientText: 'Aqua, Glycerin, Xqzwkraut Extract',
  category: 'hand_care_products',
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
  markets: ['EU', 'RS'],
  nominalContent: '50 ml',
  paoMonths: 12,
  minimumDurabilityMonths: 36,
  countryOfOrigin: 'Srbija',
  responsiblePerson: 'Lavanda Natura d.o.o., Cara Dušana 14, Zemun',
  batch: 'L1',
  productFunction: 'Krem za ruke',
};

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  await bff.askAs('konsultant', '{ checkIngredients(input: {text: "Aqua"}) { total } }');
});
afterAll(() => bff.close());

const write = (name: string, input: object, person: Person = 'konsultant') =>
  bff.askAs<Record<string, { label: Label }>>(person, mutation(name), { variables: { input } });
async function create(): Promise<Label> {
  const input = { companyId: companyIdOf('Lavanda Natura d.o.o.'), content };
  return (await write('createLabel', input)).data['createLabel']!.label;
}
const open = ({ check }: Label): Finding[] => check.findings.filter(({ severity }) => severity === 'WARNING');
const keyOf = (label: Label): string => open(label)[0]?.signOffKey ?? '';
const sign = (label: Label, person?: Person, key = keyOf(label)) =>
  write('signOffFinding', { slug: label.slug, key, reason: ' Supplier confirmed ' }, person);
async function signed(): Promise<Label> {
  return (await sign(await create())).data['signOffFinding']!.label;
}
const read = async (slug: string, person: Person = 'konsultant') =>
  (
    await bff.askAs<{ label: Label }>(person, `query Read($slug: String!) { label(slug: $slug) { ${FIELDS} } }`, {
      variables: { slug },
    })
  ).data.label;

test('a label with one open finding is YELLOW', async () => {
  const label = await create();
  expect([label.status, label.check.result, open(label).map(({ code }) => code)]).toEqual([
    'YELLOW',
    'YELLOW',
    ['UNKNOWN_NAME'],
  ]);
});

test('a signed-off finding no longer colours the label: stored status, page and list agree', async () => {
  const { slug } = await signed();
  const { status, check } = await read(slug);
  const list = await bff.askAs<{ labels: { items: { slug: string; status: string }[] } }>(
    'konsultant',
    '{ labels(pageSize: 100) { items { slug status } } }',
  );
  const listed = list.data.labels.items.find((one) => one.slug === slug)?.status;
  expect([status, check.result, listed]).toEqual(['GREEN', 'GREEN', 'GREEN']);
});

test('a sign-off tells the service the findings that are left, which a later run compares with', async () => {
  const label = await create();
  const calls = await bff.callsDuring(async () => expect((await sign(label)).code).toBeUndefined());
  expect(calls.at(-1)?.body).toMatchObject({
    status: 1,
    provera: { znanje: expect.stringMatching(/^[0-9a-f]{24}$/) as string, nalazi: [] },
  });
});

test('a settled finding is an INFO with its trimmed reason and who signed it', async () => {
  const { check } = await signed();
  const settled = check.findings.find(({ code }) => code === 'UNKNOWN_NAME');
  expect(settled).toMatchObject({ severity: 'INFO', signOff: { reason: 'Supplier confirmed' } });
  expect(settled?.signOff?.signedBy).toEqual(expect.any(String));
});

test('the second person who settles the same finding gets a CONFLICT, and nothing is sent', async () => {
  const label = await create();
  await sign(label);
  const calls = await bff.callsDuring(async () => expect((await sign(label, 'org')).code).toBe('CONFLICT'));
  expect(calls.filter(({ path, method }) => path.includes(label.slug) && method !== 'GET')).toEqual([]);
});

test('two persons who settle the same finding at the same moment leave one sign-off', async () => {
  const label = await create();
  const answers = await Promise.all([sign(label), sign(label, 'org')]);
  expect(answers.map(({ code }) => code ?? 'OK').sort()).toEqual(['CONFLICT', 'OK']);
  expect((await read(label.slug)).content.signOffs).toHaveLength(1);
});

test('two persons who settle different findings at the same moment both succeed', async () => {
  const both = { ...content, ingredientText: 'Aqua, Xqzwkraut Extract, Yqzwkraut Extract' };
  const input = { companyId: companyIdOf('Lavanda Natura d.o.o.'), content: both };
  const label = (await write('createLabel', input)).data['createLabel']!.label;
  const [first, second] = open(label).map(({ signOffKey }) => signOffKey ?? '');
  // Holds the sooner of the two until the other has changed the label.
  await bff.standIns.product.fault({
    method: 'POST',
    path: `/deklaracija/${label.slug}*`,
    kind: 'slow',
    delayMs: 500,
    times: 1,
  });
  const answers = await Promise.all([sign(label, 'konsultant', first), sign(label, 'org', second)]);
  expect(answers.map(({ code }) => code ?? 'OK')).toEqual(['OK', 'OK']);
  expect((await read(label.slug)).content.signOffs).toHaveLength(2);
});

test('a finding that the label does not have cannot be settled', async () => {
  expect((await sign(await create(), 'konsultant', 'f'.repeat(64))).code).toBe('CONFLICT');
});

test('a blank reason is rejected at its field', async () => {
  const label = await create();
  const { errors } = await write('signOffFinding', { slug: label.slug, key: keyOf(label), reason: '  ' });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'input.reason' }] });
});

test('withdrawing opens the finding again and keeps the sign-off', async () => {
  const { slug, content: before } = await signed();
  const { data } = await write('withdrawSignOff', { slug, id: before.signOffs[0]?.id }, 'org');
  const after = data['withdrawSignOff']!.label;
  expect([
    after.status,
    after.check.result,
    after.content.signOffs.map(({ withdrawnAt }) => withdrawnAt !== null),
  ]).toEqual(['YELLOW', 'YELLOW', [true]]);
});

again('another ingredient makes the sign-off invalid when the label is saved', async () => {
  const { slug, content: before } = await signed();
  const change = { slug, version: before.version, content: { ingredientText: 'Aqua, Yqzwkraut Extract' } };
  expect((await write('updateLabel', change)).data['updateLabel']!.label.status).toBe('YELLOW');
});

again('another category makes the sign-off invalid when the label is saved', async () => {
  const { slug, content: before } = await signed();
  const change = { slug, version: before.version, content: { category: 'face_mask' } };
  expect((await write('updateLabel', change)).data['updateLabel']!.label.status).toBe('YELLOW');
});

test('saving other fields of the label leaves the sign-off valid', async () => {
  const { slug, content: before } = await signed();
  const change = { slug, version: before.version, content: { remarks: 'Nova serija' } };
  expect((await write('updateLabel', change)).data['updateLabel']!.label.status).toBe('GREEN');
});

test('a copy has no sign-offs and the result without them', async () => {
  const { slug } = await signed();
  const copy = (await write('duplicateLabel', { slug })).data['duplicateLabel']!.label;
  const stored = await read(copy.slug);
  expect([copy.status, stored.status, stored.content.signOffs]).toEqual(['YELLOW', 'YELLOW', []]);
});

test('the check of a form applies the sign-offs of the edited label', async () => {
  const { slug } = await signed();
  const { name: _name, ...stands } = content;
  const check = `query Check($input: LabelContentInput!, $slug: String) { checkLabel(input: $input, slug: $slug) { result } }`;
  const resultOf = async (of: string | null) =>
    (
      await bff.askAs<{ checkLabel: { result: string } }>('konsultant', check, {
        variables: { input: stands, slug: of },
      })
    ).data.checkLabel.result;
  expect([await resultOf(slug), await resultOf(null)]).toEqual(['GREEN', 'YELLOW']);
});

again('a client sees what was signed off and cannot sign off', async () => {
  const { slug } = await signed();
  const label = await read(slug, 'klijent');
  expect([label.viewerCanSignOff, label.content.signOffs.length, label.check.result]).toEqual([false, 1, 'GREEN']);
});

describe('a document of a sign-off', () => {
  async function upload(bytes: Uint8Array<ArrayBuffer> = aPdf()): Promise<string> {
    const body = new FormData();
    body.append('file', new Blob([bytes]), 'x');
    const headers = { authorization: `Bearer ${await bff.tokenOf('konsultant')}`, 'apollo-require-preflight': 'true' };
    const response = await fetch(`${bff.url}/uploads?kind=document`, { method: 'POST', headers, body });
    return ((await response.json()) as { reference: string }).reference;
  }
  const PROVEN = `mutation Sign($input: SignOffFindingInput!) {
    signOffFinding(input: $input) { label { content { signOffs { document { name mediaType size url } } } } } }`;
  async function prove(reference: string) {
    const label = await create();
    const document = { upload: reference, name: 'Analiza/pH.pdf' };
    const input = { slug: label.slug, key: keyOf(label), reason: 'Measured', document };
    const response = await bff.askAs<{
      signOffFinding: { label: { content: { signOffs: { document: { url: string } }[] } } };
    }>('konsultant', PROVEN, { variables: { input } });
    return { slug: label.slug, ...response };
  }
  const get = async (url: string, person: Person) =>
    fetch(bff.url + url, { headers: { authorization: `Bearer ${await bff.tokenOf(person)}` } });

  test('is stored and read unchanged by whoever may see the label', async () => {
    const { data } = await prove(await upload());
    const document = data.signOffFinding.label.content.signOffs[0]!.document;
    expect(document).toMatchObject({ name: 'Analiza-pH.pdf', mediaType: 'PDF', size: aPdf().length });
    const response = await get(document.url, 'klijent');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(aPdf());
  });

  again('is hidden from another organisation', async () => {
    const { data } = await prove(await upload());
    const { status } = await get(data.signOffFinding.label.content.signOffs[0]!.document.url, 'konsultant2');
    expect(status).toBe(404);
  });

  test.each([
    ['a spreadsheet', async () => upload(await anXlsx())],
    ['no upload', () => Promise.resolve('none')],
  ])('%s is rejected and nothing is signed off', async (_what, reference) => {
    const { errors, slug } = await prove(await reference());
    expect(errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual(['input.document.upload']);
    expect((await read(slug)).content.signOffs).toEqual([]);
  });
});
