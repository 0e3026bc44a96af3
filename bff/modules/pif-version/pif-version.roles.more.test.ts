import { createHash } from 'node:crypto';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { makeSignedPif } from '../../../tests/support/signedPif.ts';

type Caller = Person | 'anonymous';

const STAFF: readonly Caller[] = ['admin', 'org', 'konsultant'];
const STAFF_AND_CLIENT: readonly Caller[] = [...STAFF, 'klijent'];
/** Callers with a role that may, of another organisation. */
const STRANGERS: readonly Person[] = ['org2', 'konsultant2', 'klijent2'];
const CALLERS: readonly Caller[] = [...STAFF_AND_CLIENT, ...STRANGERS, 'dcp', 'anonymous'];

let bff: TestBff;
let slug: string;
let linkId: string;
/** SHA-256 of the signed PDF. */
let sha256: string;
beforeAll(async () => {
  bff = await startBff();
  const token = await bff.tokenOf('konsultant');
  slug = await makeSignedPif(bff.url, token, 'Krema za uloge');
  const input = { slug, number: 1, days: 7, purpose: 'Inspekcija' };
  const { data } = await bff.askAs<{ createInspectionLink: { link: { id: string } } }>(
    'konsultant',
    'mutation ($input: CreateInspectionLinkInput!) { createInspectionLink(input: $input) { link { id } } }',
    { variables: { input } },
  );
  linkId = data.createInspectionLink.link.id;
  const headers = { authorization: `Bearer ${token}` };
  const signed = await fetch(`${bff.url}/exports/pif/${slug}?version=1`, { headers });
  sha256 = createHash('sha256')
    .update(new Uint8Array(await signed.arrayBuffer()))
    .digest('hex');
});
afterAll(() => bff.close());

const ask = <Data>(caller: Caller, query: string, variables: Record<string, unknown>) =>
  caller === 'anonymous' ? bff.ask<Data>(query, { variables }) : bff.askAs<Data>(caller, query, { variables });
const query = (fields: string) => `query ($slug: String!) { ${fields} }`;
const mutation = (name: string, fields: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${fields} } }`;
/** An answer without what differs between any two: the number of the request. */
const bare = (text: string) => text.replace(/"requestId":"[^"]*"/, '');

interface Field {
  may: readonly Caller[];
  text: string;
  /** What it is asked about, of a file. */
  variables: (of: string) => Record<string, unknown>;
}
const ofSlug = (of: string) => ({ slug: of });
const fields: Record<string, Field> = {
  partB: {
    may: STAFF_AND_CLIENT,
    text: query('pif(slug: $slug) { partB { version unsafeReasons } }'),
    variables: ofSlug,
  },
  versions: {
    may: STAFF_AND_CLIENT,
    text: query('pif(slug: $slug) { versions { number contentHash } }'),
    variables: ofSlug,
  },
  pifVersion: {
    may: STAFF_AND_CLIENT,
    text: query('pifVersion(slug: $slug, number: 1) { number contentHash }'),
    variables: ofSlug,
  },
  createInspectionLink: {
    may: STAFF,
    text: mutation('createInspectionLink', 'link { id }'),
    variables: (of) => ({ input: { slug: of, number: 1, days: 7, purpose: 'Inspekcija' } }),
  },
  revokeInspectionLink: {
    may: STAFF,
    text: mutation('revokeInspectionLink', 'link { id }'),
    variables: (of) => ({ input: { slug: of, id: linkId } }),
  },
};

describe.each(Object.entries(fields))('%s', (_, { may, text, variables }) => {
  test.each(CALLERS)('%s', async (caller) => {
    const { code = 'DONE' } = await ask(caller, text, variables(slug));
    if (may.includes(caller)) expect(code).toBe('DONE');
    else if (caller === 'anonymous') expect(code).toBe('UNAUTHENTICATED');
    // A role that may not is told so; a file of another organisation is not there.
    else if (caller === 'dcp' || (caller.startsWith('klijent') && !may.includes('klijent')))
      expect(code).toBe('FORBIDDEN');
    else expect(code).toBe('NOT_FOUND');
  });

  test.each(STRANGERS)('for %s a foreign file answers byte for byte like a missing one', async (caller) => {
    const foreign = await ask(caller, text, variables(slug));
    const missing = await ask(caller, text, variables('no-such-file'));
    expect(foreign.errors).toHaveLength(1);
    expect([foreign.status, bare(foreign.text)]).toEqual([missing.status, bare(missing.text)]);
  });
});

describe('checkPifDocument', () => {
  const check = (caller: Caller, of = sha256) =>
    ask<{ checkPifDocument: { found: { version: { slug: string } } | null } }>(
      caller,
      mutation('checkPifDocument', 'found { name version { slug number } }'),
      { input: { sha256: of } },
    );

  test.each(STAFF_AND_CLIENT)('%s learns which version the PDF is', async (caller) => {
    expect((await check(caller)).data.checkPifDocument.found?.version.slug).toBe(slug);
  });

  test.each(STRANGERS)('for %s a foreign PDF answers byte for byte like an unknown one', async (caller) => {
    const [foreign, unknown] = [await check(caller), await check(caller, 'a'.repeat(64))];
    expect(foreign.data.checkPifDocument.found).toBeNull();
    expect(foreign.text).toBe(unknown.text);
  });

  test.each<[Caller, string]>([
    ['dcp', 'FORBIDDEN'],
    ['anonymous', 'UNAUTHENTICATED'],
  ])('%s checks none', async (caller, code) => {
    expect((await check(caller)).code).toBe(code);
  });
});

describe('updateAssessorProfile', () => {
  const PROFILE = '{ viewer { name assessorProfile { version title } } }';
  const OTHERS: readonly Caller[] = CALLERS.filter((caller) => ![...STAFF, 'org2', 'konsultant2'].includes(caller));
  const save = (caller: Caller, version: number, title: string) =>
    ask(caller, mutation('updateAssessorProfile', 'viewer { name }'), { input: { version, title } });

  test('whoever may assess changes his own profile and nobody else’s', async () => {
    interface Read {
      viewer: { assessorProfile: { version: number; title: string | null } };
    }
    const staff = ['admin', 'org', 'konsultant', 'org2', 'konsultant2'] as const;
    const profileOf = async (person: Person) => (await bff.askAs<Read>(person, PROFILE)).data.viewer.assessorProfile;
    for (const person of staff) {
      const { version } = await profileOf(person);
      expect((await save(person, version, `dr ${person}`)).errors).toEqual([]);
    }
    for (const person of staff) expect((await profileOf(person)).title).toBe(`dr ${person}`);
  });

  test.each(OTHERS)('%s has none', async (caller) => {
    expect((await save(caller, 1, 'dr')).code).toBe(caller === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  });
});
