import type { FastifyInstance } from 'fastify';
import { type Faults, faultSchema } from '../faultInjection.ts';
import type { Call } from './calls.ts';
import { errorBody } from './httpError.ts';

/** Adds routes by which a test in another process injects faults and reads the recorded requests. Off by default. */
export function addControlRoutes(app: FastifyInstance, faults: Faults, calls: Call[]): void {
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
}
