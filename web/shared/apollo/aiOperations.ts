import { type DocumentNode, Kind } from 'graphql';

/**
 * The root fields of the AI server. Only they carry its token, and an invalid AI token does not end the product's
 * session.
 */
const aiFields = new Set(['aiServerStatus', 'loginToAiServer']);

export const isAiOperation = (query: DocumentNode): boolean =>
  query.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some((field) => field.kind === Kind.FIELD && aiFields.has(field.name.value)),
  );
