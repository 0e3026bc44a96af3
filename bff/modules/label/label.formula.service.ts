import { compareFindings } from '../../../domain/comparison/compareFindings.ts';
import { type Change, compareFormulas, type ComparedFormula } from '../../../domain/formula/compareFormulas.ts';
import { labelPercentages } from '../../../domain/formula/labelPercentages.ts';
import { formatAmount, formatPercent, readDecimal } from '../../../domain/formula/percent.ts';
import { viewerOf, type Context } from '../../context.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type {
  CreateLabelFromFormulaInput,
  Finding,
  FormulaLine,
  FormulaResult,
  LabelContentInput,
  LabelFormulaChange,
  LabelFormulaUpdate,
} from '../../resolvers.generated.ts';
import { fetchFormula, type FormulaModel } from '../formula/formula.rest.ts';
import { labelFromFormulaInput } from './label.input.ts';
import type { LabelFormulaModel, LabelModel } from './label.rest.ts';
import { saveNewLabel } from './label.service.ts';

/** Decimals of an amount: domain/formula/percent.ts. */
const AMOUNT_DECIMALS = 16;
const PERCENT_DECIMALS = 6;

/** The ingredient list of a formula and its percentages, as a label holds them. */
export const listOf = ({ ingredientText, substances, allergens }: FormulaResult) => ({
  ingredientText,
  percentages: labelPercentages(substances, allergens),
});

/**
 * Enters a label with the list, the percentages and the product data of a formula. Fails where no line names a raw
 * material.
 */
export async function createLabelFromFormula(
  input: CreateLabelFromFormulaInput,
  context: Context,
): Promise<LabelModel> {
  const { formulaSlug, revision, name } = parseInput(labelFromFormulaInput, input);
  const formula = revision
    ? await fetchFormula(context.product, viewerOf(context), formulaSlug, revision)
    : await context.loaders.formula.bySlug.load(formulaSlug);
  const result = await context.loaders.formula.results.load(formula);
  if (result.list.length === 0)
    throw invalidInput([['formulaSlug', 'No line of the formula names a raw material with a composition']]);
  const { category, use, isForUnderThree, isForIntimateUse, isInhalable, code } = formula;
  const content: LabelContentInput = {
    name: name ?? formula.name,
    productCode: code,
    ...listOf(result),
    ...{ category, use, isForUnderThree, isForIntimateUse, isInhalable },
  };
  const source = { slug: formula.slug, revision: formula.revision, isBehind: revision != null };
  context.loaders.formula.revisions.prime(source, formula);
  return saveNewLabel(context, formula.company.id, content, { formula: source });
}

const unitsOf = (percent: string | null, decimals: number): bigint => readDecimal(percent ?? '', decimals)?.units ?? 0n;

const lineOf = ({ rawMaterialSlug, name, percent, phase, function: use }: FormulaLine) => ({
  key: rawMaterialSlug ?? name,
  name,
  percent: Number(unitsOf(percent, PERCENT_DECIMALS)),
  phase,
  function: use,
});

const comparable = ({ lines }: FormulaModel, { list, substances }: FormulaResult): ComparedFormula => ({
  // Phase and function change no label but by the list.
  lines: lines.map(lineOf).map((line) => ({ ...line, phase: null, function: null })),
  substances: substances
    .filter(({ isListed }) => isListed)
    .map(({ inciName, isNano, maxPercent }) => ({
      inciName,
      isNano,
      max: maxPercent == null ? null : unitsOf(maxPercent, AMOUNT_DECIMALS),
      order: 0n,
    })),
  list: list.map(({ text }) => text),
  findings: [],
});

/** A finding as two checks are compared by it. */
export const comparableFinding = (finding: Finding) => ({
  ...finding,
  ingredient: finding.ingredient ?? null,
  name: finding.params.find(({ name }) => name === 'name')?.value ?? null,
});

/** A change with its figures as text; a figure that is missing on one side is null there. */
function toChange<T>(
  { before, after }: Change<T>,
  nameOf: (item: T) => string,
  textOf: (item: T) => string | null,
): LabelFormulaChange[] {
  const item = after ?? before;
  return item ? [{ name: nameOf(item), before: before && textOf(before), after: after && textOf(after) }] : [];
}

/** What the current revision of a label's formula changes for the label; null while the label follows it. */
export async function formulaUpdateOf(
  { slug, revision, isBehind }: LabelFormulaModel,
  context: Context,
): Promise<LabelFormulaUpdate | null> {
  if (!isBehind) return null;
  const { bySlug, results } = context.loaders.formula;
  const [before, after] = await Promise.all([
    fetchFormula(context.product, viewerOf(context), slug, revision),
    bySlug.load(slug),
  ]);
  const [resultBefore, resultAfter] = await Promise.all([results.load(before), results.load(after)]);
  const { lines, substances } = compareFormulas(comparable(before, resultBefore), comparable(after, resultAfter));
  const findings = compareFindings(resultBefore.findings, resultAfter.findings, comparableFinding);
  const { ingredientText, percentages } = listOf(resultAfter);
  return {
    revision: after.revision,
    lines: lines.flatMap((change) =>
      toChange(
        change,
        ({ name }) => name,
        ({ percent }) => formatPercent(percent),
      ),
    ),
    percentages: substances.flatMap((change) =>
      toChange(
        change,
        ({ inciName, isNano }) => (isNano ? `${inciName} [nano]` : inciName),
        ({ max }) => (max === null ? null : formatAmount(max)),
      ),
    ),
    ingredientTextBefore: resultBefore.ingredientText,
    ingredientText,
    newPercentages: percentages,
    appeared: findings.onlyInB,
    gone: findings.onlyInA,
  };
}
