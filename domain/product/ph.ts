import { readNumber } from '../quantity/readNumber.ts';

/** The pH scale of aqueous products at room temperature. Ours: an annex names nothing outside it. */
const PH_SCALE = { min: 0, max: 14 } as const;
/** Ours: as many decimals as a laboratory instrument shows. */
const DECIMALS = 2;

/** Whether a number is a pH from 0 to 14 with at most two decimals. */
export const isPh = (value: number): boolean =>
  value >= PH_SCALE.min && value <= PH_SCALE.max && Number(value.toFixed(DECIMALS)) === value;

/** Reads a pH as typed, with comma or point. Null for a blank field and for what is no pH. */
export function readPh(text: string): number | null {
  const read = readNumber('ph', text, { largest: PH_SCALE.max });
  return read.ok && !text.includes('%') && isPh(read.value) ? read.value : null;
}

/** Whether a range is in order; open ends always are. */
export const isPhInOrder = (min: number | null | undefined, max: number | null | undefined): boolean =>
  min == null || max == null || min <= max;
