import { lineErrorsOf } from './computeValues.ts';
import type { FormulaValues } from './editorState.ts';

/** The fields whose errors are shown beside them. */
export type FormulaField = 'name' | 'code' | 'companyId' | 'note' | 'lines';

/** Keys of the errors that are found before anything is sent. */
export type LocalErrors = Partial<Record<FormulaField, 'nameMissing' | 'companyMissing' | 'noLines' | 'linesInvalid'>>;

/** What has to be corrected before a formula can be saved. */
export function validate({ name, companyId, lines }: FormulaValues): LocalErrors {
  return {
    ...(name.trim() === '' && { name: 'nameMissing' }),
    ...(companyId === '' && { companyId: 'companyMissing' }),
    ...(lines.length === 0 ? { lines: 'noLines' } : lineErrorsOf(lines).size > 0 && { lines: 'linesInvalid' }),
  };
}

const paths: readonly [RegExp, FormulaField][] = [
  [/\.name$/, 'name'],
  [/\.code$/, 'code'],
  [/\.companyId$/, 'companyId'],
  [/\.note$/, 'note'],
];

/** The field of a path of the input; `input.lines.3.percent` is about the lines. */
export const fieldOf = (path: string): FormulaField | undefined =>
  /\.lines\b/.test(path) ? 'lines' : paths.find(([pattern]) => pattern.test(path))?.[1];

/** The place of the line that a path of the input is about, from 0; null for another path. */
export const lineOf = (path: string): number | null => {
  const place = /\.lines\.(\d+)/.exec(path)?.[1];
  return place === undefined ? null : Number(place);
};
