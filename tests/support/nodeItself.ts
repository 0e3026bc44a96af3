import { setFlagsFromString } from 'node:v8';
import type { JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

// The embedded database lives too short to be worth compiling twice: without it a file takes about 1.5 s less of the processor.
setFlagsFromString('--liftoff-only');

/**
 * The environment of tests without a page: Node itself, instead of a context within it that loads every package anew. What a
 * test file leaves in the globals, the environment variables and the listeners of the process goes with it.
 */
export default class NodeItself implements JestEnvironment<ReturnType<typeof setTimeout>> {
  readonly global = globalThis as unknown as JestEnvironment['global'];
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly #globals = new Map(
    Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]),
  );
  readonly #env = { ...process.env };
  readonly #exit = process.exit.bind(process);
  readonly #listeners = new Map(process.eventNames().map((name) => [name, process.listeners(name as NodeJS.Signals)]));

  constructor({ projectConfig }: JestEnvironmentConfig) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  setup(): Promise<void> {
    return Promise.resolve();
  }

  teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    for (const key of Reflect.ownKeys(globalThis)) if (!this.#globals.has(key)) Reflect.deleteProperty(globalThis, key);
    for (const [key, descriptor] of this.#globals)
      if (descriptor?.configurable) Object.defineProperty(globalThis, key, descriptor);
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, this.#env);
    process.exit = this.#exit;
    for (const name of process.eventNames() as NodeJS.Signals[]) {
      const before = this.#listeners.get(name) ?? [];
      for (const listener of process.listeners(name)) if (!before.includes(listener)) process.off(name, listener);
    }
    return Promise.resolve();
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  /** Code is compiled by .config/jest-runtime.mjs, which asks for no context. */
  getVmContext(): object {
    return {};
  }
}
