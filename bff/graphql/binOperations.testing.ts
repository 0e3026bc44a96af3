/** An operation for each root field of the bin. */
export const binOperations: Record<string, string> = {
  'Query.deletedItems': '{ deletedItems { totalCount } }',
  'Mutation.restoreDeletedItem': `mutation { restoreDeletedItem(input: {id: "${'0'.repeat(24)}"}) { restoredItemId } }`,
};
