import type { AnnexEntry } from '../annex/annexEntry.ts';
import { annexEntriesOf } from '../annex/annexIndex.ts';
import type { FormulaCheck } from '../formula/checkFormula.ts';
import { identifyBy } from '../formula/identify.ts';
import { formatAmount, type Amount } from '../formula/percent.ts';
import type { Substance } from '../formula/substances.ts';
import { inciKey } from '../inci/inciKey.ts';
import { decimalOf } from '../quantity/decimal.ts';
import type { Fraction } from '../quantity/fraction.ts';
import { formatFraction, fractionOf, isZero, over, plus, times } from '../quantity/fraction.ts';
import { sourced, type Figure } from './figures.ts';
import { absorptionOfFile } from './fileValues.ts';
import { marginBasis } from './margins.ts';
import { pointOfDeparture, reportedStudy } from './points.ts';
import { isWaiver, type WaivedSubstance } from '../pif/waivers.ts';
import {
  inForce,
  ingredientFinder,
  type FoundIngredient,
  nanoOf,
  pointRecords,
  profileOf,
  rowsFinder,
  typedFinder,
} from './profiles.ts';
import type { ReportLine, SafetyReportInput } from './safetyReportInput.ts';
import type { ReportFinding, SafetyVerdict, SubstanceRow, TtcRow } from './safetyReportTypes.ts';
import { mapInSteps, type Steps } from '../steps/steps.ts';
import { substanceKey } from './substanceKey.ts';
import { type Exposed, groupMargin, marginsOfSubstances } from './substanceMargins.ts';
import { ttcRow } from './ttcRow.ts';
import { waivingOf } from './waiving.ts';

/** The units of an amount are 10^-16 %. */
const percentOf = (amount: Amount): Fraction => fractionOf({ units: amount, scale: 16 });
const HUNDRED = fractionOf(decimalOf(100));
const NONE: Fraction = fractionOf(decimalOf(0));

const WORST_FIRST: readonly SafetyVerdict[] = [
  'FAILS',
  'UNKNOWN',
  'NO_POD',
  'QUESTION',
  'WAIVED',
  'BELOW_TTC',
  'PASSES',
];
const worstOf = (verdicts: readonly SafetyVerdict[]): SafetyVerdict =>
  WORST_FIRST.find((one) => verdicts.includes(one)) ?? 'UNKNOWN';

/** A row before its share in the whole exposure is known. */
type Draft = { readonly row: SubstanceRow; readonly dose: Fraction };

function groupByName(findings: readonly ReportFinding[]): Map<string, ReportFinding[]> {
  const findingsByName = new Map<string, ReportFinding[]>();
  for (const one of findings) {
    const key = inciKey(one.ingredient ?? '');
    findingsByName.set(key, [...(findingsByName.get(key) ?? []), one]);
  }
  return findingsByName;
}

function withExposureShares(drafts: readonly Draft[]): SubstanceRow[] {
  const total = drafts.reduce((sum, { dose }) => plus(sum, dose), NONE);
  return drafts.map(({ row, dose }) =>
    isZero(dose)
      ? row
      : { ...row, exposureShare: formatFraction(times(over(dose, total), HUNDRED), { digits: 4, decimals: 0 }) },
  );
}

const annexEntryOf = ({ annex, reference, conditions }: AnnexEntry): SubstanceRow['annexEntries'][number] => ({
  annex,
  reference,
  maximum: [...new Set(conditions.map(({ maximum }) => maximum.trim()))].filter(Boolean).join('; '),
});

const broughtBy = (
  { line, max }: Substance['sources'][number],
  lines: readonly ReportLine[],
): SubstanceRow['from'][number] => ({
  line: line + 1,
  material: lines[line]?.line.name ?? '',
  maxPercent: max === null ? null : formatAmount(max),
});

const waivedOf = (
  { inciName, casNumbers }: Substance,
  found: FoundIngredient | null,
  annexEntries: SubstanceRow['annexEntries'],
  ttc: TtcRow | null,
): WaivedSubstance => ({
  inciName,
  casNumbers: [...casNumbers, ...(found?.ingredient.casNumbers ?? [])],
  molecularWeight: inForce(found, 'molecularWeight')?.data.molecularWeight ?? null,
  hasAnnexEntry: annexEntries.some(({ annex }) => annex !== 'II'),
  isOnPositiveList: annexEntries.some(({ annex }) => ['IV', 'V', 'VI'].includes(annex)),
  isBelowTtc: ttc?.isBelow ?? null,
});

