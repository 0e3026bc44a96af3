import { PASSWORD, startBff, type Person, type TestBff } from '../../../../tests/support/bff.ts';
import { aPdf } from '../../../../tests/support/pdf.ts';
import { clientCompany, clientPif } from '../../../../tests/support/pif.ts';

type Caller = Person | 'anonymous';

const STAFF: readonly Caller[] = ['admin', 'org', 'konsultant'];
const STAFF_AND_CLIENT: readonly Caller[] = [...STAFF, 'klijent'];
/** Callers with a role that may, of another organisation. */
const STRANGERS: readonly Person[] = ['org2', 'konsultant2', 'klijent2'];
const CALLERS: readonly Caller[] = [...STAFF_AND_CLIENT, ...STRANGERS, 'dcp', 'anonymous'];
const HASH = 'a'.repeat(64);
const NO_ID = '0'.repeat(24);

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const typeOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
const mutation = (name: string, fields: string) =>
  `mutation ($input: ${typeOf(name)}!) { ${name}(input: $input) { ${fields} } }`;
const ask = (caller: Caller, name: string, input: object, fields = 'pif { slug }') =>
  caller === 'anonymous'
    ? bff.ask(mutation(name, fields), { variables: { input } })
    : bff.askAs(caller, mutation(name, fields), { variables: { input } });
const headersOf = async (caller: Caller): Promise<Record<string, string>> =>
  caller === 'anonymous' ? {} : { authorization: `Bearer ${await bff.tokenOf(caller)}` };

