import type { Language } from '../language.ts';
import { categoryName } from '../product/categoryNames.ts';
import { type FieldWords, fieldWordsEn } from './fieldWords.en.ts';
import { fieldWordsSr } from './fieldWords.sr.ts';

const allWords: Record<Language, FieldWords> = { en: fieldWordsEn, sr: fieldWordsSr };

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
/** A day, or a moment, of which the day is told. */
const DAY = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/;
const DECIMAL = /^\d+(\.\d+)?$/;

/** What differs between languages beside the words. */
export interface FieldFormats {
  day: (iso: string) => string;
  decimal: (value: string) => string;
  yes: string;
  no: string;
}

const wordOf = (words: object, name: string): string | undefined =>
  Object.hasOwn(words, name) ? (words as Record<string, string>)[name] : undefined;

/** The name of a place in a language; rows keep their numbers and names: "Method › 2 › Text". */
export function fieldText(path: readonly string[], language: Language): string {
  const { field, value } = allWords[language];
  const rows = NAMED_ROWS.map((name) => value[name]);
  const textOf = (part: string) =>
    wordOf(field, part) ?? rows.flatMap((words) => wordOf(words, part) ?? []).at(0) ?? part;
  return path.map(textOf).join(' › ');
}

/** A value of a field in a language; as it came where there are no words for it. */
export function valueText(name: string, value: string, language: Language, formats: FieldFormats): string {
  const { value: values } = allWords[language];
  if (value === 'true' || value === 'false') return value === 'true' ? formats.yes : formats.no;
  if (DAY.test(value)) return formats.day(value);
  if (name === 'category') return categoryName(value, language) ?? value;
  if (FIGURES.has(name) && DECIMAL.test(value)) return formats.decimal(value);
  const words = Object.hasOwn(values, name) ? values[name as keyof FieldWords['value']] : {};
  return wordOf(words, value) ?? value;
}
