import { resolve } from 'node:path';
import type { AnnexEntry } from '../../../domain/annex/annexEntry.ts';
import { positiveListsOf } from '../../../domain/annex/positiveLists.ts';
import { readAnnexRow } from '../../../domain/annex/readAnnexRow.ts';
import type { InciIngredient } from '../../../domain/inci/inciIndex.ts';
import { buildKnowledge } from '../../../domain/label/knowledge.ts';
import { starterAnnexRows, starterIngredients } from '../../../mocks/demo-data/knowledge/starterKnowledge.ts';
import { readAnnexes, readInventory, realDataFolder } from '../realData.ts';
import { wrongVerdicts } from './annexVerdict.ts';
import { annexVerdicts } from './annexVerdicts.ts';

const folder = realDataFolder();
const published = folder ? readAnnexes(resolve(folder, 'annex-restrictions.csv')) : [];
const starter = starterAnnexRows.map((row) => readAnnexRow(row)).filter((entry) => entry !== null);
const starterInventory = starterIngredients.map(({ inci, cas, ec, synonyms, functions }): InciIngredient => ({
  inciName: inci,
  casNumbers: cas,
  ecNumbers: ec,
  synonyms,
  positiveLists: positiveListsOf(functions),
}));

/** The entries after an import of some annexes, whichever of them came first. */
const after = (...imported: string[]): AnnexEntry[] =>
  ['II', 'III', 'IV', 'V', 'VI'].flatMap((annex) =>
    (imported.includes(annex) ? published : starter).filter((entry) => entry.annex === annex),
  );

const withData = folder ? test : test.skip;

withData.each([[['II']], [['III']], [['IV']], [['V']], [['VI']], [['III', 'V']], [['II', 'III', 'IV', 'V', 'VI']]])(
  'after the import of Annex %j everything is decided as the law says',
  (imported) => {
    expect(wrongVerdicts(annexVerdicts, buildKnowledge(starterInventory, after(...imported)))).toEqual([]);
  },
);

withData.each([[[]], [['II']], [['III', 'IV']], [['II', 'III', 'IV', 'V', 'VI']]])(
  'after the import of the inventory and Annex %j everything is decided as the law says',
  (imported) => {
    const inventory = readInventory(resolve(folder ?? '', 'cosing-inventory.csv'));
    expect(wrongVerdicts(annexVerdicts, buildKnowledge(inventory, after(...imported)))).toEqual([]);
  },
);
