import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { compareFindings } from '../../../domain/comparison/compareFindings.ts';
import type { LabelFormula } from '../../../domain/formula/labelAllergens.ts';
import { viewerOf, type Context } from '../../context.ts';
import type { LoadedKnowledge } from '../../knowledge/ingredientKnowledge.ts';
import type {
  FormulaImpact,
  FormulaResult,
  LabelImpact,
  RawMaterialImpact,
  RawMaterialImpactInput,
} from '../../resolvers.generated.ts';
import { checkLabelContent } from '../check/check.service.ts';
import type { FormulaModel, MaterialOfFormula } from '../formula/formula.rest.ts';
import { formulaOfLabel, resultOf } from '../formula/formula.result.ts';
import { comparableFinding, listOf } from '../label/label.formula.service.ts';
import type { LabelDetail } from '../label/label.rest.ts';
import { type PendingChange, readChange } from './raw-material-impact.change.ts';
import { listDependents } from './raw-material-impact.rest.ts';

/** A formula with and without the change. */
interface Compared {
  formula: FormulaModel;
  before: FormulaResult;
  after: FormulaResult;
  /** What its labels would be checked by after the change. */
  ofLabel: LabelFormula;
}

/** What a change of a raw material would do to formulas and to labels made from them. Formulas are computed one after another, and other requests are let through before each. */
export async function impactOf(input: RawMaterialImpactInput, context: Context): Promise<RawMaterialImpact> {
  const change = readChange(input, context);
  const [loaded, { formulas, materials, labels, ...counts }] = await Promise.all([
    context.loaders.check.knowledge(),
    listDependents(context.product, viewerOf(context), change.slug, change.companyId),
  ]);
  const compared: Compared[] = [];
  for (const formula of formulas) {
    const before = materials.get(formula.company.id) ?? new Map<string, MaterialOfFormula>();
    await setImmediate();
    const resultBefore = resultOf(loaded, formula, before);
    await setImmediate();
    const changed = withChange(before, change);
    const after = resultOf(loaded, formula, changed);
    compared.push({ formula, before: resultBefore, after, ofLabel: formulaOfLabel(formula, changed) });
  }
  const behind = new Map(compared.filter(isListChanged).map((one) => [one.formula.slug, one]));
  const changedLabels: LabelImpact[] = [];
  for (const label of labels) {
    const source = behind.get(label.formula?.slug ?? '');
    if (!source) continue;
    await setImmediate();
    changedLabels.push(toLabelImpact(loaded, label, source));
  }
  const impacts = compared.map(toFormulaImpact);
  return { ...counts, formulas: impacts.sort((one, other) => weightOf(other) - weightOf(one)), labels: changedLabels };
}

function withChange(materials: Map<string, MaterialOfFormula>, { slug, apply }: PendingChange) {
  const found = materials.get(slug);
  return found ? new Map(materials).set(slug, apply(found)) : materials;
}

/** Whether a label of the formula would have another list or other percentages. */
const isListChanged = ({ before, after }: Compared): boolean => !isDeepStrictEqual(listOf(before), listOf(after));

function toFormulaImpact({ formula, before, after }: Compared): FormulaImpact {
  const { onlyInA, onlyInB } = compareFindings(before.findings, after.findings, comparableFinding);
  return {
    slug: formula.slug,
    name: formula.name,
    company: formula.company,
    before: before.result,
    after: after.result,
    ingredientTextBefore: before.ingredientText,
    ingredientText: after.ingredientText,
    appeared: onlyInB,
    gone: onlyInA,
  };
}

/** Another result weighs most, then another list, then other findings. */
const weightOf = ({ before, after, ingredientTextBefore, ingredientText, appeared, gone }: FormulaImpact): number =>
  (before === after ? 0 : 4) + (ingredientTextBefore === ingredientText ? 0 : 2) + (appeared.length + gone.length && 1);

function toLabelImpact(
  loaded: LoadedKnowledge,
  { label, content }: LabelDetail,
  { formula, after, ofLabel }: Compared,
): LabelImpact {
  const { result } = checkLabelContent(loaded, { ...content, ...listOf(after), formula: ofLabel });
  return {
    slug: label.slug,
    name: label.name,
    company: label.company,
    formulaName: formula.name,
    before: label.status,
    after: result,
  };
}
