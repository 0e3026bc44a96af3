import { isNotKnown } from '../allergen/allergensToDeclare.ts';
import { bearsName, missingAllergens } from '../allergen/missingAllergens.ts';
import type { Finding } from '../finding.ts';
import { checkFormulaInSteps, type FormulaCheck } from '../formula/checkFormula.ts';
import { identifyBy } from '../formula/identify.ts';
import { hidesItsAllergens } from '../formula/labelAllergens.ts';
import { labelAllergenFindings } from '../formula/labelAllergenFindings.ts';
import { isToDeclare } from '../formula/ingredientList.ts';
import { amountToNumber, formatPercent } from '../formula/percent.ts';
import { useOf } from '../product/product.ts';
import { decimalOf, formatDecimal } from '../quantity/decimal.ts';
import { formatFraction, fractionOf, over, times } from '../quantity/fraction.ts';
import { compositionRows } from './compositionRows.ts';
import { type ComparedFile, labelContradictions } from './labelContradictions.ts';
import { propellantsOf, reportInhalation } from './inhalation.ts';
import { microbiologyGroup } from './microbiologyGroup.ts';
import { reportExposure } from './reportExposure.ts';
import { reportWarnings } from './reportWarnings.ts';
import { runSteps, type Steps } from '../steps/steps.ts';
import { reportSections } from './sections.ts';
import type { SafetyReportInput, TypedPartA } from './safetyReportInput.ts';
import type { ReportAllergen, ReportIfra } from './reportFragrance.ts';
import type { ReportFinding, SafetyReport } from './safetyReportTypes.ts';
import { substanceRows } from './substanceRows.ts';

/** Sums of a few products are exact to 12 decimals, further digits of a number are noise. */
const decimalText = (value: number): string => formatDecimal(decimalOf(Number(value.toFixed(12))));

/** A figure of a finding as decimal text; a negative one, such as a span, is none. */
const toFinding = ({ code, severity, ingredient, reference, params, action }: Finding): ReportFinding => ({
  code,
  severity,
  ingredient,
  reference,
  params: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? decimalText(value) : value]),
  ),
  action,
});

/** The allergens above their threshold and those that the product holds, each with whether the label names it. */
function allergensOf({ allergens }: FormulaCheck, printed: ReadonlySet<string> | null): ReportAllergen[] {
  return allergens.allergens.map((one): ReportAllergen => {
    const { allergen, percent, worstCasePercent, isOverInWorstCase } = one;
    const isProhibited = allergen.set === 'prohibited';
    return {
      entry: allergen.entry,
      labelName: allergen.labelName,
      percent: decimalText(percent),
      worstCasePercent: decimalText(worstCasePercent),
      isNotKnown: isNotKnown(one),
      isOver: isOverInWorstCase,
      isProhibited,
      isDeclared: isToDeclare(one),
      isOnLabel:
        printed && (isProhibited ? bearsName(allergen, printed) : missingAllergens([allergen], printed).length === 0),
    };
  });
}

/**
 * What the label is told about the fragrance allergens of the formula, by the same rule as its own check. Without a
 * label none names them: a report that is safe beside such an allergen would contradict itself.
 */
function allergensOfLabel({ allergens: { allergens: held } }: FormulaCheck, input: SafetyReportInput): Finding[] {
  const { product, checkedOn } = input;
  const printed = input.printed ?? new Set<string>();
  const over = held.filter(({ isOverInWorstCase }) => isOverInWorstCase).map(({ allergen }) => allergen);
  return labelAllergenFindings(
    {
      held,
      missing: missingAllergens(over, printed),
      unknownIn: [],
      invalidIn: [],
      use: useOf(product),
      printed,
      isByFormula: true,
    },
    { placedOn: checkedOn, on: checkedOn },
  );
}

const ifraOf = ({ ifra: { fragrances, check } }: FormulaCheck): ReportIfra[] =>
  fragrances.map(({ name, percent }, at) => {
    const verdict = check?.verdicts[at];
    return {
      name,
      percent: decimalText(percent),
      state: verdict?.state ?? null,
      maximum: verdict?.maximum ?? null,
      usedPercent: verdict?.usedPercent ?? null,
    };
  });

const MILLION = fractionOf(decimalOf(1_000_000));

