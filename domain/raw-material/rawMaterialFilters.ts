interface FilterDescription {
  /** A flag is yes or no, a choice one of a few values, a name any text. */
  kind: 'flag' | 'choice' | 'name';
  /** The name of its parameter in the address of the list, and of its texts among the translations. */
  parameter: string;
  /** The values of a choice by their words in the address, in the order of its options. */
  values?: Record<string, string>;
}

/**
 * The filters of the list of raw materials under their names in the schema, in the order of the page. The input of the
 * BFF, the query of an export, the parameters of the address and the options on the page follow from this table. The
 * text that is searched for is none of them.
 */
export const RAW_MATERIAL_FILTERS = {
  type: {
    kind: 'choice',
    parameter: 'type',
    values: { unchosen: 'UNCHOSEN', plain: 'PLAIN', perfume: 'PARFUM', aroma: 'AROMA', extract: 'EXTRACT_OIL' },
  },
  hasValidDocuments: { kind: 'flag', parameter: 'documents' },
  documentState: {
    kind: 'choice',
    parameter: 'documentState',
    values: { expired: 'EXPIRED', missing: 'MISSING', expiring: 'EXPIRING', complete: 'COMPLETE' },
  },
  cmrStatus: { kind: 'choice', parameter: 'cmr', values: { present: 'PRESENT', none: 'NONE', unknown: 'NO_DATA' } },
  isNano: { kind: 'flag', parameter: 'nano' },
  manufacturer: { kind: 'name', parameter: 'manufacturer' },
  isInCatalogue: { kind: 'flag', parameter: 'catalogue' },
} as const satisfies Record<string, FilterDescription>;

type Filters = typeof RAW_MATERIAL_FILTERS;
export type FilterName = keyof Filters;
type NamesOfKind<Kind> = { [Name in FilterName]: Filters[Name]['kind'] extends Kind ? Name : never }[FilterName];
export type FlagName = NamesOfKind<'flag'>;
export type ChoiceName = NamesOfKind<'choice'>;
type ValuesOfChoice<Name extends ChoiceName> = Filters[Name]['values'];

/** What each filter can be set to. */
export type FilterValues = {
  [Name in FilterName]: Name extends ChoiceName
    ? ValuesOfChoice<Name>[keyof ValuesOfChoice<Name>]
    : Name extends FlagName
      ? boolean
      : string;
};

export const FILTER_NAMES = Object.keys(RAW_MATERIAL_FILTERS) as FilterName[];
export const isFlag = (name: FilterName): name is FlagName => RAW_MATERIAL_FILTERS[name].kind === 'flag';
export const isChoice = (name: FilterName): name is ChoiceName => RAW_MATERIAL_FILTERS[name].kind === 'choice';
