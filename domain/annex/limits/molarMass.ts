/** Standard atomic weights, abridged (g/mol): IUPAC Commission on Isotopic Abundances and Atomic Weights, 2021. */
const ATOMIC_WEIGHTS: Readonly<Record<string, number>> = {
  H: 1.008,
  Li: 6.94,
  B: 10.81,
  C: 12.011,
  N: 14.007,
  O: 15.999,
  F: 18.998,
  Na: 22.99,
  Mg: 24.305,
  Al: 26.982,
  Si: 28.085,
  P: 30.974,
  S: 32.06,
  Cl: 35.45,
  K: 39.098,
  Ca: 40.078,
  Zn: 65.38,
  Br: 79.904,
  Sr: 87.62,
  Sn: 118.71,
  Ba: 137.33,
  Hg: 200.59,
};

const atomsOf = (formula: string): (readonly [element: string, count: number])[] =>
  [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].map((match) => [match[1] ?? '', Number(match[2] || 1)]);

/**
 * The molar mass, g/mol, of a sum formula without brackets such as C7H5NaO2. Throws on an element that it does not
 * know.
 */
export function molarMass(formula: string): number {
  return atomsOf(formula).reduce((mass, [element, count]) => {
    const weight = ATOMIC_WEIGHTS[element];
    if (weight === undefined) throw new Error(`No atomic weight of ${element} in ${formula}`);
    return mass + weight * count;
  }, 0);
}

/** How often an element stands in a sum formula. */
export function atomCount(formula: string, element: string): number {
  return atomsOf(formula).reduce((sum, [name, count]) => (name === element ? sum + count : sum), 0);
}
