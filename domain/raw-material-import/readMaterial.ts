import { readRemainder } from '../quantity/readRemainder.ts';
import { concentrationBetween, readConcentration } from '../raw-material/concentration.ts';
import { MAX_COMPONENTS, MAX_LENGTHS } from '../raw-material/limits.ts';
import { mapNames } from '../mapNames.ts';
import {
  INDEPENDENT_TEXTS,
  RAW_MATERIAL_FIELDS,
  type LineField,
  type TextField,
} from '../raw-material/rawMaterialFields.ts';
import { beginning, lineOfText, textOfCell } from './cellTexts.ts';
import { readComposition } from './compositionCells.ts';
import type { SheetLine } from '../import/tables/headings.ts';
import type { SheetColumn } from './sheetColumns.ts';
import type { SheetComponent, SheetMaterial, SheetProblem, SheetProblemCode, SheetRow } from './sheetRow.ts';
import { cmrWords, typeWords, yesNo } from './sheetWords.ts';

/** Problems reported of one raw material; more would not help anybody to mend the sheet. */
export const MAX_PROBLEMS = 50;
const MAX_VALUE_LENGTH = 200;

type Report = (
  code: SheetProblemCode,
  column: SheetColumn | null,
  value?: string,
  options?: { line?: number; isError?: boolean },
) => void;

export type Line = SheetLine<SheetColumn>;

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
    if (!has(code)) return undefined;
    const text = kind === 'line' ? lineOfText(cell(code)) : textOfCell(cell(code));
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
  const read = lines.flatMap(({ line, cells }) => {
    const [names, concentrations] = [cells.INCI_NAMES ?? '', cells.MAX_CONCENTRATIONS ?? ''];
    const { pairs, isEven, shared } = readComposition(names, concentrations);
    if (names.trim() === '' && concentrations.trim() !== '')
      report('INCI_MISSING', 'INCI_NAMES', concentrations.trim(), { line });
    else if (!isEven) report('COUNT_MISMATCH', 'MAX_CONCENTRATIONS', concentrations.trim(), { line });
    if (shared !== null) report('SHARED_CONCENTRATION', 'MAX_CONCENTRATIONS', shared, { line, isError: false });
    return pairs.map((pair) => readComponent(pair, { line, unit }, report));
  });
  if (lines.every(({ cells }) => (cells.INCI_NAMES ?? '').trim() === '')) report('COMPOSITION_MISSING', 'INCI_NAMES');
  if (read.length > MAX_COMPONENTS) report('TOO_MANY_COMPONENTS', 'INCI_NAMES', String(read.length));
  const components = fillUp(read, report);
  // Upper ends add up to more than 100 % in half of the ordinary rows.
  const sum = read.reduce((total, { maxConcentration }) => total + lowerEnd(maxConcentration), 0);
  if (Number(sum.toFixed(10)) > 100)
    report('SUM_OVER_100', 'MAX_CONCENTRATIONS', String(Number(sum.toFixed(10))), { isError: false });
  return components.slice(0, MAX_COMPONENTS);
}

/** The least that a concentration means, percent; 0 where it is not known. A limit is at least 0. */
function lowerEnd(text: string): number {
  const read = readConcentration(text);
  return read.ok ? Number(read.ends?.min ?? 0) : 0;
}

/** A component as it was read; `remainder` where it has no percentage but fills up, in the words of its cell. */
type ReadComponent = SheetComponent & { line: number; remainder: string | null };

/**
 * Gives the one component that fills up to 100 % what the others leave. "q.s." without a whole says no amount, and of
 * two that fill up, or beside one whose percentage is not known, nobody can know it: then it stays open, and is said.
 */
function fillUp(read: readonly ReadComponent[], report: Report): SheetComponent[] {
  const open = read.filter(({ maxConcentration }) => maxConcentration === '');
  return read.map(({ inciName, maxConcentration, line, remainder }) => {
    if (remainder === null) return { inciName, maxConcentration };
    const others = read.filter(({ maxConcentration: known }) => known !== '').map((one) => one.maxConcentration);
    const rest = open.length === 1 && readRemainder(remainder) === 'certain' ? restOf(others) : null;
    if (rest === null) report('REMAINDER_OPEN', 'MAX_CONCENTRATIONS', remainder, { line, isError: false });
    else report('REMAINDER_FILLED', 'MAX_CONCENTRATIONS', `${remainder} = ${rest} %`, { line, isError: false });
    return { inciName, maxConcentration: rest ?? '' };
  });
}

/**
 * What concentrations leave of 100 %, from the least to the most; null where nothing is left or it is no share of up to
 * six decimals.
 */
function restOf(concentrations: readonly string[]): string | null {
  const ends = concentrations.map((text) => {
    const read = readConcentration(text);
    return read.ok && read.ends ? [Number(read.ends.min), Number(read.ends.max)] : [0, 0];
  });
  const left = (at: 0 | 1): number => Number((100 - ends.reduce((sum, end) => sum + (end[at] ?? 0), 0)).toFixed(6));
  return left(0) <= 0 ? null : concentrationBetween(Math.max(0, left(1)), left(0));
}

const concentrationCodes = {
  NOT_A_NUMBER: 'NOT_A_NUMBER',
  NEGATIVE: 'NEGATIVE',
  OVER_100: 'CONCENTRATION_OVER_100',
} as const;

function readComponent(
  { inciName, maxConcentration }: SheetComponent,
  { line, unit }: { line: number; unit: string | null },
  report: Report,
): ReadComponent {
  const name = lineOfText(inciName);
  const cell = lineOfText(maxConcentration);
  const remainder = readRemainder(cell) === null ? null : cell;
  const concentration = readConcentration(remainder === null ? cell : '', unit);
  if (name === '') report('INCI_MISSING', 'INCI_NAMES', maxConcentration, { line });
  if (name.length > MAX_LENGTHS.inciName) report('TOO_LONG', 'INCI_NAMES', name, { line });
  if (!concentration.ok)
    report(concentrationCodes[concentration.code], 'MAX_CONCENTRATIONS', maxConcentration, { line });
  else if (concentration.text.length > MAX_LENGTHS.concentration)
    report('TOO_LONG', 'MAX_CONCENTRATIONS', maxConcentration, { line });
  else if (concentration.isAssay) report('ASSAY_OVER_100', 'MAX_CONCENTRATIONS', cell, { line, isError: false });
  return {
    line,
    remainder,
    inciName: beginning(name, MAX_LENGTHS.inciName),
    maxConcentration: concentration.ok ? concentration.text.slice(0, MAX_LENGTHS.concentration) : '',
  };
}
