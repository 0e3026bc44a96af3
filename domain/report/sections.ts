import { ageGroupGaps } from '../pif/ageGroupGaps.ts';
import { inhalationGaps, isInhalationAsked } from '../pif/inhalation.ts';
import { partARequirements } from '../pif/partARequirements.ts';
import { enteredOf, exposureFigures } from './exposureFigures.ts';
import {
  SECTION_OF_FIELD,
  REPORT_SECTIONS,
  type MissingCode,
  type MissingItem,
  type ReportSection,
  type ReportSectionCode,
} from './reportSections.ts';
import { missingEndpoints } from './askedEndpoints.ts';
import { nameKeyOf } from './profiles.ts';
import type { LabelContradiction } from './labelContradictions.ts';
import type { SafetyReportInput } from './safetyReportInput.ts';
import type { ReportFinding, SafetyReport, SubstanceRow } from './safetyReportTypes.ts';

type Missing = Partial<Record<ReportSectionCode, MissingItem[]>>;
type Computed = Omit<SafetyReport, 'sections'>;

const missing = (
  code: MissingCode,
  subject: string | null = null,
  params: MissingItem['params'] = {},
  state: MissingItem['state'] = 'MISSING',
): MissingItem => ({ code, state, subject, params });

const question = (code: MissingCode, subject: string | null = null, params: MissingItem['params'] = {}) =>
  missing(code, subject, params, 'QUESTION');

/** Errors that are missing items of their own: the sum and what perfumes bring. */
const TOLD_OTHERWISE = /^(?:SUM_|IFRA_|ALLERGEN_)/;

/** A1: the formula adds up, every line and substance is identified, nothing is prohibited or above its limit. */
function composition(
  { composition: rows, sum, findings, substances, allergens, ifra }: Computed,
  ofLabel: readonly ReportFinding[],
  unknownIn: readonly string[],
): MissingItem[] {
  if (sum === null) return [missing('NO_FORMULA')];
  const ofFindings = findings.flatMap(({ code, severity, ingredient, params }): MissingItem[] => {
    const text = (name: string) => String(params[name] ?? '');
    if (code === 'SUM_NOT_100') return [missing('SUM_NOT_100', null, { sum: text('sum') })];
    if (code === 'LINE_UNMATCHED') return [missing('LINE_UNMATCHED', text('name'))];
    if (code === 'UNKNOWN_NAME') return [missing('SUBSTANCE_UNKNOWN', text('name'))];
    if (code === 'PROHIBITED' || code === 'ALLERGEN_PROHIBITED') return [missing('PROHIBITED', ingredient)];
    // Whatever the annexes do not allow of a substance: its share, its product, its pH, its condition.
    const isOfSubstance = ingredient !== null || code === 'OVER_LIMIT_TOGETHER';
    return severity === 'error' && isOfSubstance && !TOLD_OTHERWISE.test(code)
      ? [missing('OVER_LIMIT', ingredient)]
      : [];
  });
  const unknown = substances
    .filter(({ maxPercent }) => maxPercent === null)
    .map(({ inciName }) => missing('CONCENTRATION_UNKNOWN', inciName));
  const fragrances = rows.flatMap(({ type, tradeName, fragrance }) => {
    if (type !== 'PARFUM' && type !== 'AROMA') return [];
    if (!fragrance) return [missing('FRAGRANCE_NOT_LINKED', tradeName)];
    return fragrance.code?.trim() && fragrance.supplier?.trim() ? [] : [missing('FRAGRANCE_CODE', tradeName)];
  });
  const onLabel = ofLabel.flatMap(({ code, severity, ingredient }): MissingItem[] => {
    const held = allergens.find(({ labelName }) => labelName === ingredient);
    if (code !== 'ALLERGEN_MISSING' || severity === 'info' || !held) return [];
    return severity === 'error'
      ? [missing('ALLERGEN_NOT_ON_LABEL', ingredient, { percent: held.percent })]
      : [question('ALLERGEN_PERHAPS_NOT_ON_LABEL', ingredient, { percent: held.worstCasePercent })];
  });
  const exceeded = ifra
    .filter(({ state }) => state === 'exceeded' || state === 'notPermitted')
    .map(({ name }) => missing('IFRA_EXCEEDED', name));
  const notKnown = unknownIn.map((name) => question('ALLERGENS_NOT_KNOWN', name));
  return [...ofFindings, ...unknown, ...fragrances, ...onLabel, ...notKnown, ...exceeded];
}

