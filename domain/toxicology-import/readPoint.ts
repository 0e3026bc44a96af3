import { doseFactorOf, inMgPerKgDay, toDoseUnit } from '../exposure/doseUnits.ts';
import { isCasNumber } from '../inci/registryNumbers.ts';
import { MAX_NOAEL_MG_PER_KG_DAY, MAX_TOXICOLOGY_LENGTHS } from '../ingredient/limits.ts';
import { beginning, lineOfText } from '../raw-material-import/cellTexts.ts';
import { toNumber as decimalToNumber } from '../quantity/decimal.ts';
import { readNumeral } from '../quantity/readNumeral.ts';
import type { PointColumn } from './pointColumns.ts';
import type { PointKind, PointProblemCode, PointRow } from './referencePoint.ts';

const MAX_VALUE_LENGTH = 200;
const MAX_NAME_LENGTH = 500;
/** From a LOAEL to a NOAEL: divided by 3 unless the case asks for more (SCCS Notes of Guidance). */
const LOAEL_FACTOR = 3;

const DEFAULT_UNIT = 'mg/kg bw/day';

const KINDS: readonly (readonly [RegExp, PointKind])[] = [
  [/^bmdl\d*$/i, 'BMDL'],
  [/^no(?:a)?el$/i, 'NOAEL'],
  [/^lo(?:a)?el$/i, 'LOAEL'],
];

/** What a table writes where it knows nothing. */
const isUnknown = (text: string): boolean => /^(?:|-|not reported|unspecified|n\/?a)$/i.test(text);

/** What a table says of all its figures. */
export interface PointContext {
  /** The unit in the heading of the values; null where it says none. */
  readonly unit: string | null;
  /** The sign before their decimals, where one of them shows it. */
  readonly decimalSign: string | null;
}