async function done<Item = { pif: { slug: string } }>(name: string, input: object, fields?: string): Promise<Item> {
  const { data, errors } = await ask('konsultant', name, input, fields);
  expect(errors).toEqual([]);
  return (data as Record<string, Item>)[name] as Item;
}
/** A reference to a PDF that the caller uploaded; none for those who may not upload one. */
async function uploadOf(caller: Caller): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(aPdf('Postupak'))]), 'x');
  const headers = { ...(await headersOf(caller)), 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=pifFile`, { method: 'POST', headers, body });
  return response.ok ? ((await response.json()) as { reference: string }).reference : NO_ID;
}

interface Known {
  slug: string;
  fileId: string;
}
/** A file of the client's company with a PDF of a method of manufacturing. */
async function newFile(): Promise<Known> {
  const { slug } = (await done('createPif', { name: 'Krema', companyId: clientCompany, labelSlug: clientPif.slug }))
    .pif;
  const added = { slug, slot: 'METHOD', upload: await uploadOf('konsultant'), name: 'Postupak.pdf' };
  const { file } = await done<{ file: { id: string } }>('addPifFile', added, 'file { id }');
  return { slug, fileId: file.id };
}
/** The same, submitted and concluded by the consultant. */
async function concludedFile(): Promise<Known> {
  const known = await newFile();
  const { slug } = known;
  await done('submitPif', { slug, version: 1 });
  await done('updatePifPartB', { slug, version: 1, partB: { unsafeReasons: 'Nema podataka.' } });
  await done('setPifConclusion', { slug, version: 2, conclusion: 'UNSAFE' });
  return known;
}

interface Field {
  may: readonly Caller[];
  known: () => Promise<Known>;
  /** An input that changes nothing when it is let through, mostly because its version is old. */
  input: (known: Known, caller: Caller) => Promise<object> | object;
  fields?: string;
}
const OLD = { version: 999 };
const fields: Record<string, Field> = {
  addPifFile: {
    may: STAFF_AND_CLIENT,
    known: newFile,
    input: async (_, caller) => ({ slot: 'GMP', upload: await uploadOf(caller), name: 'DPP.pdf' }),
  },
  updatePifFile: {
    may: STAFF_AND_CLIENT,
    known: newFile,
    input: ({ fileId }) => ({ ...OLD, id: fileId, name: 'Nov naziv' }),
  },
  deletePifFile: {
    may: STAFF_AND_CLIENT,
    known: newFile,
    input: ({ fileId }) => ({ ...OLD, id: fileId }),
    fields: 'deletedFileId',
  },
  updatePifPartB: { may: STAFF, known: concludedFile, input: () => ({ ...OLD, partB: {} }) },
  setPifConclusion: { may: STAFF, known: concludedFile, input: () => ({ ...OLD, conclusion: 'NONE' }) },
  signPif: {
    may: STAFF,
    known: concludedFile,
    input: () => ({ ...OLD, contentHash: HASH, password: PASSWORD, language: 'EN' }),
  },
  // A file that was submitted once is not deleted any more: nobody who may ask deletes it.
  deletePif: { may: STAFF, known: concludedFile, input: () => ({}), fields: 'deletedPifSlug' },
};
/** An answer without what differs between any two: the number of the request. */
const bare = (text: string) => text.replace(/"requestId":"[^"]*"/, '');

describe.each(Object.entries(fields))('%s', (name, { may, known, input, fields: shown }) => {
  let file: Known;
  beforeAll(async () => {
    file = await known();
  });
  const send = async (caller: Caller, slug: string) =>
    ask(caller, name, { slug, ...(await input(file, caller)) }, shown);

  test.each(CALLERS)('%s', async (caller) => {
    const { code = 'DONE' } = await send(caller, file.slug);
    if (may.includes(caller)) expect(['DONE', 'CONFLICT']).toContain(code);
    else if (caller === 'anonymous') expect(code).toBe('UNAUTHENTICATED');
    // A role that may not is told so; a file of another organisation is not there.
    else if (caller === 'dcp' || (caller.startsWith('klijent') && !may.includes('klijent')))
      expect(code).toBe('FORBIDDEN');
    else expect(code).toBe('NOT_FOUND');
  });

  test.each(STRANGERS)('for %s a foreign file answers byte for byte like a missing one', async (caller) => {
    const [foreign, missing] = [await send(caller, file.slug), await send(caller, 'no-such-file')];
    expect(foreign.errors).toHaveLength(1);
    expect([foreign.status, bare(foreign.text)]).toEqual([missing.status, bare(missing.text)]);
  });
});

test('administrators do not sign what somebody else concluded, at the version as it stands', async () => {
  const { slug } = await concludedFile();
  for (const caller of ['admin', 'org'] as const) {
    const input = { slug, version: 3, contentHash: HASH, password: PASSWORD, language: 'EN' };
    expect((await ask(caller, 'signPif', input)).code).toBe('FORBIDDEN');
  }
});

describe.each([
  ['a file', ({ slug, fileId }: Known) => `/pif-files/${slug}/${fileId}`, 'application/pdf'],
  ['all files as ZIP', ({ slug }: Known) => `/pif-files/${slug}/all.zip`, 'application/zip'],
])('download of %s', (_, pathOf, type) => {
  let known: Known;
  beforeAll(async () => {
    known = await newFile();
  });
  const get = async (caller: Caller, of: Known) => {
    const response = await fetch(bff.url + pathOf(of), { headers: await headersOf(caller) });
    const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      headers,
      text: await response.text(),
    };
  };

  test.each(CALLERS)('%s', async (caller) => {
    const { status, type: sent } = await get(caller, known);
    if (STAFF_AND_CLIENT.includes(caller)) expect([status, sent]).toEqual([200, type]);
    else if (caller === 'anonymous') expect(status).toBe(401);
    else expect(status).toBe(caller === 'dcp' ? 403 : 404);
  });

  test.each(STRANGERS)('for %s a foreign one answers byte for byte like a missing one', async (caller) => {
    const missing = await get(caller, { slug: 'no-such-file', fileId: NO_ID });
    const foreign = await get(caller, known);
    expect({ ...foreign, text: bare(foreign.text) }).toEqual({ ...missing, text: bare(missing.text) });
  });
});

test('a file of another product information file is not downloaded by its id', async () => {
  const [one, other] = [await newFile(), await newFile()];
  const response = await fetch(`${bff.url}/pif-files/${one.slug}/${other.fileId}`, {
    headers: await headersOf('klijent'),
  });
  expect(response.status).toBe(404);
});
