import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allergenNamed } from '../../domain/allergen/allergenOf.ts';
import { inciKey } from '../../domain/inci/inciKey.ts';
import { checkIngredientList } from '../../domain/label/checkIngredientList.ts';
import { UNKNOWN_PRODUCT } from '../../domain/product/product.ts';
import { CHECK_DATE, demoKnowledge } from '../../mocks/demo-data/checkDemoLabel.ts';
import { inventoryIngredients } from '../../mocks/demo-data/knowledge/inventory/inventoryIngredients.ts';
import { LABEL_COUNT, labelAt } from '../../mocks/demo-data/labels.ts';
import { freshKnowledge } from './freshKnowledge.ts';
import { starterIngredients } from '../../mocks/demo-data/knowledge/starterKnowledge.ts';
import { readCsv } from './readCsv.ts';
import { realDataFolder } from './realData.ts';

const folder = realDataFolder();
const rows = folder ? readCsv(readFileSync(resolve(folder, 'cosing-inventory.csv'), 'utf8')) : [];
const partsOf = (cell: string | undefined, pattern: RegExp): string[] => cell?.match(pattern) ?? [];

/**
 * The data of all inventory rows of a name. Keys ignore hyphens, in which names of Regulation (EU) 2023/1545 differ.
 */
const inventory = new Map<string, { cas: Set<string>; ec: Set<string>; functions: Set<string> }>();
const terms = new Set<string>();
for (const row of rows) {
  const key = inciKey(row['INCI name'] ?? '');
  const known = inventory.get(key) ?? { cas: new Set(), ec: new Set(), functions: new Set() };
  inventory.set(key, known);
  for (const cas of partsOf(row['CAS No'], /\d{2,7}-\d\d-\d/g)) known.cas.add(cas);
  for (const ec of partsOf(row['EC No'], /\d{3}-\d{3}-\d/g)) known.ec.add(ec);
  for (const term of partsOf(row['Function'], /[^,]+/g).map((part) => part.trim())) {
    known.functions.add(term);
    terms.add(term);
  }
}
const known = (inci: string) => inventory.get(inciKey(inci));

/** Names that Regulation (EU) 2023/1545 requires on labels and that the inventory does not have. */
const ONLY_IN_THE_REGULATION = [
  'CIS-BETA-DAMASCONE',
  'CIS-ROSE KETONE 1',
  'CITRUS SINENSIS PEEL OIL',
  'DAMASCENONE',
  'LIPPIA CITRIODORA ABSOLUTE',
  'PINUS MUGO TWIG LEAF OIL',
  '3-PROPYLIDENEPHTHALIDE',
  'ROSA MOSCHATA FLOWER OIL',
  'TRANS-BETA-DAMASCONE',
  'TRANS-ROSE KETONE 1',
  'TRIMETHYLCYCLOPENTENYL METHYLISOPENTENOL',
  'TURPENTINE GUM',
  'TURPENTINE OIL AND RECTIFIED OIL',
  'TURPENTINE, STEAM DISTILLED',
];
/** Ingredients to which the inventory gives no function, or says that none was reported. */
const WITHOUT_FUNCTION = [
  'CARRAGEENAN',
  'CITRUS AURANTIUM BERGAMIA PEEL OIL',
  'PELARGONIUM GRAVEOLENS LEAF OIL',
  'ROYAL JELLY',
  'SACCHAROMYCES/MAGNESIUM FERMENT',
];

const withData = folder ? describe : describe.skip;

test('the whole inventory leaves the findings of the demo labels as they are', () => {
  const differing = Array.from({ length: LABEL_COUNT }, (_, index) => labelAt(index)).filter(({ ingredientText }) => {
    const [small, whole] = [demoKnowledge(), freshKnowledge()].map((knowledge) =>
      JSON.stringify(checkIngredientList(ingredientText ?? '', UNKNOWN_PRODUCT, knowledge, CHECK_DATE).findings),
    );
    return small !== whole;
  });
  expect(differing.map(({ name }) => name)).toEqual([]);
});

withData(
  folder
    ? 'the starter ingredients over real data'
    : 'the starter ingredients over real data (skipped: no ../shared/data beside this checkout)',
  () => {
    test('stand in a file that agrees with the inventory', () => {
      const shipped = new Set(inventoryIngredients().map(({ inci }) => inciKey(inci)));
      expect([...inventory.keys()].filter((key) => !shipped.has(key))).toEqual([]);
      const others = [...shipped].filter((key) => !inventory.has(key));
      expect(others.sort()).toEqual(ONLY_IN_THE_REGULATION.map(inciKey).sort());
    });

    test('have names of the inventory or of the regulation', () => {
      const others = starterIngredients.map(({ inci }) => inci).filter((inci) => !known(inci));
      expect(others.sort()).toEqual([...ONLY_IN_THE_REGULATION].sort());
      expect(others.filter((inci) => !allergenNamed(inci))).toEqual([]);
    });

    test('have CAS and EC numbers of the inventory or of the regulation', () => {
      const wrong = starterIngredients.flatMap(({ inci, cas, ec }) => {
        const listed = known(inci);
        if (!listed) return [];
        const declared = allergenNamed(inci)?.casNumbers ?? [];
        return [
          ...cas.filter((one) => !listed.cas.has(one) && !declared.includes(one)),
          ...ec.filter((one) => !listed.ec.has(one)),
        ].map((number) => `${inci} ${number}`);
      });
      expect(wrong).toEqual([]);
    });

    test('have functions of the inventory', () => {
      expect(
        [...new Set(starterIngredients.flatMap(({ functions }) => functions))].filter((term) => !terms.has(term)),
      ).toEqual([]);
      const others = starterIngredients.filter(({ inci, functions }) => {
        const listed = known(inci);
        return listed && functions.some((term) => !listed.functions.has(term));
      });
      expect(others.map(({ inci }) => inci).sort()).toEqual([...WITHOUT_FUNCTION].sort());
    });
  },
);