/** "> 75 mg/kg bw/day": a sign, a figure and a unit, of which a cell may hold all. */
const VALUE = /^(?<qualifier>[<>≤≥=~]{0,2}) ?(?<figure>[\d.,'’ e+-]{1,40}?) ?(?<unit>(?:[uµμ]g|mg|g|ppm)\b.{0,40})?$/i;

/** The value of a figure; 'AMBIGUOUS' where its only sign may part thousands: "3,200". */
function toNumber(figure: string, decimalSign: string | null): number | 'AMBIGUOUS' | null {
  const numeral = readNumeral(figure);
  if (!numeral || numeral.isNegative) return null;
  if (numeral.inThousands === null) return decimalToNumber(numeral.value);
  if (decimalSign === null) return 'AMBIGUOUS';
  return decimalToNumber(numeral.sign === decimalSign ? numeral.value : numeral.inThousands);
}

/** One row by its columns; a missing cell is ''. */
export type PointCells = Partial<Record<PointColumn, string>>;

/**
 * Reads a row of a table of reference points. Left out is what cannot be the point of departure of a margin of safety:
 * an endpoint that is none, a figure of which the true one may be lower ("<"), an acute study, another route than
 * through the mouth, and a figure without its source. A figure is not adjusted for the duration of its study: the
 * duration is stated, and whoever verifies it decides.
 */
export function readPoint(line: number, cells: PointCells, { unit: headingUnit, decimalSign }: PointContext): PointRow {
  const cell = (column: PointColumn): string => lineOfText(cells[column] ?? '');
  const row = { line, casNumber: cell('CAS'), name: beginning(cell('NAME'), MAX_NAME_LENGTH) };
  const fail = (code: PointProblemCode, value = ''): PointRow => ({
    ...row,
    casNumber: beginning(row.casNumber, MAX_VALUE_LENGTH),
    point: null,
    problem: { code, value: beginning(value, MAX_VALUE_LENGTH) || null },
  });

  if (row.casNumber === '') return fail('CAS_MISSING');
  if (!/^\d{2,7}-\d\d-\d$/.test(row.casNumber) || !isCasNumber(row.casNumber))
    return fail('CAS_INVALID', row.casNumber);
  const endpoint = cell('ENDPOINT') || 'NOAEL';
  const kind = KINDS.find(([pattern]) => pattern.test(endpoint))?.[1];
  if (!kind) return fail('ENDPOINT', endpoint);
  if (cell('VALUE') === '') return fail('VALUE_MISSING');
  const stated = VALUE.exec(cell('VALUE'))?.groups ?? {};
  const value = toNumber(stated['figure'] ?? '', decimalSign);
  if (value === 'AMBIGUOUS') return fail('AMBIGUOUS_NUMBER', cell('VALUE'));
  if (value === null) return fail('NOT_A_NUMBER', cell('VALUE'));
  if (value <= 0) return fail('NOT_ABOVE_0', cell('VALUE'));
  const unit = stated['unit'] || cell('UNIT') || (headingUnit && toDoseUnit(headingUnit)) || DEFAULT_UNIT;
  const factor = doseFactorOf(unit);
  if (factor === null) return fail('UNIT', unit);
  const qualifier = stated['qualifier'] || cell('QUALIFIER');
  if (/^(?:<|≤)/.test(qualifier)) return fail('QUALIFIER', qualifier);
  if (/acute|akutn/i.test(cell('STUDY')) && !/sub-?acute|subakutn/i.test(cell('STUDY')))
    return fail('STUDY_TYPE', cell('STUDY'));
  if (!isUnknown(cell('ROUTE')) && !/^(?:oral|gavage|feed|diet)/i.test(cell('ROUTE')))
    return fail('ROUTE', cell('ROUTE'));

  const perDay = inMgPerKgDay(value, factor);
  const noaelMgPerKgDay = kind === 'LOAEL' ? Number((perDay / LOAEL_FACTOR).toPrecision(6)) : perDay;
  if (noaelMgPerKgDay > MAX_NOAEL_MG_PER_KG_DAY) return fail('VALUE_TOO_LARGE', cell('VALUE'));
  const source = sourceOf(cell);
  if (source === '') return fail('SOURCE_MISSING');
  const species = isUnknown(cell('SPECIES')) ? null : cell('SPECIES');
  // The figure as it was read: "1,250" may be either of two.
  const figure = [qualifier.replace(/^=$/, ''), String(value), unit].filter(Boolean).join(' ');
  const study = studyOf(cell, `${endpoint} ${figure}`, kind);
  const { noaelSource, podSpecies, podStudy } = MAX_TOXICOLOGY_LENGTHS;
  if (source.length > noaelSource) return fail('TOO_LONG', source);
  if ((species ?? '').length > podSpecies) return fail('TOO_LONG', species ?? '');
  if (study.length > podStudy) return fail('TOO_LONG', study);
  return { ...row, point: { kind, noaelMgPerKgDay, source, species, study }, problem: null };
}

type Cell = (column: PointColumn) => string;

/**
 * A repository that a table passed through, such as " via owner/name@7d598f4": no source that an authority asks for.
 */
const REPOSITORY = /,? via [\w.-]+\/[\w.-]+@[\da-f]{7,40}$/i;

/** Who said it and when, and where it was taken from: "EFSA CEF 2014, output 2524; EFSA OpenFoodTox". */
function sourceOf(cell: Cell): string {
  const opinion = [cell('AUTHOR'), cell('YEAR')].filter(Boolean).join(' ');
  const output = cell('OUTPUT') && `output ${cell('OUTPUT')}`;
  return [[opinion, output].filter(Boolean).join(', '), cell('SOURCE').replace(REPOSITORY, '')]
    .filter(Boolean)
    .join('; ');
}

/** "subchronic, oral: gavage, 90 days; NOAEL > 75 mg/kg bw/day; haematology" */
function studyOf(cell: Cell, figure: string, kind: PointKind): string {
  const known = (column: PointColumn) => (isUnknown(cell(column)) ? '' : cell(column));
  const days = known('DURATION');
  const design = [known('STUDY'), known('ROUTE'), /^\d+$/.test(days) ? `${days} days` : days]
    .filter(Boolean)
    .join(', ');
  const point = kind === 'LOAEL' ? `${figure} divided by ${LOAEL_FACTOR}` : figure;
  return [design, point, known('EFFECT')].filter(Boolean).join('; ');
}
