/** A filter of a list. */
export interface FilterDescription {
  /**
   * A flag is yes or no, `only` asks for yes or for nothing, a choice is one of a few values, choices are several of
   * them, a name is any text and a company the id of one or all of them.
   */
  readonly kind: 'flag' | 'only' | 'choice' | 'choices' | 'name' | 'company';
  /** The name of its parameter in the address of the list, and of its texts among the translations. */
  readonly parameter: string;
  /** The values of a choice by their words in the address, in the order of its options. */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * The filters of a list under their names in the schema, in the order of the page. The input of the BFF, the parameters
 * of the address and what the page offers follow from such a table. The text that is searched for is none of them.
 */
export type FilterTable = Readonly<Record<string, FilterDescription>>;

type ChoiceOf<Filter> = Filter extends { values: infer Values } ? Values[keyof Values] : never;

/** What a filter can be set to. */
export type FilterValue<Filter> = Filter extends { kind: 'flag' | 'only' }
  ? boolean
  : Filter extends { kind: 'choice' }
    ? ChoiceOf<Filter>
    : Filter extends { kind: 'choices' }
      ? ChoiceOf<Filter>[]
      : string;
export type FilterValues<Table> = { [Name in keyof Table]: FilterValue<Table[Name]> };

export const namesOfFilters = <Table extends FilterTable>(table: Table): (keyof Table & string)[] => Object.keys(table);
