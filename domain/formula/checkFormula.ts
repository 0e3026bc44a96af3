import { checkAllergen } from '../allergen/checkAllergens.ts';
import type { IsoDate } from '../allergen/declaration.ts';
import { withApplicationDates } from '../annex/applicationDates.ts';
import { checkAnnexes } from '../annex/checkAnnexes.ts';
import { checkSums } from '../annex/limits/checkSums.ts';
import { isNitrosatingAgent } from '../annex/nitrosatingAgents.ts';
import type { Finding, FindingCode, LabelResult, Params, Severity } from '../finding.ts';
import { finding, resultOf } from '../finding.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import { canonicalName } from '../inci/synonymPairs.ts';
import { worstFirst } from '../label/checkIngredientList.ts';
import { LIST_REFERENCE } from '../label/checkNames.ts';
import type { Knowledge } from '../label/knowledge.ts';
import type { Product } from '../product/product.ts';
import { mapInSteps, runSteps, type Steps } from '../steps/steps.ts';
import { compositionShares } from './compositionShares.ts';
import type { ComputedFormula } from './computeFormula.ts';
import { computeFormulaInSteps } from './computeFormula.ts';
import { ifraFindings } from './formulaIfra.ts';
import type { FormulaLine } from './formula.ts';
import { identifyBy } from './identify.ts';
import { allergensNotKnown } from './labelAllergenFindings.ts';
import { hidesItsAllergens } from './labelAllergens.ts';
import { HUNDRED, amountToNumber, formatDecimal, formatPercent } from './percent.ts';
import { SUM_TOLERANCE } from './scaling.ts';
import type { Substance } from './substances.ts';

/** Part A, point 1, of Annex I: the quantitative and qualitative composition of the product. */
const COMPOSITION_REFERENCE = 'Regulation (EC) No 1223/2009, Annex I';

const report = (
  code: FindingCode,
  severity: Severity,
  action: Finding['action'],
  params: Params,
  ingredient: string | null = null,
): Finding => ({ ...finding(code, severity, COMPOSITION_REFERENCE, action, params), ingredient });

/** Lines as people count them, from 1. */
const numbersOf = (lines: readonly number[]) => lines.map((line) => line + 1).join(', ');

/**
 * The findings about the formula itself, which need no ingredient data: sum, compositions, lines, IFRA certificates. In
 * the order of the lines.
 */
export function checkLines(
  lines: readonly FormulaLine[],
  { sum, substances, allergens, ifra }: ComputedFormula,
): Finding[] {
  const findings: Finding[] = [];
  if (allergens.invalidIn.length > 0) {
    const params = { materials: allergens.invalidIn.join(', ') };
    findings.push(report('SHARE_INVALID', 'error', 'CORRECT_FORMULA', params));
  }
  if (lines.length > 0 && Math.abs(sum - HUNDRED) > SUM_TOLERANCE) {
    const isOver = sum > HUNDRED;
    const difference = formatPercent(Math.abs(sum - HUNDRED));
    findings.push(
      report('SUM_NOT_100', 'error', 'CORRECT_FORMULA', { sum: formatPercent(sum), difference, isOver, line: null }),
    );
  }
  const linesByKey = new Map<string, number[]>();
  lines.forEach(({ material, name }, at) => {
    if (material) linesByKey.set(material.key, [...(linesByKey.get(material.key) ?? []), at]);
    else findings.push(report('LINE_UNMATCHED', 'warning', 'CHOOSE_MATERIAL', { name, line: numbersOf([at]) }));
  });
  for (const at of linesByKey.values()) {
    const material = lines[at[0] ?? 0]?.material;
    if (!material) continue;
    const params = { name: material.name, line: numbersOf(at) };
    if (at.length > 1) findings.push(report('REPEATED_MATERIAL', 'info', 'CORRECT_FORMULA', params));
    const { maxSum, isShort } = compositionShares(material);
    if (isShort) {
      const total = formatDecimal(maxSum, 8);
      findings.push(report('COMPOSITION_SHORT', 'warning', 'COMPLETE_COMPOSITION', { ...params, sum: total }));
    }
  }
  const unknown = substances.filter(({ certainty }) => certainty === 'unknown');
  for (const { inciName, sources } of unknown) {
    const from = [...new Set(sources.filter(({ certainty }) => certainty === 'unknown').map(({ line }) => line))];
    const names = [...new Set(from.map((line) => lines[line]?.name ?? ''))].join(', ');
    const params = { materials: names, line: numbersOf(from) };
    findings.push(report('CONCENTRATION_UNKNOWN', 'warning', 'COMPLETE_COMPOSITION', params, inciName));
  }
  return [...findings, ...ifraFindings(ifra)];
}

