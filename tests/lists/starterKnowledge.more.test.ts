import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allergenNamed } from '../../domain/allergen/allergenOf.ts';
import { inciKey } from '../../domain/inci/inciKey.ts';
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

withData(
  folder
    ? 'the starter ingredients over real data'
    : 'the starter ingredients over real data (skipped: no ../shared/data beside this checkout)',
  () => {
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
