import { FORMULA_LIMITS } from '../formula/limits.ts';
import { hasOpenDash } from '../import/rows/namesOfCell.ts';
import { beginning, lineOfText } from '../raw-material-import/cellTexts.ts';
import { readComposition } from '../raw-material-import/compositionCells.ts';
import type { SheetComponent } from '../raw-material-import/sheetRow.ts';
import { readConcentration } from '../raw-material/concentration.ts';
import { withoutApproximation } from '../quantity/approximation.ts';
import type { QuantityContext } from '../quantity/readQuantity.ts';
import { MAX_COMPONENTS, MAX_LENGTHS } from '../raw-material/limits.ts';
import { RAW_MATERIAL_FIELDS } from '../raw-material/rawMaterialFields.ts';
import { type AmountUnits, type FilledBatch, readAmount, type ReadAmount } from './amount.ts';
import { dilutedComponents, dilutedName, readDilution } from './dilution.ts';
import type { FormulaColumn } from './formulaColumns.ts';
import type { FormulaRowProblem, FormulaRowProblemCode, FormulaRowTexts } from './formulaRow.ts';
import { amountOf, type LineGroup, statedText, textOf } from './groupLines.ts';

const MAX_VALUE_LENGTH = 200;

/** How a sheet marks the row that fills up to 100 %. */
const MARKED = /^(?:yes|da|true|x|✓|✔|1)$/i;

/** Lengths of the texts of a row, in characters. */
export const ROW_TEXT_LIMITS = {
  phase: FORMULA_LIMITS.phase,
  code: FORMULA_LIMITS.code,
  tradeName: RAW_MATERIAL_FIELDS.tradeName.maxLength,
  manufacturer: RAW_MATERIAL_FIELDS.manufacturer.maxLength,
  function: FORMULA_LIMITS.function,
  cas: 100,
} as const satisfies Record<keyof FormulaRowTexts, number>;

/** An amount of a line, with the place of the component that it belongs to. */
export interface RowAmount extends Pick<Extract<ReadAmount, { kind: 'amount' }>, 'units' | 'measure' | 'isOtherSize'> {
  component: number;
  componentCount: number;
}

/** The lines of one raw material as they were read, before the sheet as a whole says what their amounts are. */
export interface ReadRow {
  line: number;
  texts: FormulaRowTexts;
  components: SheetComponent[];
  /** The amounts that the lines state. */
  amounts: RowAmount[];
  remainder: 'none' | 'satis' | 'certain';
  /** The size of the batch that it fills up to; null where it does not or where that is 100 %. */
  size: FilledBatch | null;
  isCalculated: boolean;
  problems: FormulaRowProblem[];
}

/** Adds a problem of the amount to a row. */
export function report(row: ReadRow, code: FormulaRowProblemCode, value: string | null, isError: boolean): void {
  row.problems.push({ code, column: 'PERCENT', value, isError });
}

/** What the lines of a row state together. */
export const sumOf = (row: ReadRow): AmountUnits => row.amounts.reduce((all, { units }) => all + units, 0n);

/** What a line states as its amount, in the unit of the line where it has one. */
export const readLineAmount = (line: LineGroup['lines'][0], context: QuantityContext): ReadAmount =>
  readAmount(withoutApproximation(amountOf(line)).text, { ...context, rowUnit: textOf(line, 'UNIT') || null });

/** Reads the lines of one raw material: its texts from the first, a component from each. */
export function readRow({ phase, lines }: LineGroup, context: QuantityContext): ReadRow {
  const [first] = lines;
  const problems: FormulaRowProblem[] = [];
  const report = (code: FormulaRowProblemCode, column: FormulaColumn, value: string, isError = true): void => {
    problems.push({ code, column, value: beginning(lineOfText(value), MAX_VALUE_LENGTH) || null, isError });
  };
  const cut = (name: keyof FormulaRowTexts, column: FormulaColumn, text: string): string => {
    if (text.length > ROW_TEXT_LIMITS[name]) report('TOO_LONG', column, text);
    return beginning(text, ROW_TEXT_LIMITS[name]);
  };
  const texts: FormulaRowTexts = {
    phase: cut('phase', 'PHASE', phase),
    code: cut('code', 'CODE', textOf(first, 'CODE')),
    tradeName: cut('tradeName', 'TRADE_NAME', textOf(first, 'TRADE_NAME')),
    manufacturer: cut('manufacturer', 'MANUFACTURER', textOf(first, 'MANUFACTURER')),
    function: cut('function', 'FUNCTION', textOf(first, 'FUNCTION')),
    cas: beginning(
      [...new Set(lines.map((line) => textOf(line, 'CAS')))].filter(Boolean).join(', '),
      ROW_TEXT_LIMITS.cas,
    ),
  };
  const row: ReadRow = {
    line: first.line,
    texts,
    components: [],
    amounts: [],
    remainder: 'none',
    size: null,
    isCalculated: false,
    problems,
  };
  for (const line of lines) {
    const before = row.components.length;
    row.components.push(...readComponents(statedText(line, 'INCI'), statedText(line, 'SHARE'), report));
    const isMarked = MARKED.test(textOf(line, 'REMAINDER'));
    if (isMarked) row.remainder = 'certain';
    const amount = readLineAmount(line, context);
    // The later lines of a composition need no amount. What fills up to 100 % may be nothing.
    const mayLack = (line !== first && ['AMOUNT_MISSING']) || (isMarked && ['AMOUNT_MISSING', 'NOT_POSITIVE']) || [];
    if (amount.kind === 'error' && mayLack.includes(amount.code)) continue;
    take(
      row,
      amount,
      {
        text: `${amountOf(line)} ${textOf(line, 'UNIT')}`.trim(),
        component: before,
        componentCount: row.components.length - before,
      },
      report,
    );
  }
  dilute(row, first, report);
  if (texts.tradeName === '' && row.components.length === 0) report('NAME_MISSING', 'TRADE_NAME', '');
  if (row.components.length > MAX_COMPONENTS) report('TOO_MANY_COMPONENTS', 'INCI', String(row.components.length));
  row.components.splice(MAX_COMPONENTS);
  // The first line may leave the amount to a later one.
  const isStated = row.amounts.length > 0 || row.remainder !== 'none';
  row.problems = problems.filter(({ code }) => code !== 'AMOUNT_MISSING' || !isStated);
  return row;
}

