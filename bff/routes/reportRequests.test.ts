import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../tests/support/bff.ts';
import { aPdf } from '../../tests/support/pdf.ts';

const withTools = existsSync('/usr/bin/pdftotext') ? test : test.skip;
const CREATE =
  'mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { slug manufacturing { version } } } }';
const ADD = 'mutation ($input: AddPifFileInput!) { addPifFile(input: $input) { file { id } } }';
const WRITE =
  'mutation ($input: UpdatePifManufacturingInput!) { updatePifManufacturing(input: $input) { pif { slug } } }';
const NAME = 'query ($slug: String!) { pif(slug: $slug) { name } }';
const WITH_FILES = 'parts=description&language=sr&files=MANUFACTURING&attachments=';
const NEVER_ENDS = 600_000;

let bff: TestBff;
let slug: string;
let version: number;

async function upload(bytes: Buffer) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'x');
  const headers = { authorization: `Bearer ${await bff.tokenOf('konsultant')}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=pifFile`, { method: 'POST', headers, body });
  return ((await response.json()) as { reference: string }).reference;
}
async function mutate<Data>(query: string, input: object): Promise<Data> {
  const { data, errors } = await bff.askAs<Data>('konsultant', query, { variables: { input } });
  expect(errors).toEqual([]);
  return data;
}

beforeAll(async () => {
  bff = await startBff();
  const input = { name: 'Krema', companyId: companyIdOf('Lavanda Natura d.o.o.') };
  const { createPif } = await mutate<{ createPif: { pif: { slug: string; manufacturing: { version: number } } } }>(
    CREATE,
    input,
  );
  slug = createPif.pif.slug;
  ({ version } = createPif.pif.manufacturing);
  await mutate(ADD, { slug, slot: 'METHOD', name: 'Postupak.pdf', upload: await upload(aPdf('Postupak')) });
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

const stallFiles = () =>
  bff.standIns.product.fault({ kind: 'hang', method: 'GET', path: `/api/v1/pifs/${slug}/fajlovi/*` });
interface Asking {
  person?: Person;
  at?: TestBff;
  signal?: AbortSignal;
}
const request = async (query: string, { person = 'konsultant', at = bff, signal }: Asking = {}) =>
  fetch(`${at.url}/exports/pif/${slug}?${query}`, {
    headers: { authorization: `Bearer ${await bff.tokenOf(person)}` },
    signal,
  });
const statusOf = async (query: string) => {
  const response = await request(query);
  await response.arrayBuffer();
  return response.status;
};
/** Asks for the report alone until the status is this one. */
async function waitForStatus(status: number): Promise<void> {
  while ((await statusOf('parts=description&language=sr')) !== status);
}

test(
  'an export that is broken off gives its place back',
  async () => {
    await stallFiles();
    const leaving = new AbortController();
    const stalled = Promise.allSettled([1, 2].map(() => request(`${WITH_FILES}APPENDED`, { signal: leaving.signal })));
    // Both places of the person are taken, and nobody else's.
    await waitForStatus(429);
    expect((await request('parts=description&language=sr', { person: 'klijent' })).status).toBe(200);
    leaving.abort();
    expect((await stalled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await waitForStatus(200);
  },
  NEVER_ENDS,
);

test(
  'a file that does not come in time fails its export with the reason, and other requests are answered meanwhile',
  async () => {
    await stallFiles();
    const hasty = await startBff({ upstreamAttemptMs: 15_000 }, bff);
    try {
      const late = request(`${WITH_FILES}APPENDED`, { at: hasty });
      const { data } = await hasty.ask<{ pif: { name: string } }>(NAME, {
        variables: { slug },
        token: await bff.tokenOf('konsultant'),
      });
      expect(data.pif.name).toBe('Krema');
      const response = await late;
      expect(response.status).toBe(504);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }] });
    } finally {
      await hasty.close();
    }
  },
  NEVER_ENDS,
);

test(
  'a ZIP is sent before the files in it are read',
  async () => {
    await stallFiles();
    const leaving = new AbortController();
    const response = await request(`${WITH_FILES}ZIP`, { signal: leaving.signal });
    const { value } = (await response.body!.getReader().read()) as { value: Uint8Array };
    expect(Buffer.from(value.subarray(0, 4)).toString('latin1')).toBe('PK\x03\x04');
    leaving.abort();
  },
  NEVER_ENDS,
);

withTools(
  '20,000 characters without a blank are printed wholly, inside the page',
  async () => {
    const steps = Array.from({ length: 4 }, () => ({ text: 'Ž'.repeat(5_000) }));
    await mutate(WRITE, { slug, version, manufacturing: { steps } });
    const bytes = Buffer.from(await (await request('parts=manufacturing&language=sr')).arrayBuffer());
    const boxes = execFileSync('pdftotext', ['-bbox', '-', '-'], {
      input: bytes,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const words = [...boxes.replaceAll('\u200b', '').matchAll(/xMax="([\d.]+)"[^>]*>(Ž+)</g)];
    expect(words.reduce((sum, [, , word = '']) => sum + word.length, 0)).toBe(20_000);
    expect(Math.max(...words.map(([, right]) => Number(right)))).toBeLessThan(595.28 - 40);
  },
  NEVER_ENDS,
);
