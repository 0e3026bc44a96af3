import { type FilterTable, namesOfFilters } from '../listFilters.ts';

/** The filters of the list of raw materials, also of its export. */
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
} as const satisfies FilterTable;

type Filters = typeof RAW_MATERIAL_FILTERS;
export type FilterName = keyof Filters;
type NamesOfKind<Kind> = { [Name in FilterName]: Filters[Name]['kind'] extends Kind ? Name : never }[FilterName];
type FlagName = NamesOfKind<'flag'>;
export type ChoiceName = NamesOfKind<'choice'>;

export const FILTER_NAMES = namesOfFilters(RAW_MATERIAL_FILTERS);
export const isFlag = (name: FilterName): name is FlagName => RAW_MATERIAL_FILTERS[name].kind === 'flag';
export const isChoice = (name: FilterName): name is ChoiceName => RAW_MATERIAL_FILTERS[name].kind === 'choice';
