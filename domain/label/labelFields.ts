import { MAX_INGREDIENT_TEXT_LENGTH } from '../limits.ts';

interface FieldDescription {
  /** A line and a text hold words; a text may have several lines. */
  kind: 'line' | 'text' | 'months' | 'ph' | 'percentages' | 'flag' | 'choice';
  /**
   * Where form, details and print show the field among others of its kind; a field without it has a place of its own.
   */
  section?: 'texts' | 'particulars';
  /** In characters. The specification names no limits; these are ours. */
  maxLength?: number;
  maxMonths?: number;
}

/**
 * Everything that can be entered of a label under its name in the schema, in the order in which errors and differences
 * are listed. The input and the mapping of the BFF, the form, the conflict dialog, the details and the print follow
 * from this table: a text is added here, in the schema and in the tables of wire names and field names, and a
 * particular to the form, not in each of those places.
 */
export const LABEL_FIELDS = {
  name: { kind: 'line', maxLength: 200 },
  productCode: { kind: 'line', maxLength: 60 },
  isActive: { kind: 'flag' },
  ingredientText: { kind: 'text', maxLength: MAX_INGREDIENT_TEXT_LENGTH },
  percentages: { kind: 'percentages' },
  category: { kind: 'choice' },
  use: { kind: 'choice' },
  isForUnderThree: { kind: 'flag' },
  isForIntimateUse: { kind: 'flag' },
  isInhalable: { kind: 'flag' },
  phMin: { kind: 'ph' },
  phMax: { kind: 'ph' },
  markets: { kind: 'choice' },
  labelText: { kind: 'text', section: 'texts', maxLength: 10_000 },
  precautions: { kind: 'text', section: 'texts', maxLength: 10_000 },
  remarks: { kind: 'text', section: 'texts', maxLength: 10_000 },
  nominalContent: { kind: 'line', section: 'particulars', maxLength: 60 },
  // Ours: no period after opening is printed that comes near ten years.
  paoMonths: { kind: 'months', section: 'particulars', maxMonths: 120 },
  bestBefore: { kind: 'line', section: 'particulars', maxLength: 40 },
  isPaoIrrelevant: { kind: 'flag' },
  // Ours: fifty years, more than any product keeps.
  minimumDurabilityMonths: { kind: 'months', maxMonths: 600 },
  countryOfOrigin: { kind: 'line', section: 'particulars', maxLength: 100 },
  isImported: { kind: 'flag' },
  responsiblePerson: { kind: 'text', section: 'particulars', maxLength: 500 },
  batch: { kind: 'line', section: 'particulars', maxLength: 100 },
  productFunction: { kind: 'line', section: 'particulars', maxLength: 200 },
} as const satisfies Record<string, FieldDescription>;

type Fields = typeof LABEL_FIELDS;
export type LabelFieldName = keyof Fields;
/** The names of the fields whose description has certain properties. */
type NamesWith<Properties> = {
  [Name in LabelFieldName]: Fields[Name] extends Properties ? Name : never;
}[LabelFieldName];

/**
 * A text that every part of the product handles like any other; name, product code and ingredient list have rules of
 * their own.
 */
export type LabelText = NamesWith<{ section: string; maxLength: number }>;
export type MonthsField = NamesWith<{ kind: 'months' }>;
export type PhField = NamesWith<{ kind: 'ph' }>;
type Particular = NamesWith<{ section: 'particulars' }>;

export const isLabelText = (name: LabelFieldName): name is LabelText =>
  'section' in LABEL_FIELDS[name] && 'maxLength' in LABEL_FIELDS[name];
export const isMonthsField = (name: LabelFieldName): name is MonthsField => LABEL_FIELDS[name].kind === 'months';
export const isPhField = (name: LabelFieldName): name is PhField => LABEL_FIELDS[name].kind === 'ph';

export const LABEL_FIELD_NAMES = Object.keys(LABEL_FIELDS) as LabelFieldName[];
export const LABEL_TEXTS = LABEL_FIELD_NAMES.filter(isLabelText);
export const MONTHS_FIELDS = LABEL_FIELD_NAMES.filter(isMonthsField);
/** The lower and the upper end of the product's pH. */
export const PH_FIELDS = LABEL_FIELD_NAMES.filter(isPhField);
/** The longer texts, each below a heading. */
export const LONG_TEXTS = LABEL_TEXTS.filter((name) => LABEL_FIELDS[name].section === 'texts');
/** What stands on the label beside its ingredients and longer texts, one line each. */
export const PARTICULARS = LABEL_FIELD_NAMES.filter((name): name is Particular => {
  const field: FieldDescription = LABEL_FIELDS[name];
  return field.section === 'particulars';
});
