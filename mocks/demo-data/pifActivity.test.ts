import { LARGE_FORMULA_SUBSTANCES, largeFormula, largeFormulaOverride } from './largeFormula.ts';
import { commentsAt, eventsAt } from './pifActivity.ts';
import { PIF_COUNT, pifAt } from './pifs.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from './raw-material/rawMaterials.ts';

const all = Array.from({ length: PIF_COUNT }, (_, index) => index);

test('a demo file is of a formula with 120 substances, by the values in force', () => {
  const { formula, revisions, materialIds } = largeFormula();
  expect(all.filter((index) => pifAt(index).formulaId === formula.id)).toHaveLength(1);
  expect(revisions[0]?.lines.length).toBe(materialIds.length);
  const { materialId, values } = largeFormulaOverride();
  const materials = Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index));
  const names = materials
    .filter(({ id }) => materialIds.includes(id))
    .flatMap(({ id, composition }) => (id === materialId ? (values.incis ?? []) : composition.map(({ inci }) => inci)));
  expect(new Set(names).size).toBe(LARGE_FORMULA_SUBSTANCES);
});

test('the comments hold must, internal and resolved ones, none of a file that nobody submitted', () => {
  const comments = all.flatMap(commentsAt);
  for (const isOne of [
    ({ isRequired, resolvedAt }: (typeof comments)[number]) => isRequired && !resolvedAt,
    ({ isInternal }: (typeof comments)[number]) => isInternal,
    ({ resolvedAt }: (typeof comments)[number]) => Boolean(resolvedAt),
  ])
    expect(comments.filter(isOne).length).toBeGreaterThan(3);
  expect(all.filter((index) => commentsAt(index).length > 0 && pifAt(index).submittedAt === null)).toEqual([]);
});

test('the events of a file end in the stage that it is in', () => {
  const words = {
    IN_WORK: undefined,
    SUBMITTED: 'naPregledu',
    RETURNED: 'vraceno',
    ASSESSED: 'ocenjeno',
    SIGNED: 'potpisano',
    ARCHIVED: 'arhivirano',
  };
  for (const index of all) {
    const { stage } = pifAt(index);
    const steps = eventsAt(index).filter(({ kind }) => kind === 'STAGE');
    expect(steps.at(-1)?.changes[0]?.after).toBe(words[stage]);
  }
});

test('no demo file is called signed: a version and its PDF are made where people sign', () => {
  const stages = all.flatMap((index) => [pifAt(index).stage, pifAt(index).stageBefore]);
  expect(stages).not.toContain('SIGNED');
});
