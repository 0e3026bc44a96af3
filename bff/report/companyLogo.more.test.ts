import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { PASSWORD, startBff, type TestBff } from '../../tests/support/bff.ts';
import { fileWithTwoVersions } from '../../tests/support/signedVersions.ts';
import { clientCompany } from '../../tests/support/pif.ts';

const withTools = existsSync('/usr/bin/pdfimages') ? test : test.skip;
const COMPANY = 'query ($id: ID!) { company(id: $id) { version } }';
const CHANGE = 'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { id } } }';
const FILE = `query ($slug: String!) { pif(slug: $slug) { version contentHash(language: EN) company { logoUrl }
  versions { contentHash pdfSha256 } } }`;
const MUTATE = (name: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { pif { version } } }`;

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

async function ask<Data>(
  query: string,
  variables: Record<string, unknown>,
  person: 'admin' | 'konsultant' = 'konsultant',
) {
  const { data, errors } = await bff.askAs<Data>(person, query, { variables });
  expect(errors).toEqual([]);
  return data;
}
/** Gives the client's company a picture of this size as its logo. */
async function setLogo(width: number, height: number): Promise<void> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#0e5e5a' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'logo.png');
  const headers = { authorization: `Bearer ${await bff.tokenOf('admin')}`, 'apollo-require-preflight': 'true' };
  const { reference } = (await (await fetch(`${bff.url}/uploads`, { method: 'POST', headers, body })).json()) as {
    reference: string;
  };
  const { company } = await ask<{ company: { version: number } }>(COMPANY, { id: clientCompany }, 'admin');
  const input = { id: clientCompany, version: company.version, content: {}, logoUpload: reference };
  await ask(CHANGE, { input }, 'admin');
}
async function download(slug: string, query: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${await bff.tokenOf('konsultant')}` };
  const response = await fetch(`${bff.url}/exports/pif/${slug}?${query}`, { headers });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
/** Width and height of the pictures in a PDF. */
const picturesIn = (pdf: Buffer): string[] =>
  execFileSync('pdfimages', ['-list', '-'], { input: pdf, encoding: 'utf8' })
    .split('\n')
    .slice(2)
    .flatMap((row) => /^\s*\d+\s+\d+\s+image\s+(\d+)\s+(\d+)/.exec(row)?.slice(1).join(' × ') ?? []);

withTools(
  'the cover bears the logo of the company, and what was signed keeps the one of that time',
  async () => {
    await setLogo(320, 80);
    const { slug, version } = await fileWithTwoVersions((query, variables) => ask(query, { ...variables }), 'Logo');
    expect(picturesIn(await download(slug, 'version=2'))).toEqual(['320 × 80']);
    expect(picturesIn(await download(slug, 'parts=cover,A1&language=sr'))).toEqual(['320 × 80']);
    expect(picturesIn(await download(slug, 'parts=A1&language=sr'))).toEqual([]);

    // The picture belongs to what is signed: with another one the hash that the assessor saw does not hold.
    const revised = await ask<{ revisePif: { pif: { version: number } } }>(MUTATE('revisePif'), {
      input: { slug, version },
    });
    const submitted = await ask<{ submitPif: { pif: { version: number } } }>(MUTATE('submitPif'), {
      input: { slug, version: revised.revisePif.pif.version },
    });
    const conclusion = { slug, version: submitted.submitPif.pif.version, conclusion: 'UNSAFE' };
    await ask(MUTATE('setPifConclusion'), { input: conclusion });
    const seen = await ask<{ pif: { version: number; contentHash: string } }>(FILE, { slug });
    await setLogo(200, 100);
    const input = {
      slug,
      version: seen.pif.version,
      contentHash: seen.pif.contentHash,
      password: PASSWORD,
      language: 'EN',
    };
    expect((await bff.askAs('konsultant', MUTATE('signPif'), { variables: { input } })).code).toBe('CONFLICT');
    const now = await ask<{ pif: { contentHash: string } }>(FILE, { slug });
    await ask(MUTATE('signPif'), { input: { ...input, contentHash: now.pif.contentHash } });
    expect(picturesIn(await download(slug, 'version=3'))).toEqual(['200 × 100']);
    expect(picturesIn(await download(slug, 'version=2'))).toEqual(['320 × 80']);
  },
  600_000,
);

withTools(
  'a draft is printed without the logo while the store of pictures is down',
  async () => {
    const { slug, version } = await fileWithTwoVersions(
      (query, variables) => ask(query, { ...variables }),
      'Bez slike',
    );
    await bff.standIns.product.fault({ kind: 'status', status: 503, method: 'GET', path: '/files/*' });
    // A copy of what is signed has the picture that was signed.
    expect(picturesIn(await download(slug, 'parts=cover,A1&language=sr'))).toEqual(['200 × 100']);
    await ask(MUTATE('revisePif'), { input: { slug, version } });
    expect(picturesIn(await download(slug, 'parts=cover,A1&language=sr'))).toEqual([]);
  },
  600_000,
);
