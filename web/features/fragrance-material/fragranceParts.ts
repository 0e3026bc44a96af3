import type { FragranceAllergen } from '../../../domain/allergen/allergenStatement.ts';
import { compositionShares } from '../../../domain/formula/compositionShares.ts';
import { formatDecimal } from '../../../domain/formula/percent.ts';
import type { IfraCertificate } from '../../../domain/ifra/certificate.ts';
import { readDecimal, toNumber } from '../../../domain/quantity/decimal.ts';
import type { FragrancePartsQuery } from './FragranceMaterials.generated.ts';

/** What can be added to a product: a perfume, an aroma or an essential oil. */
export interface PartChoice {
  /** Identifies it among perfumes and oils. */
  key: string;
  name: string;
  allergens: readonly FragranceAllergen[];
  /** Null without one, and for an oil: certificates are of mixtures. */
  certificate: IfraCertificate | null;
  isOil: boolean;
}

/** A part of the product with its share as it was typed. */
export interface TypedPart extends PartChoice {
  percent: string;
}

/** The share that is typed, or null when it is none. */
export function percentOf(text: string): number | null {
  const read = readDecimal(text);
  const percent = read && toNumber(read);
  return percent !== null && percent <= 100 ? percent : null;
}

/** Decimals of a share of a composition. */
const SHARE_DECIMALS = 8;

/** The allergens of an essential oil by the upper ends of its composition, as a formula counts them. */
function oilAllergens(
  components: readonly { inciName: string; maxConcentration: string | null }[],
): FragranceAllergen[] {
  const { shares } = compositionShares({ key: '', name: '', type: 'EXTRACT_OIL', isNano: false, components });
  return shares.flatMap(({ inciName, max }) =>
    max === null
      ? []
      : [{ inciName, casNumber: null, percent: formatDecimal(max, SHARE_DECIMALS), detectionLimit: null }],
  );
}

/**
 * A line of a statement under the name that the ingredient data know it by, so that synonyms and other CAS numbers
 * count in the calculator as in formulas and labels.
 */
export const toPartAllergen = ({
  inciName,
  casNumber,
  percent,
  detectionLimit,
  knownName,
}: FragrancePartsQuery['fragranceMaterials']['items'][number]['allergens'][number]): FragranceAllergen => ({
  inciName: knownName ?? inciName,
  casNumber: knownName === null ? casNumber : null,
  percent,
  detectionLimit,
});

/** What the search found, perfumes and aromas first. */
export function choicesOf({ fragranceMaterials, rawMaterials }: FragrancePartsQuery): PartChoice[] {
  return [
    ...fragranceMaterials.items.map(({ id, name, allergens, certificates }) => ({
      key: id,
      name,
      allergens: allergens.map(toPartAllergen),
      certificate: certificates[0] ?? null,
      isOil: false,
    })),
    ...rawMaterials.items.map(({ id, tradeName, values }) => ({
      key: id,
      name: tradeName,
      allergens: oilAllergens(values.composition),
      certificate: null,
      isOil: true,
    })),
  ];
}
