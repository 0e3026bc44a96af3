import type { Language } from '../language.ts';
import { categoryName } from '../product/categoryNames.ts';
import { en, type FieldNames } from './en.ts';
import { sr } from './sr.ts';

const allNames: Record<Language, FieldNames> = { en, sr };

/** Fields whose value names its row. */
const NAMED_ROWS = ['heading', 'criterion', 'row', 'endpoint'] as const;
/** Fields of figures, which are written with the signs of the language. */
const FIGURES: ReadonlySet<string> = new Set(
  [
    ...['percent', 'minPercent', 'maxPercent', 'maximum', 'minimum', 'value', 'exposure', 'gramsPerDay', 'areaCm2'],
    ...['retentionFactor', 'bodyWeightKg', 'frequencyPerDay', 'threshold', 'dermalAbsorption', 'oralAbsorption'],
    ...['molecularWeight', 'logPow', 'waterSolubility', 'margin', 'requiredMargin', 'ppm', 'phMin', 'phMax'],
  ],
); // prettier-ignore
/** A day, or a moment, whose day alone is shown. */
const DAY = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/;
const DECIMAL = /^\d+(\.\d+)?$/;

/** What differs between languages beside the names. */
export interface FieldFormats {
  day: (iso: string) => string;
  decimal: (value: string) => string;
  yes: string;
  no: string;
}

const find = (names: object, name: string): string | undefined =>
  Object.hasOwn(names, name) ? (names as Record<string, string>)[name] : undefined;

/** The names of all fields and of their choices in a language. */
export const fieldNamesIn = (language: Language): FieldNames => allNames[language];

/** The name of a field within another one, such as of a cell of a list. */
export function innerFieldName(outer: string, name: string, language: Language): string {
  const { field } = allNames[language];
  return find(field, `${outer}.${name}`) ?? find(field, name) ?? name;
}

/**
 * The names of the parts of a place in a language. Rows keep their numbers and names, as does what nobody named: the
 * service may know fields that are newer than these names.
 */
export function placeNames(path: readonly string[], language: Language): string[] {
  const { field, value } = allNames[language];
  const rows = NAMED_ROWS.map((name) => value[name]);
  return path.map((part, at) => {
    const inner = path
      .slice(0, at)
      .reverse()
      .flatMap((outer) => find(field, `${outer}.${part}`) ?? []);
    return inner[0] ?? find(field, part) ?? rows.flatMap((names) => find(names, part) ?? [])[0] ?? part;
  });
}

/** The name of a place in a language: "Method of manufacturing › 2 › What is done". */
export const placeName = (path: readonly string[], language: Language): string =>
  placeNames(path, language).join(' › ');

const camelCase = (value: string): string =>
  value.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A value of a field in a language; as it came where it has no name. */
export function valueText(name: string, value: string, language: Language, formats: FieldFormats): string {
  const { value: choices } = allNames[language];
  if (value === 'true' || value === 'false') return value === 'true' ? formats.yes : formats.no;
  if (DAY.test(value)) return formats.day(value);
  if (name === 'category') return categoryName(value, language) ?? value;
  if (FIGURES.has(name) && DECIMAL.test(value)) return formats.decimal(value);
  const names = Object.hasOwn(choices, name) ? choices[name as keyof typeof choices] : {};
  // Endpoints are named as the report names them.
  return find(names, value) ?? find(names, camelCase(value)) ?? value;
}
