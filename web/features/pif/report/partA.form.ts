import type { Path } from 'react-hook-form';
import { PART_A_DECIMAL, PART_A_LIMITS } from '../../../../domain/pif/limits.ts';
import { CHALLENGE_OUTCOMES, MICROBIOLOGY_ROWS } from '../../../../domain/pif/partARequirements.ts';
import { CRAMER_CLASSES, DECISION_RULES, type SubstanceDecisions } from '../../../../domain/pif/substanceProfile.ts';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import * as z from '../../../shared/zod.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { day, text, wantedText } from '../sections/units.ts';
import type { PifPartA_PifFragment } from './PartA.generated.ts';
import { errorKey } from '../../../shared/i18n/errorKey.ts';
import './translations.generated.ts';

/** A whole file with Part A. */
export type PifWithPartA = PifDetail_PifFragment & Pick<PifPartA_PifFragment, 'partA'>;

const limits = PART_A_LIMITS;

export const YES_NO = ['YES', 'NO'] as const;
export const PACK_KINDS = ['PRIMARY', 'SECONDARY'] as const;
/** Empty is not known. */
const yesNo = z.enum(['', ...YES_NO]);

/** What a person answered; null is not known. */
export const isYes = (chosen: string): boolean | null => (chosen === '' ? null : chosen === 'YES');

type Decisions = Record<keyof SubstanceDecisions, string>;
/** What people decide of a substance, as the rules for it want it. */
const decisionsOf = (row: Decisions): SubstanceDecisions => ({
  ...row,
  cramerClass: CRAMER_CLASSES.find((one) => one === row.cramerClass) ?? null,
  hasGenotoxicityAlert: isYes(row.hasGenotoxicityAlert),
  isOrganophosphateOrCarbamate: isYes(row.isOrganophosphateOrCarbamate),
});

/** Empty is not known; a comma is read as a point. */
const decimal = z
  .string()
  .check(
    z.refine(
      (typed) => typed.trim() === '' || PART_A_DECIMAL.test(typed.trim().replace(',', '.')),
      errorKey('pifReport', 'decimal'),
    ),
  );
const whole = (least: number, most: number) =>
  z
    .string()
    .check(
      z.refine(
        (typed) => typed.trim() === '' || (/^\d{1,10}$/.test(typed.trim()) && +typed >= least && +typed <= most),
        errorKey('pifReport', 'whole'),
      ),
    );
const measured = z.object({ minimum: decimal, maximum: decimal, method: text(limits.method) });

/** The lists of Part A, with their rows. */
const rows = {
  stabilityTests: z.object({
    temperature: wantedText(limits.temperature),
    weeks: whole(1, limits.weeks),
    pack: text(limits.pack),
    result: text(limits.result),
  }),
  traces: z.object({
    substance: wantedText(limits.substance),
    ppm: decimal,
    reasoning: text(limits.traceReasoning),
  }),
  packParts: z.object({
    material: wantedText(limits.material),
    kind: z.enum(['', ...PACK_KINDS]),
    isInContact: yesNo,
    isFoodGrade: yesNo,
    compatibility: text(limits.compatibility),
  }),
  profiles: z
    .object({
      inciName: wantedText(limits.substance),
      text: text(limits.profileText),
      waiver: text(limits.waiver),
      requiredMargin: decimal.check(
        z.refine((typed) => !/^[0.,]+$/.test(typed.trim()), errorKey('pifReport', 'aboveZero')),
      ),
      marginReason: text(limits.marginReason),
      cramerClass: z.enum(['', ...CRAMER_CLASSES]),
      hasGenotoxicityAlert: yesNo,
      isOrganophosphateOrCarbamate: yesNo,
    })
    .check(
      ...(['marginReason', 'requiredMargin', 'cramerClass'] as const).map((field) =>
        z.refine<Decisions>((row) => DECISION_RULES[field](decisionsOf(row)), {
          path: [field],
          message: errorKey('pifReport', field),
        }),
      ),
    ),
  effects: z.object({
    effect: wantedText(limits.effect),
    date: day,
    market: text(limits.market),
    isSerious: yesNo,
    causality: text(limits.causality),
    action: text(limits.action),
  }),
};

