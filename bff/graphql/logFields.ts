import { Kind, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { FastifyBaseLogger } from 'fastify';
import { queryLimits } from './queryLimits.ts';
import { rootFieldsOf } from './operationMetrics.ts';

const named = new WeakSet<object>();
const knownFields = new WeakMap<GraphQLSchema, ReadonlySet<string>>();
const rootTypeFields = (schema: GraphQLSchema): string[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));
const introspectionFields = ['__typename', '__schema', '__type'];

/**
 * Adds the root fields of a GraphQL request to every further line that its logger writes, those of calls to services
 * too.
 */
export function nameRootFields(log: FastifyBaseLogger, fields: readonly string[]): void {
  // A compiled operation whose variables do not fit is handed to Apollo with the same logger.
  if (named.has(log)) return;
  named.add(log);
  // Fastify's type of a logger is a part of that of pino, which it is.
  (log as FastifyBaseLogger & { setBindings(bindings: object): void }).setBindings({ fields });
}

/**
 * The root fields of all operations of a document. A name that the schema does not have stands as `?`: it may be
 * anything that a client typed.
 */
export function rootFieldNames(schema: GraphQLSchema, document: DocumentNode | undefined): string[] {
  const known = knownFields.get(schema) ?? new Set([...introspectionFields, ...rootTypeFields(schema)]);
  knownFields.set(schema, known);
  const names = (document?.definitions ?? []).flatMap((definition) =>
    document && definition.kind === Kind.OPERATION_DEFINITION
      ? rootFieldsOf(document, definition.selectionSet).map(([, name]) => name)
      : [],
  );
  return [...new Set(names.map((name) => (known.has(name) ? name : '?')))].slice(0, queryLimits.rootFields.query);
}

/** The root fields of a request that is refused before its document was read. None when it cannot be read. */
export function refusedFieldNames(schema: GraphQLSchema, body: unknown): string[] {
  const { query } = (body ?? {}) as { query?: unknown };
  try {
    return rootFieldNames(schema, parse(String(query), { maxLexicalTokens: queryLimits.tokens, noLocation: true }));
  } catch {
    return [];
  }
}
