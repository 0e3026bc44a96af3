import { absorptionOf } from '../../../../domain/exposure/absorption.ts';
import { defaults } from '../../../../domain/exposure/defaults.ts';
import { skinSurfaceAreas } from '../../../../domain/exposure/skinSurfaceAreas.ts';
import { writeNumber } from '../../../../domain/quantity/readNumber.ts';
import { exposureDefaultOf } from '../../../../domain/exposure/exposureDefaults.ts';
import { exposureOfChoice, type MosField, type MosInputs } from './mosInputs.ts';
import { readInput } from '../inputs.ts';
import type { UsedValues as Toxicology } from './usedValues.ts';

/**
 * Where the value of a field comes from: the default, the data of the ingredient, the default changed because of them,
 * or the person.
 */
export type Origin = 'default' | 'data' | 'adjusted' | 'typed';

/** The fields that the data of an ingredient fill in. */
export const filledFields = ['pod', 'oral', 'dermal'] as const;
export type FilledField = (typeof filledFields)[number];

/**
 * What the data of an ingredient fill in, as typed: a figure they lack is the default, or empty where there is none.
 */
export function fillIn(toxicology: Toxicology | null) {
  const { oralPercent, dermalPercent, adjusted } = absorptionOf({
    oralAbsorptionPercent: toxicology?.oralAbsorptionPercent ?? null,
    dermalAbsorptionPercent: toxicology?.dermalAbsorptionPercent ?? null,
  });
  const pod = toxicology?.noaelMgPerKgDay ?? null;
  return {
    texts: { pod: pod === null ? '' : writeNumber(pod), oral: String(oralPercent), dermal: String(dermalPercent) },
    adjusted,
  };
}

const isNumber = (field: MosField, text: string, value: number | null | undefined): boolean => {
  const read = readInput(field, text);
  return read.ok && read.value === value;
};

/** Where the value of a field comes from. A value that was changed by hand is no longer that of the source. */
export function originOf(
  field: FilledField,
  inputs: Pick<MosInputs, FilledField>,
  toxicology: Toxicology | null,
): Origin {
  const given = {
    pod: toxicology?.noaelMgPerKgDay,
    oral: toxicology?.oralAbsorptionPercent,
    dermal: toxicology?.dermalAbsorptionPercent,
  }[field];
  if (isNumber(field, inputs[field], given)) return 'data';
  const { texts, adjusted } = fillIn(toxicology);
  const adjustedField = adjusted === 'oralRaised' ? 'oral' : adjusted === 'dermalLowered' ? 'dermal' : null;
  if (field === adjustedField && isNumber(field, inputs[field], Number(texts[field]))) return 'adjusted';
  const usual = { pod: null, oral: defaults.oralAbsorption.value, dermal: defaults.dermalAbsorption.value }[field];
  return isNumber(field, inputs[field], usual) ? 'default' : 'typed';
}

/** The version of the data that a field is filled in from. */
export const usedFor = (field: FilledField, toxicology: Toxicology | null) =>
  (field === 'pod' ? toxicology?.pod : toxicology?.absorption) ?? null;

const isVerified = (field: FilledField, toxicology: Toxicology): boolean =>
  usedFor(field, toxicology)?.data.isVerified ?? false;

/**
 * The fields of the ingredient whose values nobody has verified; those of data that could not be loaded are not known
 * to be verified.
 */
export function unverifiedFilled(
  inputs: Pick<MosInputs, FilledField>,
  { toxicology, isMissing }: { toxicology: Toxicology | null; isMissing: boolean },
): FilledField[] {
  if (isMissing) return [...filledFields];
  if (!toxicology) return [];
  return filledFields.filter(
    (field) => !isVerified(field, toxicology) && ['data', 'adjusted'].includes(originOf(field, inputs, toxicology)),
  );
}

/** Whether the exposure is the default of its product. */
export const isUsualExposure = ({ product, exposure }: MosInputs): boolean =>
  isNumber('exposure', exposure, exposureOfChoice(product));

/** The field of the exposure when its default is not verified. */
export const unverifiedExposure = (inputs: MosInputs): MosField[] =>
  exposureDefaultOf(inputs.product)?.verified === false && isUsualExposure(inputs) ? ['exposure'] : [];

/** The row of the table whose area or frequency is used, for a field that still has the default. */
export function usualSkin({ skin, ...inputs }: MosInputs, field: 'area' | 'frequency') {
  const found = skinSurfaceAreas.find(({ key }) => key === skin);
  return found && isNumber(field, inputs[field], field === 'area' ? found.areaCm2 : found.frequencyPerDay)
    ? found
    : undefined;
}

/** The fields of the skin whose defaults are not verified. */
export const unverifiedSkin = (inputs: MosInputs): MosField[] =>
  (['area', 'frequency'] as const).filter((field) => usualSkin(inputs, field)?.verified === false);

/** Whether the body weight is the default. */
export const isUsualWeight = ({ weight }: MosInputs): boolean => isNumber('weight', weight, defaults.bodyWeight.value);
