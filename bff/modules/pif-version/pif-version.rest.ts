import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { Viewer } from '../../auth/viewer.rest.ts';
import { codeOf, fieldsOf } from '../../errors.ts';
import type { FoundPifVersion, Pif, PifVersion } from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, encodeText, toIsoDateTime } from '../../upstream/encoding.ts';
import { conclusions, toPif } from '../pif/pif.rest.ts';
import type { CheckedDocument } from './pif-version.input.ts';
import type { SignedPdf } from './pif-version.keyFile.ts';

type Wire = components['schemas']['PifVersion'];

const toVersion = (wire: Wire, slug: string): PifVersion => ({
  slug,
  number: wire.broj,
  conclusion: conclusions[wire.zakljucak],
  contentHash: wire.hash,
  pdfSha256: wire.pdfSha256,
  pdfSize: wire.pdfVelicina,
  signedBy: decodeText(wire.potpisao) ?? '',
  signedAt: toIsoDateTime(wire.potpisano) ?? wire.potpisano,
  electronicSignature: wire.elektronskiPotpis
    ? {
        certificateSubject: decodeText(wire.elektronskiPotpis.nosilacSertifikata) ?? '',
        signedAt: toIsoDateTime(wire.elektronskiPotpis.potpisano) ?? wire.elektronskiPotpis.potpisano,
      }
    : null,
  url: `/exports/pif/${encodeURIComponent(slug)}?version=${wire.broj}`,
});

export async function fetchVersions(product: ProductClient, slug: string): Promise<PifVersion[]> {
  const { data } = await product.call('listPifVersions', { path: { slug } });
  return data.data.map((wire) => toVersion(wire, slug));
}

/** A version with the text of its snapshot. */
export async function fetchVersion(
  product: ProductClient,
  slug: string,
  number: number,
): Promise<{ version: PifVersion; snapshot: string }> {
  const { data } = await product.call('getPifVersion', { path: { slug, version: String(number) } });
  return { version: toVersion(data.data, slug), snapshot: data.data.snimak };
}

/** The version whose PDF has this hash; null when there is none. */
async function findVersion(
  product: ProductClient,
  sha256: string,
): Promise<Omit<FoundPifVersion, 'isContinued'> | null> {
  const { data } = await product.call('findPifVersion', { query: { sha256 } });
  const found = data.data;
  return (
    found && {
      name: decodeText(found.ime) ?? '',
      isReplaced: found.verzija.broj < found.revizija,
      isCopy: found.kopija,
      version: toVersion(found.verzija, found.slug),
    }
  );
}

/** The version that a document is, or that it begins with; null when it is none. */
export async function findDocument(
  product: ProductClient,
  { sha256, earlier }: CheckedDocument,
): Promise<FoundPifVersion | null> {
  for (const hash of [sha256, ...(earlier ?? [])]) {
    const found = await findVersion(product, hash);
    if (found) return { ...found, isContinued: hash !== sha256 };
  }
  return null;
}

/** Places of the inputs by the names of the service, for its refusals. */
const fieldNames = { lozinka: 'input.password', verzija: 'input.version', hash: 'input.contentHash' };

/** What is kept of an electronic signature in the PDF. */
type ElectronicSignature = Pick<SignedPdf, 'certificateSubject' | 'signedAt'>;

/** The service keeps 250 characters of a subject, which may have any length. */
const electronicFields = (electronic: ElectronicSignature | null) =>
  electronic && {
    nosilacSertifikata: encodeText(Array.from(electronic.certificateSubject).slice(0, 250).join('')),
    elektronskiPotpisano: electronic.signedAt.toISOString(),
  };

/**
 * Null when the password was wrong. The service reports that as a field, because a mistyped password must not end the
 * session.
 */
async function nullForWrongPassword<Result>(act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act();
  } catch (error) {
    if (codeOf(error) === 'BAD_USER_INPUT' && fieldsOf(error).some(({ path }) => path === fieldNames.lozinka))
      return null;
    throw error;
  }
}

/** Whether the caller may sign the file with this password; null when it is wrong. */
export const checkSignature = (
  product: ProductClient,
  { slug, version, password }: { slug: string; version: number; password: string },
): Promise<true | null> =>
  nullForWrongPassword<true>(async () => {
    const body = { verzija: version, lozinka: password };
    await product.call('checkSignature', { path: { slug }, body }, fieldNames);
    return true;
  });

/** Signs a file; null when the password was wrong. */
export async function postSignature(
  product: ProductClient,
  viewer: Viewer,
  { slug, version, hash, password }: { slug: string; version: number; hash: string; password: string },
  { snapshot, pdf, electronic }: { snapshot: Blob; pdf: Blob; electronic: ElectronicSignature | null },
): Promise<Pif | null> {
  const form = {
    verzija: String(version),
    hash,
    lozinka: password,
    snimak: snapshot,
    pdf,
    ...electronicFields(electronic),
  };
  return nullForWrongPassword(async () =>
    toPif((await product.call('signPif', { path: { slug }, form }, fieldNames)).data.data, viewer),
  );
}
