import { isDeepStrictEqual } from 'node:util';
import { compareFindings } from '../../../domain/comparison/compareFindings.ts';
import type { LabelFormula } from '../../../domain/formula/labelAllergens.ts';
import { requesterOf, viewerOf, type Context } from '../../context.ts';
import type { LoadedKnowledge } from '../../knowledge/ingredientKnowledge.ts';
import type {
  FormulaImpact,
  FormulaResult,
  LabelImpact,
  RawMaterialImpact,
  RawMaterialImpactInput,
} from '../../resolvers.generated.ts';
import { runCooperatively } from '../../timeSlices.ts';
import { checkLabelContent } from '../check/check.service.ts';
import type { FormulaModel, MaterialOfFormula } from '../formula/formula.rest.ts';
import { formulaOfLabel, resultInSteps } from '../formula/formula.result.ts';
import { comparableFinding, listOf } from '../label/label.formula.service.ts';
import type { LabelDetail } from '../label/label.rest.ts';
import { type PendingChange, readChange } from './raw-material-impact.change.ts';
import { listDependents } from './raw-material-impact.rest.ts';

/** A revision of a formula with and without the change. */
interface Compared {
  formula: FormulaModel;
  before: FormulaResult;
  after: FormulaResult;
  /** What the labels that follow it would be checked by after the change. */
  ofLabel: LabelFormula;
}

/**
 * What a change of a raw material would do to formulas and to what was made from them. Refused while two of the same
 * person are being computed: one may be of two hundred revisions of 300 lines.
 */
export async function impactOf(input: RawMaterialImpactInput, context: Context): Promise<RawMaterialImpact> {
  const release = context.services.impacts.acquire(viewerOf(context).id);
  try {
    return await computeImpact(readChange(input, context), context);
  } finally {
    release();
  }
}

/** Revisions are computed one after another, and other requests are let through meanwhile. */
async function computeImpact(change: PendingChange, context: Context): Promise<RawMaterialImpact> {
  const [loaded, { formulas, earlierRevisions, materials, labels, pifs, ...counts }] = await Promise.all([
    context.loaders.check.knowledge(),
    listDependents(context.product, viewerOf(context), change.slug, change.companyId),
  ]);
  const requester = requesterOf(context);
  const compare = async (formula: FormulaModel): Promise<Compared> => {
    const before = materials.get(formula.company.id) ?? new Map<string, MaterialOfFormula>();
    const resultBefore = await runCooperatively(requester, resultInSteps(loaded, formula, before));
    const changed = withChange(before, change);
    const after = await runCooperatively(requester, resultInSteps(loaded, formula, changed));
    return { formula, before: resultBefore, after, ofLabel: formulaOfLabel(formula, changed) };
  };
  const current: Compared[] = [];
  for (const formula of formulas) current.push(await compare(formula));
  const compared = [...current];
  for (const revision of earlierRevisions) compared.push(await compare(revision));
  const byRevision = new Map(compared.map((one) => [revisionKey(one.formula.slug, one.formula.revision), one]));
  const changedLabels: LabelImpact[] = [];
  for (const label of labels) {
    const source = label.formula && byRevision.get(revisionKey(label.formula.slug, label.formula.revision));
    if (!source || !isListChanged(source)) continue;
    changedLabels.push(await toLabelImpact(requester, loaded, label, source));
  }
  const changedPifs = pifs.flatMap(({ formulaSlug, ...pif }) => {
    const source = byRevision.get(revisionKey(formulaSlug, pif.formulaRevision));
    return source && !isDeepStrictEqual(source.before, source.after)
      ? [{ ...pif, formulaName: source.formula.name }]
      : [];
  });
  return {
    ...counts,
    formulas: current.map(toFormulaImpact).sort((one, other) => weightOf(other) - weightOf(one)),
    labels: changedLabels,
    pifs: changedPifs,
  };
}

const revisionKey = (slug: string, revision: number): string => `${revision} ${slug}`;

function withChange(materials: Map<string, MaterialOfFormula>, { slug, apply }: PendingChange) {
  const found = materials.get(slug);
  return found ? new Map(materials).set(slug, apply(found)) : materials;
}

/** Whether a label that follows it would have another list or other percentages. */
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

async function toLabelImpact(
  requester: string,
  loaded: LoadedKnowledge,
  { label, content }: LabelDetail,
  { formula, after, ofLabel }: Compared,
): Promise<LabelImpact> {
  const { result } = await checkLabelContent(requester, loaded, { ...content, ...listOf(after), formula: ofLabel });
  return {
    slug: label.slug,
    name: label.name,
    company: label.company,
    formulaName: formula.name,
    formulaRevision: formula.revision,
    isArchived: label.isArchived,
    before: label.status,
    after: result,
  };
}
