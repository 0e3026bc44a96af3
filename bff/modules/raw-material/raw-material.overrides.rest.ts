import type { components } from '../../../schema/rest/product-server.generated.ts';
import {
  NAME_OF_OVERRIDABLE_FIELD,
  OVERRIDABLE_FIELDS,
  OVERRIDABLE_NAMES,
  type OverridableField,
} from '../../../domain/raw-material/rawMaterialFields.ts';
import type { FieldNames } from '../../upstream/response.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { overrideWireNames } from './raw-material.fields.rest.ts';
import { fromOverrides, type StoredValues } from './raw-material.values.rest.ts';

/** A raw material and the company that overrides its values. */
export interface OverridesKey {
  slug: string;
  companyId: string;
}

/** The input field that an error of the service belongs to. */
const fieldNames: FieldNames = {
  firmaId: 'input.companyId',
  ukljuceno: 'input.isActive',
  ...Object.fromEntries(OVERRIDABLE_NAMES.map((name) => [overrideWireNames[name], `input.${name}`])),
};
/** After a reset there may not be one concentration for each name; that error belongs to the selected fields. */
const resetFieldNames = {
  firmaId: 'input.companyId',
  polja: 'input.fields',
  incis: 'input.fields',
  maxConc: 'input.fields',
};

const rowNames = (wireName: string, path: string, rows: readonly string[] = []): FieldNames =>
  Object.fromEntries(rows.map((_, at) => [`${wireName}.${at}`, `${path}.${at}`]));

/** The overrides of a company as the service sends them: they can only be read together with the global values. */
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

/** Saves overrides; undefined ones stay. */
export async function setOverrides(
  product: ProductClient,
  { slug, companyId }: OverridesKey,
  isActive: boolean | undefined,
  values: Partial<StoredValues>,
): Promise<void> {
  const body = { firmaId: companyId, ukljuceno: isActive, ...fromOverrides(values) };
  const rows = {
    ...rowNames('incis', 'input.inciNames', values.inciNames),
    ...rowNames('maxConc', 'input.maxConcentrations', values.maxConcentrations),
  };
  await product.call('setRawMaterialOverrides', { path: { slug }, body }, { ...rows, ...fieldNames });
}

export async function resetOverrides(
  product: ProductClient,
  { slug, companyId }: OverridesKey,
  fields: readonly OverridableField[],
): Promise<void> {
  const body = {
    firmaId: companyId,
    polja: fields.map((field) => overrideWireNames[NAME_OF_OVERRIDABLE_FIELD[field]]),
  };
  await product.call('resetRawMaterialOverrides', { path: { slug }, body }, resetFieldNames);
}

export async function clearOverrides(product: ProductClient, { slug, companyId }: OverridesKey): Promise<void> {
  await product.call('clearRawMaterialOverrides', { path: { slug }, query: { firmaId: companyId } }, fieldNames);
}

/** The fields that are overridden. */
export const overriddenFields = (values: Partial<StoredValues>): OverridableField[] =>
  OVERRIDABLE_FIELDS.filter((field) => values[NAME_OF_OVERRIDABLE_FIELD[field]] !== undefined);
