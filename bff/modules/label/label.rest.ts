import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import type { Finding } from '../../../domain/finding.ts';
import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import type { LABEL_FILTERS } from '../../../domain/label/labelFilters.ts';
import { seesOwnCompanyOnly, viewerCan } from '../../auth/viewerRights.ts';
import { clientError } from '../../errors.ts';
import { type FilterQueries, filterQuery } from '../../filterInput.ts';
import { fileUrl } from '../../files/fileNames.ts';
import type {
  Company,
  IngredientCheck,
  Label,
  LabelContent,
  LabelContentInput,
  LabelFormula,
  LabelPage,
  LabelResultChange,
  LabelSelection,
  LabelSort,
  LabelStatus,
} from '../../resolvers.generated.ts';
import type { ResponseBody } from '../../upstream/openapi.ts';
import { toIsoDateTime, quoteWords, decodeText } from '../../upstream/encoding.ts';
import { toOwnCompany, type Viewer } from '../../auth/viewer.rest.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { searchNumber } from '../../upstream/searchNumber.ts';
import type { LabelQuery } from './label.input.ts';
import { toResultChange } from '../label-recheck/label-recheck.rest.ts';
import { statusNumbers } from '../check/check.product.rest.ts';
import { contentFields, fromContent, toContent } from './label.content.rest.ts';

type WireLabel = components['schemas']['Label'];
type WireDetail = components['schemas']['LabelDetail'];
type WireFinding = NonNullable<WireDetail['nalaziAlergena']>[number];
type ListQuery = NonNullable<operations['listLabels']['parameters']['query']>;
type WireList = ResponseBody<operations['listLabels']>;

/** A label of a list, without the fields that would cost one call per label. */
export type LabelModel = Omit<Label, 'content' | 'check' | 'resultChange' | 'formula' | 'fragrances' | 'reprint'>;
/** The formula of a label without what it costs calls to compare. */
export type LabelFormulaModel = Omit<LabelFormula, 'update'>;
/** A label with its content. */
export interface LabelDetail {
  label: LabelModel;
  content: LabelContent;
  resultChange: LabelResultChange | null;
  formula: LabelFormulaModel | null;
  /**
   * The findings about its allergens by its formula, for callers who may not read that; null for the others, and
   * without a formula.
   */
  allergenFindings: readonly Finding[] | null;
}
type LabelModelPage = Omit<LabelPage, 'items'> & { items: LabelModel[] };

const statuses: readonly (LabelStatus | undefined)[] = [undefined, 'GREEN', 'YELLOW', 'RED'];
const selections = { ACTIVE: 'aktivne', INACTIVE: 'neaktivne', ARCHIVED: 'arhivirane' } as const satisfies Record<
  LabelSelection,
  string
>;
const sorts = {
  CREATED_DESC: '-createdAt',
  CREATED_ASC: 'createdAt',
  RESULT_CHANGED_DESC: '-rezultatChangedAt',
  RESULT_CHANGED_ASC: 'rezultatChangedAt',
} as const satisfies Record<LabelSort, string>;

/** How the service is asked for what a filter is set to. */
const filterQueries: FilterQueries<typeof LABEL_FILTERS, ListQuery> = {
  // `companyOf` asks for it.
  companyId: () => ({}),
  status: (status) => ({ status: statusNumbers[status] }),
  selection: (selection) => ({ selekcija: selections[selection] }),
};

/** The company whose labels are requested. A client always gets those of its own company. */
function companyOf(viewer: Viewer, requested: string | null | undefined): string {
  if (!seesOwnCompanyOnly(viewer)) return requested ?? ALL_COMPANIES;
  const { companyId } = viewer;
  if (companyId === null) throw clientError('FORBIDDEN', 'The caller belongs to no company');
  return companyId;
}

export async function listLabels(
  product: ProductClient,
  viewer: Viewer,
  { filter, sort, page, pageSize }: LabelQuery,
): Promise<LabelModelPage> {
  const firmaId = companyOf(viewer, filter?.companyId);
  const list = await product.call('listLabels', {
    query: {
      fields: '-napomene,-tekstDeklaracije,-mereOpreza',
      ...(filter?.search && { 'text[search]': quoteWords(searchNumber(filter.search)) }),
      firmaId,
      status: 0,
      ...filterQuery(filter, filterQueries),
      sort: sorts[sort],
      page,
      limit: pageSize,
    },
  });
  if (seesOwnCompanyOnly(viewer)) assertOwnCompany(firmaId, list);
  const companies = new Map(list.stats.map(({ _id, firma }) => [_id, { id: _id, name: decodeText(firma) }]));
  return {
    items: list.sveDeklaracije.map((label) => toLabel(label, companies, viewer)),
    totalCount: list.brojDeklaracija,
    hasUncounted: list.imaIhVise ?? false,
    page,
    pageSize,
    companyCounts: list.stats.map(({ _id, firma, broj }) => ({
      company: { id: _id, name: decodeText(firma) },
      count: broj,
    })),
    statusCounts:
      list.statusi?.map(({ status, broj }) => ({ status: toStatus(status) ?? 'GREEN', count: broj })) ?? null,
  };
}

/** Defence in depth: a client's list that contains a label of another company is rejected as a whole. */
function assertOwnCompany(company: string, { sveDeklaracije, stats }: WireList): void {
  const foreign =
    sveDeklaracije.some(({ firma }) => firma && firma !== company) || stats.some(({ _id }) => _id !== company);
  if (foreign) throw clientError('UPSTREAM_BAD_RESPONSE', 'The service answered something unexpected');
}