/** The form values of what people enter of Part A. */
export const partAForm = z.object({
  appearance: text(limits.look),
  colour: text(limits.look),
  odour: text(limits.look),
  ph: measured,
  density: measured,
  viscosity: measured,
  stabilityTests: z.array(rows.stabilityTests),
  stabilityReasoning: text(limits.reasoning),
  durabilityMonths: whole(1, limits.months),
  paoMonths: whole(1, limits.months),
  paoReasoning: text(limits.reasoning),
  /** In the order of the rows of ISO 17516. */
  microbiology: z.array(
    z.object({ result: text(limits.microbiologyResult), method: text(limits.method), isWithin: yesNo }),
  ),
  microbiologyReasoning: text(limits.reasoning),
  challengeTest: z.object({
    outcome: z.enum(['', ...CHALLENGE_OUTCOMES]),
    method: text(limits.method),
    reasoning: text(limits.reasoning),
  }),
  traces: z.array(rows.traces),
  packParts: z.array(rows.packParts),
  misuse: text(limits.misuse),
  exposure: z.object({
    gramsPerDay: decimal,
    retentionFactor: decimal,
    bodyWeightKg: decimal,
    reasoning: text(limits.exposureReasoning),
  }),
  profiles: z.array(rows.profiles),
  noEffectsSince: day,
  effects: z.array(rows.effects),
  unitsSold: whole(0, limits.unitsSold),
  studies: text(limits.studies),
  otherAssessments: text(limits.studies),
});
export type PartAForm = z.infer<typeof partAForm>;
/** The lists whose rows are added and removed. */
export type PartAList = keyof typeof rows;

const UNITS = Object.keys(partAForm.shape) as (keyof PartAForm)[];

const filled = (value: string | number | null | undefined): string => (value ?? '').toString();
/** A figure as people of the page's language type it. */
const figure = (value: string | number | null | undefined): string => decimalText(filled(value));
const toYesNo = (value: boolean | null | undefined) => (value === true ? 'YES' : value === false ? 'NO' : '');
type Measured = PifWithPartA['partA']['ph'];
const toMeasured = ({ minimum, maximum, method }: Measured) => ({
  minimum: figure(minimum),
  maximum: figure(maximum),
  method: filled(method),
});

export function toValues({ partA }: Pick<PifWithPartA, 'partA'>): PartAForm {
  const { challengeTest, exposure } = partA;
  return {
    appearance: filled(partA.appearance),
    colour: filled(partA.colour),
    odour: filled(partA.odour),
    ph: toMeasured(partA.ph),
    density: toMeasured(partA.density),
    viscosity: toMeasured(partA.viscosity),
    stabilityTests: partA.stabilityTests.map((one) => ({
      temperature: one.temperature,
      weeks: filled(one.weeks),
      pack: filled(one.pack),
      result: filled(one.result),
    })),
    stabilityReasoning: filled(partA.stabilityReasoning),
    durabilityMonths: filled(partA.durabilityMonths),
    paoMonths: filled(partA.paoMonths),
    paoReasoning: filled(partA.paoReasoning),
    microbiology: MICROBIOLOGY_ROWS.map((row) => {
      const found = partA.microbiology.find((one) => one.row === row);
      return { result: filled(found?.result), method: filled(found?.method), isWithin: toYesNo(found?.isWithin) };
    }),
    microbiologyReasoning: filled(partA.microbiologyReasoning),
    challengeTest: {
      outcome: challengeTest.outcome ?? '',
      method: filled(challengeTest.method),
      reasoning: filled(challengeTest.reasoning),
    },
    traces: partA.traces.map((one) => ({
      substance: one.substance,
      ppm: figure(one.ppm),
      reasoning: filled(one.reasoning),
    })),
    packParts: partA.packParts.map((one) => ({
      material: one.material,
      kind: one.kind ?? '',
      isInContact: toYesNo(one.isInContact),
      isFoodGrade: toYesNo(one.isFoodGrade),
      compatibility: filled(one.compatibility),
    })),
    misuse: filled(partA.misuse),
    exposure: {
      gramsPerDay: figure(exposure.gramsPerDay),
      retentionFactor: figure(exposure.retentionFactor),
      bodyWeightKg: figure(exposure.bodyWeightKg),
      reasoning: filled(exposure.reasoning),
    },
    profiles: partA.profiles.map((one) => ({
      inciName: one.inciName,
      text: filled(one.text),
      waiver: filled(one.waiver),
      requiredMargin: figure(one.requiredMargin),
      marginReason: filled(one.marginReason),
      cramerClass: one.cramerClass ?? '',
      hasGenotoxicityAlert: toYesNo(one.hasGenotoxicityAlert),
      isOrganophosphateOrCarbamate: toYesNo(one.isOrganophosphateOrCarbamate),
    })),
    noEffectsSince: filled(partA.noEffectsSince),
    effects: partA.effects.map((one) => ({
      effect: one.effect,
      date: filled(one.date),
      market: filled(one.market),
      isSerious: toYesNo(one.isSerious),
      causality: filled(one.causality),
      action: filled(one.action),
    })),
    unitsSold: filled(partA.unitsSold),
    studies: filled(partA.studies),
    otherAssessments: filled(partA.otherAssessments),
  };
}

/** The field of a path of the input. */
export function fieldOf(path: string): Path<PartAForm> | undefined {
  const named = /^input\.partA\.(.+)$/.exec(path)?.[1];
  const unit = named?.split('.')[0] as keyof PartAForm | undefined;
  if (!named || !unit || !UNITS.includes(unit)) return undefined;
  // Rows of ISO 17516 that say nothing are not sent, so their places differ.
  return (unit === 'microbiology' ? unit : named) as Path<PartAForm>;
}
