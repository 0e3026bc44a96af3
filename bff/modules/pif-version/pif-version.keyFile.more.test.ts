import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReportPress } from '../../report/reportPress.ts';
import type { TestBff } from '../../../tests/support/bff.ts';
import { startBffHere } from '../../../tests/support/bffHere.ts';
import { makeSignedPif } from '../../../tests/support/signedPif.ts';

/** Makes the certificates, and reads the signatures independently of what wrote them. */
const hasTools = ['/usr/bin/openssl', '/usr/bin/pdfsig', '/usr/bin/pdfinfo', '/usr/bin/qpdf'].every((path) =>
  existsSync(path),
);
const withTools = hasTools ? describe : describe.skip;

const PASSWORD = 'Tajna lozinka č1';
let bff: TestBff;
let folder: string;
beforeAll(async () => {
  bff = await startBffHere();
  folder = await mkdtemp(join(tmpdir(), 'dosije-p12-'));
});
afterAll(async () => {
  await bff.close();
  await rm(folder, { recursive: true });
});

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** A P12 file of that name, made by openssl. */
async function p12Of(name: string, { validity = ['-days', '30'], hasKey = true } = {}) {
  const subject = ['-utf8', '-subj', `/CN=${name}/C=RS`];
  run(
    'openssl',
    'req',
    '-new',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'key.pem',
    '-out',
    'request.pem',
    ...subject,
  );
  run('openssl', 'x509', '-req', '-in', 'request.pem', '-signkey', 'key.pem', '-out', 'certificate.pem', ...validity);
  const key = hasKey ? ['-inkey', 'key.pem'] : ['-nokeys'];
  run(
    'openssl',
    'pkcs12',
    '-export',
    ...key,
    '-in',
    'certificate.pem',
    '-out',
    'key.p12',
    '-passout',
    `pass:${PASSWORD}`,
  );
  return new Uint8Array(await readFile(join(folder, 'key.p12')));
}
const signed = async (name: string, key: { p12: Uint8Array<ArrayBuffer>; password: string }) =>
  makeSignedPif(bff.url, await bff.tokenOf('konsultant'), name, { key });
const READ = '{ pifs(filter: { search: "Krema za potpis" }) { items { name stage } } }';
const VERSIONS = `query ($slug: String!) {
  pif(slug: $slug) { versions { electronicSignature { certificateSubject signedAt } } }
}`;
interface Versions {
  pif: { versions: { electronicSignature: { certificateSubject: string; signedAt: string } | null }[] };
}

withTools('signing with a key file', () => {
  test.each(['Žorž Đokić', 'Čedomir Šćepanović', 'Ђорђе Љубичић'])('the signature of %s is valid', async (name) => {
    const slug = await signed(`Potpis ${name}`, { p12: await p12Of(name), password: PASSWORD });
    const headers = { authorization: `Bearer ${await bff.tokenOf('konsultant')}` };
    const response = await fetch(`${bff.url}/exports/pif/${slug}?version=1`, { headers });
    await writeFile(join(folder, 'signed.pdf'), new Uint8Array(await response.arrayBuffer()));
    const signature = run('pdfsig', '-nocert', 'signed.pdf');
    expect(signature).toContain(`Signer Certificate Common Name: ${name}`);
    expect(signature).toContain('Signature Type: ETSI.CAdES.detached');
    expect(signature).toContain('Total document signed');
    expect(signature).toContain('Signature Validation: Signature is Valid.');
    const { data } = await bff.askAs<Versions>('konsultant', VERSIONS, { variables: { slug } });
    const [version] = data.pif.versions;
    expect(version?.electronicSignature?.certificateSubject).toBe(`CN=${name}, C=RS`);
    // PDF names whole seconds.
    const at = new Date(version?.electronicSignature?.signedAt ?? '').getTime();
    expect(signature).toContain(
      `Signing Time: ${run('date', '-d', `@${Math.floor(at / 1000)}`, '+%b %d %Y %H:%M:%S')}`.trim(),
    );
    expect(run('pdfinfo', 'signed.pdf')).toMatch(/^Tagged:\s+yes/m);
    expect(run('pdfinfo', '-meta', 'signed.pdf')).toMatch(/pdfaid:part>3</);
    expect(run('qpdf', '--check', 'signed.pdf')).toContain('No syntax or stream encoding errors');
  });

  test.each([
    ['NOT_OPENED', 'input.p12Password', async () => ({ p12: await p12Of('Ana'), password: 'Druga' })],
    ['NO_KEY', 'input.p12Upload', async () => ({ p12: await p12Of('Ana', { hasKey: false }), password: PASSWORD })],
    [
      'EXPIRED',
      'input.p12Upload',
      async () => ({ p12: await p12Of('Ana', { validity: ['-days', '-1'] }), password: PASSWORD }),
    ],
    ['NO_P12', 'input.p12Upload', () => Promise.resolve({ p12: new Uint8Array([0x30, 1, 2]), password: PASSWORD })],
  ])('%s is a mistake of its field, costs no rendering and signs nothing', async (code, path, keyOf) => {
    const print = jest.spyOn(ReportPress.prototype, 'print');
    const key = await keyOf();
    const failure = await signed(`Krema za potpis ${code}`, key).catch(String);
    expect(failure).toContain(`"path":"${path}"`);
    expect(failure).toContain(`"code":"${code}"`);
    const { data } = await bff.askAs<{ pifs: { items: { name: string; stage: string }[] } }>('konsultant', READ);
    expect(data.pifs.items.find(({ name }) => name.endsWith(code))?.stage).toBe('ASSESSED');
    expect(print).not.toHaveBeenCalled();
    print.mockRestore();
    expect((await bff.log()).join('\n')).not.toContain(key.password);
  });

  test('a signature without a key, and a subject longer than is kept, are recorded as they are', async () => {
    const slug = await makeSignedPif(bff.url, await bff.tokenOf('konsultant'), 'Krema bez ključa u PDF-u');
    const { data } = await bff.askAs<Versions>('konsultant', VERSIONS, { variables: { slug } });
    expect(data.pif.versions).toEqual([{ electronicSignature: null }]);
    const long = `${'Š'.repeat(64)}/O=${'Đ'.repeat(64)}/OU=${'Ж'.repeat(64)}/L=${'Љ'.repeat(64)}`;
    const other = await signed('Krema s dugim ključem', { p12: await p12Of(long), password: PASSWORD });
    const answer = await bff.askAs<Versions>('konsultant', VERSIONS, { variables: { slug: other } });
    const subject = answer.data.pif.versions[0]?.electronicSignature?.certificateSubject ?? '';
    expect([subject.length, subject.startsWith(`CN=${'Š'.repeat(64)}, O=`)]).toEqual([250, true]);
  });

  test('a file that cannot be a key is not taken', async () => {
    const key = { p12: new TextEncoder().encode('no key'), password: '' };
    await expect(signed('Krema bez ključa', key)).rejects.toThrow('The upload was refused with 415');
  });
});
