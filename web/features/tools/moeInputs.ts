import { marginOfExposure, type ExposureBasis } from '../../../domain/exposure/marginOfExposure.ts';
import type { MarginVerdict } from '../../../domain/exposure/marginOfSafety.ts';
import type { Result } from '../../../domain/result.ts';
import { ok, err } from '../../../domain/result.ts';
import { readNumbers } from './inputs.ts';

/** All inputs of the tool, as typed and as held in the address. */
export const moeDefaults = { substance: '', pod: '', exposure: '', basis: 'threshold' };
export type MoeInputs = typeof moeDefaults;

export const bases: readonly ExposureBasis[] = ['threshold', 'bmdl10', 't25'];

interface Moe {
  pod: number;
  exposure: number;
  margin: number;
  required: number;
  verdict: MarginVerdict;
}

/** The margin of exposure, or the errors of the inputs. */
export function calculateMoe(inputs: MoeInputs, basis: ExposureBasis): Result<Moe> {
  const read = readNumbers(inputs, ['pod', 'exposure']);
  if (!read.ok) return read;
  const { pod, exposure } = read.value;
  const result = marginOfExposure({ pointOfDepartureMgPerKgDay: pod, exposureMgPerKgDay: exposure, basis });
  if (!result.ok)
    return err(result.errors.map((one) => ({ ...one, field: one.field.startsWith('point') ? 'pod' : 'exposure' })));
  const { marginOfExposure: margin, requiredMargin, acceptable, verdict } = result.value;
  // For genotoxic carcinogens "10,000 or higher" is considered sufficient.
  return ok({ pod, exposure, margin, required: requiredMargin, verdict: acceptable ? 'above' : verdict });
}
