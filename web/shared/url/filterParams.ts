import { ALL_COMPANIES, isCompanyChoice } from '../../../domain/company/companyId.ts';
import {
  type FilterDescription,
  type FilterTable,
  type FilterValue,
  type FilterValues,
  namesOfFilters,
} from '../../../domain/listFilters.ts';
import type { ListParam, ListParams } from './listParams.ts';
import { textParam } from './textParam.ts';
import { wordParam } from './wordParam.ts';

/** A filter as a page holds it: null, false, an empty text or no values are a filter that is not set. */
type ParamValue<Filter> = Filter extends { kind: 'flag' | 'choice' }
  ? FilterValue<Filter> | null
  : Filter extends { kind: 'choices' }
    ? Readonly<FilterValue<Filter>>
    : FilterValue<Filter>;

/** The filters of a list by the names of their parameters in the address. */
export type FilterParams<Table extends FilterTable> = {
  [Name in keyof Table as Table[Name]['parameter']]: ParamValue<Table[Name]>;
};

/** A company in the address; all of them are left out. */
const companyParam: ListParam<string> = {
  parse: (text) => (isCompanyChoice(text) ? text : ALL_COMPANIES),
  format: (company) => (company === ALL_COMPANIES ? null : company),
};

/** Several of a few values, written as words with commas between them. Unknown words are ignored; none is left out. */
const wordsParam = (words: Readonly<Record<string, string>>): ListParam<readonly string[]> => ({
  parse: (text) => {
    const chosen = text?.split(',') ?? [];
    return Object.entries(words).flatMap(([word, value]) => (chosen.includes(word) ? value : []));
  },
  format: (values) =>
    Object.keys(words)
      .filter((word) => values.includes(words[word] ?? ''))
      .join(',') || null,
});

const paramsOfKinds = {
  flag: () => wordParam<boolean | null>({ yes: true, no: false }, null),
  only: () => wordParam({ yes: true, no: false }, false),
  choice: ({ values = {} }) => wordParam<string | null>(values, null),
  choices: ({ values = {} }) => wordsParam(values),
  name: () => textParam,
  company: () => companyParam,
} as const satisfies Record<FilterDescription['kind'], (filter: FilterDescription) => unknown>;
const paramOf = (filter: FilterDescription) => paramsOfKinds[filter.kind](filter) as ListParam<unknown>;

/** Reads and writes the filters of a list; invalid values are ignored. */
export const filterParams = <Table extends FilterTable>(table: Table): ListParams<FilterParams<Table>> =>
  Object.fromEntries(
    Object.values(table).map((filter) => [filter.parameter, paramOf(filter)]),
  ) as unknown as ListParams<FilterParams<Table>>;

/** The filters of an address without parameters. */
export const noFilters = <Table extends FilterTable>(table: Table): FilterParams<Table> =>
  Object.fromEntries(
    Object.values(table).map((filter) => [filter.parameter, paramOf(filter).parse(null)]),
  ) as unknown as FilterParams<Table>;

const valueOf = (filter: FilterDescription, params: object): unknown =>
  (params as Record<string, unknown>)[filter.parameter];
const isSet = (filter: FilterDescription, params: object): boolean =>
  paramOf(filter).format(valueOf(filter, params)) !== null;

/** The number of filters that are set; each of several values counts. */
export const countFilters = <Table extends FilterTable>(table: Table, params: FilterParams<Table>): number =>
  Object.values(table).reduce((sum, filter) => {
    const value = valueOf(filter, params);
    return sum + (Array.isArray(value) ? value.length : Number(isSet(filter, params)));
  }, 0);

/** The filters as the schema takes them; those that are not set are undefined. */
export const toFilter = <Table extends FilterTable>(
  table: Table,
  params: FilterParams<Table>,
): Partial<FilterValues<Table>> =>
  Object.fromEntries(
    namesOfFilters(table).map((name) => {
      const filter = table[name] as FilterDescription;
      return [name, isSet(filter, params) ? valueOf(filter, params) : undefined];
    }),
  ) as Partial<FilterValues<Table>>;
