import { openStack, type Stack, type StandInControls } from './stack.ts';

/** The running stand-ins of a test file. */
export interface TestStandIns extends StandInControls {
  /** Lets their clock stand at a moment, in milliseconds since 1970, or run again with null. */
  setClock: Stack['setClock'];
}

/** Resets the stand-ins before the tests of a file. `env` are environment variables of theirs. */
export function useStandIns(env: Record<string, string> = {}): () => TestStandIns {
  let stack: Stack | undefined;
  let running: TestStandIns | undefined;
  beforeAll(async () => {
    stack = await openStack(env);
    running = { ...stack.standIns, setClock: stack.setClock };
  });
  afterAll(() => stack?.close());
  return () => {
    if (!running) throw new Error('The stand-ins are not running yet');
    return running;
  };
}
