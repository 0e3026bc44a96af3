import { again } from '../../../tests/support/again.ts';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { accounts } from '../../../mocks/demo-data/accounts.ts';
import { PIF_COUNT, pifAt } from '../../../mocks/demo-data/pifs.ts';
import { aPdf } from '../../../mocks/testing/documentFiles.ts';
import { until } from '../../../mocks/testing/until.ts';
import { ReportPress } from '../../report/reportPress.ts';
import { PASSWORD, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { startBffHere } from '../../../tests/support/bffHere.ts';

interface Version {
  number: number;
  contentHash: string;
  pdfSha256: string;
  signedBy: string;
  url: string;
}
interface Signed {
  version: number;
  stage: string;
  contentHash: string | null;
  isOutdated: boolean | null;
  isEditedSinceSigned: boolean | null;
  changes: { kind: string; path: string[]; before: string | null; after: string | null }[] | null;
  versions: Version[];
}
const FIELDS = `version stage contentHash(language: EN) isOutdated isEditedSinceSigned changes { kind path before after }
  versions { number contentHash pdfSha256 signedBy url }`;
const READ = `query ($slug: String!) { pif(slug: $slug) { ${FIELDS} } }`;
const SIGN = 'mutation ($input: SignPifInput!) { signPif(input: $input) { pif { stage version } } }';
const CHECK = `mutation ($input: CheckPifDocumentInput!) {
  checkPifDocument(input: $input) { found { name isReplaced isContinued isCopy version { slug number } } } }`;

const safe = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at)).filter(
  ({ stage, conclusion }) => stage === 'ASSESSED' && conclusion === 'safe',
);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let bff: TestBff;
beforeEach(async () => {
  bff = await startBffHere();
  await becomeAssessor();
  await callUnsafe();
});
afterEach(() => bff.close());

const UPDATE_PROFILE =
  'mutation ($input: UpdateAssessorProfileInput!) { updateAssessorProfile(input: $input) { viewer { id } } }';
async function becomeAssessor(change: object = {}): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob([aPdf('Diploma')]), 'x');
  const headers = { authorization: `Bearer ${await bff.tokenOf(assessor)}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=pifFile`, { method: 'POST', headers, body });
  const { reference } = (await response.json()) as { reference: string };
  const PROFILE = '{ viewer { assessorProfile { version } } }';
  const { data } = await bff.askAs<{ viewer: { assessorProfile: { version: number } } }>(assessor, PROFILE);
  const { version } = data.viewer.assessorProfile;
  const texts = { title: 'dr', address: 'Novi Sad', qualification: 'Toksikologija' };
  const input = { version, ...texts, proofUpload: reference, proofName: 'Diploma.pdf', ...change };
  const { errors } = await bff.askAs(assessor, UPDATE_PROFILE, { variables: { input } });
  expect(errors).toEqual([]);
}

/** A demo file that can be signed, and who drew its conclusion. */
const pif = safe.find(({ formulaId }) => formulaId);
const slug = pif?.slug ?? '';
const assessor = (Object.keys(accounts) as Person[]).find((name) => accounts[name].id === pif?.assessedBy) ?? 'admin';
/** SAFE is not signed while something stops it, and the demo file lacks much. */
async function callUnsafe(): Promise<void> {
  const SEEN = 'query ($slug: String!) { pif(slug: $slug) { version partB { version } } }';
  const { data } = await bff.askAs<{ pif: { version: number; partB: { version: number } } }>(assessor, SEEN, {
    variables: { slug },
  });
  const { version, partB } = data.pif;
  const WRITE = 'mutation ($input: UpdatePifPartBInput!) { updatePifPartB(input: $input) { pif { id } } }';
  const CONCLUDE = 'mutation ($input: SetPifConclusionInput!) { setPifConclusion(input: $input) { pif { id } } }';
  const reasons = { slug, version: partB.version, partB: { unsafeReasons: 'Nema podataka o stabilnosti.' } };
  const written = await bff.askAs(assessor, WRITE, { variables: { input: reasons } });
  const concluded = await bff.askAs(assessor, CONCLUDE, {
    variables: { input: { slug, version, conclusion: 'UNSAFE' } },
  });
  expect([written.errors, concluded.errors]).toEqual([[], []]);
}
const read = async (person: Person = assessor) =>
  (await bff.askAs<{ pif: Signed }>(person, READ, { variables: { slug } })).data.pif;
