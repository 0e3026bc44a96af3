import { type DocumentNode, Kind } from 'graphql';

/** The root fields that the AI server answers. Only they carry its token, and its refusal does not end the product's session. */
const aiFields = new Set(['aiServerStatus', 'loginToAiServer']);

/** Whether an operation speaks to the AI server. */
export const isAiOperation = (query: DocumentNode): boolean =>
  query.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some((field) => field.kind === Kind.FIELD && aiFields.has(field.name.value)),
  );
