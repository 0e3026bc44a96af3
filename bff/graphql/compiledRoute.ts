import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Context } from '../context.ts';
import { formatError } from '../errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { CompiledOperation, CompiledOperations } from './compiledOperations.ts';
import { nameRootFields } from './logFields.ts';
import { logOperation, toSentErrors } from './operationLogger.ts';
import { countRootFields } from './operationMetrics.ts';

/** The media type that Apollo chooses for the values of `Accept` that clients send. With any other, Apollo answers. */
const mediaTypes = new Map([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json; charset=utf-8'],
]);

/** A request for an operation that is compiled already. */
export interface CompiledRequest {
  operation: CompiledOperation;
  variables: Record<string, unknown>;
  mediaType: string;
}

/** Undefined for a request about which Apollo has to decide. */
export function findCompiled(operations: CompiledOperations, request: FastifyRequest): CompiledRequest | undefined {
  const mediaType = mediaTypes.get(request.headers.accept);
  const { body } = request;
  if (mediaType === undefined || typeof body !== 'object' || body === null || 'extensions' in body) return undefined;
  const { query, variables, operationName } = body as Record<string, unknown>;
  if (typeof query !== 'string' || typeof (variables ?? {}) !== 'object' || Array.isArray(variables)) return undefined;
  if (typeof (operationName ?? '') !== 'string') return undefined;
  const operation = operations.find(query, (operationName ?? null) as string | null);
  return operation && { operation, variables: (variables ?? {}) as Record<string, unknown>, mediaType };
}

interface Head {
  status?: number;
  headers?: Map<string, string>;
}

/**
 * Executes a compiled operation and sends what Apollo would have sent. Resolves to false, with nothing executed, when
 * the variables do not fit: Apollo's message names them.
 */
export async function sendCompiled(
  reply: FastifyReply,
  { operation, variables, mediaType }: CompiledRequest,
  context: Context,
  metrics: Metrics,
): Promise<boolean> {
  nameRootFields(context.log, operation.rootFieldNames);
  const started = performance.now();
  const { data, errors } = await operation.execute(context, variables);
  if (data === undefined) return false;
  const ms = performance.now() - started;
  logOperation(operation, errors, context, ms);
  countRootFields(metrics, operation.rootFields, errors ?? [], ms);
  void reply.type(mediaType);
  if (!errors) return sendText(reply, `{"data":${JSON.stringify(data)}}\n`);
  const formatted = toSentErrors(
    errors.map((error) => toFormattedError(error, reply)),
    context,
  );
  return sendText(reply, `${JSON.stringify({ errors: formatted, data })}\n`);
}

function sendText(reply: FastifyReply, text: string): true {
  void reply.send(text);
  return true;
}

/** As Apollo does it: an error's wish for a status and headers is met and not sent. */
function toFormattedError(error: GraphQLError, reply: FastifyReply): GraphQLFormattedError {
  const formatted = error.toJSON();
  const { http, ...extensions } = (formatted.extensions ?? {}) as { http?: Head };
  if (http?.status !== undefined) void reply.code(http.status);
  for (const [name, value] of http?.headers ?? []) void reply.header(name, value);
  return formatError({ ...formatted, extensions });
}