/**
 * The substances of the product, the heaviest first, each with its exposure, margin and profile: Annex I, Part A,
 * points 7 and 8. The margin is taken from the highest concentration. Preservatives also have one from all cosmetic
 * products of a person; children under three have none, because the sum is that of adults. Of several
 * groups the one with the smallest margin counts. Where named products bring it too, there is one margin from all of
 * them.
 */
export function* substanceRows(
  input: SafetyReportInput,
  check: FormulaCheck,
  exposed: Exposed,
  findings: readonly ReportFinding[],
): Steps<SubstanceRow[]> {
  const identify = identifyBy(input.knowledge);
  const find = ingredientFinder(input.ingredients);
  const typedOf = typedFinder(input.partA.profiles);
  const productsOf = rowsFinder(input.partA.combinedProducts);
  const statementsOf = rowsFinder(input.partA.fileEndpoints);
  const lines = input.lines ?? [];
  const marginsOf = marginsOfSubstances(input, exposed);
  const findingsByName = groupByName(findings);
  const draftOf = (substance: Substance): Draft => {
    const { inciName, isNano, max, sources } = substance;
    const found = find(substance);
    const typed = typedOf(substance);
    const ingredient = identify(inciName);
    const entries = (ingredient ? annexEntriesOf(input.knowledge.annexes, ingredient) : [])
      .filter(({ by }) => by !== 'cas')
      .map(({ entry }) => entry);
    const annexEntries = entries.map(annexEntryOf);
    const basis = marginBasis(
      pointRecords(found, typed),
      absorptionOfFile(typed) ?? inForce(found, 'dermalAbsorptionPercent'),
      typed,
    );
    const concentration: Figure | null =
      max === null ? null : { exact: percentOf(max), sourced: sourced(formatAmount(max), 'computed') };
    const isPreservative = annexEntries.some(({ annex }) => annex === 'V');
    const { ofGroups, own, all, combined } = marginsOf(concentration, basis, isPreservative, productsOf(inciName));
    const waiverText = typed?.waiver?.trim();
    const waiver = waiverText ? sourced(waiverText, 'typed') : null;
    const isWaived = isWaiver(typed?.waiverReason, waiverText);
    const ttc = ttcRow((combined ?? own)?.systemicExposure ?? null, typed, isNano, entries);
    const waiving = waivingOf(typed, waivedOf(substance, found, annexEntries, ttc), basis.point !== null);
    const withoutPod: SafetyVerdict = isWaived ? 'WAIVED' : ttc?.isBelow ? 'BELOW_TTC' : 'NO_POD';
    const ofMargins = own ? worstOf([own, all, combined].flatMap((one) => (one ? [one.row.verdict] : []))) : 'UNKNOWN';
    return {
      dose: substance.isListed ? (own?.systemicExposure.exact ?? NONE) : NONE,
      row: {
        key: substanceKey(substance),
        inciName,
        isNano,
        casNumbers: [...substance.casNumbers],
        ecNumbers: [...(ingredient?.ecNumbers ?? found?.ingredient.ecNumbers ?? [])],
        functions: [...(found?.ingredient.functions ?? [])],
        annexEntries,
        maxPercent: max === null ? null : formatAmount(max),
        orderPercent: formatAmount(substance.order),
        certainty: substance.certainty,
        isListed: substance.isListed,
        from: sources.map((source) => broughtBy(source, lines)),
        pointOfDeparture: pointOfDeparture(basis),
        inhaled: basis.inhaled && reportedStudy(basis.inhaled),
        requiredMargin: basis.required.sourced,
        own: own?.row ?? null,
        ...(ofGroups.length > 1 && { groupMargins: ofGroups.flatMap(({ row }) => groupMargin(row)) }),
        aggregate: all?.row ?? null,
        ...(combined && { combined: combined.row }),
        exposureShare: null,
        verdict: basis.point ? ofMargins : withoutPod,
        isContradictory: basis.isContradictory,
        waiver,
        waiving,
        ttc,
        nano: isNano ? nanoOf(typed, input.checkedOn) : null,
        profile: profileOf(found, typed, statementsOf(inciName)),
        findings: findingsByName.get(inciKey(inciName)) ?? [],
      },
    };
  };

  const drafts = yield* mapInSteps(check.substances, draftOf);
  return withExposureShares(drafts);
}
