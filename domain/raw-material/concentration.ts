import { compare, type Decimal, ZERO } from '../quantity/decimal.ts';
import { isLowerEnd, type Quantity, readQuantity } from '../quantity/readQuantity.ts';

/** Why a concentration is invalid. */
export type ConcentrationErrorCode = 'NOT_A_NUMBER' | 'AMBIGUOUS' | 'NEGATIVE' | 'OVER_100';

/** From how much to how much, in percent with a decimal point. */
export type PercentEnds = { readonly min: string; readonly max: string };

/** A concentration as it is stored, or why it is invalid. */
export type ReadConcentration =
  | {
      readonly ok: true;
      /**
       * Normalised: decimal point, no percent sign, no blanks ('1.5', '<0.1', '0.1-0.5'); '' if nothing was written.
       */
      readonly text: string;
      /** Percent, 0 to 100: the number, the limit, or the upper end of a range; null if nothing was written. */
      readonly percent: number | null;
      /** Whether only a limit is given ('<0.1', '≤0.1'). */
      readonly isLimit: boolean;
      /**
       * Both ends in percent, as decimal texts: '20-40' is from 20 to 40, '<0.1' from 0 to 0.1, '40' both; null if
       * nothing was written.
       */
      readonly ends: PercentEnds | null;
      /** Whether the upper end was written as more than 100 %, as that of an assay, and counts as 100 %. */
      readonly isAssay: boolean;
      /** Whether only the lower end was written ('≥ 90'), so that it counts as up to 100 %. */
      readonly isLowerEnd: boolean;
      /** Whether an end of the range was written as left out (">10-25", "10-<25"), which the text cannot say. */
      readonly areEndsIncluded: boolean;
    }
  | { readonly ok: false; readonly code: ConcentrationErrorCode };

const fail = (code: ConcentrationErrorCode): ReadConcentration => ({ ok: false, code });
const NOTHING: ReadConcentration = {
  ok: true,
  text: '',
  percent: null,
  isLimit: false,
  ends: null,
  isAssay: false,
  isLowerEnd: false,
  areEndsIncluded: false,
};

const HUNDRED: Decimal = { units: 100n, scale: 0 };
/** An assay states what a method finds, which may be a little more than there is: "96.5–102 %". Ours. */
const ASSAY = { from: { units: 50n, scale: 0 }, to: { units: 110n, scale: 0 } } as const;

/** Whether a range is that of an assay whose upper end is above 100 %, and so counts as up to 100 %. */
const isAssay = ({ min, max, isRange }: Quantity): boolean =>
  isRange && compare(min, ASSAY.from) >= 0 && compare(min, HUNDRED) <= 0 && compare(max, ASSAY.to) <= 0;

/**
 * Reads the highest concentration of an INCI name as people write it: '1,5', '1.5 % w/w', '250 ppm', a limit '<0.1' or
 * 'max. 5 %', a range '0,1-0,5' or '≥10 - <25' (of which the upper end counts), '≥90' (which is '90-100'), 'n.d.
 * (<0.001)'. A concentration is a mass share in percent, so it is invalid below 0 and above 100; the range of an assay
 * may end above. An empty text means that it is not known. `unit` is that of amounts without one; percent unless
 * stated. `rowUnit` is that of a column of units, which no amount may contradict.
 */
export function readConcentration(
  written: string,
  unit: string | null = null,
  rowUnit: string | null = null,
): ReadConcentration {
  if (written.trim() === '') return NOTHING;
  const read = readQuantity(written, { unit, rowUnit, isPercentage: (unit ?? rowUnit) === null });
  if (read.kind === 'absent' && read.limit) return toConcentration({ ...read.limit, min: ZERO, limit: '<' });
  if (read.kind === 'amount') return toConcentration(read);
  const isNamed = read.kind === 'error' && (read.code === 'NEGATIVE' || read.code === 'AMBIGUOUS');
  return fail(isNamed ? read.code : 'NOT_A_NUMBER');
}

function toConcentration(read: Quantity): ReadConcentration {
  if (read.measure === 'MASS') return fail('NOT_A_NUMBER');
  const isOver = compare(read.max, HUNDRED) > 0 || (read.limit === '>' && compare(read.max, HUNDRED) === 0);
  if (isOver && !isAssay(read)) return fail('OVER_100');
  const isOpenAbove = isLowerEnd(read) && compare(read.max, HUNDRED) < 0;
  const [min, max] = [plainText(read.min), plainText(isOver || isOpenAbove ? HUNDRED : read.max)];
  const sign = read.limit === 'max' ? '≤' : isLowerEnd(read) ? '' : read.limit;
  return {
    ok: true,
    text: read.isRange || isOpenAbove ? `${min}-${max}` : sign + max,
    percent: Number(max),
    isLimit: sign !== '',
    ends: { min, max },
    isAssay: isOver,
    isLowerEnd: isOpenAbove,
    areEndsIncluded: read.isRange && read.isStrict,
  };
}

/**
 * The digits as they were written, so that '1.50' keeps its precision: '+007,5 %' is '7.5', '5.' is '5', ',5' is '0.5'.
 */
function plainText({ units, scale }: Decimal): string {
  const digits = units.toString().padStart(scale + 1, '0');
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

const MAX_DECIMALS = 6;

/**
 * The text of a concentration given by its ends, as `readConcentration` keeps it; null where they are no shares of up
 * to six decimals or the wrong way round.
 */
export function concentrationBetween(min: number, max: number): string | null {
  const [low, high] = [min, max].map((end) => String(Number(end.toFixed(MAX_DECIMALS)))) as [string, string];
  if (Number(low) !== min || Number(high) !== max) return null;
  const read = readConcentration(low === high ? high : `${low}-${high}`);
  return read.ok ? read.text : null;
}

/**
 * Sum of the valid concentrations in percent. Limits and upper ends of ranges count in full, so the sum is never too
 * low. Rounded to the 10th decimal to remove the error of binary fractions. 0 if none is valid.
 */
export function sumOfConcentrations(texts: readonly (string | null)[]): number {
  const sum = texts.reduce((total, text) => {
    const read = readConcentration(text ?? '');
    return total + (read.ok ? (read.percent ?? 0) : 0);
  }, 0);
  return Math.round(sum * 1e10) / 1e10;
}
