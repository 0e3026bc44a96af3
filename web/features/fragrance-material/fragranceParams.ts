import type { FragranceKind, FragranceSort } from '../../shared/apollo/schema.generated.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import type { ListParams } from '../../shared/url/listParams.ts';
import { wordParam } from '../../shared/url/wordParam.ts';
import type { FragranceMaterialsQueryVariables } from './FragranceMaterials.generated.ts';

/** The state of the list, held in the address. */
interface FragranceListParams {
  filter: string;
  /** Null for both. */
  kind: FragranceKind | null;
  sort: FragranceSort;
  page: number;
}

export const fragranceListParams: ListParams<FragranceListParams> = {
  filter: textParam,
  kind: wordParam<FragranceKind | null>({ perfume: 'PARFUM', aroma: 'AROMA' }, null),
  sort: wordParam<FragranceSort>(
    { name: 'NAME_ASC', backwards: 'NAME_DESC', supplier: 'SUPPLIER_ASC', changed: 'CHANGED_DESC' },
    'NAME_ASC',
  ),
  page: pageParam,
};

/** The variables of the query. */
export const toVariables = ({
  filter,
  kind,
  sort,
  page,
  pageSize,
}: FragranceListParams & { pageSize: number }): FragranceMaterialsQueryVariables => ({
  filter: { search: filter.trim() || null, kind },
  sort,
  page,
  pageSize,
});

/** The inputs of the calculator, held in the address. */
export interface CalculatorParams {
  /** Share in the product, % w/w, as it was typed. */
  percent: string;
  use: 'leave-on' | 'rinse-off';
  worstCase: boolean;
}

export const calculatorParams: ListParams<CalculatorParams> = {
  percent: { parse: (text) => textParam.parse(text) || '1', format: (text) => (text === '1' ? null : text) },
  use: wordParam<'leave-on' | 'rinse-off'>({ 'leave-on': 'leave-on', 'rinse-off': 'rinse-off' }, 'leave-on'),
  worstCase: wordParam({ yes: true, no: false }, false),
};
