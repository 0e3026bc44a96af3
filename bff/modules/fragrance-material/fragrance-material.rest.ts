import { declareAllergens } from '../../../domain/allergen/declareAllergens.ts';
import type { FragranceAllergen } from '../../../domain/allergen/allergenStatement.ts';
import type { FRAGRANCE_FILTERS } from '../../../domain/allergen/fragranceFilters.ts';
import { certificateAge } from '../../../domain/ifra/amendments.ts';
import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import type {
  FragranceKind,
  FragranceMaterial,
  FragranceMaterialPage,
  FragranceSort,
  IfraCertificate,
  IfraCertificateState,
  IfraPermission,
} from '../../resolvers.generated.ts';
import { type FilterQueries, filterQuery } from '../../filterInput.ts';
import { today } from '../../today.ts';
import type { WithIds } from '../../files/selectionQuery.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, encodeText, quoteWords, toIsoDateTime } from '../../upstream/encoding.ts';
import type { FieldNames } from '../../upstream/response.ts';
import type { FragranceContent, FragranceQuery, NewCertificate } from './fragrance-material.input.ts';

type Wire = components['schemas']['FragranceMaterial'];
type ListQuery = NonNullable<operations['listFragranceMaterials']['parameters']['query']>;
type WireChange = components['schemas']['FragranceMaterialChange'];
type WireCertificate = Wire['ifra'][number];
type WireRow = WireCertificate['redovi'][number];

export const kinds = { parfum: 'PARFUM', aroma: 'AROMA' } as const satisfies Record<Wire['vrsta'], FragranceKind>;
export const kindWords = { PARFUM: 'parfum', AROMA: 'aroma' } as const satisfies Record<FragranceKind, Wire['vrsta']>;
const sorts = {
  NAME_ASC: 'ime',
  NAME_DESC: '-ime',
  SUPPLIER_ASC: 'dobavljac',
  CHANGED_DESC: '-izmenjeno',
} as const satisfies Record<FragranceSort, string>;
const states = { current: 'CURRENT', behind: 'BEHIND', oldScheme: 'OLD_SCHEME' } as const;

const toAllergen = ({ inci, cas, udeo, granicaDetekcije }: Wire['alergeni'][number]): FragranceAllergen => ({
  inciName: decodeText(inci) ?? '',
  casNumber: decodeText(cas),
  percent: decodeText(udeo),
  detectionLimit: decodeText(granicaDetekcije),
});

export const fromAllergen = ({ inciName, casNumber, percent, detectionLimit }: FragranceAllergen) => ({
  inci: encodeText(inciName),
  cas: casNumber,
  udeo: percent,
  granicaDetekcije: detectionLimit,
});

function toPermission({ maksimum, dozvoljeno }: WireRow): IfraPermission {
  if (dozvoljeno === false) return 'NOT_PERMITTED';
  if (maksimum) return 'LIMITED';
  return dozvoljeno === true ? 'NO_LIMIT' : 'NOT_STATED';
}
const toCertificate = ({ _id, amandman, izdat, redovi }: WireCertificate): IfraCertificate => ({
  id: _id,
  amendment: amandman,
  issuedOn: decodeText(izdat),
  rows: redovi.map((row) => ({
    category: row.kategorija,
    permission: toPermission(row),
    maximum: decodeText(row.maksimum),
  })),
});

/** How many names a leave-on product with 1 % has to show; 0 where the statement cannot be added up. */
function declaredAtOnePercent(name: string, allergens: readonly FragranceAllergen[]): number {
  const declared = declareAllergens([{ name, percent: 1, allergens }], 'leave-on', { worstCase: false, on: today() });
  return declared.ok ? declared.value.declared.length : 0;
}

/** A perfume or aroma of a response. */
export function toFragrance(wire: Wire): FragranceMaterial {
  const name = decodeText(wire.ime) ?? '';
  const allergens = wire.alergeni.map(toAllergen);
  const certificates = wire.ifra.map(toCertificate).sort((one, other) => other.amendment - one.amendment);
  const [newest] = certificates;
  const certificateState: IfraCertificateState = newest ? states[certificateAge(newest.amendment)] : 'NONE';
  return {
    id: wire._id,
    version: wire.verzija,
    name,
    code: decodeText(wire.kod),
    supplier: decodeText(wire.dobavljac),
    kind: kinds[wire.vrsta],
    rawMaterial: wire.sirovina
      ? { slug: wire.sirovina.slug, tradeName: decodeText(wire.sirovina.tradeName) ?? '' }
      : null,
    statementDate: decodeText(wire.izjavaOd),
    allergens: [...allergens],
    // Only lists show it, and a formula reads every perfume that it holds.
    get declaredAtOnePercent() {
      return declaredAtOnePercent(name, allergens);
    },
    certificates,
    certificateState,
    formulaCount: wire.brojFormula ?? 0,
    formulas: (wire.formule ?? []).map(({ slug, ime }) => ({ slug, name: decodeText(ime) ?? '' })),
    changedAt: toIsoDateTime(wire.izmenjeno) ?? new Date(0).toISOString(),
  };
}

