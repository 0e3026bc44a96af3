import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { OverridableField } from '../../../domain/raw-material/overrides.ts';
import type { FieldNames } from '../../upstream/response.ts';
import type { ProductClient } from '../viewer/viewer.rest.ts';
import { fieldValues, fromOwn, wireFields, type StoredValues } from './raw-material.values.rest.ts';

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
};
/** Names and concentrations that would not pair up after a reset are a matter of the fields chosen. */
const resetFieldNames = {
  firmaId: 'input.companyId',
  polja: 'input.fields',
  incis: 'input.fields',
  maxConc: 'input.fields',
};

const rowNames = (wire: string, ours: string, rows: readonly string[] = []): FieldNames =>
  Object.fromEntries(rows.map((_, at) => [`${wire}.${at}`, `${ours}.${at}`]));

/** The own values of a company, still in the service's words: they are read beside the global ones. */
export async function fetchOverrides(
  product: ProductClient,
  { slug, companyId }: OverridesKey,
): Promise<components['schemas']['Overrides']> {
  const { data } = await product.call(
    'getRawMaterialOverrides',
    { path: { slug }, query: { firmaId: companyId } },
    { firmaId: 'companyId' },
  );
  return data.data;
}

/** Stores own values; what is undefined stays as it was. */
export async function setOverrides(
  product: ProductClient,
  { slug, companyId }: OverridesKey,
  isActive: boolean | undefined,
  values: Partial<StoredValues>,
): Promise<void> {
  const body = { firmaId: companyId, ukljuceno: isActive, ...fromOwn(values) };
  const rows = {
    ...rowNames('incis', fieldNames.incis, values.inciNames),
    ...rowNames('maxConc', fieldNames.maxConc, values.maxConcentrations),
  };
  await product.call('setRawMaterialOverrides', { path: { slug }, body }, { ...rows, ...fieldNames });
}

export async function resetOverrides(
  product: ProductClient,
  { slug, companyId }: OverridesKey,
  fields: readonly OverridableField[],
): Promise<void> {
  const body = { firmaId: companyId, polja: fields.map((field) => wireFields[field]) };
  await product.call('resetRawMaterialOverrides', { path: { slug }, body }, resetFieldNames);
}

export async function clearOverrides(product: ProductClient, { slug, companyId }: OverridesKey): Promise<void> {
  await product.call('clearRawMaterialOverrides', { path: { slug }, query: { firmaId: companyId } }, fieldNames);
}

/** Which fields have an own value. */
export const ownFields = (values: Partial<StoredValues>): OverridableField[] =>
  (Object.keys(fieldValues) as OverridableField[]).filter((field) => values[fieldValues[field]] !== undefined);