async function sign(change: object = {}, person: Person = assessor) {
  const { version, contentHash } = await read();
  const input = { slug, version, contentHash: contentHash ?? '', password: PASSWORD, language: 'EN', ...change };
  return bff.askAs<{ signPif: { pif: Signed } }>(person, SIGN, { variables: { input } });
}
const download = async (url: string, person: Person) => {
  const response = await fetch(bff.url + url, { headers: { authorization: `Bearer ${await bff.tokenOf(person)}` } });
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const check = (bytes: Uint8Array, person: Person, earlier?: string[]) =>
  bff.askAs<{ checkPifDocument: { found: unknown } }>(person, CHECK, {
    variables: { input: { sha256: sha256(bytes), ...(earlier && { earlier }) } },
  });

test('a signature keeps the PDF byte for byte, and the PDF is recognised by its content', async () => {
  const before = await read();
  const { data, errors } = await sign();
  expect([errors, data.signPif.pif.stage]).toEqual([[], 'SIGNED']);
  const { versions, ...after } = await read();
  const [version, ...others] = versions;
  expect([others, version]).toMatchObject([
    [],
    { number: 1, contentHash: before.contentHash, signedBy: accounts[assessor].name },
  ]);
  expect(after).toMatchObject({ contentHash: null, isOutdated: false, isEditedSinceSigned: false, changes: [] });
  expect(before.isEditedSinceSigned).toBeNull();
  const { bytes } = await download(version?.url ?? '', assessor);
  expect([Buffer.from(bytes).subarray(0, 5).toString(), sha256(bytes)]).toEqual(['%PDF-', version?.pdfSha256]);
  if (existsSync('/usr/bin/pdftotext')) {
    const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: bytes, encoding: 'utf8' }).replace(/\s+/g, ' ');
    // The qualification of who signed, with its proof and the hash that was signed.
    for (const part of [
      'Toksikologija',
      'Diploma.pdf',
      'Signed in the system by',
      version?.contentHash.slice(0, 8),
      // Which law it is made under, and until when it is read again.
      'under Annex I of Regulation (EC) No 1223/2009',
      'Review due by',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Draft');
    expect(text).not.toContain('✗ missing');
    // Every other print of it is a copy: no draft, and without a word on what is missing.
    const copy = await download(`/exports/pif/${slug}?parts=cover,A7,B1&language=sr`, assessor);
    const copied = execFileSync('pdftotext', ['-raw', '-', '-'], { input: copy.bytes, encoding: 'utf8' }).replace(
      /\s+/g,
      ' ',
    );
    expect(copied).toContain('Kopija potpisane verzije 1 (');
    expect(copied).toContain(version?.pdfSha256.slice(0, 8));
    for (const word of ['Nacrt', 'Otvorena pitanja']) expect(copied).not.toContain(word);
  }
  expect((await check(bytes, assessor)).data.checkPifDocument.found).toEqual({
    name: pif?.name,
    isReplaced: false,
    isContinued: false,
    isCopy: false,
    version: { slug, number: 1 },
  });
  expect((await check(bytes.with(9, 0), assessor)).data.checkPifDocument.found).toBeNull();
  // An inspector's copy goes on after the signed bytes.
  const marked = new Uint8Array(Buffer.concat([bytes, Buffer.from('marks %%EOF')]));
  expect((await check(marked, assessor)).data.checkPifDocument.found).toBeNull();
  const found = (await check(marked, assessor, ['a'.repeat(64), sha256(bytes)])).data.checkPifDocument.found;
  expect(found).toMatchObject({ isContinued: true, version: { slug, number: 1 } });
  // A copy in another language and other parts is known by its bytes as well; changed or for others it is not.
  const copy = (await download(`/exports/pif/${slug}?parts=cover,B1&language=en`, assessor)).bytes;
  const known = (await check(copy, assessor)).data.checkPifDocument.found;
  expect(known).toMatchObject({ isCopy: true, isContinued: false, version: { slug, number: 1 } });
  expect((await check(copy.with(9, 0), assessor)).data.checkPifDocument.found).toBeNull();
  const stranger: Person = assessor.endsWith('2') ? 'konsultant' : 'konsultant2';
  for (const one of [bytes, copy]) expect((await check(one, stranger)).data.checkPifDocument.found).toBeNull();
  expect((await download(version?.url ?? '', stranger)).status).toBe(404);
});

again('two clicks sign once', async () => {
  const results = await Promise.all([sign(), sign()]);
  expect(results.map(({ errors }) => errors)).toEqual([[], []]);
  expect((await read()).versions).toHaveLength(1);
});

again('something else than the assessor saw is not signed', async () => {
  expect((await sign({ contentHash: 'a'.repeat(64) })).code).toBe('CONFLICT');
  // The language of the PDF belongs to what was seen.
  expect((await sign({ language: 'SR' })).code).toBe('CONFLICT');
  expect((await sign({ version: 7 })).code).toBe('CONFLICT');
  expect((await read()).versions).toEqual([]);
});

again('a wrong password is a mistake of its field, costs no rendering and signs nothing', async () => {
  const print = jest.spyOn(ReportPress.prototype, 'print');
  const { errors } = await sign({ password: 'Pogresna@2026' });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'input.password' }] });
  expect((await read()).stage).toBe('ASSESSED');
  expect(print).not.toHaveBeenCalled();
  print.mockRestore();
});