const toStatus = (status: number | null | undefined): LabelStatus | null => statuses[status ?? 0] ?? null;

/** The list names its companies in `stats`, so a label's company costs no further call. */
function toLabel(label: WireLabel, companies: Map<string, Company>, viewer: Viewer): LabelModel {
  return {
    id: label._id,
    slug: label.slug,
    name: decodeText(label.ime),
    productCode: decodeText(label.sifraProizvoda),
    photoUrl: fileUrl('deklaracijaImages', label.photo),
    ingredients: label.inciProizvoda?.map((name) => decodeText(name) ?? '') ?? [],
    status: toStatus(label.status),
    isActive: label.isActive ?? true,
    isArchived: label.arhivirana ?? false,
    createdAt: toIsoDateTime(label.createdAt),
    resultChangedAt: toIsoDateTime(label.rezultatChangedAt),
    company: label.firma ? (companies.get(label.firma) ?? { id: label.firma }) : null,
    // The right of the role only; the service decides about this particular label.
    viewerCanDelete: viewerCan(viewer, 'label.delete'),
    viewerCanEdit: viewerCan(viewer, 'label.edit'),
    viewerCanSignOff: viewerCan(viewer, 'label.signOff'),
  };
}

const toFormula = ({ slug, ime, revizija, trenutna }: NonNullable<WireDetail['formula']>): LabelFormulaModel => ({
  slug,
  name: decodeText(ime) ?? '',
  revision: revizija,
  currentRevision: trenutna,
  isBehind: revizija < trenutna,
});

const severities = { greska: 'error', upozorenje: 'warning', napomena: 'info' } as const;
const toAllergenFinding = ({ kod, tezina, sastojak, osnov, radnja, parametri }: WireFinding): Finding => ({
  code: kod as Finding['code'],
  severity: severities[tezina],
  ingredient: decodeText(sastojak),
  span: null,
  reference: osnov,
  action: radnja as Finding['action'],
  params: Object.fromEntries(
    Object.entries(parametri).map(([name, value]) => [
      name,
      typeof value === 'string' ? (decodeText(value) ?? '') : value,
    ]),
  ),
});

/** A label of a response that carries one with its content. */
export function toDetail({ data: { data: wire } }: ResponseBody<operations['getLabel']>, viewer: Viewer): LabelDetail {
  const company = toOwnCompany(wire.firma, wire.firmaData);
  return {
    label: toLabel(wire, new Map(company && [[company.id, company]]), viewer),
    content: toContent(wire),
    resultChange: wire.promenaRezultata ? toResultChange(wire.promenaRezultata) : null,
    formula: wire.formula ? toFormula(wire.formula) : null,
    allergenFindings: wire.nalaziAlergena?.map(toAllergenFinding) ?? null,
  };
}

export async function fetchLabel(product: ProductClient, viewer: Viewer, slug: string): Promise<LabelDetail> {
  const detail = toDetail(await product.call('getLabel', { path: { slug } }), viewer);
  // Defence in depth: a client sees the labels of its own company only.
  if (seesOwnCompanyOnly(viewer) && detail.label.company?.id !== viewer.companyId)
    throw clientError('NOT_FOUND', 'There is no such label');
  return detail;
}

/** A change of a label with the result of its check and, where it changes, the photo. */
export interface LabelChange {
  content: LabelContentInput;
  check: IngredientCheck;
  /** File name returned by `sendPhoto`; null removes the photo. */
  photo?: string | null | undefined;
  /** The revision of a formula that list and percentages come from; null forgets it, undefined keeps the one before. */
  formula?: { slug: string; revision: number } | null | undefined;
}

const fromFormula = (formula: LabelChange['formula']) => formula && { slug: formula.slug, revizija: formula.revision };

/** Uploads a photo to the service and returns its file name, for a label to refer to. */
export async function sendPhoto(product: ProductClient, photo: Blob): Promise<string> {
  const { data } = await product.call('uploadLabelPhoto', { form: { photo } }, contentFields);
  return data.data.photo;
}

export async function postLabel(
  product: ProductClient,
  viewer: Viewer,
  companyId: string,
  { content, check, photo, formula }: LabelChange,
): Promise<LabelDetail> {
  const { ime = '', trzista = ['EU', 'RS'], ...rest } = fromContent(content, check);
  const body = { ...rest, ime, trzista, firma: companyId, photo, formula: fromFormula(formula) };
  return toDetail(await product.call('createLabel', { body }, contentFields), viewer);
}

export async function patchLabel(
  product: ProductClient,
  viewer: Viewer,
  slug: string,
  version: number,
  { content, check, photo, formula }: LabelChange,
): Promise<LabelDetail> {
  const body = { ...fromContent(content, check), verzija: version, photo, formula: fromFormula(formula) };
  return toDetail(await product.call('updateLabel', { path: { slug }, body }, contentFields), viewer);
}

export async function copyLabel(product: ProductClient, viewer: Viewer, slug: string): Promise<LabelDetail> {
  return toDetail(await product.call('duplicateLabel', { path: { slug } }), viewer);
}

export async function archiveLabel(
  product: ProductClient,
  viewer: Viewer,
  slug: string,
  isArchived: boolean,
): Promise<LabelDetail> {
  return toDetail(await product.call('archiveLabel', { path: { slug }, body: { arhivirana: isArchived } }), viewer);
}

export async function deleteLabel(product: ProductClient, slug: string): Promise<string> {
  await product.call('deleteLabel', { path: { slug } }, { slug: 'input.slug' });
  return slug;
}
