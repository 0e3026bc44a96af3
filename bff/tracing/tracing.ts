import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { OtlpExporter } from './otlpExporter.ts';
import { isSampled, type SamplerName } from './sampler.ts';
import { kinds, type Attributes } from './span.ts';

/** Work under way. */
export interface Span {
  /** The header that makes a request a part of it (https://www.w3.org/TR/trace-context/). */
  traceparent: string;
  /** Has to be called once. `error` is the code of what went wrong. */
  end(attributes: Attributes, error?: string | null): void;
}

/** The flags of a `traceparent`. */
const SAMPLED = '01';
const NOT_SAMPLED = '00';

const nowUs = (): number => Math.round((performance.timeOrigin + performance.now()) * 1000);
const randomHex = (): string => randomUUID().replaceAll('-', '');

/** Records what a request does, when `OTEL_EXPORTER_OTLP_ENDPOINT` is set. */
export class Tracing {
  readonly #current = new AsyncLocalStorage<Span>();

  constructor(
    private readonly exporter: OtlpExporter,
    private readonly sampler: { name: SamplerName; ratio: number },
  ) {}

  /** Starts a span in the trace of `parent`, a `traceparent`; left out, in the span under way, or in a new trace. */
  start(kind: keyof typeof kinds, name: string, parent?: string): Span {
    const current = this.#current.getStore()?.traceparent;
    const [, traceId = randomHex(), parentId = null, given] = (parent ?? current)?.split('-') ?? [];
    const flags = parent === undefined && current !== undefined ? given : this.#flagsOf(traceId, given);
    const spanId = randomHex().slice(0, 16);
    const startUs = nowUs();
    return {
      traceparent: `00-${traceId}-${spanId}-${flags}`,
      end: (attributes, error = null) => {
        if (flags === NOT_SAMPLED) return;
        this.exporter.add({
          ...{ traceId, spanId, parentId, name, kind: kinds[kind], startUs, endUs: nowUs() },
          attributes: { ...attributes, ...(error !== null && { 'error.type': error }) },
          isError: error !== null,
        });
      },
    };
  }

  /** Of a span that begins here; `given` are the flags of its caller. */
  #flagsOf(traceId: string, given: string | undefined): string {
    const isParentSampled = given === undefined ? undefined : (Number.parseInt(given, 16) & 1) === 1;
    return isSampled(this.sampler.name, this.sampler.ratio, traceId, isParentSampled) ? SAMPLED : NOT_SAMPLED;
  }

  /** Runs something so that spans which start in it belong to `span`. */
  run<Result>(span: Span, act: () => Result): Result {
    return this.#current.run(span, act);
  }

  /** Sends what has not been sent. */
  close(): Promise<void> {
    return this.exporter.close();
  }
}
