import { exposureDefaultOf, sourceOfExposure } from '../exposure/exposureDefaults.ts';
import { COMBINED_RULES, type CombinedProduct } from '../pif/combinedProducts.ts';
import { decimalOf, readDecimal } from '../quantity/decimal.ts';
import { compareFractions, type Fraction, fractionOf, over, plus, times } from '../quantity/fraction.ts';
import type { CombinedMargin, CombinedPart } from './marginTypes.ts';
import { exposureOfPerson, type Person } from './exposureOfPerson.ts';
import { citationOf, computed, sourced, stated, type Figure } from './figures.ts';
import { type ComputedMargin, type MarginBasis, printedMargin, safePercent, verdictOn } from './margins.ts';

/** A margin with its exact dose, mg/kg bw/day. */
export type ComputedCombination = { readonly row: CombinedMargin; readonly systemicExposure: Figure | null };

const HUNDRED = fractionOf(decimalOf(100));
const NOTHING = fractionOf(decimalOf(0));
const ALL = stated(100, 'default');

function typedFigure(typed: string | null | undefined, source: string | null): Figure | null {
  const decimal = readDecimal(typed ?? '');
  if (!decimal || decimal.units <= 0n) return null;
  return { exact: fractionOf(decimal), sourced: sourced(typed?.trim().replace(',', '.') ?? '', 'typed', { source }) };
}

/**
 * A of a named product, mg/kg bw/day: entered with its source, else its row of the Notes of Guidance. A row of adults
 * says nothing of a child, and one of a spray leaves out what is breathed in.
 */
function exposureOf(product: CombinedProduct, person: Person): Figure | null {
  if (product.exposureMgPerKgDay?.trim())
    return COMBINED_RULES.exposureSource(product)
      ? typedFigure(product.exposureMgPerKgDay, product.exposureSource?.trim() ?? null)
      : null;
  const row = exposureDefaultOf(product.exposureProduct?.toLowerCase());
  if (!row || row.separately === 'inhaled' || person.isOfChild) return null;
  return exposureOfPerson(row, person, { source: citationOf(sourceOfExposure(row)), isVerified: row.verified });
}

/** DAp, with the oral absorption of what is swallowed as well; of what is breathed in all (OWN: the most there is). */
function absorptionOf({ exposureProduct }: CombinedProduct, { dermal, oral }: MarginBasis): Figure {
  const beside = exposureDefaultOf(exposureProduct?.toLowerCase())?.separately;
  if (beside === 'inhaled') return ALL;
  return beside === 'swallowed' ? computed(plus(dermal.exact, oral.exact), [dermal.sourced, oral.sourced]) : dermal;
}

function partOf(product: CombinedProduct, basis: MarginBasis, person: Person) {
  const exposure = exposureOf(product, person);
  const concentration = typedFigure(product.percent, null);
  const absorption = absorptionOf(product, basis);
  const dose =
    exposure && concentration
      ? computed(over(times(times(exposure.exact, concentration.exact), absorption.exact), times(HUNDRED, HUNDRED)), [
          exposure.sourced,
          concentration.sourced,
          absorption.sourced,
        ])
      : null;
  const printed: CombinedPart = {
    name: product.productName.trim(),
    exposureProduct: product.exposureProduct ?? null,
    exposure: exposure?.sourced ?? null,
    concentration: concentration?.sourced ?? null,
    absorption: absorption.sourced,
    systemicExposure: dose?.sourced ?? null,
  };
  return { dose, printed };
}

/** What is left of a dose beside others; nothing where they are more. */
function rest(whole: Fraction, others: Fraction): Fraction {
  const left = whole.numerator * others.denominator - others.numerator * whole.denominator;
  return { numerator: left > 0n ? left : 0n, denominator: whole.denominator * others.denominator };
}

/**
 * One margin over the own product and the named ones: MoS = PODsys / (SED of the own + Σ A × C/100 × absorption/100),
 * design of the gate, section 4. Without a figure of one of them there is no dose, and the margin is not known. The
 * highest safe concentration is that in the own product while the others stay: C × (PODsys / required − Σ) / SED of the
 * own.
 *
 * @param concentration of the own product, %
 */
export function combinedMargin(
  own: ComputedMargin,
  concentration: Figure,
  products: readonly CombinedProduct[],
  basis: MarginBasis,
  person: Person,
): ComputedCombination {
  const { systemic, required, isContradictory } = basis;
  const parts = products.map((product) => partOf(product, basis, person));
  const doses = parts.flatMap(({ dose }) => dose ?? []);
  const others = doses.reduce((sum, { exact }) => plus(sum, exact), NOTHING);
  const inputs = [own.systemicExposure, ...doses].map((one) => one.sourced);
  const dose = doses.length < parts.length ? null : computed(plus(own.systemicExposure.exact, others), inputs);
  const { inhalation: _byLung, ...figures } = own.row;
  const row = { ...figures, systemicExposure: dose?.sourced ?? null, products: parts.map(({ printed }) => printed) };
  if (!systemic || isContradictory || !dose) {
    const verdict = systemic ? 'UNKNOWN' : 'NO_POD';
    return { row: { ...row, margin: null, verdict, highestSafePercent: null }, systemicExposure: dose };
  }
  const margin = over(systemic.exact, dose.exact);
  const from = [...inputs, systemic.sourced];
  const left = rest(over(systemic.exact, required.exact), others);
  const highest = over(times(concentration.exact, left), own.systemicExposure.exact);
  return {
    row: {
      ...row,
      margin: printedMargin(margin, from, required),
      verdict: verdictOn(margin, basis),
      highestSafePercent: safePercent(highest, [...from, required.sourced]),
    },
    systemicExposure: dose,
  };
}

/** Of the margins of several groups the one that is not known, else the one of the largest dose. */
export const strictestCombination = (all: readonly ComputedCombination[]): ComputedCombination | null =>
  all.find(({ systemicExposure }) => systemicExposure === null) ??
  [...all].sort(({ systemicExposure: one }, { systemicExposure: other }) =>
    one && other ? compareFractions(other.exact, one.exact) : 0,
  )[0] ??
  null;
