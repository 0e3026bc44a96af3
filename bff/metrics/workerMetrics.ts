import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, Counter, Registry, type MetricObject } from 'prom-client';

/** Our figure: Prometheus asks every 15 s or more and gives up after 10; a worker that lives answers within 50 ms. */
const ANSWER_MS = 800;

interface Question {
  metricsQuestion: number;
}
interface Answer {
  metricsAnswer: number;
  metrics: MetricObject[];
}

/** Lets the first process of several ask this worker for its metrics. */
export function answerPrimary(registry: Registry): void {
  process.on('message', ({ metricsQuestion }: Partial<Question>) => {
    if (metricsQuestion === undefined) return;
    void registry.getMetricsAsJSON().then((metrics) => process.send?.({ metricsAnswer: metricsQuestion, metrics }));
  });
}

/**
 * The metrics of all workers added up, and those of the first process. A worker that ends or hangs meanwhile is left
 * out, so that the others are still seen.
 */
export class WorkerMetrics {
  readonly #registry = new Registry();
  readonly #exits = new Counter({
    name: 'dosije_worker_exits_total',
    help: 'Workers that ended and were replaced, by signal; "none" when they ended by themselves.',
    labelNames: ['signal'],
    registers: [this.#registry],
  });
  #questions = 0;

  get contentType(): string {
    return this.#registry.contentType;
  }

  countExit(signal: string | null): void {
    this.#exits.inc({ signal: signal ?? 'none' });
  }

  async toText(): Promise<string> {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected() === true);
    const answers = await Promise.all([
      this.#registry.getMetricsAsJSON(),
      ...workers.flatMap((worker) => (worker ? [this.#ask(worker)] : [])),
    ]);
    return AggregatorRegistry.aggregate(answers).metrics();
  }

  /** Nothing when the worker does not answer in time. */
  #ask(worker: Worker): Promise<MetricObject[]> {
    const metricsQuestion = ++this.#questions;
    return new Promise((resolve) => {
      const end = (metrics: MetricObject[]): void => {
        clearTimeout(timer);
        worker.off('message', read);
        resolve(metrics);
      };
      const read = ({ metricsAnswer, metrics }: Partial<Answer>): void => {
        if (metricsAnswer === metricsQuestion) end(metrics ?? []);
      };
      const timer = setTimeout(() => end([]), ANSWER_MS);
      worker.on('message', read);
      worker.send({ metricsQuestion } satisfies Question, () => undefined);
    });
  }
}
