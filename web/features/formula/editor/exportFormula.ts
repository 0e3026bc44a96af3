import { formatPercent } from '../../../../domain/formula/percent.ts';
import { saveFile } from '../../../shared/files/saveFile.ts';
import type { ComputedValues } from './computeValues.ts';
import type { FormulaValues } from './editorState.ts';
import { lineName } from './editorState.ts';
import { listText, toCsv } from './listText.ts';

/** The rows of the file: headings, the lines, their sum, and the ingredient list below. */
export function formulaRows(
  { lines }: FormulaValues,
  { percents, sum, formula }: ComputedValues,
  heads: readonly string[],
  sumTitle: string,
): string[][] {
  return [
    [...heads],
    ...lines.map((line, at) => [
      line.phase,
      lineName(line),
      line.material?.manufacturer ?? '',
      line.function,
      formatPercent(percents[at] ?? 0),
    ]),
    ['', sumTitle, '', '', formatPercent(sum)],
    [],
    ['INCI', listText(formula.list, 'plain')],
  ];
}

/** Saves the formula as it is typed as a CSV file. */
export function exportFormula(name: string, rows: readonly (readonly string[])[]): void {
  const safeName =
    name
      .trim()
      .replace(/[\\/:*?"<>|]+/g, ' ')
      .slice(0, 100) || 'formula';
  saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), `${safeName}.csv`);
}
