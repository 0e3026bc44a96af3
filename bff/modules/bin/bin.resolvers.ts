import { parseInput } from '../../input.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { deletedItemById, deletedItemsQuery } from './bin.input.ts';
import { listDeletedItems, restoreDeletedItem } from './bin.rest.ts';

export const binResolvers: Resolvers = {
  Query: {
    deletedItems: (_, args, { product }) => listDeletedItems(product, parseInput(deletedItemsQuery, args, '')),
  },
  Mutation: {
    restoreDeletedItem: (_, { input }, { product }) =>
      restoreDeletedItem(product, parseInput(deletedItemById, input).id),
  },
};
