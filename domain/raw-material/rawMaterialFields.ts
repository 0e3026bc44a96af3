import type { Language } from '../language.ts';

interface FieldDescription {
  /**
   * A line and a text hold words; a text may have several lines. The two fields of a composition hold one entry for
   * each INCI name.
   */
  kind: 'line' | 'text' | 'flag' | 'choice' | 'composition';
  /** The name of its column in a sheet, and of the field among a company's overrides. */
  code: string;
  /** The heading of its column. */
  heading: Record<Language, string>;
  /** In characters. The specification names no limits; these are ours. */
  maxLength?: number;
  /** The field that decides whether this text is kept at all: specification, section 4. */
  dependsOn?: 'hasValidDocuments' | 'cmrStatus';
}

/**
 * Everything that can be entered of a raw material under its name in the schema, in the order of the form and of a
 * sheet. The limits, the input of the BFF, the columns of a sheet, the form, the conflict dialog, the overrides and the
 * details follow from this table: a text that depends on no other field is added here, in the schema and in the two
 * tables of wire names, not in each of those places.
 */
export const RAW_MATERIAL_FIELDS = {
  tradeName: {
    kind: 'line',
    code: 'TRADE_NAME',
    heading: { en: 'Trade name', sr: 'Trgovački naziv' },
    maxLength: 200,
  },
  manufacturer: {
    kind: 'line',
    code: 'MANUFACTURER',
    heading: { en: 'Manufacturer', sr: 'Proizvođač' },
    maxLength: 200,
  },
  code: { kind: 'line', code: 'CODE', heading: { en: 'Code', sr: 'Šifra' }, maxLength: 60 },
  type: { kind: 'choice', code: 'TYPE', heading: { en: 'Type', sr: 'Vrsta' } },
  inciNames: { kind: 'composition', code: 'INCI_NAMES', heading: { en: 'INCI', sr: 'INCI' } },
  maxConcentrations: { kind: 'composition', code: 'MAX_CONCENTRATIONS', heading: { en: 'Max. %', sr: 'Maks. %' } },
  hasValidDocuments: {
    kind: 'flag',
    code: 'VALID_DOCUMENTS',
    heading: { en: 'Valid documents', sr: 'Ispravna dokumenta' },
  },
  statusDescription: {
    kind: 'text',
    code: 'STATUS_DESCRIPTION',
    heading: { en: 'Reason', sr: 'Razlog' },
    maxLength: 1_000,
    dependsOn: 'hasValidDocuments',
  },
  microbiology: {
    kind: 'text',
    code: 'MICROBIOLOGY',
    heading: { en: 'Microbiological specification', sr: 'Mikrobiološka specifikacija' },
    maxLength: 5_000,
  },
  impurities: {
    kind: 'text',
    code: 'IMPURITIES',
    heading: { en: 'Impurities', sr: 'Nečistoće' },
    maxLength: 5_000,
  },
  cmrStatus: { kind: 'choice', code: 'CMR_STATUS', heading: { en: 'CMR', sr: 'CMR' } },
  cmrQuantity: {
    kind: 'text',
    code: 'CMR_QUANTITY',
    heading: { en: 'CMR quantity', sr: 'Količina CMR' },
    maxLength: 1_000,
    dependsOn: 'cmrStatus',
  },
  isNano: { kind: 'flag', code: 'NANO', heading: { en: 'Nano', sr: 'Nano' } },
} as const satisfies Record<string, FieldDescription>;

type Fields = typeof RAW_MATERIAL_FIELDS;
export type RawMaterialFieldName = keyof Fields;
/** The names of the fields whose description has certain properties. */
type NamesWith<Properties> = {
  [Name in RawMaterialFieldName]: Fields[Name] extends Properties ? Name : never;
}[RawMaterialFieldName];

export type LineField = NamesWith<{ kind: 'line' }>;
export type TextField = NamesWith<{ kind: 'text' }>;
/** A text that depends on no other field, so that every part of the product handles it like any other. */
export type IndependentText = Exclude<TextField, NamesWith<{ dependsOn: string }>>;

export const FIELD_NAMES = Object.keys(RAW_MATERIAL_FIELDS) as RawMaterialFieldName[];
export const LINE_FIELDS = FIELD_NAMES.filter((name): name is LineField => RAW_MATERIAL_FIELDS[name].kind === 'line');
export const TEXT_FIELDS = FIELD_NAMES.filter((name): name is TextField => RAW_MATERIAL_FIELDS[name].kind === 'text');
export const INDEPENDENT_TEXTS = TEXT_FIELDS.filter(
  (name): name is IndependentText => !('dependsOn' in RAW_MATERIAL_FIELDS[name]),
);

/** The fields that a company can override, in the order of specification, section 3. */
export const OVERRIDABLE_NAMES = [
  'inciNames',
  'maxConcentrations',
  'microbiology',
  'impurities',
  'cmrQuantity',
  'cmrStatus',
  'isNano',
  'type',
  'statusDescription',
] as const satisfies readonly RawMaterialFieldName[];
export type OverridableName = (typeof OVERRIDABLE_NAMES)[number];
export type OverridableField = Fields[OverridableName]['code'];

/** The same fields as the schema enumerates them. */
export const OVERRIDABLE_FIELDS: readonly OverridableField[] = OVERRIDABLE_NAMES.map(
  (name) => RAW_MATERIAL_FIELDS[name].code,
);

/** The name of an overridable field by its code. */
export const NAME_OF_OVERRIDABLE_FIELD = Object.fromEntries(
  OVERRIDABLE_NAMES.map((name) => [RAW_MATERIAL_FIELDS[name].code, name]),
) as Record<OverridableField, OverridableName>;
