import { MICROBIOLOGY_ROWS } from '../../../../domain/pif/partARequirements.ts';
import type { PifPartAInput } from '../../../shared/apollo/schema.generated.ts';
import { orNull } from '../sections/units.ts';
import { isYes, type PartAForm } from './partA.form.ts';

const count = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));
/** The area takes a line break, the schema does not. */
const oneLine = (typed: string): string => typed.trim().replace(/\s+/g, ' ');
const figure = (typed: string): string | null => orNull(typed.replace(',', '.'));

const measured = ({ minimum, maximum, method }: PartAForm['ph']) => ({
  minimum: figure(minimum),
  maximum: figure(maximum),
  method: orNull(method),
});

/** What is sent of the form; a row of ISO 17516 that says nothing is left out. */
export const toInput = (values: PartAForm): PifPartAInput => ({
  appearance: orNull(values.appearance),
  colour: orNull(values.colour),
  odour: orNull(values.odour),
  ph: measured(values.ph),
  density: measured(values.density),
  viscosity: measured(values.viscosity),
  stabilityTests: values.stabilityTests.map(({ temperature, weeks, pack, result }) => ({
    temperature: oneLine(temperature),
    weeks: count(weeks),
    pack: orNull(pack),
    result: orNull(result),
  })),
  stabilityReasoning: orNull(values.stabilityReasoning),
  durabilityMonths: count(values.durabilityMonths),
  paoMonths: count(values.paoMonths),
  paoReasoning: orNull(values.paoReasoning),
  microbiology: values.microbiology.flatMap(({ result, method, isWithin }, at) => {
    const row = MICROBIOLOGY_ROWS[at];
    if (!row || (result.trim() === '' && method.trim() === '' && isWithin === '')) return [];
    return [{ row, result: orNull(result), method: orNull(method), isWithin: isYes(isWithin) }];
  }),
  microbiologyReasoning: orNull(values.microbiologyReasoning),
  challengeTest: {
    outcome: values.challengeTest.outcome || null,
    method: orNull(values.challengeTest.method),
    reasoning: orNull(values.challengeTest.reasoning),
  },
  traces: values.traces.map(({ substance, ppm, reasoning }) => ({
    substance: oneLine(substance),
    ppm: figure(ppm),
    reasoning: orNull(reasoning),
  })),
  packParts: values.packParts.map(({ material, kind, isInContact, isFoodGrade, compatibility }) => ({
    material: oneLine(material),
    kind: kind || null,
    isInContact: isYes(isInContact),
    isFoodGrade: isYes(isFoodGrade),
    compatibility: orNull(compatibility),
  })),
  misuse: orNull(values.misuse),
  exposure: {
    gramsPerDay: figure(values.exposure.gramsPerDay),
    retentionFactor: figure(values.exposure.retentionFactor),
    bodyWeightKg: figure(values.exposure.bodyWeightKg),
    reasoning: orNull(values.exposure.reasoning),
  },
  profiles: values.profiles.map((one) => ({
    inciName: oneLine(one.inciName),
    text: orNull(one.text),
    waiver: orNull(one.waiver),
    requiredMargin: figure(one.requiredMargin),
    marginReason: orNull(one.marginReason),
    cramerClass: one.cramerClass || null,
    hasGenotoxicityAlert: isYes(one.hasGenotoxicityAlert),
    isOrganophosphateOrCarbamate: isYes(one.isOrganophosphateOrCarbamate),
  })),
  noEffectsSince: orNull(values.noEffectsSince),
  effects: values.effects.map(({ effect, date, market, isSerious, causality, action }) => ({
    effect: effect.trim(),
    date: orNull(date),
    market: orNull(market),
    isSerious: isYes(isSerious),
    causality: orNull(causality),
    action: orNull(action),
  })),
  unitsSold: count(values.unitsSold),
  studies: orNull(values.studies),
  otherAssessments: orNull(values.otherAssessments),
});
