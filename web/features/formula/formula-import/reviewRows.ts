import { readLines } from '../../../../domain/formula/formula.ts';
import { type Millionths, readDecimal, readPercent } from '../../../../domain/formula/percent.ts';
import { scaleToHundred } from '../../../../domain/formula/scaling.ts';
import { MAX_COMPONENTS, MAX_LENGTHS } from '../../../../domain/raw-material/limits.ts';
import { readConcentration } from '../../../../domain/raw-material/concentration.ts';
import { RAW_MATERIAL_FIELDS } from '../../../../domain/raw-material/rawMaterialFields.ts';
import { beginning } from '../../../../domain/raw-material-import/cellTexts.ts';
import { materialKey } from '../../../../domain/raw-material-import/materialKey.ts';
import type { FormulaImportLineInput } from '../../../shared/apollo/schema.generated.ts';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import { percentText } from '../editor/figureTexts.ts';
import type { FormulaImportQuery, ImportMaterial_MaterialFragment } from './FormulaImport.generated.ts';

export type ImportRow = FormulaImportQuery['formulaImport']['rows'][number];
/** A raw material that exists. */
export type ImportMaterial = Pick<ImportMaterial_MaterialFragment, 'slug' | 'tradeName' | 'manufacturer'>;

/** What a row becomes: a line with a raw material, with a new one, or with a mere name; or nothing. */
export type RowChoice = 'EXISTING' | 'NEW' | 'NAME' | 'UNDECIDED' | 'LEFT_OUT';

/** A row as it was corrected. */
export interface ReviewRow {
  line: number;
  choice: RowChoice;
  /** The raw material of the choice EXISTING; kept while another choice is tried. */
  material: ImportMaterial | null;
  tradeName: string;
  manufacturer: string;
  code: string;
  /** One INCI name in each line, with its share behind a semicolon. */
  composition: string;
  amount: string;
  isRemainder: boolean;
  phase: string;
  function: string;
  /** Whether a person has changed anything of it. */
  isTouched: boolean;
}

const composedText = (components: ImportRow['composition']): string =>
  components
    .map(({ inciName, maxConcentration }) =>
      maxConcentration ? `${inciName}; ${decimalText(maxConcentration)}` : inciName,
    )
    .join('\n');

/** The rows as they were read, before anybody corrects them. */
export const initialRows = (rows: readonly ImportRow[]): ReviewRow[] =>
  rows.map((row) => ({
    line: row.line,
    choice: row.rawMaterial ? 'EXISTING' : row.suggestions.length > 0 ? 'UNDECIDED' : 'NEW',
    material: row.rawMaterial,
    tradeName:
      row.tradeName ||
      beginning(row.composition.map(({ inciName }) => inciName).join(', '), RAW_MATERIAL_FIELDS.tradeName.maxLength),
    manufacturer: row.manufacturer,
    code: row.code,
    composition: composedText(row.composition),
    amount: decimalText(row.amount),
    isRemainder: row.isRemainder,
    phase: row.phase,
    function: row.function,
    isTouched: false,
  }));

/** The INCI names of a text with their shares; null where a share is none or there are too many. */
export function readComposed(text: string): { inciName: string; maxConcentration: string | null }[] | null {
  const components = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, name = line, share = ''] = /^(.*);([^;]*)$/.exec(line) ?? [];
      return { inciName: name.trim(), read: readConcentration(share.trim()) };
    });
  if (components.length > MAX_COMPONENTS) return null;
  return components.every(({ inciName, read }) => inciName && inciName.length <= MAX_LENGTHS.inciName && read.ok)
    ? components.map(({ inciName, read }) => ({ inciName, maxConcentration: (read.ok && read.text) || null }))
    : null;
}

/** What keeps a row from becoming a line. */
export type RowErrorCode =
  | 'UNDECIDED'
  | 'NAME_MISSING'
  | 'INCI_MISSING'
  | 'COMPOSITION_INVALID'
  | 'NOT_REVIEWED'
  | 'MISSING'
  | 'NOT_A_NUMBER'
  | 'NOT_POSITIVE'
  | 'OVER_100'
  | 'TOO_MANY_DECIMALS'
  | 'SECOND_REMAINDER'
  | 'NEGATIVE_REMAINDER'
  | 'PART_UNREADABLE'
  | 'AMOUNT_BESIDE_REMAINDER'
  | 'DILUTION_OPEN'
  | 'BATCH_UNKNOWN'
  | 'FRACTION_OR_PERCENT'
  | 'TOO_MANY_LINES';

/** Problems of a sheet after which a person has to look at the row, because a text was cut. */
const NEEDS_REVIEW: ReadonlySet<string> = new Set(['TOO_LONG', 'TOO_MANY_COMPONENTS']);

/** Problems of one amount. A row that takes several lines of a sheet may have others that were read. */
const UNREADABLE: ReadonlySet<string> = new Set([
  'NOT_A_NUMBER',
  'AMBIGUOUS_NUMBER',
  'UNITS_DIFFER',
  'NOT_POSITIVE',
  'TOO_MANY_DECIMALS',
  'NO_STORED_VALUE',
]);

/** Whether the amount is only that of some lines of the sheet, so that a person has to look at it. */
const isPart = (row: ReviewRow, read: ImportRow | undefined): boolean =>
  !row.isTouched &&
  (row.isRemainder || readPercent(row.amount).ok) &&
  (read?.problems.some(({ code }) => UNREADABLE.has(code)) ?? false);

/**
 * What a person has to say of a row by correcting it: which amount is meant where it fills up to 100 % although the
 * sheet states another one, and what is in a diluted raw material.
 */
