import { readdirSync, readFileSync } from 'node:fs';
import { median } from '../measure.ts';

const PAGE_BYTES = 4096;

/** Memory in MiB and open file descriptors of a process. */
interface Sample {
  rss: number;
  handles: number;
}

/** A process that is measured from its start to its end. */
export class MeasuredProcess {
  readonly #samples: Sample[] = [];

  constructor(
    readonly name: string,
    readonly pid: number,
  ) {}

  /** Takes a sample; none when the process has ended. */
  sample(): void {
    try {
      const pages = Number(readFileSync(`/proc/${this.pid}/statm`, 'utf8').split(' ')[1]);
      const handles = readdirSync(`/proc/${this.pid}/fd`).length;
      this.#samples.push({ rss: (pages * PAGE_BYTES) / 2 ** 20, handles });
    } catch {
      // It has ended between two samples.
    }
  }

  get last(): Sample | undefined {
    return this.#samples.at(-1);
  }

  /** Medians of the second and of the last third of its life; the first one fills its caches. */
  thirds(): { second: Sample; last: Sample } {
    const third = Math.floor(this.#samples.length / 3);
    const medians = (samples: Sample[]): Sample => ({
      rss: median(samples.map(({ rss }) => rss)),
      handles: median(samples.map(({ handles }) => handles)),
    });
    return { second: medians(this.#samples.slice(third, 2 * third)), last: medians(this.#samples.slice(2 * third)) };
  }
}
