import {
  type FragranceAllergen,
  FRAGRANCE_LIMITS,
  checkStatement,
  type fragranceKinds,
} from '../allergen/allergenStatement.ts';
import { addIsomers } from '../allergen/addIsomers.ts';
import { type QuantityContext, readQuantity } from '../quantity/readQuantity.ts';
import { readShare } from '../allergen/readStatement.ts';
import { isTotal } from '../import/rows/totals.ts';
import { isCasNumber } from '../inci/registryNumbers.ts';
import { beginning } from '../raw-material-import/cellTexts.ts';
import type { FragranceColumn } from './fragranceColumns.ts';
import type { FragranceProblem, FragranceProblemCode, SheetFragrance } from './fragranceSheet.ts';
import { readDay } from './statementDay.ts';

/** A line of a sheet with its number from 1; a missing column is missing. */
export type FragranceLine = { readonly line: number; readonly cells: Partial<Record<FragranceColumn, string>> };

/** A value is shown beside its problem and cut to what helps to find it. */
const MAX_VALUE_LENGTH = 200;
const CAS_NUMBER = /\b\d{2,7}-\d{2}-\d\b/g;

export const isTotalLine = ({ cells }: FragranceLine): boolean => isTotal(cells.INCI || cells.NAME || '');

const problem = (line: number, code: FragranceProblemCode, value = '', isError = true): FragranceProblem => ({
  line,
  code,
  value: beginning(value, MAX_VALUE_LENGTH) || null,
  isError,
});

/** What the headings and the other lines say of the amounts. */
export interface ShareContext {
  readonly share: QuantityContext;
  readonly limit: QuantityContext;
  /** Whether the name is that of a title above the table. */
  readonly isTitle: boolean;
  /** Whether the heading says "fraction", and no figure whether it is one of 1 or a percentage. */
  readonly mayBeFractions: boolean;
}

/** Reads the lines of one perfume or aroma; the first one begins with its name, unless the sheet begins without one. */
export function readFragrance(lines: readonly FragranceLine[], context: ShareContext): SheetFragrance {
  const problems: FragranceProblem[] = [];
  /** What the lines say in a column: one value, on the first line or on each of them. */
  const valueOf = (column: FragranceColumn): { text: string; line: number } => {
    const found = lines.filter(({ cells }) => cells[column]);
    const { line = 0, cells = {} } = found[0] ?? {};
    const text = cells[column] ?? '';
    const other = found.find((one) => one.cells[column]?.toLowerCase() !== text.toLowerCase());
    if (other && column !== 'NAME') problems.push(problem(other.line, 'CONTRADICTION', other.cells[column]));
    return { text, line };
  };
  const textOf = (column: 'NAME' | 'CODE' | 'SUPPLIER', maxLength: number): string => {
    const { text, line } = valueOf(column);
    if (text.length > maxLength) problems.push(problem(line, 'TOO_LONG', text));
    return beginning(text, maxLength);
  };
  const first = lines[0]?.line ?? 1;
  const name = textOf('NAME', FRAGRANCE_LIMITS.name);
  if (name === '') problems.push(problem(first, 'MATERIAL_MISSING'));
  else if (context.isTitle) problems.push(problem(first, 'NAME_FROM_TITLE', name, false));
  const code = textOf('CODE', FRAGRANCE_LIMITS.code);
  const supplier = textOf('SUPPLIER', FRAGRANCE_LIMITS.supplier);
  const kindCell = valueOf('KIND');
  const kind = kindOf(kindCell.text);
  if (kind === undefined) problems.push(problem(kindCell.line, 'KIND_UNKNOWN', kindCell.text));
  const dateCell = valueOf('STATEMENT_DATE');
  const date = dateCell.text === '' ? null : readDay(dateCell.text);
  if (date?.kind === 'error') problems.push(problem(dateCell.line, 'DATE_INVALID', dateCell.text));
  return {
    line: first,
    name,
    code: code || null,
    supplier: supplier || null,
    kind: kind ?? null,
    statementDate: date?.kind === 'day' ? date.day : null,
    ambiguousDate: date?.kind === 'ambiguous' ? date.days : null,
    ...readStatementLines(lines, context, problems),
    problems,
  };
}

