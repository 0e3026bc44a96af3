import type { IfraState } from '../ifra/checkIfra.ts';

/** A fragrance allergen. `isNotKnown`: without a limit of detection; `isProhibited`: by Annex II, not in older ones. */
export type ReportAllergen = {
  readonly entry: string;
  readonly labelName: string;
  readonly percent: string;
  readonly worstCasePercent: string;
  readonly isNotKnown: boolean;
  readonly isOver: boolean;
  readonly isProhibited?: boolean;
  readonly isDeclared: boolean;
  /** Whether the linked label names it; null without a label. */
  readonly isOnLabel: boolean | null;
};

/** A perfume or aroma by its IFRA certificate. */
export type ReportIfra = {
  readonly name: string;
  readonly percent: string;
  readonly state: IfraState | null;
  readonly maximum: string | null;
  readonly usedPercent: string | null;
};
