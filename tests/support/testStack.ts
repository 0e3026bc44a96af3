import { openStack, type StandInControls } from './stack.ts';

/** The stand-ins and a BFF before them, as somebody would run them. */
export interface TestStack extends StandInControls {
  bffUrl: string;
  close(): Promise<void>;
}

/**
 * Starts the stand-ins and the BFF in another process, so that a test in jsdom or in a browser uses the real servers.
 * `env` adds environment variables of either; the web client is served only where WEB_ROOT names a built one.
 */
export async function startTestStack({ env = {} }: { env?: Record<string, string> } = {}): Promise<TestStack> {
  const stack = await openStack(env);
  const bff = await stack.startBff({
    env: {
      LOG_LEVEL: 'error',
      // Long enough that calls do not time out, and no idle connection is closed, on a slow machine.
      KEEP_ALIVE_MS: '600000',
      UPSTREAM_ATTEMPT_MS: '60000',
      UPSTREAM_TOTAL_MS: '60000',
      ...env,
    },
  });
  return { ...stack.standIns, bffUrl: bff.url, close: stack.close };
}
