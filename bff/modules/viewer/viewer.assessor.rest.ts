import { assessorProfileGaps } from '../../../domain/pif/assessorProfile.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { StoredFile } from '../../files/uploadStore.ts';
import type { AssessorProfile } from '../../resolvers.generated.ts';
import { today } from '../../today.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, encodeText } from '../../upstream/encoding.ts';
import type { ChangedAssessorProfile } from './viewer.assessor.input.ts';

/** Places of the inputs by the names of the service, for its refusals. */
const fieldNames = {
  titula: 'input.title',
  adresa: 'input.address',
  kvalifikacija: 'input.qualification',
  vaziDo: 'input.validUntil',
  naziv: 'input.proofName',
  fajl: 'input.proofUpload',
};

function toAssessorProfile(wire: components['schemas']['AssessorProfile']): AssessorProfile {
  const stated = {
    title: decodeText(wire.titula),
    address: decodeText(wire.adresa),
    qualification: decodeText(wire.kvalifikacija),
    validUntil: wire.vaziDo ?? null,
    proof: wire.dokaz
      ? {
          name: decodeText(wire.dokaz.naziv) ?? '',
          size: wire.dokaz.velicina,
          sha256: wire.dokaz.sha256,
          hasActiveContent: wire.dokaz.aktivanSadrzaj,
          url: '/assessor-proof',
        }
      : null,
  };
  return { version: wire.verzija, ...stated, gaps: assessorProfileGaps(stated, today()) };
}

/** What the caller states as a safety assessor. */
export async function fetchAssessorProfile(product: ProductClient): Promise<AssessorProfile> {
  const { data } = await product.call('getAssessorProfile', {});
  return toAssessorProfile(data.data);
}

/**
 * Saves the profile; without a new proof, which is streamed from disk, the old one stays. `name` includes its
 * extension.
 */
export async function patchAssessorProfile(
  product: ProductClient,
  { version, title, address, qualification, validUntil }: ChangedAssessorProfile,
  proof: (Pick<StoredFile, 'blob' | 'hasActiveContent'> & { name: string }) | null,
): Promise<void> {
  const form = {
    verzija: String(version),
    ...(title && { titula: encodeText(title) }),
    ...(address && { adresa: encodeText(address) }),
    ...(qualification && { kvalifikacija: encodeText(qualification) }),
    ...(validUntil && { vaziDo: validUntil }),
    ...(proof && { naziv: encodeText(proof.name), fajl: proof.blob }),
    ...(proof?.hasActiveContent && { aktivanSadrzaj: 'da' as const }),
  };
  await product.call('updateAssessorProfile', { form }, fieldNames);
}
