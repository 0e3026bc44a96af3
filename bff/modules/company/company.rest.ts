import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { Company, CompanyLanguage } from '../../resolvers.generated.ts';
import { decodeText } from '../../upstream/encoding.ts';
import { fetchViewer, toCompanies, type Viewer } from '../../auth/viewer.rest.ts';
import type { ProductClient } from '../../upstream/clients.ts';

/** The languages of companies by the words of the service. */
export const companyLanguages = { en: 'EN', sr: 'SR' } as const satisfies Record<
  components['schemas']['CompanyLanguage'],
  CompanyLanguage
>;

export async function listCompanies(product: ProductClient): Promise<Company[]> {
  const { data } = await product.call('listCompanies', {
    query: { fields: 'firma.ime,firma.email', sort: 'firma.ime' },
  });
  return data.data.map(({ _id, firma }) => ({ id: _id, name: decodeText(firma?.ime), email: firma?.email ?? null }));
}

/** Stores the company that an administrator works on, in the account of the administrator. */
export async function selectCompany(product: ProductClient, viewer: Viewer, companyId: string): Promise<Viewer> {
  const answer = await product.call('updateUser', { path: { userId: viewer.id }, body: { fastFirmaId: companyId } });
  if (!answer) return { ...(await fetchViewer(product)), selectedCompanyId: companyId };
  return { ...viewer, ...toCompanies(answer.data.data) };
}
