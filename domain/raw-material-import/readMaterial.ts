import { inciKey } from '../inci/inciKey.ts';
import { readConcentration } from '../raw-material/concentration.ts';
import { MAX_COMPONENTS, MAX_LENGTHS } from '../raw-material/limits.ts';
import { mapNames } from '../mapNames.ts';
import {
  INDEPENDENT_TEXTS,
  RAW_MATERIAL_FIELDS,
  type LineField,
  type TextField,
} from '../raw-material/rawMaterialFields.ts';
import { beginning, lineOfText, textOfCell } from './cellTexts.ts';
import { readCompositionLines, type Report } from './readCompositionLines.ts';
import type { SheetLine } from '../import/tables/headings.ts';
import type { ReadColumn, SheetColumn } from './sheetColumns.ts';
import type { SheetComponent, SheetMaterial, SheetProblem, SheetProblemCode, SheetRow } from './sheetRow.ts';
import { cmrWords, typeWords, yesNo } from './sheetWords.ts';

/** Problems reported of one raw material; more would not help anybody to mend the sheet. */
export const MAX_PROBLEMS = 50;
const MAX_VALUE_LENGTH = 200;

export type Line = SheetLine<ReadColumn>;

/**
 * Reads the lines of one raw material; `columns` are those of the sheet, `unit` is that of its percentages where the
 * heading says another. A text over its limit is reported and cut.
 */
export function readMaterial(
  lines: readonly Line[],
  columns: readonly SheetColumn[],
  unit: string | null = null,
): SheetRow {
  const [first = { line: 1, cells: {} }] = lines;
  const problems: SheetProblem[] = [];
  const report: Report = (code, column, value = '', { line = first.line, isError = true } = {}) => {
    if (problems.length < MAX_PROBLEMS)
      problems.push({ line, column, code, value: beginning(lineOfText(value), MAX_VALUE_LENGTH) || null, isError });
  };
  const cell = (column: SheetColumn): string => first.cells[column] ?? '';
  const has = (column: SheetColumn): boolean => columns.includes(column);
  const readText = (name: LineField | TextField): string | undefined => {
    const { kind, code, maxLength } = RAW_MATERIAL_FIELDS[name];
    const text = kind === 'line' ? lineOfText(cell(code)) : textOfCell(cell(code));
    // An empty cell says nothing, as no column does: what is stored stays. Without a manufacturer it is another raw
    // material than with one.
    if (!has(code) || (text === '' && name !== 'manufacturer')) return undefined;
    if (text.length > maxLength) report('TOO_LONG', code, text);
    return beginning(text, maxLength);
  };
  const readWord = <Value>(
    column: SheetColumn,
    read: (written: string) => Value | null,
    code: SheetProblemCode,
  ): Value | undefined => {
    if (cell(column).trim() === '') return undefined;
    const value = read(cell(column));
    if (value === null) report(code, column, cell(column).trim());
    return value ?? undefined;
  };

  const tradeName = readText('tradeName') ?? '';
  if (tradeName === '') report('NAME_MISSING', 'TRADE_NAME');
  // In the order of the columns, so that the problems are reported in that order.
  const values: Partial<SheetMaterial> = {
    tradeName,
    manufacturer: readText('manufacturer'),
    code: readText('code'),
    type: readWord('TYPE', typeWords.read, 'UNKNOWN_TYPE'),
    composition: has('INCI_NAMES') && lines.some(hasComposition) ? readCompositionOf(lines, unit, report) : undefined,
    hasValidDocuments: readWord('VALID_DOCUMENTS', yesNo.read, 'UNKNOWN_VALUE'),
    statusDescription: readText('statusDescription'),
    ...mapNames(INDEPENDENT_TEXTS, readText),
    cmrStatus: readWord('CMR_STATUS', cmrWords.read, 'UNKNOWN_VALUE'),
    cmrQuantity: readText('cmrQuantity'),
    isNano: readWord('NANO', yesNo.read, 'UNKNOWN_VALUE'),
  };
  dropContradictions(values, report);
  const defined = Object.fromEntries(Object.entries<unknown>(values).filter(([, value]) => value !== undefined));
  return { line: first.line, values: defined, problems };
}

/**
 * A reason is kept only while the documents are not valid, a quantity only where CMR substances are present: as in the
 * form.
 */
function dropContradictions(values: Partial<SheetMaterial>, report: Report): void {
  if (values.hasValidDocuments === true && values.statusDescription) {
    report('REASON_IGNORED', 'STATUS_DESCRIPTION', values.statusDescription, { isError: false });
    values.statusDescription = '';
  }
  if (values.cmrStatus !== undefined && values.cmrStatus !== 'PRESENT' && values.cmrQuantity) {
    report('CMR_QUANTITY_IGNORED', 'CMR_QUANTITY', values.cmrQuantity, { isError: false });
    values.cmrQuantity = '';
  }
}

/**
 * Whether a line says something of the composition. Where none does, that of a known raw material stays; a new one must
 * have one.
 */
const hasComposition = ({ cells }: Line): boolean =>
  [cells.INCI_NAMES, cells.MAX_CONCENTRATIONS].some((cell) => cell?.trim());

function readCompositionOf(lines: readonly Line[], unit: string | null, report: Report): SheetComponent[] {
  const read = readCompositionLines(
    lines.map(({ line, cells }) => ({
      line,
      names: cells.INCI_NAMES ?? '',
      concentrations: cells.MAX_CONCENTRATIONS ?? '',
      rowUnit: cells.UNIT || null,
    })),
    unit,
    report,
  );
  if (lines.every(({ cells }) => (cells.INCI_NAMES ?? '').trim() === '')) report('COMPOSITION_MISSING', 'INCI_NAMES');
  if (read.length > MAX_COMPONENTS) report('TOO_MANY_COMPONENTS', 'INCI_NAMES', String(read.length));
  const keys = read.map(({ inciName }) => inciKey(inciName));
  const twice = read.find(({ inciName }, at) => inciName !== '' && keys.indexOf(keys[at] ?? '') < at);
  if (twice) report('NAME_REPEATED', 'INCI_NAMES', twice.inciName, { isError: false });
  // Upper ends add up to more than 100 % in half of the ordinary rows.
  const sum = read.reduce((total, { maxConcentration }) => total + lowerEnd(maxConcentration), 0);
  if (Number(sum.toFixed(10)) > 100)
    report('SUM_OVER_100', 'MAX_CONCENTRATIONS', String(Number(sum.toFixed(10))), { isError: false });
  return read.slice(0, MAX_COMPONENTS).map(({ inciName, maxConcentration }) => ({
    inciName: beginning(inciName, MAX_LENGTHS.inciName),
    maxConcentration: maxConcentration.slice(0, MAX_LENGTHS.concentration),
  }));
}

/** The least that a concentration means, percent; 0 where it is not known. A limit is at least 0. */
function lowerEnd(text: string): number {
  const read = readConcentration(text);
  return read.ok ? Number(read.ends?.min ?? 0) : 0;
}
