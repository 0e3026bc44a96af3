import { resolve } from 'node:path';
import type { AnnexEntry } from '../../../domain/annex/annexEntry.ts';
import { positiveListsOf } from '../../../domain/annex/positiveLists.ts';
import { readAnnexRow } from '../../../domain/annex/readAnnexRow.ts';
import type { InciIngredient } from '../../../domain/inci/inciIndex.ts';
import { buildKnowledge, type Knowledge } from '../../../domain/label/knowledge.ts';
import { starterAnnexRows, starterIngredients } from '../../../mocks/demo-data/knowledge/starterKnowledge.ts';
import { readAnnexes, readInventory, realDataFolder } from '../realData.ts';

/** The Commission's exports; null where they are not at hand. */
export const folder = realDataFolder();
const published = folder ? readAnnexes(resolve(folder, 'annex-restrictions.csv')) : [];
const starter = starterAnnexRows.map((row) => readAnnexRow(row)).filter((entry) => entry !== null);
const starterInventory = starterIngredients.map(({ inci, cas, ec, synonyms, functions }): InciIngredient => ({
  inciName: inci,
  casNumbers: cas,
  ecNumbers: ec,
  synonyms,
  positiveLists: positiveListsOf(functions),
}));

/** The knowledge after an import of some annexes, whichever of them came first, and of the inventory or not. */
export function knowledgeAfter(imported: readonly string[], hasInventory: boolean): Knowledge {
  const entries = ['II', 'III', 'IV', 'V', 'VI'].flatMap((annex): AnnexEntry[] =>
    (imported.includes(annex) ? published : starter).filter((entry) => entry.annex === annex),
  );
  const inventory = hasInventory ? readInventory(resolve(folder ?? '', 'cosing-inventory.csv')) : starterInventory;
  return buildKnowledge(inventory, entries);
}
