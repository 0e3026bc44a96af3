import {
  FIELD_NAMES,
  RAW_MATERIAL_FIELDS,
  TEXT_FIELDS,
  type RawMaterialFieldName,
  type TextField,
} from '../../../domain/raw-material/rawMaterialFields.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { FieldNames } from '../../upstream/response.ts';
import type { RawMaterialType } from '../../resolvers.generated.ts';
import { encodeText } from '../../upstream/encoding.ts';
import type { Viewer } from '../../auth/viewer.rest.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { wireNames } from './raw-material.fields.rest.ts';
import { toRawMaterial, type RawMaterialModel } from './raw-material.rest.ts';
import { joinConcentrations, joinTexts } from './raw-material.texts.rest.ts';
import { fromCmrStatus, fromNano, fromType, type StoredValues } from './raw-material.values.rest.ts';

type WireChange = components['schemas']['RawMaterialChange'];

/** All fields of a raw material as they will be saved. */
export interface RawMaterialState extends StoredValues {
  tradeName: string;
  manufacturer: string | null;
  code: string | null;
  hasValidDocuments: boolean;
}

const stored = (value: string | null): string => encodeText(value ?? '');

type WireTexts = Record<(typeof wireNames)[TextField], string>;
const toWireTexts = (state: RawMaterialState) =>
  Object.fromEntries(TEXT_FIELDS.map((name) => [wireNames[name], stored(state[name])])) as WireTexts;

/** The payload of specification, section 7. */
const fromState = (state: RawMaterialState) =>
  ({
    inci: joinTexts(state.inciNames),
    maxConc: joinConcentrations(state.inciNames.map((_, at) => state.maxConcentrations[at] ?? null)),
    selekcija: state.hasValidDocuments,
    ...toWireTexts(state),
    imaCMR: fromCmrStatus(state.cmrStatus),
    nano: fromNano(state.isNano),
  }) satisfies WireChange;

/** The fields that only the creator may change: specification, sections 5 and 7. */
const identityOf = ({ tradeName, manufacturer, code, type }: RawMaterialState) =>
  ({
    tradeName: encodeText(tradeName),
    proizvodjac: stored(manufacturer),
    sifra: stored(code),
    vrsta: fromType(type),
  }) satisfies WireChange;

const pathOf = (name: RawMaterialFieldName): string => {
  const { kind } = RAW_MATERIAL_FIELDS[name];
  if (kind === 'line' || name === 'type') return `input.${name}`;
  return kind === 'composition' ? 'input.values.composition' : `input.values.${name}`;
};

/** The input field that an error of the service belongs to; names and concentrations also by their rows. */
const fieldNames = ({ inciNames }: RawMaterialState): FieldNames =>
  Object.fromEntries([
    ...inciNames.flatMap((_, at) => [
      [`inci.${at}`, `input.values.composition.${at}.inciName`],
      [`maxConc.${at}`, `input.values.composition.${at}.maxConcentration`],
    ]),
    ...FIELD_NAMES.map((name) => [wireNames[name], pathOf(name)]),
  ]) as FieldNames;

export async function postRawMaterial(
  product: ProductClient,
  viewer: Viewer,
  state: RawMaterialState,
  companyId: string | null | undefined,
): Promise<RawMaterialModel> {
  const { sirovineincis } = await product.call(
    'createRawMaterial',
    { body: { ...fromState(state), ...identityOf(state), ...(companyId && { firma: companyId }) } },
    { ...fieldNames(state), firma: 'input.companyId' },
  );
  return toRawMaterial(sirovineincis, viewer);
}

/** The raw material in the response to a change; null if the response has none, so that it must be read again. */
const changed = (
  response: components['schemas']['ChangedRawMaterial'] | undefined,
  viewer: Viewer,
): RawMaterialModel | null => (response?.sirovineincis ? toRawMaterial(response.sirovineincis, viewer) : null);

/** The header with which the service compares the version that was read, if it told one. */
const ifMatch = ({ hasVersion, version }: RawMaterialModel) => (hasVersion ? { 'If-Match': `"${version}"` } : {});

/**
 * Saves a raw material; CONFLICT when `version` is no longer the one in force. Trade name, manufacturer, code and type
 * are sent only for the creator.
 */
export async function patchRawMaterial(
  product: ProductClient,
  viewer: Viewer,
  before: RawMaterialModel,
  state: RawMaterialState,
): Promise<RawMaterialModel | null> {
  const body = { ...fromState(state), ...(before.isCreator && identityOf(state)) };
  return changed(
    await product.call(
      'updateRawMaterial',
      { path: { slug: before.slug }, header: ifMatch(before), body },
      fieldNames(state),
    ),
    viewer,
  );
}

/**
 * Changes the type, and with it the document folders; CONFLICT as above. The service requires the current trade name
 * with it.
 */
export async function patchType(
  product: ProductClient,
  viewer: Viewer,
  before: RawMaterialModel,
  type: RawMaterialType,
): Promise<RawMaterialModel | null> {
  const body = { vrsta: fromType(type), tradeName: encodeText(before.tradeName) };
  return changed(
    await product.call(
      'changeRawMaterialType',
      { path: { slug: before.slug }, header: ifMatch(before), body },
      { vrsta: 'input.type' },
    ),
    viewer,
  );
}

export async function deleteRawMaterial(product: ProductClient, slug: string): Promise<string> {
  await product.call('deleteRawMaterial', { path: { slug } });
  return slug;
}

/** Takes a raw material into the catalogue of a company, the one worked on when none is named, or out of it. */
export async function setLink(
  product: ProductClient,
  slug: string,
  isInCatalogue: boolean,
  companyId: string | null | undefined,
): Promise<void> {
  await product.call(
    'setRawMaterialLink',
    { path: { slug }, body: { uKatalogu: isInCatalogue, ...(companyId && { firma: companyId }) } },
    { uKatalogu: 'input.slug', firma: 'input.companyId' },
  );
}
