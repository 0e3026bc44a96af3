/**
 * The samplers of OpenTelemetry by the names of `OTEL_TRACES_SAMPLER`:
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof samplers)[number];

/** The last 14 hexadecimal digits of a trace id are random (W3C Trace Context, level 2); 13 of them fit a number. */
const RANDOM_DIGITS = 13;

/**
 * Decides whether the spans of a trace are sent. `ratio` is the share of traces, 0 to 1, of the samplers by
 * `traceidratio`: each trace is sent whole or not at all, by every server with the same ratio. `isParentSampled` is
 * what the caller decided; undefined where it began no trace.
 */
export function isSampled(name: SamplerName, ratio: number, traceId: string, isParentSampled?: boolean): boolean {
  if (name.startsWith('parentbased_') && isParentSampled !== undefined) return isParentSampled;
  if (name.endsWith('always_on')) return true;
  if (name.endsWith('always_off')) return false;
  return Number.parseInt(traceId.slice(-RANDOM_DIGITS), 16) < ratio * 16 ** RANDOM_DIGITS;
}
