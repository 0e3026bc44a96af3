import type { Operation } from './openapi.ts';

/** What a service has shown of its calls since the start of the process. */
export class KnownCalls {
  readonly #answered = new Set<string>();

  /** The service has answered the operation, so it has the call. */
  add({ id }: Operation): void {
    this.#answered.add(id);
  }

  /** The operation as it is known now: a call that was answered before is there, so its 404 means a missing object. */
  now(operation: Operation): Operation {
    const isThere = operation.notFound === 'either' && this.#answered.has(operation.id);
    return isThere ? { ...operation, notFound: 'object' } : operation;
  }
}
