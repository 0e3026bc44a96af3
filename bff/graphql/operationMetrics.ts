import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { Kind, type DocumentNode, type GraphQLError, type SelectionSetNode } from 'graphql';
import type { Context } from '../context.ts';
import { codeOf } from '../errors.ts';
import type { Metrics } from '../metrics/metrics.ts';

type FinishedRequest = GraphQLRequestContextWillSendResponse<Context>;

/** Counts the root fields of every operation. Only a valid operation has any, so each is a field of the schema. */
export function operationMetrics(metrics: Metrics): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () => {
      const started = performance.now();
      return Promise.resolve({
        willSendResponse: (request) => {
          countOperation(metrics, request, performance.now() - started);
          return Promise.resolve();
        },
      });
    },
  };
}

function countOperation(metrics: Metrics, { document, operation, errors = [] }: FinishedRequest, ms: number): void {
  if (document && operation) countRootFields(metrics, rootFieldsOf(document, operation.selectionSet), errors, ms);
  else metrics.countRefusal(errors[0] ? codeOf(errors[0]) : 'OK');
}

/** Counts each root field once, by its worst outcome under all its aliases. */
export function countRootFields(
  metrics: Metrics,
  rootFields: readonly RootField[],
  errors: readonly GraphQLError[],
  ms: number,
): void {
  const outcomes = new Map<string, string>();
  for (const [responseKey, field] of rootFields) {
    const error = errors.find(({ path }) => !path || path[0] === responseKey);
    if (error || !outcomes.has(field)) outcomes.set(field, error ? codeOf(error) : 'OK');
  }
  for (const [field, outcome] of outcomes) metrics.countField(field, outcome, ms);
}

/** The name of a root field in the response and its name in the schema. */
export type RootField = readonly [responseKey: string, field: string];

/** The root fields of an operation. Each fragment is opened once, however often it is used. */
export function rootFieldsOf(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  opened = new Set<string>(),
): RootField[] {
  return selections.flatMap((selection): RootField[] => {
    if (selection.kind === Kind.FIELD) return [[selection.alias?.value ?? selection.name.value, selection.name.value]];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFieldsOf(document, selection.selectionSet, opened);
    const name = selection.name.value;
    if (opened.has(name)) return [];
    opened.add(name);
    const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    const fragment = fragments.find((one) => one.name.value === name);
    return fragment ? rootFieldsOf(document, fragment.selectionSet, opened) : [];
  });
}
