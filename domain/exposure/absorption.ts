import { defaults } from './defaults.ts';

/** The absorption that the data of a substance state, %; null where they state none. */
export type AbsorptionData = {
  readonly oralAbsorptionPercent: number | null;
  readonly dermalAbsorptionPercent: number | null;
};

/** The absorption that a margin of safety is calculated with, %. */
export type Absorption = {
  readonly oralPercent: number;
  readonly dermalPercent: number;
  /**
   * Which default had to give way to a figure of the data, because no more is absorbed through the skin than from the
   * gut.
   */
  readonly adjusted: 'oralRaised' | 'dermalLowered' | null;
};

/**
 * Fills in the absorption that the data of a substance lack: 50 % for each (SCCS Notes of Guidance). Dermal absorption
 * cannot exceed oral absorption (ECHA guidance R.8), so a dermal figure above the default oral one raises that to it,
 * and an oral figure below the default dermal one lowers that. Two figures of the data stay as they are, even when they
 * contradict each other: marginOfSafety rejects them.
 */
export function absorptionOf({
  oralAbsorptionPercent: oral,
  dermalAbsorptionPercent: dermal,
}: AbsorptionData): Absorption {
  const oralPercent = oral ?? Math.max(defaults.oralAbsorption.value, dermal ?? 0);
  const dermalPercent = dermal ?? Math.min(defaults.dermalAbsorption.value, oralPercent);
  const adjusted =
    oral === null && oralPercent > defaults.oralAbsorption.value
      ? 'oralRaised'
      : dermal === null && dermalPercent < defaults.dermalAbsorption.value
        ? 'dermalLowered'
        : null;
  return { oralPercent, dermalPercent, adjusted };
}
