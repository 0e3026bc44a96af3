/**
 * The values in force: the overrides where they are switched on, else the global values. An absent or undefined field
 * is not overridden, null overrides with nothing. Specification, section 4: 'A raw material uses global values or
 * custom overrides'.
 */
export function valuesInForce<T extends object>(global: T, overrides: Partial<T>, isActive: boolean): T {
  if (!isActive) return global;
  const defined = Object.fromEntries(
    Object.entries(overrides).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
  return { ...global, ...defined };
}

/** One INCI name of a composition. */
export type Component = {
  readonly inciName: string;
  /** As it was written, such as '96.5' or '<0.1'; null if it is not known. */
  readonly maxConcentration: string | null;
};

/**
 * Pairs INCI names and concentrations by their places. A missing or blank concentration is null; one without a name is
 * left out.
 */
export function composition(names: readonly string[], concentrations: readonly (string | null)[]): Component[] {
  return names.map((inciName, at) => ({ inciName, maxConcentration: concentrations[at]?.trim() || null }));
}

/**
 * Whether there is one concentration, possibly empty, for each INCI name: otherwise they cannot be in force together.
 */
export const pairsUp = (names: readonly string[], concentrations: readonly (string | null)[]): boolean =>
  names.length === concentrations.length;
