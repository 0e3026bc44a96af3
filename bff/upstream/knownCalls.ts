import type { GraphQLError } from 'graphql';
import type { ServiceCalls } from '../capabilities.ts';
import type { Operation } from './openapi.ts';
import { unsupported } from './response.ts';

/** What is known of the calls of a service: by the operator's check, and since the start of the process. */
export class KnownCalls {
  readonly #answered: Set<string>;
  readonly #missing: ReadonlySet<string>;

  constructor({ there, missing }: ServiceCalls = { there: [], missing: [] }) {
    this.#answered = new Set(there);
    this.#missing = new Set(missing);
  }

  /** The error of an operation that the check did not find; it is not sent. Otherwise null. */
  refusal({ id, name }: Operation): GraphQLError | null {
    return this.#missing.has(id) ? unsupported(name) : null;
  }

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

/**
 * The screens whose list the service does not know: of several lists of a screen the one with the shortest path is its
 * own.
 */
export function missingScreens(operations: Iterable<Operation>, { missing }: Pick<ServiceCalls, 'missing'>): string[] {
  const lists = new Map<string, Operation>();
  for (const operation of operations) {
    if (operation.method !== 'GET' || operation.path.includes('{')) continue;
    for (const screen of operation.screens) {
      const found = lists.get(screen);
      if (!found || operation.path.length < found.path.length) lists.set(screen, operation);
    }
  }
  return [...lists].filter(([, { id }]) => missing.includes(id)).map(([screen]) => screen);
}