/**
 * What was weighed diluted is another raw material than the undiluted one, with the solvent in its composition. Names
 * whose composition the sheet states are complete without.
 */
function dilute(row: ReadRow, first: LineGroup['lines'][0], report: Report): void {
  const { tradeName } = row.texts;
  const cell = textOf(first, 'DILUTION');
  const dilution = readDilution(tradeName, cell, textOf(first, 'SOLVENT'));
  if (dilution === null) return;
  const isStated = row.components.length > 1 || row.components.some(({ maxConcentration }) => maxConcentration !== '');
  if (cell === '' && isStated) return;
  const components = dilution === 'unclear' ? null : dilutedComponents(row.components, dilution);
  if (dilution === 'unclear' || components === null) {
    report('DILUTION_OPEN', 'DILUTION', cell || tradeName);
    return;
  }
  row.components = components;
  const name = tradeName || components[0]?.inciName || '';
  if (cell !== '')
    row.texts = { ...row.texts, tradeName: beginning(dilutedName(name, dilution), ROW_TEXT_LIMITS.tradeName) };
  report('DILUTED', 'DILUTION', cell || tradeName, false);
}

type Report = (code: FormulaRowProblemCode, column: FormulaColumn, value: string, isError?: boolean) => void;

function take(
  row: ReadRow,
  amount: ReadAmount,
  { text, component, componentCount }: { text: string; component: number; componentCount: number },
  report: Report,
): void {
  if (amount.kind === 'error') {
    report(amount.code, 'PERCENT', text);
    row.isCalculated ||= amount.isCalculated;
  } else if (amount.kind === 'remainder') {
    row.remainder = amount.isCertain || row.remainder === 'certain' ? 'certain' : 'satis';
    row.size = amount.size;
    if (amount.isVolume) report('FILLED_BY_VOLUME', 'PERCENT', text, false);
  } else {
    if (withoutApproximation(text).isApproximate) report('APPROXIMATE', 'PERCENT', text, false);
    const { units, measure, isOtherSize } = amount;
    row.amounts.push({ units, measure, isOtherSize, component, componentCount });
    row.isCalculated ||= amount.isCalculated;
  }
}

/** The INCI names of a line, parted as the composition of a raw material is, with their shares in the raw material. */
function readComponents(names: string, shares: string, report: Report): SheetComponent[] {
  const { pairs, isEven, shared } = readComposition(names, shares);
  if (!isEven || shared !== null) report('COUNT_MISMATCH', 'SHARE', shares, false);
  return pairs.flatMap(({ inciName, maxConcentration }) => {
    const name = lineOfText(inciName);
    if (name === '') return [];
    if (name.length > MAX_LENGTHS.inciName) report('TOO_LONG', 'INCI', name);
    if (hasOpenDash(name)) report('DASH_IN_NAME', 'INCI', name, false);
    const { text, isApproximate } = withoutApproximation(lineOfText(maxConcentration));
    if (isApproximate) report('APPROXIMATE', 'SHARE', maxConcentration, false);
    const share = readConcentration(text);
    const isValid = share.ok && share.text.length <= MAX_LENGTHS.concentration;
    if (!isValid) report('SHARE_INVALID', 'SHARE', maxConcentration, false);
    else if (share.isLowerEnd || share.areEndsIncluded)
      report(share.isLowerEnd ? 'LOWER_END_ONLY' : 'ENDS_INCLUDED', 'SHARE', `${text} = ${share.text} %`, false);
    return [{ inciName: beginning(name, MAX_LENGTHS.inciName), maxConcentration: isValid ? share.text : '' }];
  });
}
