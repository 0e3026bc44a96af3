import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { OverridableField } from '../../../domain/raw-material/overrides.ts';
import type { ProductClient } from '../viewer/viewer.rest.ts';
import { fieldValues, fromOwn, wireFields, type StoredValues } from './rawMaterialValues.rest.ts';

/** Whose own values of which raw material. */
export interface OverridesKey {
  slug: string;
  companyId: string;
}

/** Where a refusal of the service belongs in the input. */
const fieldNames = {
  firmaId: 'input.companyId',
  ukljuceno: 'input.isActive',
  incis: 'input.inciNames',
  maxConc: 'input.maxConcentrations',
  microbiology: 'input.microbiology',
  impurities: 'input.impurities',
  cmr: 'input.cmrQuantity',
  hasCmr: 'input.cmrStatus',
  nano: 'input.isNano',
  type: 'input.type',
  statusDescription: 'input.statusDescription',
  polja: 'input.fields',
};

/** The own values of a company, still in the service's words: they are read beside the global ones. */
export async function fetchOverrides(product: ProductClient, { slug, companyId }: OverridesKey): Promise<components['schemas']['Overrides']> {
  const { data } = await product.call('getRawMaterialOverrides', { path: { slug }, query: { firmaId: companyId } }, { firmaId: 'companyId' });
  return data.data;
}

/** Stores own values; what is undefined stays as it was. */
export async function setOverrides(product: ProductClient, { slug, companyId }: OverridesKey, isActive: boolean | undefined, values: Partial<StoredValues>): Promise<void> {
  const body = { firmaId: companyId, ukljuceno: isActive, ...fromOwn(values) };
  await product.call('setRawMaterialOverrides', { path: { slug }, body }, fieldNames);
}

export async function resetOverrides(product: ProductClient, { slug, companyId }: OverridesKey, fields: readonly OverridableField[]): Promise<void> {
  const body = { firmaId: companyId, polja: fields.map((field) => wireFields[field]) };
  await product.call('resetRawMaterialOverrides', { path: { slug }, body }, fieldNames);
}

export async function clearOverrides(product: ProductClient, { slug, companyId }: OverridesKey): Promise<void> {
  await product.call('clearRawMaterialOverrides', { path: { slug }, query: { firmaId: companyId } }, fieldNames);
}

/** Which fields have an own value. */
export const ownFields = (values: Partial<StoredValues>): OverridableField[] =>
  (Object.keys(fieldValues) as OverridableField[]).filter((field) => values[fieldValues[field]] !== undefined);
