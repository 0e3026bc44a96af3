import type { formulaRevisions, formulas, StoredLine } from '../product-server/database/schema/formula.ts';
import { foldText } from '../product-server/database/searchText.ts';
import { slugOf } from '../product-server/database/slugOf.ts';
import { COMPANIES, companyIdOf, type SeedCompany } from './companies.ts';
import { BASE_DAY, DAY_MS, seededId, seededNumber } from './deterministic.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from './raw-material/rawMaterials.ts';

type FormulaRow = typeof formulas.$inferInsert;
type RevisionRow = typeof formulaRevisions.$inferInsert;
type RawMaterial = ReturnType<typeof rawMaterialAt>;

/** A line: raw material, percent (null fills up to 100 %) and phase. */
type Line = readonly [material: string, percent: string | null, phase?: string, use?: string];
type Recipe = { name: string; category: string; use: 'leave-on' | 'rinse-off'; scent: string; lines: readonly Line[] };

/** Raw materials that every company sees and whose compositions are complete, by the beginning of their slugs. */
const shared: ReadonlyMap<string, RawMaterial> = new Map(
  Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index))
    .filter(({ isGlobal }) => isGlobal)
    .map((material) => [material.slug, material]),
);
const materialOf = (start: string): RawMaterial | undefined =>
  [...shared.values()].find(({ slug }) => slug.startsWith(start));

/** Mixtures without water, because the demo catalogue has none; the oil or powder fills up to 100 %. */
const RECIPES: readonly Recipe[] = [
  {
    name: 'Ulje za masažu',
    category: 'body_care_products',
    use: 'leave-on',
    scent: '0.4',
    lines: [
      ['ulje-kostica-kajsije', null, 'A'],
      ['jojobino-ulje', '12.5', 'A'],
      ['skvalan', '4', 'A'],
      ['tokoferol-prirodni-bav', '0.2', 'B', 'antioksidans'],
    ],
  },
  {
    name: 'Balzam za suvu kožu',
    category: 'body_care_products',
    use: 'leave-on',
    scent: '0.4',
    lines: [
      ['kakao-maslac', '38', 'A'],
      ['macerat-nevena', null, 'A'],
      ['cetil-alkohol-kem', '6', 'A', 'zgušnjivač'],
      ['bisabolol-bav', '0.3', 'B'],
      ['tokoferil-acetat-kem', '0.5', 'B'],
    ],
  },
  {
    name: 'Serum za lice',
    category: 'face_care_products_other_than_face_mask',
    use: 'leave-on',
    scent: '0.25',
    lines: [
      ['skvalan', null, 'A'],
      ['jojobino-ulje', '20', 'A'],
      ['koenzim-q10', '0.1', 'B'],
      ['bisabolol-bav', '0.2', 'B'],
    ],
  },
  {
    name: 'Puder za stopala',
    category: 'foot_care_products',
    use: 'leave-on',
    scent: '0.4',
    lines: [
      ['kaolin-beli-bav', null, 'A'],
      ['trehaloza-bav', '2.5', 'A'],
      ['etilheksil-stearat-nor', '1.5', 'B'],
    ],
  },
  {
    name: 'Uljani gel za tuširanje',
    category: 'bath_shower_products',
    use: 'rinse-off',
    scent: '0.8',
    lines: [
      ['koko-glukozid-kem', '30', 'A', 'surfaktant'],
      ['ekstrakt-divljeg-kestena', null, 'A'],
      ['polisorbat-20-bav', '2', 'B'],
      ['kaprilil-glikol-kem', '1', 'B', 'konzervans'],
    ],
  },
];

/** Perfumes of the catalogue; each recipe comes with each, so that 40 formulas differ. */
const SCENTS = [
  'parfem-bela-ruza',
  'parfem-pamuk',
  'parfem-morska-so',
  'parfem-bergamot-i-neroli',
  'parfem-zeleni-caj',
  'parfem-bozur',
  'parfem-sandalovina',
  'parfem-breskva',
] as const;

/** How many formulas there are. */
export const FORMULA_COUNT = RECIPES.length * SCENTS.length;

