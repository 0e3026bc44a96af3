import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { OtlpExporter } from './otlpExporter.ts';
import { Tracing } from './tracing.ts';

/** Null when no collector is named. */
export function createTracing({ tracing, version, commit }: Config, log: FastifyBaseLogger): Tracing | null {
  if (tracing === null) return null;
  const onChange = (isReachable: boolean): void => {
    if (isReachable) log.info('The collector of traces takes them again');
    else log.warn('The collector of traces takes none; they are lost');
  };
  // The commit as the metadata of a build in a semantic version.
  const build = commit === null ? version : `${version}+${commit}`;
  return new Tracing(new OtlpExporter({ ...tracing, version: build, onChange }), tracing.sampler);
}
