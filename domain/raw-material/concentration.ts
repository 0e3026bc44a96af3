import { readNumber } from '../quantity/readNumber.ts';

/** Why a concentration is invalid. */
export type ConcentrationErrorCode = 'NOT_A_NUMBER' | 'NEGATIVE' | 'OVER_100';

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
    }
  | { readonly ok: false; readonly code: ConcentrationErrorCode };

const SHAPE = /^(?<limit><=|[<≤])?(?<first>[^<≤]+)$/;
const RANGE = /^(?<lower>[^-–—]+)[-–—](?<upper>[^-–—]+)$/;
const fail = (code: ConcentrationErrorCode): ReadConcentration => ({ ok: false, code });

/**
 * Reads the highest concentration of an INCI name as people write it: '1,5', '1.5 %', '1.5 % w/w', a limit '<0.1' or '≤
 * 0,1', a range '0,1-0,5' (of which the upper end counts). A concentration is a mass share in percent, so it is invalid
 * below 0 and above 100. An empty text means that it is not known.
 */
export function readConcentration(written: string): ReadConcentration {
  if (written.trim() === '') return { ok: true, text: '', percent: null, isLimit: false, ends: null };
  const { limit, first = '' } = SHAPE.exec(withoutMass(written.trim()))?.groups ?? {};
  const { lower, upper } = RANGE.exec(first)?.groups ?? {};
  if (lower === undefined || upper === undefined) return readOne(first, limit);
  const [low, high] = [readOne(lower), readOne(upper)];
  if (!low.ok) return low;
  if (!high.ok) return high;
  if (limit !== undefined || (low.percent ?? 0) > (high.percent ?? 0)) return fail('NOT_A_NUMBER');
  return { ...high, text: `${low.text}-${high.text}`, ends: { min: low.text, max: high.text } };
}

/** How a share is said to be one by mass, which it is anyway. */
const BY_MASS = /(?:w ?\/ ?w|m ?\/ ?m|wt\.?)$/i;

/** A percentage without what says that it is a share by mass: '5 % w/w', '5% (m/m)', '5 wt%'. */
function withoutMass(written: string): string {
  const unsigned = written.endsWith('%') ? written.slice(0, -1).trimEnd() : written;
  const isBracketed = unsigned.endsWith(')');
  const text = isBracketed ? unsigned.slice(0, -1).trimEnd() : unsigned;
  const mass = BY_MASS.exec(text);
  if (!mass) return written;
  const before = text.slice(0, mass.index).trimEnd();
  if (!isBracketed) return before;
  return before.endsWith('(') ? before.slice(0, -1).trimEnd() : written;
}

function readOne(written: string, limit?: string): ReadConcentration {
  const read = readNumber('concentration', written);
  if (!read.ok) return fail('NOT_A_NUMBER');
  if (read.value < 0) return fail('NEGATIVE');
  if (read.value > 100) return fail('OVER_100');
  const sign = limit === undefined ? '' : limit === '<' ? '<' : '≤';
  const max = plainNumber(written);
  const isLimit = sign !== '';
  return {
    ok: true,
    text: sign + max,
    percent: Math.abs(read.value),
    isLimit,
    ends: { min: isLimit ? '0' : max, max },
  };
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
 * The digits as they were written, so that '1.50' keeps its precision: '+007,5 %' is '7.5', '5.' is '5', ',5' is '0.5'.
 */
function plainNumber(written: string): string {
  const [whole = '', decimals = ''] = written.replace(/[\s%+-]/g, '').split(/[.,]/);
  return [whole.replace(/^0+(?=\d)/, '') || '0', decimals].filter(Boolean).join('.');
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
