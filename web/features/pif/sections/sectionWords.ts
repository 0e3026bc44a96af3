import type { Path } from 'react-hook-form';
import type { FieldPath, RowRules } from '../../../../domain/comparison/mergeVersions.ts';

/**
 * What the fields and rows of a section are called and how their values are shown, so that one field of one row can be
 * named.
 */
export interface SectionWords<Values> {
  rules: RowRules;
  /** The name of the last part of a path: of a field, of a row such as "Step 2", or of a group. */
  nameOf: (path: FieldPath, values: Values) => string;
  /** A value of a field in the reader's words; empty where nothing is stated. */
  shown: (path: FieldPath, value: string) => string;
}

const isNumber = (part: string | undefined): boolean => part !== undefined && /^\d+$/.test(part);

/** A field with the row that it is in: "Step 2 › Phase". The name of a list is left out before a row of it. */
export const fieldLabel = <Values>({ nameOf }: SectionWords<Values>, path: FieldPath, values: Values): string =>
  path.flatMap((_, at) => (isNumber(path[at + 1]) ? [] : [nameOf(path.slice(0, at + 1), values)])).join(' › ');

/** The path of a field of a form, whose rows count from 0; the error of a whole list stands at its root. */
export const pathOfField = <Values extends object>(field: Path<Values>): FieldPath =>
  field
    .split('.')
    .filter((part) => part !== 'root')
    .map((part) => (isNumber(part) ? String(Number(part) + 1) : part));

/** A value as text: a row or a group by its fields that say something, each on a line. */
export function valueText<Values>(
  words: SectionWords<Values>,
  path: FieldPath,
  value: unknown,
  values: Values,
): string {
  if (typeof value === 'string') return words.shown(path, value.trim());
  if (typeof value === 'boolean') return words.shown(path, String(value));
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .flatMap(([name, one]) => {
      const place = [...path, Array.isArray(value) ? String(Number(name) + 1) : name];
      const text = valueText(words, place, one, values);
      return text === '' ? [] : [`${words.nameOf(place, values)}: ${text}`];
    })
    .join('\n');
}
