import type { FastifyInstance } from 'fastify';
import { type Faults, faultSchema } from '../../faultInjection.ts';
import type { Call } from './calls.ts';
import { errorBody } from './httpError.ts';

/** What a test may do with all stand-ins at once. */
export interface Control {
  /**
   * Makes the stand-ins as they were at the start: data, files, tokens, mail, background work, faults and recorded
   * calls. `settings` are environment variables that hold from then on until the next reset, over those of the start.
   * Throws a ConfigError for a bad one.
   */
  reset(settings: Record<string, string>): Promise<void>;
  /** A hash of the content of each table and of each file, by its name. */
  digest(): Promise<Record<string, string>>;
}

/**
 * Adds routes by which a test in another process injects faults, reads the recorded requests and resets the stand-ins.
 * Off by default.
 */
export function addControlRoutes(
  app: FastifyInstance,
  { faults, calls }: { faults: Faults; calls: Call[] },
  control: Control,
): void {
  app.post('/__control/faults', (request, reply) => {
    const fault = faultSchema.safeParse(request.body);
    if (!fault.success)
      return reply.code(422).send(errorBody(422, fault.error.issues.map(({ message }) => message).join('; ')));
    faults.add(fault.data);
    return reply.code(204).send();
  });
  app.delete('/__control/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.get('/__control/calls', (_request, reply) => reply.send(calls));
  app.delete('/__control/calls', (_request, reply) => {
    calls.length = 0;
    return reply.code(204).send();
  });
  app.post('/__control/reset', async (request, reply) => {
    await control.reset((request.body ?? {}) as Record<string, string>);
    return reply.code(204).send();
  });
  app.get('/__control/digest', () => control.digest());
}