/** A4: no raw material without a word on CMR substances and impurities. */
const purity = ({ composition: rows }: Computed): MissingItem[] =>
  rows.flatMap(({ slug, tradeName, cmrStatus, impurities }) => [
    ...(slug !== null && cmrStatus === 'NO_DATA' ? [missing('CMR_NO_DATA', tradeName)] : []),
    ...(slug !== null && !impurities?.trim() ? [missing('IMPURITIES', tradeName)] : []),
  ]);

/** A6: a category with an exposure, and figures of its own for every group that does not have that of adults. */
function exposureMissing({ category, exposure, isForUnderThree }: Computed, input: SafetyReportInput): MissingItem[] {
  if (category === null) return [missing('NO_CATEGORY'), ...inhalationMissing(exposure, input)];
  const { exposedGroups: groups = [], exposure: entered } = input.partA;
  const adult = exposureFigures(input.product, enteredOf(entered), { reasoning: null }, false);
  const gaps = ageGroupGaps({
    groups,
    isForUnderThree,
    text: input.population,
    exposure: entered,
    hasAdultRow: adult?.figure != null,
  });
  // A group without figures says so itself.
  const isUnknown = exposure?.groups
    ? exposure.groups.some((one) => one.exposure === null && !gaps.includes(one.group))
    : !exposure?.exposure && gaps.length === 0;
  return [
    ...gaps.map((gap) => missing('AGE_GROUP_EXPOSURE', gap)),
    ...(!isUnknown ? [] : isForUnderThree ? [missing('AGE_GROUP_EXPOSURE', 'UNDER_THREE')] : [missing('NO_EXPOSURE')]),
    ...inhalationMissing(exposure, input),
  ];
}

/** What is breathed in has to be assessed; where form or category contradict the answer, somebody has to look. */
function inhalationMissing(exposure: Computed['exposure'], input: SafetyReportInput): MissingItem[] {
  if (isInhalationAsked(input.product, input.physicalForm))
    return inhalationGaps(input.partA.inhalation ?? {}).map((field) => missing('INHALATION_MISSING', field));
  return exposure?.exposure && exposure.notes.includes('INHALATION') ? [question('INHALATION')] : [];
}

/** Of which named products nobody knows what they bring of a substance. */
const combinedUnknown = ({ inciName, combined }: SubstanceRow): MissingItem[] =>
  (combined?.products ?? []).flatMap(({ name, systemicExposure }) =>
    systemicExposure === null ? [missing('COMBINED_UNKNOWN', `${inciName}: ${name}`)] : [],
  );

/** Named products whose substance the formula does not hold: a slip of the pen would leave them out of every margin. */
function combinedUnmatched({ substances }: Computed, { partA }: SafetyReportInput): MissingItem[] {
  const held = new Set(substances.map(({ inciName }) => nameKeyOf(inciName)));
  return (partA.combinedProducts ?? []).flatMap(({ inciName, productName }) =>
    held.has(nameKeyOf(inciName)) ? [] : [missing('COMBINED_UNMATCHED', `${inciName}: ${productName}`)],
  );
}

/** A7: a dose and a margin above the required one for every substance that has a point of departure. */
function marginOf(row: SubstanceRow, hasExposure: boolean): MissingItem[] {
  const { inciName, verdict, own, aggregate, combined, requiredMargin, isContradictory, maxPercent } = row;
  const others = [
    ...combinedUnknown(row),
    ...(row.isNano && !row.nano ? [missing('NANO_NOT_ASSESSED', inciName)] : []),
  ];
  if (isContradictory) return [missing('ABSORPTION_CONTRADICTS', inciName), ...others];
  if (maxPercent === null) return [missing('CONCENTRATION_UNKNOWN', inciName), ...others];
  const isNothingAbsorbed = own === null && hasExposure && maxPercent !== '0' && row.pointOfDeparture !== null;
  if (isNothingAbsorbed) return [missing('NOTHING_ABSORBED', inciName), ...others];
  const least = [own, aggregate, combined]
    .filter((one) => one?.verdict === verdict)
    .flatMap((one) => one?.margin?.value ?? [])
    .concat(verdict === own?.verdict ? (own.inhalation?.margin?.value ?? []) : []);
  const params = {
    margin: least.sort((one, other) => Number(one) - Number(other))[0] ?? '',
    required: requiredMargin.value,
  };
  if (verdict === 'FAILS') return [missing('MARGIN_BELOW', inciName, params), ...others];
  const isT25 = row.pointOfDeparture?.details?.type === 'T25';
  if (verdict === 'QUESTION') return [question(isT25 ? 'MARGIN_ON_T25' : 'MARGIN_EQUAL', inciName, params), ...others];
  return others;
}