const openQuestions = (row: ReviewRow, read: ImportRow | undefined): RowErrorCode[] =>
  row.isTouched
    ? []
    : (['AMOUNT_BESIDE_REMAINDER', 'DILUTION_OPEN', 'BATCH_UNKNOWN', 'FRACTION_OR_PERCENT'] as const).filter((open) =>
        read?.problems.some(({ code }) => code === open),
      );

function identityError(row: ReviewRow, read: ImportRow | undefined): RowErrorCode | null {
  if (!row.isTouched && read?.problems.some(({ code }) => NEEDS_REVIEW.has(code))) return 'NOT_REVIEWED';
  if (row.choice === 'UNDECIDED' || (row.choice === 'EXISTING' && !row.material)) return 'UNDECIDED';
  if (row.choice === 'EXISTING') return null;
  if (row.tradeName.trim() === '') return 'NAME_MISSING';
  if (row.choice === 'NAME') return null;
  const components = readComposed(row.composition);
  if (!components) return 'COMPOSITION_INVALID';
  return components.length === 0 ? 'INCI_MISSING' : null;
}

/** The corrected rows with everything that follows from them. */
export interface Reviewed {
  /** Errors by line of the sheet. */
  errors: ReadonlyMap<number, readonly RowErrorCode[]>;
  /** What the line that fills up to 100 % gets; null while there is none, or while another amount cannot be read. */
  rest: Millionths | null;
  /** Sum of what can be read; with the line that fills up to 100 % once every amount can be. */
  sum: Millionths;
  /** Rows that become lines. */
  lines: readonly ReviewRow[];
  /** Raw materials that are entered. */
  newCount: number;
}

/** Checks the corrected rows as the server does. */
export function reviewRows(rows: readonly ReviewRow[], read: ReadonlyMap<number, ImportRow>): Reviewed {
  const lines = rows.filter(({ choice }) => choice !== 'LEFT_OUT');
  const errors = new Map<number, RowErrorCode[]>();
  const add = (row: ReviewRow | undefined, code: RowErrorCode): void => {
    if (row) errors.set(row.line, [...(errors.get(row.line) ?? []), code]);
  };
  for (const row of lines) {
    const code = identityError(row, read.get(row.line));
    if (code) add(row, code);
    if (isPart(row, read.get(row.line))) add(row, 'PART_UNREADABLE');
    for (const open of openQuestions(row, read.get(row.line))) add(row, open);
  }
  const percents = readLines(lines.map(({ amount, isRemainder }) => ({ percent: amount, isRemainder })));
  if (!percents.ok)
    for (const { code, lines: places } of percents.errors) for (const at of places) add(lines[at], code);
  const names = lines.flatMap(({ choice, tradeName, manufacturer }) =>
    choice === 'NEW' ? materialKey(tradeName, manufacturer) : [],
  );
  const remainder = lines.findIndex(({ isRemainder }) => isRemainder);
  return {
    errors,
    rest: percents.ok ? (percents.percents[remainder] ?? null) : null,
    sum: percents.ok ? percents.sum : figures(lines).reduce((all, one) => all + one, 0),
    lines,
    newCount: new Set(names).size,
  };
}

/** The amounts in millionths, whatever their unit; what cannot be read counts as 0. */
const figures = (lines: readonly ReviewRow[]): Millionths[] =>
  lines.map(({ amount, isRemainder }) => {
    const read = isRemainder ? null : readDecimal(amount, 6);
    return read && !read.isNegative ? Number(read.units) : 0;
  });

/** The rows with amounts that add up to 100 %, as from the grams of a batch. */
export function scaleRows(rows: readonly ReviewRow[]): ReviewRow[] {
  const lines = rows.filter(({ choice }) => choice !== 'LEFT_OUT');
  const scaled = scaleToHundred(figures(lines));
  const amountOf = new Map(lines.map((row, at) => [row.line, percentText(scaled[at] ?? 0)]));
  return rows.map((row) =>
    row.isRemainder || !amountOf.has(row.line) ? row : { ...row, amount: amountOf.get(row.line) ?? '' },
  );
}

/** Whether a row is open because its amount may be a percentage or a fraction of 1. */
const isFractionOpen = ({ errors }: Reviewed, line: number): boolean =>
  errors.get(line)?.includes('FRACTION_OR_PERCENT') ?? false;

/** Whether a row is open so. Until that is said, nobody knows what would be scaled to 100 %. */
export const isScaleOpen = (reviewed: Reviewed): boolean =>
  [...reviewed.errors.keys()].some((line) => isFractionOpen(reviewed, line));

/** The rows of which a person says at once whether their amounts are percentages or fractions of 1. */
export const settleFractions = (rows: readonly ReviewRow[], reviewed: Reviewed, areFractions: boolean): ReviewRow[] =>
  rows.map((row) => {
    if (!isFractionOpen(reviewed, row.line)) return row;
    const [figure = 0] = figures([row]);
    return { ...row, isTouched: true, amount: areFractions ? percentText(figure * 100) : row.amount };
  });

/** A line as it is sent. */
export function toLineInput(row: ReviewRow): FormulaImportLineInput {
  return {
    line: row.line,
    ...(row.choice === 'EXISTING' && { rawMaterialSlug: row.material?.slug ?? null }),
    ...(row.choice === 'NAME' && { provisionalName: row.tradeName }),
    ...(row.choice === 'NEW' && {
      newMaterial: {
        tradeName: row.tradeName,
        manufacturer: row.manufacturer,
        code: row.code,
        composition: readComposed(row.composition) ?? [],
      },
    }),
    percent: row.isRemainder ? null : row.amount,
    isRemainder: row.isRemainder,
    phase: row.phase,
    function: row.function,
  };
}
