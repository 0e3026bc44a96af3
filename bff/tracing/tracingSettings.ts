import { z } from 'zod';
import { httpUrl, isKeyValue, list, splitKeyValue, text } from '../settingTypes.ts';
import { samplers } from './sampler.ts';

/** The environment variables of traces, named by OpenTelemetry. */
export const tracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl
    .optional()
    .describe(
      'Address of an OpenTelemetry collector that takes OTLP over HTTP, such as `http://localhost:4318`. Left out, nothing is traced.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: list(isKeyValue, 'must be name=value, separated by commas').describe(
    'Headers of the requests to the collector as name=value, separated by commas.',
  ),
  OTEL_SERVICE_NAME: text.prefault('dosije').describe('Name of the product in traces.'),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `must be one of ${samplers.join(', ')}` })
    .prefault('parentbased_always_on')
    .describe(
      'Which traces are sent: those that the caller sends, and of others all, by default. Health checks are never traced.',
    ),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0?\.\d{1,6}|0|1|1\.0{1,6})$/, 'must be a share from 0 to 1')
    .prefault('1')
    .describe('Share of the traces that the samplers by `traceidratio` send, from 0 to 1.'),
};

type Environment = z.output<z.ZodObject<typeof tracingEnvironment>>;

/** Null when nothing is traced. */
export const toTracingConfig = (env: Environment) =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: Object.fromEntries(env.OTEL_EXPORTER_OTLP_HEADERS.map(splitKeyValue)),
        serviceName: env.OTEL_SERVICE_NAME,
        sampler: { name: env.OTEL_TRACES_SAMPLER, ratio: Number(env.OTEL_TRACES_SAMPLER_ARG) },
      };
