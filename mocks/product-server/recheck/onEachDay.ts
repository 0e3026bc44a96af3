/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** Calls `run` after every midnight UTC, where the days of checks begin. Returns a function that ends it. */
export function onEachDay(run: () => void): () => void {
  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(
      () => {
        run();
        schedule();
      },
      DAY - (Date.now() % DAY),
    ).unref();
  };
  schedule();
  return () => clearTimeout(timer);
}
