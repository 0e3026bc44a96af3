import { dayOf } from '../../../domain/day.ts';

/** Milliseconds. Every offset of Belgrade is a whole number of hours, so that its days begin at one of them. */
const HOUR = 60 * 60 * 1000;

/** Calls `run` after every midnight of Belgrade, where days begin. Returns a function that ends it. */
export function onEachDay(run: () => void): () => void {
  let day = dayOf(new Date());
  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(
      () => {
        const now = dayOf(new Date());
        if (now !== day) run();
        day = now;
        schedule();
      },
      HOUR - (Date.now() % HOUR),
    ).unref();
  };
  schedule();
  return () => clearTimeout(timer);
}
