/**
 * The values in force: the global ones, where the own values are switched on with those in their places. A field that is absent or undefined
 * in `own` has no own value; null is an own empty one. Specification, section 4: 'A raw material uses global values or custom overrides'.
 */
export function valuesInForce<T extends object>(global: T, own: Partial<T>, isActive: boolean): T {
  if (!isActive) return global;
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) as Partial<T>;
  return { ...global, ...given };
}

/** One INCI name of a composition. */
export type Component = {
  readonly inciName: string;
  /** As it was written, such as '96.5' or '<0.1'; null where it is not known. */
  readonly maxConcentration: string | null;
};

/**
 * Lays the concentrations beside the INCI names by their places. A name without one has null, so has one whose text is blank; concentrations
 * beyond the last name are left out.
 */
export function composition(names: readonly string[], concentrations: readonly (string | null)[]): Component[] {
  return names.map((inciName, at) => ({ inciName, maxConcentration: concentrations[at]?.trim() || null }));
}

/** Whether there is exactly one concentration, be it an empty one, for each INCI name: else they cannot be in force together. */
export const pairsUp = (names: readonly string[], concentrations: readonly (string | null)[]): boolean =>
  names.length === concentrations.length;
