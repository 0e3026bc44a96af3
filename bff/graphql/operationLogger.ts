import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import {
  coerceInputValue,
  isInputType,
  Kind,
  typeFromAST,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationTypeNode,
} from 'graphql';
import type { Context } from '../context.ts';
import { codeOf, limitErrors, type FieldError } from '../errors.ts';
import { withRefusalSentence } from '../upstream/refusedObject.ts';
import { nameRootFields, rootFieldNames } from './logFields.ts';

/** Writes one log line per operation and prepares its errors for the client. */
export function operationLogger(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () => {
      const started = performance.now();
      return Promise.resolve({
        didResolveOperation: ({ contextValue, schema, document }) => {
          nameRootFields(contextValue.log, rootFieldNames(schema, document));
          return Promise.resolve();
        },
        willSendResponse: (request) => {
          const { operationName, operation, errors, contextValue, schema, document } = request;
          // An invalid document has no operation that was resolved.
          if (!operation) nameRootFields(contextValue.log, rootFieldNames(schema, document));
          const type = operation?.operation ?? null;
          logOperation({ name: operationName ?? null, type }, errors, contextValue, performance.now() - started);
          prepareErrors(request);
          answerAsJson(request);
          return Promise.resolve();
        },
      });
    },
  };
}

type FinishedRequest = GraphQLRequestContextWillSendResponse<Context>;

/**
 * Writes the line. It holds neither variables nor the text of the operation, which may hold passwords and personal
 * data.
 */
export function logOperation(
  { name, type }: { name: string | null; type: OperationTypeNode | null },
  errors: readonly GraphQLError[] | undefined,
  { log, viewer }: Context,
  ms: number,
): void {
  const [first] = errors ?? [];
  log.info(
    {
      operation: name?.slice(0, 100) ?? null,
      type,
      outcome: first ? codeOf(first) : 'OK',
      ms: Math.round(ms),
      viewer: viewer?.id ?? null,
      role: viewer?.role ?? null,
    },
    'operation',
  );
  for (const error of errors ?? []) {
    if (codeOf(error) === 'INTERNAL_SERVER_ERROR') log.error({ err: error.originalError ?? error }, 'operation failed');
  }
}

/** At most five errors, each with the id of the request and what a person reads of a refusal. */
export const toSentErrors = (
  errors: readonly GraphQLFormattedError[],
  { requestId, language }: Pick<Context, 'requestId' | 'language'>,
): GraphQLFormattedError[] =>
  limitErrors(errors).map(({ extensions = {}, ...error }) => ({
    ...error,
    extensions: { ...withRefusalSentence(extensions, language), requestId },
  }));

/**
 * GraphQL over HTTP, section 6.4.1: whoever asks for `application/json` is told of errors of the document and the
 * variables with 200, because he could take another status for one of something in between. With
 * `application/graphql-response+json` it stays 400.
 */
function answerAsJson({ request: { http }, response }: FinishedRequest): void {
  const accept = http?.headers.get('accept') ?? '';
  const isJsonAlone = accept.includes('application/json') && !accept.includes('application/graphql-response+json');
  if (isJsonAlone && response.http.status === 400) response.http.status = 200;
}

/** Errors of variables become one error with the wrong fields. */
function prepareErrors({ response, request, operation, errors, contextValue, schema }: FinishedRequest): void {
  if (response.body.kind !== 'single' || !errors) return;
  const { singleResult } = response.body;
  const sentErrors = toSentErrors(singleResult.errors ?? [], contextValue);
  const [first] = sentErrors;
  if (!first || !operation || !errors.some(isAboutVariables)) {
    singleResult.errors = sentErrors;
    return;
  }
  const fields = wrongVariables(schema, operation, request.variables ?? {});
  // Without the message of graphql-js, which quotes the variable: it may hold a password.
  singleResult.errors = [
    { ...first, message: 'The variables do not fit the operation', extensions: { ...first.extensions, fields } },
  ];
}

const isAboutVariables = ({ nodes, path }: GraphQLError): boolean =>
  !path && nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION;

/**
 * The field of an input that graphql-js misses or does not know. Only its name is read, because a value may be secret.
 */
function nameOfField(message: string): { name: string; problem: string } | null {
  const [, missing] = /^Field "(\w{1,100})" of required type /.exec(message) ?? [];
  if (missing !== undefined) return { name: missing, problem: 'Missing' };
  const [, unknown] = /^Field "(\w{1,100})" is not defined by type /.exec(message) ?? [];
  return unknown === undefined ? null : { name: unknown, problem: 'There is no such field' };
}

/** The paths of the wrong variables. graphql-js names them in prose only, so the variables are coerced once more. */
function wrongVariables(
  schema: GraphQLSchema,
  operation: NonNullable<FinishedRequest['operation']>,
  variables: Record<string, unknown>,
): FieldError[] {
  const fieldErrors: FieldError[] = [];
  for (const { variable, type: typeNode, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode);
    const mayBeMissing = defaultValue !== undefined || typeNode.kind !== Kind.NON_NULL_TYPE;
    if (!isInputType(type) || (!Object.hasOwn(variables, name) && mayBeMissing)) continue;
    coerceInputValue(variables[name], type, (path, _value, { message }) => {
      const field = nameOfField(message);
      fieldErrors.push({
        path: [name, ...path, ...(field ? [field.name] : [])].join('.'),
        message: field ? field.problem : 'Missing, of the wrong type, or not allowed here',
      });
    });
  }
  return limitErrors(fieldErrors);
}