/** Whether what is breathed in is compared with a study of another route, which a person has to judge. */
const isOfOtherRoute = ({ own }: SubstanceRow): boolean =>
  Boolean(own?.inhalation?.margin && !own.inhalation.isOfInhalation);

/** Above this a point of departure is asked about: limit doses of studies end at 5,000 mg/kg bw (Ours). */
const USUAL_POD = 10_000;
const isUnusual = ({ pointOfDeparture }: SubstanceRow): boolean => Number(pointOfDeparture?.value.value) > USUAL_POD;

/** A8: a point of departure or a waiver for every substance, never both, and no waiver whose reason does not hold. */
const toxicology = ({ substances }: Computed): MissingItem[] =>
  substances.flatMap((row) => {
    const { inciName, verdict, waiving } = row;
    return [
      ...(verdict === 'NO_POD' ? [missing('NO_POD', inciName)] : []),
      ...(isUnusual(row) ? [question('POD_UNUSUAL', inciName, { pod: row.pointOfDeparture?.value.value ?? '' })] : []),
      ...(waiving?.isStale ? [missing('WAIVER_STALE', inciName)] : []),
      ...missingEndpoints(row).map((endpoint) => missing('ENDPOINT_MISSING', inciName, { endpoint })),
    ];
  });

/** What people have to enter, by the section that it belongs to. */
function typedFields({ partA, hasStabilityFile, product }: SafetyReportInput, { substances, sum }: Computed): Missing {
  const ingredientNames = sum === null ? null : substances.map(({ inciName }) => inciName);
  const requirements = partARequirements(partA, {
    ingredientNames,
    hasStabilityFile,
    isForUnderThree: product.isForUnderThree,
  });
  const found: Missing = {};
  for (const { field, state } of requirements) {
    const section = SECTION_OF_FIELD[field];
    if (!section || state === 'DONE' || state === 'WAIVED') continue;
    const item = state === 'QUESTION' ? question('FIELD', field) : missing('FIELD', field);
    found[section] = [...(found[section] ?? []), item];
  }
  return found;
}

/** What follows from the linked label. */
interface LabelJudgement {
  /** What the label is told about its fragrance allergens. */
  ofLabel: readonly ReportFinding[];
  /** Raw materials of which nobody knows which fragrance allergens they hold. */
  unknownIn: readonly string[];
  contradictions: readonly LabelContradiction[];
}

/** The sections of Part A with what each lacks: design of the PIF, section 5. */
export function reportSections(
  input: SafetyReportInput,
  report: Computed,
  { ofLabel, unknownIn, contradictions }: LabelJudgement,
): ReportSection[] {
  const typed = typedFields(input, report);
  const computed: Missing = {
    A1: composition(report, ofLabel, unknownIn),
    A4: purity(report),
    A5:
      input.printed === null
        ? [missing('NO_LABEL')]
        : contradictions.map(({ field, inFile, onLabel }) => missing('LABEL_CONTRADICTS', field, { inFile, onLabel })),
    A6: exposureMissing(report, input),
    A7: [
      ...(report.sum === null ? [missing('NO_FORMULA')] : []),
      ...(report.exposure?.exposure ? [] : [missing('NO_EXPOSURE')]),
      ...report.substances.flatMap((row) => marginOf(row, Boolean(report.exposure?.exposure))),
      ...(report.sum === null ? [] : combinedUnmatched(report, input)),
      ...(report.substances.some(isOfOtherRoute) ? [question('INHALATION_POD')] : []),
    ],
    A8: report.sum === null ? [missing('NO_FORMULA')] : toxicology(report),
  };
  return REPORT_SECTIONS.map((code) => {
    const all = [...(computed[code] ?? []), ...(typed[code] ?? [])];
    const isIncomplete = all.some(({ state }) => state === 'MISSING');
    return { code, state: isIncomplete ? 'INCOMPLETE' : all.length > 0 ? 'QUESTION' : 'COMPLETE', missing: all };
  });
}