/** Faults of every fourth formula, one of each kind. Each changes the lines of a formula. */
const FAULTS: readonly ((lines: Line[]) => Line[])[] = [
  // The sum is not 100 %.
  (lines) => lines.map(([material, percent, ...more]): Line => [material, percent ?? '60', ...more]),
  // A line without a raw material.
  (lines) => [...lines, ['Voda', '5', 'C']],
  // A raw material in two lines.
  (lines) => [...lines, lines.at(2) ?? ['Voda', '1']],
  // A raw material whose composition is short.
  (lines) => [...lines, ['betain-bezvodni', '2', 'C']],
  // Above the limit of Annex V.
  (lines) => [...lines, ['natrijum-benzoat-bav', '4', 'C', 'konzervans']],
  // A raw material of several substances whose shares nobody states.
  (lines) => [...lines, ['ekstrakt-cicka', '5', 'C']],
  // Two lines without a raw material.
  (lines) => [...lines, ['Voda demineralizovana', '10', 'C'], ['Alkohol denat.', '3', 'C']],
  // More of a perfume than its IFRA certificate allows, another one beside it, and an essential oil rich in an
  // allergen.
  (lines) => [
    ...lines,
    ['parfem-bela-ruza', '1.9', 'C', 'miris'],
    ['parfem-bozur', '1.2', 'C', 'miris'],
    ['karanfilov-pupoljak-ulje', '0.5', 'C'],
  ],
  // A strong base.
  (lines) => [...lines, ['natrijum-hidroksid-kem', '6', 'C', 'regulator pH']],
  // A raw material in two lines beside a line without one.
  (lines) => [...lines, ['Mirisna mešavina 12', '0.4', 'C'], lines.at(2) ?? ['Voda', '1']],
];

function toStored([start, percent, phase, use]: Line): StoredLine {
  const material = materialOf(start);
  return {
    materialId: material?.id ?? null,
    name: material?.tradeName ?? start,
    percent,
    isRemainder: percent === null,
    phase: phase ?? null,
    function: use ?? null,
  };
}

/** One of the demo formulas with its revisions. Every fourth has a fault, every fifth a second revision. */
export function formulaAt(index: number): { formula: FormulaRow; revisions: RevisionRow[]; materialIds: string[] } {
  const recipe = RECIPES[index % RECIPES.length] as Recipe;
  const scent = SCENTS[Math.floor(index / RECIPES.length) % SCENTS.length] ?? SCENTS[0];
  const company = COMPANIES[index % COMPANIES.length] as SeedCompany;
  const perfume = materialOf(scent);
  const name = `${recipe.name} – ${(perfume?.tradeName ?? scent).replace('Parfem ', '')}`;
  const whole: Line[] = [...recipe.lines, [scent, recipe.scent, 'C', 'miris']];
  const fault = index % 4 === 3 ? FAULTS[Math.floor(index / 4) % FAULTS.length] : undefined;
  const id = seededId('formula', name);
  const createdAt = new Date(BASE_DAY - (20 + seededNumber('formula created', name, 300)) * DAY_MS);
  const updatedAt = new Date(BASE_DAY - seededNumber('formula updated', name, 20) * DAY_MS);
  const code = `${company.code}-F${String(index + 1).padStart(2, '0')}`;
  const content = {
    formulaId: id,
    name,
    code,
    note: fault ? 'Nije spremno za proizvodnju.' : '',
    category: recipe.category,
    use: recipe.use,
    isForUnderThree: false,
    isForIntimateUse: false,
    isInhalable: false,
    savedBy: seededId('user', company.createdBy),
  };
  const lines = (fault ? fault(whole) : whole).map(toStored);
  // The first revision had no perfume yet.
  const first = { ...content, number: 1, lines: recipe.lines.map(toStored), savedAt: createdAt };
  const isRevised = index % 5 === 2;
  const current = { ...content, number: isRevised ? 2 : 1, lines, savedAt: isRevised ? updatedAt : createdAt };
  return {
    formula: {
      id,
      slug: slugOf(name),
      companyId: companyIdOf(company.name),
      revision: current.number,
      name,
      createdAt,
      updatedAt: current.savedAt,
      searchText: [name, code].map(foldText).join('\n'),
    },
    revisions: isRevised ? [first, current] : [current],
    materialIds: [...new Set(lines.flatMap(({ materialId }) => materialId ?? []))],
  };
}
