import { defaults } from '../../../../domain/exposure/defaults.ts';
import { AGGREGATE_EXPOSURE, exposureDefaultOf } from '../../../../domain/exposure/exposureDefaults.ts';
import {
  marginOfSafety,
  type MarginOfSafety,
  type MarginOfSafetyInput,
} from '../../../../domain/exposure/marginOfSafety.ts';
import { productExposure } from '../../../../domain/exposure/systemicExposure.ts';
import type { Result, InvalidInput } from '../../../../domain/result.ts';
import { ok, err } from '../../../../domain/result.ts';
import { readNumbers, errorsOf } from '../inputs.ts';

/** Choice of product: amount, retention and body weight are typed. */
export const BY_AMOUNT = 'amount';

/** Choice of product: all products of Table 5 together. */
export const ALL_PRODUCTS = 'all';

/** What the tool calculates. */
export const modes = ['single', 'area', 'formula', 'aggregate', 'ttc'] as const;
export type MosMode = (typeof modes)[number];

/** All inputs of the tool, as typed and as held in the address. */
export const mosDefaults = {
  mode: 'single',
  substance: '',
  /** Id of the ingredient whose data filled in the figures. */
  ingredient: '',
  /** The versions of its data that were used, as `marksText` writes them. */
  data: '',
  product: 'face_cream',
  exposure: '24.14',
  amount: '',
  retention: '1',
  weight: String(defaults.bodyWeight.value),
  concentration: '',
  dermal: String(defaults.dermalAbsorption.value),
  pod: '',
  oral: String(defaults.oralAbsorption.value),
  margin: String(defaults.requiredMargin.value),
  reason: '',
  absorbed: '',
  skin: 'face_cream',
  area: '565',
  frequency: '2.14',
  ttcExposure: '',
  cramer: 'III',
  genotoxic: '',
  organophosphate: '',
  exclusions: '',
};
export type MosInputs = typeof mosDefaults;
export type MosField = keyof MosInputs;
export type SetMos = (patch: Partial<MosInputs>) => void;

/** Field names of the rules to field names of the page. */
const fields: Readonly<Record<string, MosField>> = {
  exposureMgPerKgDay: 'exposure',
  concentrationPercent: 'concentration',
  dermalAbsorptionPercent: 'dermal',
  oralAbsorptionPercent: 'oral',
  pointOfDepartureMgPerKgDay: 'pod',
  'required.margin': 'margin',
  'required.reason': 'reason',
  amountGPerDay: 'amount',
  retentionFactor: 'retention',
  bodyWeightKg: 'weight',
  exposureUgPerKgDay: 'ttcExposure',
  absorbedUgPerCm2: 'absorbed',
  areaCm2: 'area',
  frequencyPerDay: 'frequency',
};

/** Errors with the field names of the page. */
export const renamed = (errors: readonly InvalidInput[]): InvalidInput[] =>
  errors.map((one) => ({ ...one, field: fields[one.field] ?? one.field }));

/** Whether the product is swallowed from lips or mouth, which adds to the exposure through the skin. */
export const isSwallowed = ({ product }: Pick<MosInputs, 'product'>): boolean =>
  exposureDefaultOf(product)?.separately === 'swallowed';

/** The exposure of a choice of product, mg/kg bw/day, or null. */
export const exposureOfChoice = (key: string): number | null =>
  key === ALL_PRODUCTS ? AGGREGATE_EXPOSURE.exposureMgPerKgDay : (exposureDefaultOf(key)?.exposureMgPerKgDay ?? null);

/** Exposure to the product, mg/kg bw/day: as typed, or from amount, retention factor and body weight. */
export function exposureOf(inputs: MosInputs): Result<number> {
  if (inputs.product !== BY_AMOUNT) {
    const read = readNumbers(inputs, ['exposure']);
    return read.ok ? ok(read.value.exposure) : read;
  }
  const read = readNumbers(inputs, ['amount', 'retention', 'weight']);
  if (!read.ok) return read;
  const { amount, retention, weight } = read.value;
  const exposure = productExposure({ amountGPerDay: amount, retentionFactor: retention, bodyWeightKg: weight });
  return exposure.ok ? exposure : err(renamed(exposure.errors));
}

/** A margin of safety and its inputs. */
export interface Mos {
  input: MarginOfSafetyInput;
  result: MarginOfSafety;
}

/** The margin of safety of one substance, or the errors of the inputs by field of the page. */
export function calculateMos(inputs: MosInputs): Result<Mos> {
  const exposure = exposureOf(inputs);
  const read = readNumbers(inputs, ['concentration', 'dermal', 'pod', 'oral', 'margin']);
  if (!exposure.ok || !read.ok) return err([...errorsOf(exposure), ...errorsOf(read)]);
  const { concentration, dermal, pod, oral, margin } = read.value;
  const isDefault = margin === defaults.requiredMargin.value;
  const input: MarginOfSafetyInput = {
    exposureMgPerKgDay: exposure.value,
    concentrationPercent: concentration,
    dermalAbsorptionPercent: dermal,
    pointOfDepartureMgPerKgDay: pod,
    oralAbsorptionPercent: oral,
    isSwallowed: isSwallowed(inputs),
    ...(!isDefault && { required: { margin, reason: inputs.reason } }),
  };
  const result = marginOfSafety(input);
  return result.ok ? ok({ input, result: result.value }) : err(renamed(result.errors));
}
