import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { OtlpExporter } from './otlpExporter.ts';
import { Tracing } from './tracing.ts';

/** Null when no collector is named. */
export function createTracing({ tracing, version }: Config, log: FastifyBaseLogger): Tracing | null {
  if (tracing === null) return null;
  const onChange = (isReachable: boolean): void => {
    if (isReachable) log.info('The collector of traces takes them again');
    else log.warn('The collector of traces takes none; they are lost');
  };
  return new Tracing(new OtlpExporter({ ...tracing, version, onChange }));
}