/** The changed fields; null clears one. */
const fromContent = (content: FragranceContent): WireChange => ({
  ...(content.name && { ime: encodeText(content.name) }),
  ...(content.code !== undefined && { kod: content.code && encodeText(content.code) }),
  ...(content.supplier !== undefined && { dobavljac: content.supplier && encodeText(content.supplier) }),
  ...(content.kind && { vrsta: kindWords[content.kind] }),
  ...(content.rawMaterialSlug !== undefined && { sirovina: content.rawMaterialSlug }),
  ...(content.statementDate !== undefined && { izjavaOd: content.statementDate }),
  ...(content.allergens !== undefined && {
    alergeni: (content.allergens ?? []).map(fromAllergen),
  }),
});

const contentFields: FieldNames = {
  ime: 'input.content.name',
  kod: 'input.content.code',
  dobavljac: 'input.content.supplier',
  sirovina: 'input.content.rawMaterialSlug',
  izjavaOd: 'input.content.statementDate',
  alergeni: 'input.content.allergens',
};

/** How the service is asked for what a filter is set to. */
const filterQueries: FilterQueries<typeof FRAGRANCE_FILTERS, ListQuery> = {
  kind: (kind) => ({ vrsta: kindWords[kind] }),
};

export async function listFragrances(
  product: ProductClient,
  { filter, sort, page, pageSize }: WithIds<FragranceQuery>,
): Promise<FragranceMaterialPage> {
  const query = {
    sort: sorts[sort],
    page,
    limit: pageSize,
    ...(filter?.ids && { ids: filter.ids.join(',') }),
    ...(filter?.search && { 'text[search]': quoteWords(filter.search) }),
    ...filterQuery(filter, filterQueries),
  };
  const { results: totalCount, data } = await product.call('listFragranceMaterials', { query });
  return { items: data.data.map(toFragrance), totalCount, page, pageSize };
}

/**
 * The perfumes and aromas of raw materials by slug: those of the organisation of a company, or without one those that
 * the caller sees.
 */
export async function fetchFragrancesOf(
  product: ProductClient,
  companyId: string | null,
  slugs: readonly string[],
): Promise<Map<string, FragranceMaterial>> {
  if (slugs.length === 0) return new Map();
  const body = { sirovine: [...new Set(slugs)], ...(companyId && { firma: companyId }) };
  const { data } = await product.call('listFragrancesOfMaterials', { body });
  return new Map(
    data.data.map(toFragrance).flatMap((one) => (one.rawMaterial ? [[one.rawMaterial.slug, one] as const] : [])),
  );
}

export async function fetchFragrance(product: ProductClient, name: string): Promise<FragranceMaterial> {
  return toFragrance((await product.call('getFragranceMaterial', { path: { ime: name } })).data.data);
}

export async function postFragrance(product: ProductClient, content: FragranceContent): Promise<FragranceMaterial> {
  const { ime = '', vrsta = 'parfum', ...rest } = fromContent(content);
  const body = { ...rest, ime, vrsta };
  return toFragrance((await product.call('createFragranceMaterial', { body }, contentFields)).data.data);
}

/** Stores a change; CONFLICT when `version` is outdated. */
export async function patchFragrance(
  product: ProductClient,
  name: string,
  version: number,
  content: FragranceContent,
): Promise<FragranceMaterial> {
  const body = { ...fromContent(content), verzija: version };
  const { data } = await product.call('updateFragranceMaterial', { path: { ime: name }, body }, contentFields);
  return toFragrance(data.data);
}

export async function deleteFragrance(
  product: ProductClient,
  { name, id }: { name: string; id?: string | null },
): Promise<string> {
  await product.call('deleteFragranceMaterial', { path: { ime: name }, query: id ? { id } : {} });
  return name;
}

const allowed = { LIMITED: true, NO_LIMIT: true, NOT_PERMITTED: false, NOT_STATED: null } as const;

export async function postCertificate(
  product: ProductClient,
  { name, amendment, issuedOn, rows }: NewCertificate,
): Promise<FragranceMaterial> {
  const body = {
    amandman: amendment,
    izdat: issuedOn ?? null,
    redovi: rows.map(({ category, permission, maximum }) => ({
      kategorija: category,
      maksimum: maximum,
      dozvoljeno: allowed[permission],
    })),
  };
  const fieldNames = { amandman: 'input.amendment', izdat: 'input.issuedOn', redovi: 'input.rows' };
  const { data } = await product.call('addIfraCertificate', { path: { ime: name }, body }, fieldNames);
  return toFragrance(data.data);
}

export async function removeCertificate(product: ProductClient, name: string, id: string): Promise<FragranceMaterial> {
  const path = { ime: name, certificateId: id };
  return toFragrance((await product.call('deleteIfraCertificate', { path })).data.data);
}
