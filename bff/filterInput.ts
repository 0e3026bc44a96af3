import { z } from 'zod';
import { isCompanyChoice } from '../domain/company/companyId.ts';
import { type FilterDescription, type FilterTable, type FilterValue, namesOfFilters } from '../domain/listFilters.ts';
import { mapNames } from '../domain/mapNames.ts';
import { searchInput } from './input.ts';

function inputOf({ kind, values = {} }: FilterDescription): z.ZodType {
  switch (kind) {
    case 'company':
      return z.string().refine(isCompanyChoice, "Must be 24 hex characters or 'Sve'").nullish();
    case 'name':
      return searchInput;
    case 'flag':
    case 'only':
      return z.boolean().nullish();
    // The schema has already checked the enumerations.
    case 'choice':
      return z.custom<string>().nullish();
    case 'choices': {
      const count = Object.keys(values).length;
      return z.array(z.custom<string>()).max(count, `At most ${count} values`).nullish();
    }
  }
}

/** A schema for each filter of a table, all of which may be left out. */
export type FilterSchemas<Table> = {
  [Name in keyof Table]: z.ZodOptional<z.ZodType<FilterValue<Table[Name]> | null>>;
};

/**
 * The schemas of the filters of a list. `filterInput<LabelFilter>()(LABEL_FILTERS)` does not compile if the table lacks
 * a filter of the GraphQL schema, or has one that the schema lacks.
 */
export const filterInput =
  <Filter extends object>() =>
  <Table extends FilterTable & Record<Exclude<keyof Filter, 'search' | 'ids'>, FilterDescription>>(
    table: Table & Record<Exclude<keyof Table, keyof Filter>, never>,
  ) =>
    mapNames(namesOfFilters(table), (name) =>
      inputOf(table[name] as FilterDescription),
    ) as unknown as FilterSchemas<Table>;

/** How the service is asked for what each filter of a list is set to. */
export type FilterQueries<Table, Query> = {
  [Name in keyof Table]: (value: FilterValue<Table[Name]>) => Query;
};

/** The query of the service for the filters that are set, with how each is asked for. */
export const filterQuery = <Values extends object, Query extends object>(
  filter: Partial<{ [Name in keyof Values]: Values[Name] | null | undefined }> | null | undefined,
  queries: { [Name in keyof Values]: (value: Values[Name]) => Query },
): Query =>
  Object.assign(
    {},
    ...(Object.keys(queries) as (keyof Values)[]).map((name) => {
      const value = filter?.[name];
      return value === null || value === undefined ? {} : queries[name](value);
    }),
  ) as Query;
