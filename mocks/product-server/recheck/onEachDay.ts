import { dayInBelgrade } from '../../../domain/dayInBelgrade.ts';

/** Milliseconds. Every offset of Belgrade is a whole number of hours, so that its days begin at one of them. */
const HOUR = 60 * 60 * 1000;

/** Calls `run` after every midnight of Belgrade, where days begin. Returns a function that ends it. */
export function onEachDay(run: () => void): () => void {
  let day = dayInBelgrade(new Date());
  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(
      () => {
        const now = dayInBelgrade(new Date());
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
