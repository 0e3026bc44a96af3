import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Build } from '../build.ts';
import { answerPrimary } from './workerMetrics.ts';

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A finished call of a service behind the BFF. */
export interface UpstreamCall {
  service: string;
  operation: string;
  /** 0 when no response came. */
  status: number;
  outcome: string;
  ms: number;
}

/**
 * What the server counts for its operators. Every label has few values that this project chooses: names of fields,
 * routes, operations and codes. What a client may write freely, such as the name of a GraphQL operation or an address,
 * is no label.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #fields = new Counter({
    name: 'dosije_graphql_fields_total',
    help: 'Root fields answered, by outcome: OK or the code of the error. Requests that are not executed count as the field "none".',
    labelNames: ['field', 'outcome'],
    registers: [this.#registry],
  });
  readonly #fieldSeconds = new Histogram({
    name: 'dosije_graphql_duration_seconds',
    help: 'Duration of the GraphQL requests that a root field was part of.',
    labelNames: ['field'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #routeSeconds = new Histogram({
    name: 'dosije_http_duration_seconds',
    help: 'Duration of HTTP requests by route, among them uploads, PDFs and sheets. Addresses without a route count as "none".',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #upstreamCalls = new Counter({
    name: 'dosije_upstream_calls_total',
    help: 'Calls of the services behind, with their retries, by status of the last response; 0 when none came.',
    labelNames: ['service', 'operation', 'status', 'outcome'],
    registers: [this.#registry],
  });
  readonly #upstreamSeconds = new Histogram({
    name: 'dosije_upstream_duration_seconds',
    help: 'Duration of calls of the services behind, with their retries.',
    labelNames: ['service', 'operation'],
    buckets: SECONDS,
    registers: [this.#registry],
  });

  constructor({ version, commit }: Build) {
    const build = new Gauge({
      name: 'dosije_build_info',
      help: 'Always 1; the labels name the version and the commit that is running. The commit is empty when the build did not know.',
      labelNames: ['version', 'commit'],
      registers: [this.#registry],
      // Of several processes with one build it is 1 as well.
      aggregator: 'first',
    });
    build.set({ version, commit: commit ?? '' }, 1);
  }

  /** Counts a root field of the schema that was answered. */
  countField(field: string, outcome: string, ms: number): void {
    this.#fields.inc({ field, outcome });
    this.#fieldSeconds.observe({ field }, ms / 1000);
  }

  /** Counts a GraphQL request that was refused before any field was executed. */
  countRefusal(outcome: string): void {
    this.#fields.inc({ field: 'none', outcome });
  }

  /** Counts an HTTP request by the pattern of its route. */
  countRequest(route: string, status: number, ms: number): void {
    this.#routeSeconds.observe({ route, status }, ms / 1000);
  }

  /** Counts a call of a service behind. */
  countUpstreamCall({ service, operation, status, outcome, ms }: UpstreamCall): void {
    this.#upstreamCalls.inc({ service, operation, status, outcome });
    this.#upstreamSeconds.observe({ service, operation }, ms / 1000);
  }

  /** Adds what Node knows of its process: memory, CPU, garbage collection and the lag of the event loop. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Lets the first process of several ask for them, which adds them up. */
  answerPrimary(): void {
    answerPrimary(this.#registry);
  }

  /** Everything in the text format of Prometheus. */
  toText(): Promise<string> {
    return this.#registry.metrics();
  }

  /** The media type of that text. */
  get contentType(): string {
    return this.#registry.contentType;
  }
}