/** The names of the list that stand by weight, with their share; those below 1 % have none. */
const byWeightOf = ({ list }: FormulaCheck): ComparedFile['byWeight'] =>
  list.flatMap(({ text, block, percent }) =>
    block === 'ordered' || block === 'below'
      ? [{ name: text, percent: block === 'ordered' ? amountToNumber(percent) : 0 }]
      : [],
  );

/** How many undesirable effects were reported: Annex I, Part A, point 9. */
function effectsOf({ effects, unitsSold }: TypedPartA): SafetyReport['statements']['effects'] {
  const sold = unitsSold && unitsSold > 0 ? fractionOf(decimalOf(unitsSold)) : null;
  const rate = sold && over(times(fractionOf(decimalOf(effects.length)), MILLION), sold);
  return {
    count: effects.length,
    serious: effects.filter(({ isSerious }) => isSerious === true).length,
    perMillionUnits: rate && formatFraction(rate, { digits: 3, decimals: 0 }),
  };
}

/** Whether any raw material holds CMR substances; null while one has no data. */
function hasCmr(input: SafetyReportInput): boolean | null {
  const states = (input.lines ?? []).flatMap(({ material }) => material?.cmrStatus ?? []);
  if (states.includes('PRESENT')) return true;
  return input.lines === null || states.includes('NO_DATA') || states.length < input.lines.length ? null : false;
}

/**
 * Computes Part A of the safety report: Annex I of Regulation (EC) No 1223/2009, with the calculations of SCCS/1647/22.
 * Every figure that is printed is the one that further figures were calculated from. Pure, and never throws.
 */
export const safetyReport = (input: SafetyReportInput): SafetyReport => runSteps(safetyReportInSteps(input));

/** The same in steps. */
export function* safetyReportInSteps(input: SafetyReportInput): Steps<SafetyReport> {
  const { product, knowledge, checkedOn, knowledgeVersion, partA, printed } = input;
  const lines = input.lines ?? [];
  const check = yield* checkFormulaInSteps(
    lines.map(({ line }) => line),
    product,
    knowledge,
    checkedOn,
  );
  const identify = identifyBy(knowledge);
  const exposure = reportExposure(input);
  const inhalation = reportInhalation(input);
  const findings = check.findings.map(toFinding);
  const substances = yield* substanceRows(input, check, { groups: exposure?.groups ?? [], inhalation }, findings);
  const composition = yield* compositionRows(lines, check, (name) => {
    const found = identify(name);
    return found ? [found.inciName, ...(found.synonyms ?? [])] : [];
  });
  const warnings = reportWarnings(
    check.substances.flatMap(({ inciName, isListed, max }) => {
      const ingredient = isListed ? identify(inciName) : null;
      return ingredient ? [{ ingredient, percent: max === null ? null : amountToNumber(max) }] : [];
    }),
    input.printedTexts,
    knowledge,
    product,
  );
  yield;
  const computed: Omit<SafetyReport, 'sections'> = {
    checkedOn,
    knowledgeVersion,
    category: product.category,
    use: product.use,
    isForUnderThree: product.isForUnderThree,
    composition,
    sum: input.lines && formatPercent(check.sum),
    inciList: check.list.map(({ text }) => text).join(', '),
    substances,
    allergens: allergensOf(check, printed),
    ifra: ifraOf(check),
    findings,
    warnings,
    formulaResult: input.lines && check.result,
    microbiologyGroup: microbiologyGroup(product),
    exposure: exposure?.printed ?? null,
    ...(inhalation && { inhalation: { ...inhalation.printed, propellants: propellantsOf(substances) } }),
    statements: {
      effects: effectsOf(partA),
      hasCmr: hasCmr(input),
      hasNano: substances.some(({ isNano }) => isNano) || lines.some(({ line }) => line.material?.isNano),
    },
  };
  yield;
  const ofLabel = allergensOfLabel(check, input).map(toFinding);
  // A line without a raw material is asked about as such.
  const unknownIn = lines.filter(({ line }) => line.material && hidesItsAllergens(line, identify));
  const names = [...new Set(unknownIn.map(({ line }) => line.name))];
  const { category, use, isForUnderThree } = product;
  const contradictions = input.label
    ? labelContradictions(
        {
          ...input.file,
          category,
          use,
          isForUnderThree,
          list: input.lines && check.list.map(({ text }) => text),
          byWeight: byWeightOf(check),
          allergens: computed.allergens.map(({ labelName }) => labelName),
        },
        input.label,
      )
    : [];
  return { ...computed, sections: reportSections(input, computed, { ofLabel, unknownIn: names, contradictions }) };
}
