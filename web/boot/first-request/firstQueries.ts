import { can } from '../../../domain/account/rights.ts';
import { checkedListParams, toVariables as ofCheckedLists } from '../../features/checked-list/checkedListParams.ts';
import { companyListParams, toVariables as ofCompanies } from '../../features/company/companyParams.ts';
import { expiryParams, toVariables as ofExpiring } from '../../features/expiry/expiryParams.ts';
import { formulaListParams, toVariables as ofFormulas } from '../../features/formula/formulaListParams.ts';
import { fragranceListParams, toVariables as ofFragrances } from '../../features/fragrance-material/fragranceParams.ts';
import { ingredientListParams, toVariables as ofIngredients } from '../../features/ingredient/ingredientListParams.ts';
import { labelListParamsOf, toVariables as ofLabels } from '../../features/label/labelListParams.ts';
import { pifListParams, toVariables as ofPifs } from '../../features/pif/pifListParams.ts';
import {
  pageSizes as rawMaterialPageSizes,
  rawMaterialListParams,
  toVariables as ofRawMaterials,
} from '../../features/raw-material/rawMaterialListParams.ts';
import { toVariables as ofUsers, userListParams } from '../../features/user/userParams.ts';
import { IMPORT_PARAM } from '../../subjects/import/importParam.ts';
import type { SessionUser } from '../../shared/session/sessionFormat.ts';
import { preferencesKey, readListPreferences } from '../../shared/table/listPreferences.ts';
import { LONG_PAGE_SIZES, sizedListParams, type PageSizes, type Sized } from '../../shared/table/sizedListParams.ts';
import { parseListParams, type ListParams } from '../../shared/url/listParams.ts';
import { COMPANY_PARAM, type PageName } from '../../shared/url/pagePatterns.ts';

interface Visit {
  params: URLSearchParams;
  user: SessionUser;
}

interface FirstQuery {
  /** The operation of the list, as its document names it. */
  operationName: string;
  /** The parameters of the address that show something else in place of the list. */
  unless: readonly string[];
  /** The variables that the page will send. */
  variables: (visit: Visit) => object;
}

/** The preferences of the person for a list. */
const preferencesOf = ({ user }: Visit, list: string) => readListPreferences(preferencesKey(user.id), list);

/** The parameters of a list whose page size the person may choose, as `usePagedList` reads them. */
function pagedParams<T extends object>(
  visit: Visit,
  list: string,
  spec: ListParams<T>,
  sizes: PageSizes = LONG_PAGE_SIZES,
): Sized<T> {
  return parseListParams(sizedListParams(spec, sizes, preferencesOf(visit, list).pageSize), visit.params);
}

const rawMaterials = (list: string): FirstQuery => ({
  operationName: 'RawMaterials',
  unless: [IMPORT_PARAM],
  variables: (visit) => ofRawMaterials(pagedParams(visit, list, rawMaterialListParams, rawMaterialPageSizes)),
});

/**
 * The query with which each list begins. The variables are made by what the list itself makes them of, so that they are
 * the same; where they are not, the list sends its own query and the first one was in vain.
 */
export const firstQueries: Partial<Record<PageName, FirstQuery>> = {
  labels: {
    operationName: 'Labels',
    unless: [],
    variables: ({ params, user }) => ofLabels(parseListParams(labelListParamsOf(user), params)),
  },
  pifs: {
    operationName: 'Pifs',
    unless: [],
    variables: (visit) =>
      ofPifs(pagedParams(visit, 'pifs', pifListParams), {
        isTable: preferencesOf(visit, 'pifs').isTable && window.matchMedia('(min-width:900px)').matches,
        canReview: can(visit.user.role, 'pif.review'),
      }),
  },
  rawMaterials: rawMaterials('rawMaterials'),
  rawIncis: rawMaterials('rawIncis'),
  inciGenerator: {
    operationName: 'Formulas',
    unless: [IMPORT_PARAM],
    variables: (visit) => ofFormulas(pagedParams(visit, 'formulas', formulaListParams)),
  },
  inciData: {
    operationName: 'Ingredients',
    unless: ['import', 'points'],
    variables: (visit) => ofIngredients(pagedParams(visit, 'ingredients', ingredientListParams)),
  },
  allergens: {
    operationName: 'FragranceMaterials',
    unless: [IMPORT_PARAM],
    variables: (visit) => ofFragrances(pagedParams(visit, 'fragrances', fragranceListParams)),
  },
  checkedIncis: {
    operationName: 'CheckedLists',
    unless: [],
    variables: ({ params }) => ofCheckedLists(parseListParams(checkedListParams, params)),
  },
  companies: {
    operationName: 'CompanyList',
    unless: [COMPANY_PARAM],
    variables: (visit) => ofCompanies(pagedParams(visit, 'companies', companyListParams)),
  },
  users: {
    operationName: 'Users',
    unless: [],
    variables: ({ params }) => ofUsers(parseListParams(userListParams, params)),
  },
  expiry: {
    operationName: 'ExpiringDocuments',
    unless: [],
    variables: ({ params }) => ofExpiring(parseListParams(expiryParams, params)),
  },
};
