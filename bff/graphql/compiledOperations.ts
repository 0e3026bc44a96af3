import type { ApolloServerPlugin } from '@apollo/server';
import {
  getVariableValues,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationTypeNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { isIntrospection } from './introspection.ts';
import { rootFieldsOf, type RootField } from './operationMetrics.ts';

/** The web client has about 190. */
const MAX_COMPILED = 300;
/** Characters of all texts together: a compiled operation takes more memory the longer its text is. */
const MAX_LENGTH = 1024 * 1024;
/** A document is compiled when it is accepted for the second time: compiling costs more than executing it once. */
const MIN_ACCEPTED = 2;

/**
 * An operation of a document that was parsed, validated and found within the limits, ready to run with any variables.
 */
export interface CompiledOperation {
  name: string | null;
  type: OperationTypeNode;
  rootFields: RootField[];
  /** Each once, however many aliases it has. */
  rootFieldNames: string[];
  /**
   * Coerces the variables and executes. Without `data` in the result, the variables do not fit and nothing was
   * executed.
   */
  execute(context: Context, variables: Record<string, unknown>): Promise<ExecutionResult> | ExecutionResult;
}

/**
 * The operations that need no parsing, validation or measuring any more. Whether a document is accepted depends on its
 * text alone, so this is decided once; everything that depends on the caller or the variables is decided with every
 * execution.
 */
export class CompiledOperations {
  readonly #accepted = new LRUCache<string, number>({ max: MAX_COMPILED, maxSize: MAX_LENGTH, sizeCalculation });
  readonly #compiled = new LRUCache<string, CompiledOperation>({
    max: MAX_COMPILED,
    maxSize: MAX_LENGTH,
    sizeCalculation,
  });

  constructor(private readonly schema: GraphQLSchema) {}

  /**
   * The compiled operation of a text whose only operation has this name; undefined while it has to be decided about.
   */
  find(query: string, operationName: string | null): CompiledOperation | undefined {
    const found = this.#compiled.get(query);
    return found && (operationName === null || operationName === found.name) ? found : undefined;
  }

  /** Remembers that a document was accepted and executed. */
  accept(query: string, document: DocumentNode): void {
    if (this.#compiled.has(query)) return;
    const times = (this.#accepted.get(query) ?? 0) + 1;
    this.#accepted.set(query, times);
    if (times < MIN_ACCEPTED) return;
    const compiled = compile(this.schema, document);
    if (compiled) this.#compiled.set(query, compiled);
  }
}

function sizeCalculation(_value: unknown, query: string): number {
  return query.length;
}

/** Null for a document of several operations, or one that cannot be compiled: it goes on being executed as before. */
function compile(schema: GraphQLSchema, document: DocumentNode): CompiledOperation | null {
  const [operation, ...others] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) return null;
  const rootFields = rootFieldsOf(document, operation.selectionSet);
  // Whether the schema is told depends on the variables, which Apollo's plugins see.
  if (rootFields.some(([, field]) => isIntrospection(field))) return null;
  const compiled = compileQuery(schema, document, undefined, {
    // Errors of resolvers have a stack of their own; those of the executor itself need none.
    disablingCapturingStackErrors: true,
  });
  if (!isCompiledQuery(compiled)) return null;
  const { variableDefinitions = [] } = operation;
  return {
    name: operation.name?.value ?? null,
    type: operation.operation,
    rootFields,
    rootFieldNames: [...new Set(rootFields.map(([, name]) => name))],
    execute: (context, variables) => {
      // graphql-jit makes an error of each wrong value, three seconds of them in a body of 480 KB, and takes a field
      // that is left out for wrong where the type is not null and has a default. Coerced values stay the same when it
      // coerces them again.
      const { errors, coerced } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 });
      return errors ? { errors } : compiled.query(undefined, context, coerced);
    },
  };
}

/**
 * Compiles what signed-in callers had executed. Anonymous callers cannot fill the cache: the viewer is known only where
 * the access check of a field has verified the token.
 */
export function compileAccepted(operations: CompiledOperations): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ contextValue, source, document, operation, response: { body } }) => {
          const isExecuted = body.kind === 'single' && body.singleResult.data !== undefined;
          if (contextValue.viewer && source && document && operation && isExecuted) operations.accept(source, document);
          return Promise.resolve();
        },
      }),
  };
}