/** The outcome of the check of a formula. */
export type FormulaCheck = ComputedFormula & {
  /** The worst first. */
  readonly findings: readonly Finding[];
  readonly result: LabelResult;
};

type Identified = Substance & { readonly ingredient: InciIngredient };

/**
 * The percentage that limits are compared with: the upper ends; what is known of them where that alone decides. Null
 * for nothing known.
 */
const percentOf = ({ max, knownMax }: Substance): number | null =>
  max === null && knownMax === 0n ? null : amountToNumber(max ?? knownMax);

/** With a share that is not known nothing is "within" a limit: only an excess is certain. */
const withoutUncertain = (found: Finding, { max }: Substance): Finding[] =>
  max === null && (found.code === 'WITHIN_LIMIT' || found.code === 'LIMIT_NOT_READ') ? [] : [found];

/**
 * Computes a formula and checks it: the sum and the compositions; each substance by Annexes II to VI of Regulation (EC)
 * No 1223/2009 with its highest concentration, constituents of perfumes and oils included; what the annexes limit
 * together; prohibited allergens, and raw materials of which the allergens are not known. `on` is the day of the check.
 * Never throws.
 */
export const checkFormula = (...input: Parameters<typeof checkFormulaInSteps>): FormulaCheck =>
  runSteps(checkFormulaInSteps(...input));

/** The same in steps. */
export function* checkFormulaInSteps(
  lines: readonly FormulaLine[],
  product: Product,
  knowledge: Knowledge,
  on: IsoDate,
): Steps<FormulaCheck> {
  const identify = identifyBy(knowledge);
  const computed = yield* computeFormulaInSteps(lines, product, on, identify);
  const identified = computed.substances.flatMap((substance): Identified[] => {
    const ingredient = identify(substance.inciName);
    return ingredient ? [{ ...substance, ingredient }] : [];
  });
  const unknownNames = computed.substances
    .filter(({ inciName }) => !identify(inciName))
    .map(({ inciName, sources }) => {
      const params = { name: inciName, suggestion: null, line: numbersOf(sources.map(({ line }) => line)) };
      return finding('UNKNOWN_NAME', 'warning', LIST_REFERENCE, 'CORRECT_NAME', params);
    });
  // A line without a raw material is told as such.
  const silent = lines.filter((line) => line.material && hidesItsAllergens(line, identify));
  const notKnown = allergensNotKnown(silent.map(({ name }) => name));
  const meetsNitrosatingAgent = identified.some(({ ingredient }) => isNitrosatingAgent(ingredient.inciName));
  yield;
  const bySubstance = yield* mapInSteps(identified, (substance) => {
    const { ingredient, isNano } = substance;
    const printed = { isNano, percent: percentOf(substance), meetsNitrosatingAgent };
    const annexes = checkAnnexes(knowledge.annexes, ingredient, printed, product)
      .flatMap((one) => withoutUncertain(one, substance))
      .filter(({ severity }) => substance.isListed || severity !== 'info');
    const isProhibited = annexes.some(({ code }) => code === 'PROHIBITED');
    const allergen = isProhibited
      ? []
      : checkAllergen(ingredient, new Set(), on).filter(({ code }) => code === 'ALLERGEN_PROHIBITED');
    const name = canonicalName(ingredient.inciName);
    return [...annexes, ...allergen].map((one) => ({ ...one, ingredient: name }));
  });
  yield;
  const summands = identified.map((one) => ({
    ingredient: one.ingredient,
    percent: amountToNumber(one.knownMax),
    isNano: one.isNano,
    origin: one,
  }));
  const sums = checkSums(knowledge.annexes, summands, product).map(({ finding: one, origins }) => ({
    ...one,
    ingredient: origins[0]?.ingredient.inciName ?? null,
  }));
  yield;
  const ofAnnexes = withApplicationDates([...bySubstance.flat(), ...sums], on);
  const findings = [...checkLines(lines, computed), ...notKnown, ...ofAnnexes, ...unknownNames].sort(worstFirst);
  return { ...computed, findings, result: resultOf(findings) };
}
