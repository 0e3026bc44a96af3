import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { AnnexTableRow } from '../../knowledge/annexTableRow.ts';
import type { FoundIngredient } from './ingredientQueries.ts';
import { toToxicology } from './toxicologyMapping.ts';
import { dataOf } from './updateToxicology.ts';

type Schemas = components['schemas'];

/** An annex entry as the REST service sends it. */
export function toAnnexRow(row: AnnexTableRow): Schemas['AnnexRow'] {
  return {
    aneks: row.annex,
    broj: row.reference,
    supstanca: row.substance,
    nazivi: row.names,
    cas: row.casNumbers,
    vrsteProizvoda: row.productTypes,
    maksimum: row.maximum,
    drugiUslovi: row.otherConditions,
    upozorenja: row.warnings,
    propis: row.regulation,
    cmr: row.cmr,
    ec: row.ecNumbers,
    stanje: row.asOf,
  };
}

/** An ingredient as the REST service sends it. */
export function toIngredient(
  { row, toxicology }: FoundIngredient,
  annexes: readonly AnnexTableRow[],
): Schemas['Ingredient'] {
  return {
    _id: row.id,
    inci: row.inci,
    cas: row.cas,
    ec: row.ec,
    sinonimi: row.synonyms,
    funkcije: row.functions,
    opis: row.description,
    ogranicenje: row.restriction,
    aneksi: annexes.map(toAnnexRow),
    povuceno: row.isWithdrawn,
    izvor: row.source,
    osvezeno: row.refreshedAt.toISOString(),
    toksikologija:
      toxicology && toToxicology(dataOf(toxicology), { ...toxicology, verifierName: null, authorName: null }),
  };
}
