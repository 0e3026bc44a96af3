import type { MaterialFragrance } from '../../../../domain/formula/compositionShares.ts';
import type { MaterialFragrance_FragranceFragment as Fragrance } from './MaterialForFormula.generated.ts';

/**
 * The perfume or aroma of a raw material as the rules need it: of its certificates that of the newest amendment, which
 * comes first.
 */
export function toMaterialFragrance(fragrance: Fragrance | null): MaterialFragrance | null {
  return fragrance && { ...fragrance, certificate: fragrance.certificates[0] ?? null };
}
