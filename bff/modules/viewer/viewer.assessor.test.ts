import { createHash } from 'node:crypto';
import { aPdf, aPng } from '../../../mocks/testing/documentFiles.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Profile {
  version: number;
  title: string | null;
  proof: { name: string; sha256: string; url: string } | null;
  gaps: string[];
}
const FIELDS = 'assessorProfile { version title address qualification validUntil proof { name sha256 url } gaps }';
const UPDATE = `mutation Update($input: UpdateAssessorProfileInput!) { updateAssessorProfile(input: $input) { viewer { ${FIELDS} } } }`;

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const profile = async (person: Person) =>
  (await bff.askAs<{ viewer: { assessorProfile: Profile | null } }>(person, `{ viewer { ${FIELDS} } }`)).data.viewer
    .assessorProfile;
const update = (person: Person, input: object) =>
  bff.askAs<{ updateAssessorProfile: { viewer: { assessorProfile: Profile } } }>(person, UPDATE, {
    variables: { input },
  });
async function upload(person: Person, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([bytes]), 'x');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=pifFile`, { method: 'POST', headers, body });
  return ((await response.json()) as { reference: string }).reference;
}
const texts = { title: 'dr sci. med.', address: 'Niš, Srbija', qualification: 'Medicinski fakultet u Nišu' };

test('a profile is whole with title, address, qualification and a proof, which its owner reads', async () => {
  expect(await profile('org')).toMatchObject({ version: 1, gaps: ['TITLE', 'ADDRESS', 'QUALIFICATION', 'PROOF'] });
  const bytes = aPdf('Diploma');
  const { data } = await update('org', {
    version: 1,
    ...texts,
    proofUpload: await upload('org', bytes),
    proofName: 'Diploma čšž.pdf',
  });
  const saved = data.updateAssessorProfile.viewer.assessorProfile;
  expect(saved).toMatchObject({ version: 2, ...texts, gaps: [] });
  const proof = await fetch(bff.url + (saved.proof?.url ?? ''), {
    headers: { authorization: `Bearer ${await bff.tokenOf('org')}` },
  });
  const read = Buffer.from(await proof.arrayBuffer());
  expect(createHash('sha256').update(read).digest('hex')).toBe(saved.proof?.sha256);
});

test('a proof that has expired is said, and the proof stays when texts are saved without a new one', async () => {
  const before = await profile('konsultant');
  const { data } = await update('konsultant', { version: before?.version, ...texts, validUntil: '2020-01-31' });
  expect(data.updateAssessorProfile.viewer.assessorProfile).toMatchObject({
    proof: before?.proof,
    gaps: ['PROOF_EXPIRED'],
  });
});

test('of two tabs that save at the same time one gets a conflict', async () => {
  const results = await Promise.all([1, 2].map((tab) => update('org2', { version: 1, title: `dr ${tab}` })));
  expect(results.map(({ code }) => code).sort()).toEqual(['CONFLICT', undefined].sort());
});

test('a picture is no proof', async () => {
  const { errors } = await update('admin', {
    version: 1,
    proofUpload: await upload('admin', new Uint8Array(await aPng())),
    proofName: 'Diploma.pdf',
  });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'input.proofUpload' }] });
});

test.each([
  [{ title: 'x'.repeat(101) }, 'input.title'],
  [{ validUntil: '2027-02-29' }, 'input.validUntil'],
  [{ proofUpload: 'none' }, 'input.proofName'],
  [{ version: 0 }, 'input.version'],
])('%j is rejected with its field', async (wrong, path) => {
  const { errors } = await update('admin', { version: 1, ...wrong });
  expect(errors[0]?.extensions.fields?.[0]?.path).toBe(path);
});

test.each(['klijent', 'dcp'] as const)('%s has no profile of an assessor', async (person) => {
  expect(await profile(person)).toBeNull();
});
