import { readAnnexRow } from '../../domain/annex/readAnnexRow.ts';
import { buildKnowledge, type Knowledge } from '../../domain/label/knowledge.ts';
import { inventoryIngredients } from '../../mocks/demo-data/knowledge/inventory/inventoryIngredients.ts';
import { starterAnnexRows } from '../../mocks/demo-data/knowledge/starterKnowledge.ts';

let known: Knowledge | undefined;

/** What a new installation knows before anything was imported: the whole inventory and all annexes. Built once. */
export function freshKnowledge(): Knowledge {
  known ??= buildKnowledge(
    inventoryIngredients().map(({ inci, cas, ec, synonyms }) => ({
      inciName: inci,
      casNumbers: cas,
      ecNumbers: ec,
      synonyms,
    })),
    starterAnnexRows.map((row) => readAnnexRow(row)).filter((entry) => entry !== null),
  );
  return known;
}
