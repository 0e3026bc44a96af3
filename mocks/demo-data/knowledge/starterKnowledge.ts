import type { AnnexRow } from '../../../domain/annex/annexEntry.ts';
import { colourants as permittedColourants } from './annexes/colourants.ts';
import { factRow } from './annexes/factRow.ts';
import { factsOfAnnexesIVtoVI } from './annexes/factsOfAnnexesIVtoVI.ts';
import { factsOfAnnexIII } from './annexes/factsOfAnnexIII.ts';
import { factsOfAnnexIIto1200 } from './annexes/factsOfAnnexIIto1200.ts';
import { factsOfAnnexIIto2000 } from './annexes/factsOfAnnexIIto2000.ts';
import { factsOfAnnexIIto400 } from './annexes/factsOfAnnexIIto400.ts';
import { fragranceAllergens } from './annexes/fragranceAllergens.ts';
import { furtherNames } from './annexes/furtherNames.ts';
import { permittedPreservatives } from './annexes/preservatives.ts';
import { prohibited } from './annexes/prohibited.ts';
import { restricted } from './annexes/restricted.ts';
import { uvFilters as permittedUvFilters } from './annexes/uvFilters.ts';
import { actives } from './ingredients/actives.ts';
import { allergenPlants } from './ingredients/allergenPlants.ts';
import { allergens } from './ingredients/allergens.ts';
import { colourants } from './ingredients/colourants.ts';
import { emollients } from './ingredients/emollients.ts';
import { emulsifiers } from './ingredients/emulsifiers.ts';
import { fragrances } from './ingredients/fragrances.ts';
import { hairDyes } from './ingredients/hairDyes.ts';
import { humectants } from './ingredients/humectants.ts';
import { oils } from './ingredients/oils.ts';
import { plantsAToG } from './ingredients/plantsAToG.ts';
import { plantsHToZ } from './ingredients/plantsHToZ.ts';
import { preservatives } from './ingredients/preservatives.ts';
import { proteins } from './ingredients/proteins.ts';
import { salts } from './ingredients/salts.ts';
import { silicones } from './ingredients/silicones.ts';
import { surfactants } from './ingredients/surfactants.ts';
import { thickeners } from './ingredients/thickeners.ts';
import { uvFilters } from './ingredients/uvFilters.ts';
import { readIngredients } from './readIngredients.ts';
import { readReferencePoints } from './readReferencePoints.ts';
import { NOTHING, readEndpoints, readToxicology } from './readToxicology.ts';
import type { StarterIngredient, StarterToxicology } from './starterIngredient.ts';
import { cosmeticToxicology } from './toxicology/cosmetic.ts';
import { endpointTexts } from './toxicology/endpoints.ts';
import { foodToxicology } from './toxicology/food.ts';
import { referencePoints } from './toxicology/referencePoints.ts';

export type { StarterIngredient, StarterToxicology } from './starterIngredient.ts';

const lists = [
  humectants,
  surfactants,
  emulsifiers,
  emollients,
  oils,
  plantsAToG,
  plantsHToZ,
  thickeners,
  silicones,
  preservatives,
  uvFilters,
  colourants,
  allergens,
  allergenPlants,
  fragrances,
  actives,
  proteins,
  salts,
  hairDyes,
];
const toxicology = readToxicology(`${foodToxicology}${cosmeticToxicology}`, readEndpoints(endpointTexts));

const points = readReferencePoints(referencePoints);

/**
 * The ingredients that a fresh database knows: those that real products use most, every declarable fragrance allergen,
 * and what the demo labels and raw materials name. Written by us; names, numbers and functions agree with the
 * Commission's inventory (CosIng, © European Union, CC BY 4.0), which a test compares when it is at hand.
 */
export const starterIngredients: readonly StarterIngredient[] = lists
  .flatMap(readIngredients)
  .map((ingredient) => ({ ...ingredient, toxicology: toxicologyOf(ingredient.inci) }));

/** What a person wrote goes before the reference points of the Authority. */
function toxicologyOf(inci: string): StarterToxicology | null {
  const known = toxicology.get(inci) ?? null;
  const point = points.get(inci);
  return point && !known?.noaelMgPerKgDay ? { ...(known ?? NOTHING), ...point } : known;
}

/** The entries of Annexes II to VI that products use most, worded as they are published. */
export const handWrittenAnnexRows: readonly AnnexRow[] = [
  ...prohibited,
  ...restricted,
  ...fragranceAllergens,
  ...permittedColourants,
  ...permittedPreservatives,
  ...permittedUvFilters,
];

const further = new Map(
  furtherNames
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([entry = '', names = '', cas = '']) => [entry, { names: names.split('; ').filter(Boolean), cas }]),
);

/** A row with all names and CAS numbers of its entry, of which the wording names those that products use. */
function withFurtherNames(row: AnnexRow): AnnexRow {
  const { names, cas } = further.get(`${row.annex}/${row.reference}`) ?? { names: [], cas: '' };
  return { ...row, names: [...row.names, ...names], casNumbers: `${row.casNumbers} ${cas}`.trim() };
}

const ANNEXES = ['II', 'III', 'IV', 'V', 'VI'];
const placeOf = ({ annex, reference }: AnnexRow) => ANNEXES.indexOf(annex) * 100_000 + Number.parseInt(reference, 10);

/**
 * Every entry of Annexes II to VI: those above, the others by their facts, so that a fresh database knows every ban and
 * limit.
 */
export const starterAnnexRows: readonly AnnexRow[] = [
  ...handWrittenAnnexRows.map(withFurtherNames),
  ...[factsOfAnnexIIto400, factsOfAnnexIIto1200, factsOfAnnexIIto2000, factsOfAnnexIII, factsOfAnnexesIVtoVI]
    .flatMap((facts) => facts.trim().split('\n'))
    .map(factRow),
].sort((one, other) => placeOf(one) - placeOf(other) || one.reference.localeCompare(other.reference));