again('wrong passwords lock the signature as they lock the sign-in', async () => {
  await bff.close();
  bff = await startBffHere({
    loginLimits: { perAccount: 2, perAddress: 1000, windowMs: 600_000, firstLockMs: 600_000 },
  });
  await becomeAssessor();
  await callUnsafe();
  for (let at = 0; at < 2; at += 1) await sign({ password: 'Pogresna@2026' });
  expect((await sign()).code).toBe('RATE_LIMITED');
});

again('a client that gives up while the PDF is printed has signed all the same, and once', async () => {
  const { version, contentHash } = await read();
  const input = { slug, version, contentHash, password: PASSWORD, language: 'EN' };
  const givesUp = new AbortController();
  const whole = ReportPress.prototype.print;
  const print = jest.spyOn(ReportPress.prototype, 'print').mockImplementation(function (this: ReportPress, ...order) {
    givesUp.abort();
    return whole.apply(this, order);
  });
  const headers = { authorization: `Bearer ${await bff.tokenOf(assessor)}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ query: SIGN, variables: { input } });
  const request = fetch(`${bff.url}/graphql`, { method: 'POST', headers, body, signal: givesUp.signal });
  await expect(request).rejects.toThrow('aborted');
  print.mockRestore();
  await until('the file is signed', async () => (await read()).stage === 'SIGNED', 60_000);
  const { errors } = await bff.askAs(assessor, SIGN, { variables: { input } });
  expect(errors).toEqual([]);
  expect((await read()).versions).toHaveLength(1);
});

test('SAFE is not signed while something stops it', async () => {
  await bff.close();
  bff = await startBffHere();
  await becomeAssessor();
  const comment = { slug, text: 'Nedostaje izveštaj.', isRequired: true };
  await bff.askAs(assessor, 'mutation ($input: AddPifCommentInput!) { addPifComment(input: $input) { pif { id } } }', {
    variables: { input: comment },
  });
  const { errors } = await sign();
  const { code, fields = [] } = errors[0]?.extensions ?? {};
  expect(code).toBe('BAD_USER_INPUT');
  expect(new Set(fields.map(({ path }) => path))).toEqual(new Set(['input.contentHash']));
  expect(fields.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^A comment has to be resolved: /));
  expect((await read()).versions).toEqual([]);
});

again('only who drew the conclusion signs it, with a complete profile', async () => {
  expect((await sign({}, 'admin')).code).toBe('FORBIDDEN');
  expect((await read('admin')).contentHash).toBeNull();
  const { contentHash } = await read();
  await becomeAssessor({ validUntil: '2020-01-31' });
  expect((await sign({ contentHash })).code).toBe('FORBIDDEN');
});

again('what changed after the signature is listed, old and new', async () => {
  await sign();
  const { version } = await read();
  await bff.askAs(assessor, 'mutation ($input: RevisePifInput!) { revisePif(input: $input) { pif { id } } }', {
    variables: { input: { slug, version } },
  });
  const { data } = await bff.askAs<{
    pif: { description: { version: number; function: string; category: string; use: string } };
  }>(assessor, 'query ($slug: String!) { pif(slug: $slug) { description { version function category use } } }', {
    variables: { slug },
  });
  const { category, use } = data.pif.description;
  const description = { category, use, function: 'Hidratacija', population: 'Odrasli' };
  await bff.askAs(
    assessor,
    'mutation ($input: UpdatePifDescriptionInput!) { updatePifDescription(input: $input) { pif { id } } }',
    { variables: { input: { slug, version: data.pif.description.version, name: pif?.name, description } } },
  );
  const { isOutdated, isEditedSinceSigned, changes } = await read();
  expect([isOutdated, isEditedSinceSigned]).toEqual([true, true]);
  expect(changes).toContainEqual({
    kind: 'TEXT',
    path: ['description', 'function'],
    before: data.pif.description.function,
    after: 'Hidratacija',
  });
  expect(new Set(changes?.map(({ kind }) => kind))).toEqual(new Set(['TEXT']));
});

again('the list says with one call that a raw material of a signed file was edited', async () => {
  const listed = async () => {
    const LIST =
      'query ($search: String!) { pifs(filter: { search: $search }) { items { slug isEditedSinceSigned } } }';
    let items: { slug: string }[] = [];
    const calls = await bff.callsDuring(async () => {
      const { data } = await bff.askAs<{ pifs: { items: typeof items } }>(assessor, LIST, {
        variables: { search: pif?.name },
      });
      ({ items } = data.pifs);
    });
    expect(calls.map(({ path }) => path)).toEqual(['/api/v1/pifs']);
    return items.find((one) => one.slug === slug);
  };
  expect(await listed()).toEqual({ slug, isEditedSinceSigned: null });
  await sign();
  expect(await listed()).toEqual({ slug, isEditedSinceSigned: false });
  const MATERIALS = 'query ($slug: String!) { pif(slug: $slug) { requirements { rawMaterial { slug } } } }';
  const ofFile = await bff.askAs<{ pif: { requirements: { rawMaterial: { slug: string | null } | null }[] } }>(
    assessor,
    MATERIALS,
    {
      variables: { slug },
    },
  );
  const material = ofFile.data.pif.requirements.flatMap(({ rawMaterial }) => rawMaterial?.slug ?? [])[0];
  const READ_MATERIAL = 'query ($slug: String!) { rawMaterial(slug: $slug) { version } }';
  const found = await bff.askAs<{ rawMaterial: { version: number } }>('admin', READ_MATERIAL, {
    variables: { slug: material },
  });
  const EDIT = 'mutation ($input: UpdateRawMaterialInput!) { updateRawMaterial(input: $input) { rawMaterial { id } } }';
  const input = { slug: material, version: found.data.rawMaterial.version, values: { impurities: 'Olovo < 1 ppm' } };
  expect((await bff.askAs('admin', EDIT, { variables: { input } })).errors).toEqual([]);
  expect(await listed()).toEqual({ slug, isEditedSinceSigned: true });
});
