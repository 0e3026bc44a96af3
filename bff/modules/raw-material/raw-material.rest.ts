import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import type { RAW_MATERIAL_FILTERS } from '../../../domain/raw-material/rawMaterialFilters.ts';
import { readMaterialSearch } from '../../../domain/raw-material/searchText.ts';
import { viewerCan } from '../../auth/viewerRights.ts';
import { clientError } from '../../errors.ts';
import { type FilterQueries, filterQuery } from '../../filterInput.ts';
import type { ResponseBody } from '../../upstream/openapi.ts';
import type {
  Company,
  RawMaterial,
  RawMaterialPage,
  RawMaterialSort,
  RawMaterialUsage,
} from '../../resolvers.generated.ts';
import { toIsoDateTime, quoteWords, encodeText, decodeText, decodeTexts } from '../../upstream/encoding.ts';
import { contentVersion } from '../../upstream/contentVersion.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { searchNumber } from '../../upstream/searchNumber.ts';
import type { Viewer } from '../../auth/viewer.rest.ts';
import type { RawMaterialQuery } from './raw-material.input.ts';
import { documentStateWords } from './raw-material.fields.rest.ts';
import {
  fromCmrStatus,
  fromNano,
  fromType,
  toGlobal,
  toOverrides,
  type StoredValues,
} from './raw-material.values.rest.ts';

type WireMaterial = components['schemas']['RawMaterial'];
type WireOverrides = components['schemas']['Overrides'];
type ListQuery = NonNullable<operations['listRawMaterials']['parameters']['query']>;

/** The overrides of a company. */
export interface CompanyOverrides {
  company: Company;
  isActive: boolean;
  values: Partial<StoredValues>;
}

/**
 * A raw material without the fields that have a resolver: those computed from its values, and those that cost a call.
 */
export type RawMaterialModel = Omit<
  RawMaterial,
  'globalValues' | 'values' | 'overrides' | 'folders' | 'documentSummary' | 'usage'
> & {
  global: StoredValues;
  /** Of the company worked on; null if the service sent none. */
  companyOverrides: CompanyOverrides | null;
  /** Whether the company worked on created it. */
  isCreator: boolean;
  /** Whether the service told its version; else the version is made of the content. */
  hasVersion: boolean;
  /** Whether it was read by itself and not in a list: then its folders are read with their documents. */
  isDetail: boolean;
};

const sorts = {
  TRADE_NAME_ASC: 'tradeName',
  TRADE_NAME_DESC: '-tradeName',
  MANUFACTURER_ASC: 'proizvodjac',
  MANUFACTURER_DESC: '-proizvodjac',
  CREATED_DESC: '-createdAt',
  CREATED_ASC: 'createdAt',
  UPDATED_DESC: '-updatedAt',
  UPDATED_ASC: 'updatedAt',
  DOCUMENT_STATE_ASC: 'stanjeDokumenata',
  DOCUMENT_STATE_DESC: '-stanjeDokumenata',
} as const satisfies Record<RawMaterialSort, string>;
const fields = { INCI: { polje: 'inci' }, TRADE: { polje: 'trade' }, ALL: {} } as const;

const yesOrNo = (value: boolean) => (value ? ('da' as const) : ('ne' as const));

function searchOf(search: string | null | undefined): ListQuery {
  const { field, words } = readMaterialSearch(search ?? '');
  return words === '' ? {} : { 'text[search]': quoteWords(searchNumber(words)), ...fields[field] };
}

/** How the service is asked for what a filter is set to. */
const filterQueries: FilterQueries<typeof RAW_MATERIAL_FILTERS, ListQuery> = {
  type: (type) => ({ vrsta: fromType(type) }),
  hasValidDocuments: (value) => ({ dokumenti: yesOrNo(value) }),
  documentState: (state) => ({ stanjeDokumenata: documentStateWords[state] }),
  cmrStatus: (status) => ({ imaCMR: fromCmrStatus(status) }),
  isNano: (value) => ({ nano: fromNano(value) }),
  manufacturer: (name) => (name === '' ? {} : { proizvodjac: encodeText(name) }),
  isInCatalogue: (value) => ({ uKatalogu: yesOrNo(value) }),
};

function toListQuery(filter: RawMaterialQuery['filter'], viewer: Viewer): ListQuery {
  const queries: ListQuery[] = [filterQuery(filter, filterQueries)];
  // A client always gets the catalogue of its company.
  if (!viewerCan(viewer, 'rawMaterial.readGlobal')) queries.push(filterQueries.isInCatalogue(true));
  if (filter?.ids) queries.push({ ids: filter.ids.join(',') });
  return Object.assign(searchOf(filter?.search), ...queries) as ListQuery;
}

export async function listRawMaterials(
  product: ProductClient,
  viewer: Viewer,
  { filter, sort, page, pageSize }: RawMaterialQuery,
): Promise<Omit<RawMaterialPage, 'items'> & { items: RawMaterialModel[] }> {
  if ((filter?.documentState || sort.startsWith('DOCUMENT_STATE')) && !viewerCan(viewer, 'document.read'))
    throw clientError('FORBIDDEN', 'The role sees no documents');
  const { results, data } = await product.call('listRawMaterials', {
    query: {
      ...toListQuery(filter, viewer),
      sort: sorts[sort],
      page,
      limit: pageSize,
    },
  });
  if (!viewerCan(viewer, 'rawMaterial.readGlobal') && !data.data.every(isInCatalogueOfCompany))
    throw clientError('UPSTREAM_BAD_RESPONSE', 'The service answered something unexpected');
  return {
    items: data.data.map((wire) => toRawMaterial(wire, viewer, false)),
    totalCount: results,
    page,
    pageSize,
    manufacturers: decodeTexts(data.proizvodjaci),
  };
}

