import { request } from 'undici';
import type { Attributes, FinishedSpan } from './span.ts';

/**
 * The defaults of OpenTelemetry's batch processor:
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
const BATCH = 512;
const MAX_QUEUED = 2048;
const DELAY_MS = 5_000;
const TIMEOUT_MS = 10_000;

interface Options {
  /** Base address of the collector; `/v1/traces` is appended. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  version: string;
  /** Told once when the collector stops taking spans, and once when it takes them again. */
  onChange: (isReachable: boolean) => void;
}

/**
 * Sends finished spans in batches to a collector, as JSON by OTLP over HTTP. Without the collector they are lost,
 * nothing else.
 */
export class OtlpExporter {
  #queue: FinishedSpan[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();
  #isReachable = true;

  constructor(private readonly options: Options) {}

  add(span: FinishedSpan): void {
    if (this.#queue.length >= MAX_QUEUED) return;
    this.#queue.push(span);
    if (this.#queue.length === BATCH) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), DELAY_MS).unref();
  }

  async close(): Promise<void> {
    this.#flush();
    await this.#sending;
  }

  /** One batch at a time, so that a slow collector is not asked again before it has answered. */
  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending = this.#sending.then(async () => {
      while (this.#queue.length > 0) await this.#send(this.#queue.splice(0, BATCH));
    });
  }

  async #send(spans: FinishedSpan[]): Promise<void> {
    const { endpoint, headers, onChange } = this.options;
    const isTaken = await request(`${endpoint}/v1/traces`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(this.#toOtlp(spans)),
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    }).then(
      async ({ statusCode, body }) => {
        await body.dump();
        return statusCode < 300;
      },
      () => false,
    );
    if (isTaken !== this.#isReachable) onChange(isTaken);
    this.#isReachable = isTaken;
  }

  /** https://github.com/open-telemetry/opentelemetry-proto/blob/main/docs/specification.md#json-protobuf-encoding */
  #toOtlp(spans: FinishedSpan[]): object {
    const { serviceName, version } = this.options;
    const resource = { attributes: toAttributes({ 'service.name': serviceName, 'service.version': version }) };
    return {
      resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'dosije', version }, spans: spans.map(toOtlpSpan) }] }],
    };
  }
}

const ERROR_STATUS = 2;

const toOtlpSpan = ({ parentId, startUs, endUs, attributes, isError, ...span }: FinishedSpan): object => ({
  ...span,
  ...(parentId !== null && { parentSpanId: parentId }),
  // Nanoseconds do not fit a number.
  startTimeUnixNano: `${startUs}000`,
  endTimeUnixNano: `${endUs}000`,
  attributes: toAttributes(attributes),
  ...(isError && { status: { code: ERROR_STATUS } }),
});

const toAttributes = (attributes: Attributes): object[] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