/** The allergens of the lines, each with its line. What is wrong with them is added to `problems`. */
function readStatementLines(
  lines: readonly FragranceLine[],
  context: ShareContext,
  problems: FragranceProblem[],
): Pick<SheetFragrance, 'allergens' | 'allergenLines'> {
  const read = lines.flatMap(({ line, cells }) => {
    // A line that only names the perfume is one without allergens.
    if (!cells.INCI && !cells.PERCENT && !cells.CAS && !cells.LIMIT) return [];
    const allergen: FragranceAllergen = { inciName: cells.INCI ?? '', casNumber: casOf(cells.CAS ?? ''), ...NOTHING };
    if (cells.CAS && allergen.casNumber === null && /\d/.test(cells.CAS))
      problems.push(problem(line, 'CAS_INVALID', cells.CAS));
    if (!cells.PERCENT && !cells.LIMIT) problems.push(problem(line, 'SHARE_MISSING', cells.INCI));
    const rowUnit = cells.UNIT || null;
    const share = cells.PERCENT ? readShare(cells.PERCENT, { ...context.share, rowUnit }) : NOTHING;
    if (!share) problems.push(problem(line, 'NOT_A_NUMBER', `${cells.PERCENT ?? ''} ${rowUnit ?? ''}`.trim()));
    else if (isUpperEnd(cells.PERCENT ?? '')) problems.push(problem(line, 'UPPER_END', cells.PERCENT, false));
    if (context.mayBeFractions && share?.percent) problems.push(problem(line, 'FRACTION_OR_PERCENT', cells.PERCENT));
    // A limit has the unit of its own heading before that of the row.
    const limitContext = context.limit.unit ? context.limit : { ...context.limit, rowUnit };
    const limit = cells.LIMIT ? readShare(cells.LIMIT, limitContext) : NOTHING;
    if (!limit) problems.push(problem(line, 'LIMIT_INVALID', cells.LIMIT));
    const percent = share?.percent ?? null;
    const detectionLimit =
      percent === null ? (share?.detectionLimit ?? limit?.detectionLimit ?? limit?.percent ?? null) : null;
    return [{ line, allergen: { ...allergen, percent, detectionLimit } }];
  });
  const { allergens, rows } = addIsomers(read.map(({ allergen }) => allergen));
  for (const [at, { line, allergen }] of read.entries())
    if (rows.indexOf(rows[at] ?? 0) < at) problems.push(problem(line, 'ISOMERS_ADDED', allergen.inciName, false));
  const tooMany = read[FRAGRANCE_LIMITS.allergens];
  if (tooMany) problems.push(problem(tooMany.line, 'TOO_MANY_ALLERGENS'));
  for (const { index, code, field } of checkStatement(allergens)) {
    const at = read[rows.lastIndexOf(index ?? 0)];
    if (at) problems.push(problem(at.line, code, at.allergen[index === null ? 'percent' : field] ?? ''));
  }
  const kept = allergens.slice(0, FRAGRANCE_LIMITS.allergens);
  return { allergens: kept, allergenLines: kept.map((_, at) => read[rows.indexOf(at)]?.line ?? 0) };
}

/** Whether of an amount only the upper end counts, so that it is said. */
function isUpperEnd(text: string): boolean {
  const read = readQuantity(text, { isPercentage: true });
  return read.kind === 'amount' && (read.isRange || read.limit === '≤' || read.limit === 'max');
}

const NOTHING = { percent: null, detectionLimit: null } as const;

const casOf = (text: string): string | null => text.match(CAS_NUMBER)?.find(isCasNumber) ?? null;

/** Null for an empty cell, undefined for a word that is neither perfume nor aroma. */
function kindOf(text: string): (typeof fragranceKinds)[number] | null | undefined {
  if (text === '') return null;
  if (/^(?:parfum|parfem|perfume|fragrance|miris)/i.test(text)) return 'PARFUM';
  return /^(?:aroma|flavou?r)/i.test(text) ? 'AROMA' : undefined;
}
