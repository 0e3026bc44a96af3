/**
 * Tests of the web client run React, Material UI and Apollo Client as people get them: built for production, which
 * takes a third less time than the builds for development. That React has no `act`, which Testing Library calls around
 * everything that renders. Here is one: React is loaded with a queue in place of those of the browser, so that `act`
 * can run at once what waits in it.
 */
import { setImmediate as nextTurn } from 'node:timers';

process.env.NODE_ENV = 'production';

type Task = () => void;

/** Takes tasks that `schedule` starts later, unless `runAll` has run them by then. */
class Queue {
  private tasks: Task[] = [];
  private readonly schedule: (run: Task) => void;

  constructor(schedule: (run: Task) => void) {
    this.schedule = schedule;
  }

  readonly add = (task: Task) => {
    this.tasks.push(task);
    if (this.tasks.length === 1) this.schedule(this.runAll);
    return task;
  };

  readonly drop = (task: Task) => {
    this.tasks = this.tasks.filter((other) => other !== task);
  };

  /** Returns whether there was one. */
  readonly runAll = (): boolean => {
    const { tasks } = this;
    this.tasks = [];
    for (const task of tasks) task();
    return tasks.length > 0;
  };
}

const microtasks = new Queue(queueMicrotask);
const renders = new Queue((run) => void nextTurn(run));

/** Renders all that has changed, with the effects of it and what they change. Returns whether there was anything. */
function renderAll(): boolean {
  let hasRun = false;
  while (microtasks.runAll() || renders.runAll()) hasRun = true;
  return hasRun;
}

/**
 * React keeps the functions that it finds when it is loaded. Its timeouts only hold back what has loaded, so that a
 * placeholder stays for 0.3 s, and tests do not wait for that.
 */
function loadReact() {
  const real = { queueMicrotask, setImmediate: undefined, setTimeout, clearTimeout };
  Object.assign(globalThis, {
    queueMicrotask: microtasks.add,
    setImmediate: renders.add,
    setTimeout: renders.add,
    clearTimeout: renders.drop,
  });
  jest.requireActual('react-dom/client');
  Object.assign(globalThis, real);
  return jest.requireActual<{ act: unknown }>('react');
}

let depth = 0;

/**
 * As React's own: renders before the outermost call returns, because an event that is being handled still needs what it
 * was sent to, and for whoever waits for it again until nothing is left.
 */
loadReact().act = <Result>(callback: () => Result | Promise<Result>) => {
  let result: Result | Promise<Result>;
  depth += 1;
  try {
    result = callback();
  } finally {
    depth -= 1;
  }
  if (depth === 0) renderAll();
  const wait = async () => {
    const value = await result;
    do await new Promise((resolve) => void nextTurn(resolve));
    while (renderAll());
    return value;
  };
  return {
    then: (done: (value: Result) => void, failed: (error: unknown) => void) => void wait().then(done, failed),
  };
};
