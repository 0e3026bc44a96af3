import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { startBff, type TestBff } from '../../../tests/support/bff.ts';
import { makeSignedPif } from '../../../tests/support/signedPif.ts';

const withTools = existsSync('/usr/bin/pdftotext') ? test : test.skip;

let bff: TestBff;
let slug: string;
beforeAll(async () => {
  bff = await startBff();
  slug = await makeSignedPif(bff.url, await bff.tokenOf('konsultant'), 'Krema s diplomom');
});
afterAll(() => bff.close());

async function ask<Data>(query: string, variables: object): Promise<Data> {
  const { data, errors } = await bff.askAs<Data>('konsultant', query, { variables: { ...variables } });
  expect(errors).toEqual([]);
  return data;
}
const read = async (path: string, headers?: Record<string, string>) => {
  const token = await bff.tokenOf('konsultant');
  const response = await fetch(bff.url + path, { headers: headers ?? { authorization: `Bearer ${token}` } });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

// Design of the gate, section 5: the proof of qualification travels: attachment, ZIP, inspector.
test('the proof of the assessor is inside the signed PDF, in the ZIP, and behind the link of an inspector', async () => {
  const { bytes: diploma } = await read('/assessor-proof');
  const { bytes: signed } = await read(`/exports/pif/${slug}?version=1`);
  expect(signed.includes(diploma)).toBe(true);
  expect(signed.toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>');
  const { bytes: zip } = await read(`/exports/pif/${slug}?parts=B4&language=en&attachments=ZIP`);
  expect(zip.includes('B4/')).toBe(true);
  expect(zip.includes(`${sha256(diploma)}  B4/`)).toBe(true);

  const { createInspectionLink } = await ask<{ createInspectionLink: { token: string } }>(
    'mutation ($input: CreateInspectionLinkInput!) { createInspectionLink(input: $input) { token } }',
    { input: { slug, number: 1, days: 7, purpose: 'Inspekcija' } },
  );
  const { token } = createInspectionLink;
  const { inspection } = await ask<{ inspection: { proof: { name: string; sha256: string; url: string } } }>(
    'query ($token: String!) { inspection(token: $token) { proof { name sha256 url } } }',
    { token },
  );
  expect(inspection.proof).toMatchObject({ sha256: sha256(diploma), url: '/inspection/proof' });
  const shown = await read(inspection.proof.url, { 'x-inspection-token': token });
  expect([shown.status, shown.bytes.equals(diploma)]).toEqual([200, true]);
  expect((await read(inspection.proof.url, { 'x-inspection-token': 'a'.repeat(43) })).status).toBe(404);
});

withTools('B4 says that the proof is inside', async () => {
  const { bytes } = await read(`/exports/pif/${slug}?parts=B4&language=en`);
  const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: bytes, encoding: 'utf8' }).replace(/\s+/g, ' ');
  expect(text).toContain('Inside the signed PDF as an attachment');
  expect(text).toContain('Signature by hand, place and date');
});
