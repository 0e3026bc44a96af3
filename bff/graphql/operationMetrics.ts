import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';
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
  if (!document || !operation) {
    metrics.countRefusal(errors[0] ? codeOf(errors[0]) : 'OK');
    return;
  }
  const outcomes = new Map<string, string>();
  for (const [responseKey, field] of rootFields(document, operation.selectionSet)) {
    const error = errors.find(({ path }) => !path || path[0] === responseKey);
    if (error || !outcomes.has(field)) outcomes.set(field, error ? codeOf(error) : 'OK');
  }
  for (const [field, outcome] of outcomes) metrics.countField(field, outcome, ms);
}

/** Pairs of the name in the response and the name in the schema. Each fragment is opened once, however often it is used. */
function rootFields(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  opened = new Set<string>(),
): [string, string][] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [[selection.alias?.value ?? selection.name.value, selection.name.value]];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(document, selection.selectionSet, opened);
    const name = selection.name.value;
    if (opened.has(name)) return [];
    opened.add(name);
    const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    const fragment = fragments.find((one) => one.name.value === name);
    return fragment ? rootFields(document, fragment.selectionSet, opened) : [];
  });
}
