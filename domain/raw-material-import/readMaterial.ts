import { readConcentration, sumOfConcentrations } from '../raw-material/concentration.ts';
import { LONGEST, MOST_COMPONENTS } from '../raw-material/limits.ts';
import { beginning, lineOfText, textOfCell } from './cellTexts.ts';
import { readComposition } from './compositionCells.ts';
import type { SheetColumn } from './sheetColumns.ts';
import type { SheetComponent, SheetMaterial, SheetProblem, SheetProblemCode, SheetRow } from './sheetRow.ts';
import { cmrWords, typeWords, yesNo } from './sheetWords.ts';

/** Problems that are told of one raw material. */
export const MOST_PROBLEMS = 50;
const MOST_OF_VALUE = 200;
const TEXTS = {
  TRADE_NAME: 'tradeName',
  MANUFACTURER: 'manufacturer',
  STATUS_DESCRIPTION: 'statusDescription',
  MICROBIOLOGY: 'microbiology',
  IMPURITIES: 'impurities',
  CMR_QUANTITY: 'cmrQuantity',
} as const;

type Tell = (
  code: SheetProblemCode,
  column: SheetColumn | null,
  value?: string,
  options?: { line?: number; isError?: boolean },
) => void;

/** A line of the sheet by its columns; a missing cell is ''. */
export type Line = { line: number; cells: Partial<Record<SheetColumn, string>> };

/** Reads the lines of one raw material; `columns` are those of the sheet. What is longer than may be is told and cut. */
export function readMaterial(lines: readonly Line[], columns: readonly SheetColumn[]): SheetRow {
  const [first = { line: 1, cells: {} }] = lines;
  const problems: SheetProblem[] = [];
  const tell: Tell = (code, column, value = '', { line = first.line, isError = true } = {}) => {
    if (problems.length < MOST_PROBLEMS)
      problems.push({ line, column, code, value: beginning(lineOfText(value), MOST_OF_VALUE) || null, isError });
  };
  const cell = (column: SheetColumn): string => first.cells[column] ?? '';
  const has = (column: SheetColumn): boolean => columns.includes(column);
  const text = (column: keyof typeof TEXTS, read: (written: string) => string): string | undefined => {
    if (!has(column)) return undefined;
    const written = read(cell(column));
    const longest = LONGEST[TEXTS[column]];
    if (written.length > longest) tell('TOO_LONG', column, written);
    return beginning(written, longest);
  };
  const word = <Value>(
    column: SheetColumn,
    read: (written: string) => Value | null,
    code: SheetProblemCode,
  ): Value | undefined => {
    if (cell(column).trim() === '') return undefined;
    const value = read(cell(column));
    if (value === null) tell(code, column, cell(column).trim());
    return value ?? undefined;
  };

  const tradeName = text('TRADE_NAME', lineOfText) ?? '';
  if (tradeName === '') tell('NAME_MISSING', 'TRADE_NAME');
  const values: Partial<SheetMaterial> = {
    tradeName,
    manufacturer: text('MANUFACTURER', lineOfText),
    type: word('TYPE', typeWords.read, 'UNKNOWN_TYPE'),
    composition: has('INCI_NAMES') ? readCompositionOf(lines, tell) : undefined,
    hasValidDocuments: word('VALID_DOCUMENTS', yesNo.read, 'UNKNOWN_VALUE'),
    statusDescription: text('STATUS_DESCRIPTION', textOfCell),
    microbiology: text('MICROBIOLOGY', textOfCell),
    impurities: text('IMPURITIES', textOfCell),
    cmrStatus: word('CMR_STATUS', cmrWords.read, 'UNKNOWN_VALUE'),
    cmrQuantity: text('CMR_QUANTITY', textOfCell),
    isNano: word('NANO', yesNo.read, 'UNKNOWN_VALUE'),
  };
  dropContradictions(values, tell);
  const said = Object.fromEntries(Object.entries<unknown>(values).filter(([, value]) => value !== undefined));
  return { line: first.line, values: said, problems };
}

/** A reason stands beside documents that are not valid, a quantity beside CMR substances: as the form of a raw material keeps them. */
function dropContradictions(values: Partial<SheetMaterial>, tell: Tell): void {
  if (values.hasValidDocuments === true && values.statusDescription) {
    tell('REASON_IGNORED', 'STATUS_DESCRIPTION', values.statusDescription, { isError: false });
    values.statusDescription = '';
  }
  if (values.cmrStatus !== undefined && values.cmrStatus !== 'PRESENT' && values.cmrQuantity) {
    tell('CMR_QUANTITY_IGNORED', 'CMR_QUANTITY', values.cmrQuantity, { isError: false });
    values.cmrQuantity = '';
  }
}

function readCompositionOf(lines: readonly Line[], tell: Tell): SheetComponent[] {
  const read = lines.flatMap(({ line, cells }) => {
    const [names, concentrations] = [cells.INCI_NAMES ?? '', cells.MAX_CONCENTRATIONS ?? ''];
    const { pairs, isEven } = readComposition(names, concentrations);
    if (names.trim() === '' && concentrations.trim() !== '')
      tell('INCI_MISSING', 'INCI_NAMES', concentrations.trim(), { line });
    else if (!isEven) tell('COUNT_MISMATCH', 'MAX_CONCENTRATIONS', concentrations.trim(), { line });
    return pairs.map((pair) => readComponent(pair, line, tell));
  });
  if (lines.every(({ cells }) => (cells.INCI_NAMES ?? '').trim() === '')) tell('COMPOSITION_MISSING', 'INCI_NAMES');
  if (read.length > MOST_COMPONENTS) tell('TOO_MANY_COMPONENTS', 'INCI_NAMES', String(read.length));
  const sum = sumOfConcentrations(read.map(({ maxConcentration }) => maxConcentration));
  if (sum > 100) tell('SUM_OVER_100', 'MAX_CONCENTRATIONS', String(sum), { isError: false });
  return read.slice(0, MOST_COMPONENTS);
}

const concentrationCodes = {
  NOT_A_NUMBER: 'NOT_A_NUMBER',
  NEGATIVE: 'NEGATIVE',
  OVER_100: 'CONCENTRATION_OVER_100',
} as const;

function readComponent({ inciName, maxConcentration }: SheetComponent, line: number, tell: Tell): SheetComponent {
  const name = lineOfText(inciName);
  const concentration = readConcentration(lineOfText(maxConcentration));
  if (name === '') tell('INCI_MISSING', 'INCI_NAMES', maxConcentration, { line });
  if (name.length > LONGEST.inciName) tell('TOO_LONG', 'INCI_NAMES', name, { line });
  if (!concentration.ok) tell(concentrationCodes[concentration.code], 'MAX_CONCENTRATIONS', maxConcentration, { line });
  else if (concentration.text.length > LONGEST.concentration)
    tell('TOO_LONG', 'MAX_CONCENTRATIONS', maxConcentration, { line });
  return {
    inciName: beginning(name, LONGEST.inciName),
    maxConcentration: concentration.ok ? concentration.text.slice(0, LONGEST.concentration) : '',
  };
}
