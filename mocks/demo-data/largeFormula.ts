import type { formulaRevisions, formulas, StoredLine } from '../product-server/database/schema/formula.ts';
import type { rawMaterialOverrides } from '../product-server/database/schema/raw-material.ts';
import { foldText, inciSearchText } from '../product-server/database/searchText.ts';
import { companyIdOf } from './companies.ts';
import { accounts } from './accounts.ts';
import { BASE_DAY, DAY_MS, seededId } from './deterministic.ts';
import { creatorLink, seededOverrides } from './raw-material/catalogues.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from './raw-material/rawMaterials.ts';

/** Substances of the largest demo formula. */
export const LARGE_FORMULA_SUBSTANCES = 120;

const companyId = companyIdOf('Lavanda Natura d.o.o.');
/** Without retinol and its esters, which Annex III of Regulation (EC) No 1223/2009 limits in body products. */
const all = Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index)).filter(
  ({ composition }) => !composition.some(({ inci }) => inci.includes('RETIN')),
);
const namesOf = ({ composition }: (typeof all)[number]): string[] => composition.map(({ inci }) => inci);
const isOverridden = (id: string): boolean =>
  seededOverrides.some((one) => one.companyId === companyId && one.materialId === id);
/** What the company may use, perfumes and aromas last: the lines are those that add a substance. */
const usable = all
  .filter(
    (material) => (material.isGlobal || creatorLink(material).companyId === companyId) && !isOverridden(material.id),
  )
  .sort((one, other) => Number(one.vrsta !== 'plain') - Number(other.vrsta !== 'plain'));

function chosenLines() {
  const names = new Set<string>();
  const lines = usable.filter((material) => {
    const before = names.size;
    if (before < LARGE_FORMULA_SUBSTANCES) for (const name of namesOf(material)) names.add(name);
    return names.size > before;
  });
  return { lines, names };
}

const { lines, names } = chosenLines();
/** Of the first line the supplier told the company more than the catalogue holds, which makes the number whole. */
const told = [...new Set(all.flatMap(namesOf))]
  .filter((name) => !names.has(name))
  .slice(0, LARGE_FORMULA_SUBSTANCES - names.size);
const [remainder, extended] = lines;
const id = seededId('formula', 'largest');
const name = 'Krema sa 120 supstanci';
const savedAt = new Date(BASE_DAY - 12 * DAY_MS);

/** The values in force of one raw material for the company, which complete the formula. */
export const largeFormulaOverride = (): typeof rawMaterialOverrides.$inferInsert => {
  const incis = [...(extended ? namesOf(extended) : []), ...told];
  const maxConc = [...(extended?.composition ?? []).map((one) => one.maxConc), ...told.map(() => '<0.1')];
  return {
    companyId,
    materialId: extended?.id ?? '',
    isActive: true,
    values: { incis, maxConc },
    inciSearch: inciSearchText(incis),
  };
};

/** The largest demo formula: 120 substances, whose figures a safety report has to hold. */
export function largeFormula() {
  const stored = lines.map(({ id: materialId, tradeName, vrsta }, at): StoredLine => ({
    materialId,
    name: tradeName,
    percent: at === 0 ? null : vrsta === 'plain' ? '0.25' : '0.02',
    isRemainder: at === 0,
    phase: vrsta === 'plain' ? 'A' : 'B',
    function: null,
  }));
  const code = 'LN-F99';
  const formula: typeof formulas.$inferInsert = {
    id,
    slug: 'krema-sa-120-supstanci',
    companyId,
    revision: 1,
    name,
    createdAt: savedAt,
    updatedAt: savedAt,
    searchText: [name, code].map(foldText).join('\n'),
  };
  const revision: typeof formulaRevisions.$inferInsert = {
    formulaId: id,
    number: 1,
    name,
    code,
    note: `Do 100 %: ${remainder?.tradeName ?? ''}.`,
    category: 'body_care_products',
    use: 'leave-on',
    isForUnderThree: false,
    isForIntimateUse: false,
    isInhalable: false,
    savedBy: accounts.konsultant.id,
    savedAt,
    lines: stored,
  };
  return { formula, revisions: [revision], materialIds: lines.map((line) => line.id) };
}
