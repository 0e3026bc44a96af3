import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { coerceInputValue, isInputType, Kind, typeFromAST, type GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { codeOf, limitErrors, type FieldError } from '../errors.ts';

/** One log line per operation; and what is sent of its errors. */
export function operationLogger(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () => {
      const started = performance.now();
      return Promise.resolve({
        willSendResponse: (request) => {
          logOperation(request, performance.now() - started);
          finishErrors(request);
          return Promise.resolve();
        },
      });
    },
  };
}

type Finished = GraphQLRequestContextWillSendResponse<Context>;

/** Who did what and how it ended. Neither variables nor texts: they may hold what no log should. */
function logOperation({ operationName, operation, errors, contextValue }: Finished, ms: number): void {
  const { log, viewer } = contextValue;
  const [first] = errors ?? [];
  log.info(
    {
      operation: operationName?.slice(0, 100) ?? null,
      type: operation?.operation ?? null,
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

function finishErrors({ response, request, operation, errors, contextValue, schema }: Finished): void {
  if (response.body.kind !== 'single' || !errors) return;
  const { requestId } = contextValue;
  const { singleResult } = response.body;
  const told = limitErrors(singleResult.errors ?? []).map((error) => ({
    ...error,
    extensions: { ...error.extensions, requestId },
  }));
  const [first] = told;
  if (!first || !operation || !errors.some(isAboutVariables)) {
    singleResult.errors = told;
    return;
  }
  const fields = wrongVariables(schema, operation, request.variables ?? {});
  // One error for all of them, in our words: graphql-js quotes the variable, which may hold a password.
  singleResult.errors = [
    { ...first, message: 'The variables do not fit the operation', extensions: { ...first.extensions, fields } },
  ];
}

const isAboutVariables = ({ nodes, path }: GraphQLError): boolean =>
  !path && nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION;

/** Which variables are wrong, down to the field. graphql-js tells it in prose only, so they are coerced once more. */
function wrongVariables(
  schema: GraphQLSchema,
  operation: NonNullable<Finished['operation']>,
  variables: Record<string, unknown>,
): FieldError[] {
  const problems: FieldError[] = [];
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    const given = Object.hasOwn(variables, name);
    if (!isInputType(type) || (!given && (defaultValue ?? node.kind !== Kind.NON_NULL_TYPE))) continue;
    coerceInputValue(variables[name], type, (path) =>
      problems.push({ path: [name, ...path].join('.'), message: 'Missing, of the wrong type, or not allowed here' }),
    );
  }
  return limitErrors(problems);
}
