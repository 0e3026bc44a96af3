import { parseInput } from '../../input.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { historyQuery } from './history.input.ts';
import { fetchHistory } from './history.rest.ts';

export const historyResolvers: Resolvers = {
  Query: {
    history: (_, args, { product }) => fetchHistory(product, parseInput(historyQuery, args, '')),
  },
};