/**
 * Whether the raw material is in the catalogue of the company worked on. Defence in depth: clients must see no others,
 * even if the service sends them.
 */
const isInCatalogueOfCompany = ({ companyRelationship }: WireMaterial): boolean =>
  companyRelationship?.uKatalogu ?? companyRelationship?.isCreator ?? false;

export async function fetchRawMaterial(
  product: ProductClient,
  viewer: Viewer,
  slug: string,
): Promise<RawMaterialModel> {
  const { sirovineincis } = await product.call('getRawMaterial', { path: { name: slug } });
  if (!viewerCan(viewer, 'rawMaterial.readGlobal') && !isInCatalogueOfCompany(sirovineincis))
    throw clientError('NOT_FOUND', 'There is no such raw material');
  return toRawMaterial(sirovineincis, viewer);
}

export function toCompanyOverrides(
  { firma, firmaIme, ukljuceno, vrednosti }: WireOverrides,
  global: StoredValues,
): CompanyOverrides {
  return {
    company: { id: firma, name: decodeText(firmaIme) },
    isActive: ukljuceno,
    values: toOverrides(vrednosti, global),
  };
}

/** `isDetail` is false for a raw material of a list. */
export function toRawMaterial(wire: WireMaterial, viewer: Viewer, isDetail = true): RawMaterialModel {
  const global = toGlobal(wire);
  const isCreator = wire.companyRelationship?.isCreator ?? false;
  const isInCatalogue = isInCatalogueOfCompany(wire);
  const keepsCommonValues = wire.companyRelationship?.menjaZajednicko;
  return {
    id: wire._id ?? wire.slug,
    slug: wire.slug,
    version: wire.verzija ?? contentVersion([wire.tradeName, wire.manufacturer, wire.sifra, wire.dataFromDocs, global]),
    hasVersion: wire.verzija !== undefined,
    tradeName: decodeText(wire.tradeName) ?? '',
    manufacturer: decodeText(wire.manufacturer),
    code: decodeText(wire.sifra),
    global,
    companyOverrides: wire.overrides ? toCompanyOverrides(wire.overrides, global) : null,
    isCreator,
    isDetail,
    hasValidDocuments: wire.dataFromDocs ?? false,
    createdAt: toIsoDateTime(wire.createdAt),
    updatedAt: toIsoDateTime(wire.updatedAt),
    company: wire.firma ? { id: wire.firma, name: decodeText(wire.firmaIme) } : null,
    isGlobal: wire.globalna ?? false,
    isInCatalogue,
    // A service that does not tell decides by itself: by the specification, section 6, others edit all but the
    // identity.
    viewerCanEdit: viewerCan(viewer, 'rawMaterial.edit') && (keepsCommonValues ?? true),
    viewerCanOverride: viewerCan(viewer, 'rawMaterial.override'),
    // Specification, sections 5 and 6: the creator only, whatever the role.
    viewerCanEditIdentity: isCreator && viewerCan(viewer, 'rawMaterial.editIdentity'),
    viewerCanDelete: viewerCan(
      viewer,
      (keepsCommonValues ?? isCreator) ? 'rawMaterial.delete' : 'rawMaterial.editOthers',
    ),
    // Its creator always has it.
    viewerCanUnlink: isInCatalogue && !isCreator && viewerCan(viewer, 'rawMaterial.link'),
    viewerCanEditDocuments: viewerCan(viewer, 'document.edit'),
  };
}

export async function fetchUsage(product: ProductClient, slug: string): Promise<RawMaterialUsage> {
  const { data }: ResponseBody<operations['getRawMaterialUsage']> = await product.call('getRawMaterialUsage', {
    path: { slug },
  });
  return toUsage(data.data);
}

/** Where several raw materials are used, in one call; by id. Those that the caller may not see are not in it. */
export async function listUsage(
  product: ProductClient,
  materials: readonly { id: string }[],
): Promise<Map<string, RawMaterialUsage>> {
  const { data } = await product.call('listUsageOfRawMaterials', {
    query: { ids: materials.map(({ id }) => id).join(',') },
  });
  return new Map(data.data.map(({ sirovina, upotreba }) => [sirovina, toUsage(upotreba)]));
}

const toUses = (uses: readonly components['schemas']['RawMaterialUse'][] = []) =>
  uses.map(({ slug, ime }) => ({ slug, name: decodeText(ime) }));

const toUsage = ({
  formule,
  deklaracijeFormula,
  dosijeiFormula,
  brojDeklaracija,
  deklaracije,
  brojPifova,
  brojKataloga,
  katalozi = [],
}: components['schemas']['RawMaterialUsage']): RawMaterialUsage => ({
  formulaCount: formule?.broj ?? 0,
  formulas: toUses(formule?.stavke),
  formulaLabelCount: deklaracijeFormula?.broj ?? 0,
  formulaLabels: toUses(deklaracijeFormula?.stavke),
  formulaPifCount: dosijeiFormula?.broj ?? 0,
  formulaPifs: toUses(dosijeiFormula?.stavke),
  labelCount: brojDeklaracija,
  labels: toUses(deklaracije),
  pifCount: brojPifova,
  catalogueCount: brojKataloga,
  catalogues: katalozi.map(({ _id, ime }) => ({ id: _id, name: decodeText(ime) })),
});

/** Merges a duplicate into a raw material. */
export async function mergeDuplicate(product: ProductClient, slug: string, duplicateSlug: string): Promise<void> {
  await product.call(
    'mergeRawMaterials',
    { path: { slug }, body: { duplikat: duplicateSlug } },
    { duplikat: 'input.duplicateSlug' },
  );
}
