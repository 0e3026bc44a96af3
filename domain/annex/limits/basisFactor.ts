import type { Basis } from './annexLimit.ts';
import { formulaKey, formulas } from './formulas.ts';
import { atomCount, molarMass } from './molarMass.ts';

/**
 * By what a printed percentage is multiplied to give that of the basis: certainly at least `least`, certainly at most
 * `most`.
 */
export type FactorRange = { readonly least: number; readonly most: number };

const ONE: FactorRange = { least: 1, most: 1 };
/** A salt or ester weighs more than the acid, base or element that is counted: some part of it, not known which. */
const SOME: FactorRange = { least: 0, most: 1 };
/**
 * A base weighs less than its salt: at least as much as printed. No salt of a hair dye of Annex III weighs more than
 * three times its base.
 */
const MORE: FactorRange = { least: 1, most: 3 };

const SALT = /\b(?:HCL|HYDROCHLORIDE|SULFATE|SULPHATE|PHOSPHATE|BROMIDE|CHLORIDE|ACETATE|SALTS?)\b/i;

/**
 * What the name alone tells where no formula is known: '… ACID' is the acid, '… SULFATE' the sulphate, a name without a
 * salt the base.
 */
const NAME_IS_BASIS: Partial<Record<Basis, (inciName: string) => boolean>> = {
  acid: (name) => /\bACID$/i.test(name),
  base: (name) => !SALT.test(name),
  hydrochloride: (name) => /\b(?:HCL|HYDROCHLORIDE)\b/i.test(name),
  dihydrochloride: (name) => /\b(?:HCL|DIHYDROCHLORIDE)\b/i.test(name),
  sulphate: (name) => /SUL(?:F|PH)ATE\b/i.test(name),
  benzalkoniumChloride: (name) => /ALKONIUM CHLORIDE$/i.test(name),
  diethyleneGlycol: (name) => /^DIETHYLENE GLYCOL$/i.test(name),
};
const HEAVIER: readonly Basis[] = ['hydrochloride', 'dihydrochloride', 'sulphate', 'alcohol'];

/** Relative tolerance of figures that were not converted: decimal fractions are exact to about 15 digits. */
const EXACT = 1e-9;
/**
 * Relative tolerance of converted figures: molar masses have five certain digits, so that 0.59 % of sodium benzoate are
 * 0.5 % of the acid and not 0.500003.
 */
const CONVERTED = 2e-5;

/** The relative difference up to which an amount and the limit on a basis are equal. */
export const toleranceOf = (basis: Basis): number => (basis === 'substance' ? EXACT : CONVERTED);

/**
 * The factor from the percentage of an ingredient to that of what its limit is calculated as: ratio of the molar
 * masses, units counted ("0.5 % (acid)" allows 0.59 % of sodium benzoate: 122.12 / 144.10 = 0.847). A range where
 * hydrates bear the same name or no formula is known.
 */
export function basisFactor(basis: Basis, inciName: string): FactorRange {
  if (basis === 'substance') return ONE;
  const known = formulas.get(formulaKey(basis, inciName));
  if (known) {
    const isElement = /^[A-Z][a-z]?$/.test(known.basisFormula);
    const factors = known.forms.map(
      ({ formula, units }) =>
        ((isElement ? atomCount(formula, known.basisFormula) : units) * molarMass(known.basisFormula)) /
        molarMass(formula),
    );
    return { least: Math.min(...factors), most: Math.max(...factors) };
  }
  if (NAME_IS_BASIS[basis]?.(inciName)) return ONE;
  return HEAVIER.includes(basis) ? MORE : SOME;
}
