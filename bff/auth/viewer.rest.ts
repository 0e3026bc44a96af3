import { isCompanyId } from '../../domain/company/companyId.ts';
import { toSchemaRole } from '../../domain/account/roles.ts';
import type { components } from '../../schema/rest/product-server.generated.ts';
import { fileUrl } from '../files/fileNames.ts';
import type { Company, User } from '../resolvers.generated.ts';
import type { ProductClient } from '../upstream/clients.ts';
import { decodeText, toIsoDateTime } from '../upstream/encoding.ts';

type WireUser = components['schemas']['User'];

/** The id of a person's company. */
const idOfOwnCompany = (company: WireUser['firma']): string | null =>
  (typeof company === 'object' ? company?._id : company) ?? null;

/** The person behind a request, with what later calls about them need. */
export interface Viewer extends User {
  /** The company the person belongs to; a client sees nothing of any other. */
  companyId: string | null;
  /** File name of the photo in the store. */
  photoName: string | null;
  /** What the token of the request may do when it is an access token of a tool; null for the token of a session. */
  accessToken: { isReadOnly: boolean } | null;
}

/** The company that a user record names; its name and logo stand in `firmaData`. */
export function toOwnCompany(company: WireUser['firma'], data: WireUser['firmaData']): Company | null {
  const id = idOfOwnCompany(company);
  if (!id) return null;
  const ownName = typeof company === 'object' ? company?.ime : null;
  return { id, name: decodeText(data?.firma?.ime ?? ownName), logoUrl: fileUrl('firme', data?.logoFirmePublic) };
}

/**
 * The company of a person, which is `firma`, otherwise the one that is worked on: the record of the specification has
 * no more (product decisions, section 6).
 */
export function toCompanies({
  firma,
  fastFirmaId,
  firmaData,
}: Pick<WireUser, 'firma' | 'fastFirmaId' | 'firmaData'>): Pick<Viewer, 'company' | 'companyId' | 'selectedCompanyId'> {
  const own = idOfOwnCompany(firma) === null && isCompanyId(fastFirmaId) ? fastFirmaId : firma;
  return {
    company: toOwnCompany(own, firmaData),
    companyId: idOfOwnCompany(own),
    selectedCompanyId: fastFirmaId ?? null,
  };
}

export function toViewer(user: WireUser): Viewer {
  return {
    id: user._id,
    name: decodeText(user.name),
    email: user.email ?? null,
    role: toSchemaRole(user.role),
    photoUrl: fileUrl('users', user.photo),
    photoName: user.photo ?? null,
    ...toCompanies(user),
    passwordChangedAt: toIsoDateTime(user.passwordChangedAt),
    accessToken: user.pristupniToken ? { isReadOnly: user.pristupniToken.samoCitanje } : null,
    temporaryPasswordUntil: toIsoDateTime(user.privremenaLozinkaDo),
  };
}

/** The person whose token the request carries. */
export async function fetchViewer(product: ProductClient): Promise<Viewer> {
  return toViewer(await fetchUserRecord(product));
}

/** The record of the person whose token the request carries. */
export async function fetchUserRecord(product: ProductClient): Promise<WireUser> {
  const { data } = await product.call('getMe', {});
  return 'data' in data.data ? data.data.data : data.data;
}
