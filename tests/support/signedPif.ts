import { aPdf } from '../../mocks/testing/documentFiles.ts';
import { PASSWORD } from './bff.ts';
import { clientCompany, clientPif } from './pif.ts';

/** The content of the file of the signed version. */
export const certificate = aPdf('Sertifikat');

interface Options {
  hasCertificate?: boolean;
  /** Signs electronically with it. */
  key?: { p12: Uint8Array<ArrayBuffer>; password: string };
}

/**
 * Enters a file, with one certificate where it is wanted, calls it unsafe and signs it, as the demo consultant, whose
 * token it is. Returns its slug.
 */
export async function makeSignedPif(
  bffUrl: string,
  token: string,
  name: string,
  { hasCertificate = false, key }: Options = {},
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  async function ask<Data>(query: string, variables: object): Promise<Data> {
    const response = await fetch(`${bffUrl}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }
  interface Changed {
    slug: string;
    version: number;
  }
  const mutate = async (field: string, input: object): Promise<Changed> => {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${field}(input: $input) { pif { slug version } } }`;
    const { [field]: changed } = await ask<Record<string, { pif: Changed }>>(query, { input });
    if (!changed) throw new Error(`${field} returned nothing`);
    return changed.pif;
  };
  const upload = async (kind: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const body = new FormData();
    body.append('file', new Blob([bytes]), 'x');
    const request = { method: 'POST', headers: { ...headers, 'apollo-require-preflight': 'true' }, body };
    const response = await fetch(`${bffUrl}/uploads?kind=${kind}`, request);
    const { reference } = (await response.json()) as { reference?: string };
    if (!reference) throw new Error(`The upload was refused with ${response.status}`);
    return reference;
  };
  const { slug } = await mutate('createPif', { name, companyId: clientCompany, labelSlug: clientPif.slug });
  await mutate('updatePifDescription', { slug, version: 1, name, description: { category: 'foot_care_products' } });
  if (hasCertificate) {
    const reference = await upload('pifFile', certificate);
    await mutate('addPifFile', { slug, slot: 'GMP', upload: reference, name: 'Sertifikat.pdf' });
  }
  const { version } = await mutate('submitPif', { slug, version: 1 });
  await mutate('updatePifPartB', { slug, version: 1, partB: { unsafeReasons: 'Nema podataka.' } });
  const concluded = await mutate('setPifConclusion', { slug, version, conclusion: 'UNSAFE' });
  const { pif } = await ask<{ pif: { contentHash: string } }>(
    'query ($slug: String!) { pif(slug: $slug) { contentHash(language: EN) } }',
    { slug },
  );
  const signature = {
    contentHash: pif.contentHash,
    password: PASSWORD,
    language: 'EN',
    ...(key && { p12Upload: await upload('p12', key.p12), p12Password: key.password }),
  };
  await mutate('signPif', { slug, version: concluded.version, ...signature });
  return slug;
}
