import type { Decimal } from '../quantity/decimal.ts';
import { ZERO, add, compare, decimalOf, divide, formatDecimal, multiply, readDecimal } from '../quantity/decimal.ts';
import type { CertificateAge } from './amendments.ts';
import { certificateAge } from './amendments.ts';
import type { IfraCategory } from './categories.ts';
import type { IfraCertificate } from './certificate.ts';

/** A perfume or aroma in a product. */
export type IfraUse = {
  readonly name: string;
  /** Share in the product, % w/w. */
  readonly percent: number;
  /** Its newest certificate; null when there is none. */
  readonly certificate: IfraCertificate | null;
};

/**
 * Where a use stands to its certificate: within the limit (the limit itself included), above it, not permitted in the
 * category, not limited; not to be told because there is no certificate, one of the old classes, none for the category,
 * or none that says so.
 */
export type IfraState =
  'within' | 'exceeded' | 'notPermitted' | 'noLimit' | 'noCertificate' | 'oldScheme' | 'notCovered' | 'notStated';

/** One fragrance material with its verdict. */
export type IfraVerdict = {
  readonly name: string;
  readonly state: IfraState;
  /** % w/w, as a decimal number; null where there is no limit to compare with. */
  readonly maximum: string | null;
  /** How much of the limit is used, %, rounded half up to one decimal; null as above, and where the limit is 0. */
  readonly usedPercent: string | null;
  /** Whether a new certificate has to be asked for; null without a certificate. */
  readonly age: CertificateAge | null;
};

/** All fragrance materials of a product. */
export type IfraCheck = {
  readonly verdicts: readonly IfraVerdict[];
  /**
   * Sum of used shares over all materials with a limit, %, one decimal; null for fewer than two. Above 100 the
   * suppliers have to be asked: each limit was set as if its material were the only one (OWN, unverified).
   */
  readonly combinedPercent: string | null;
  readonly isCombinedOver: boolean;
};

const HUNDRED = decimalOf(100);

/**
 * Compares fragrance materials of a product with the limits of their IFRA certificates: use % ≤ maximum for the
 * category; several together Σ use/maximum ≤ 1, else a question (OWN). Exact for shares of up to 15 digits. An IFRA
 * certificate does not replace the declaration of allergens.
 */
export function checkIfra(uses: readonly IfraUse[], category: IfraCategory): IfraCheck {
  const verdicts = uses.map((use) => toVerdict(use, category));
  const limited = uses.flatMap(({ percent }, at) => {
    const maximum = readDecimal(verdicts[at]?.maximum ?? '');
    return maximum && compare(maximum, ZERO) > 0 ? [{ use: decimalOf(percent), maximum }] : [];
  });
  if (limited.length < 2) return { verdicts, combinedPercent: null, isCombinedOver: false };
  // Σ use/maximum over one denominator, so that exactly 1 is exactly 1.
  const denominator = limited.reduce((product, { maximum }) => multiply(product, maximum), decimalOf(1));
  const numerator = limited.reduce<Decimal>(
    (sum, one) =>
      add(
        sum,
        limited.reduce((product, other) => (other === one ? product : multiply(product, other.maximum)), one.use),
      ),
    ZERO,
  );
  return {
    verdicts,
    combinedPercent: formatDecimal(divide(multiply(numerator, HUNDRED), denominator, 1)),
    isCombinedOver: compare(numerator, denominator) > 0,
  };
}

function toVerdict({ name, percent, certificate }: IfraUse, category: IfraCategory): IfraVerdict {
  const age = certificate && certificateAge(certificate.amendment);
  const without = (state: IfraState): IfraVerdict => ({ name, state, maximum: null, usedPercent: null, age });
  if (!certificate) return without('noCertificate');
  if (age === 'oldScheme') return without('oldScheme');
  const row = certificate.rows.find((one) => one.category === category);
  if (!row) return without('notCovered');
  if (row.permission === 'NOT_PERMITTED') return without('notPermitted');
  if (row.permission === 'NO_LIMIT') return without('noLimit');
  const maximum = row.permission === 'LIMITED' ? readDecimal(row.maximum ?? '') : null;
  if (!maximum) return without('notStated');
  const use = decimalOf(percent);
  return {
    name,
    state: compare(use, maximum) > 0 ? 'exceeded' : 'within',
    maximum: formatDecimal(maximum),
    usedPercent: compare(maximum, ZERO) === 0 ? null : formatDecimal(divide(multiply(use, HUNDRED), maximum, 1)),
    age,
  };
}
