import { viewerOf } from '../../context.ts';
import { parseInput } from '../../input.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { searchQuery } from './search.input.ts';
import { search } from './search.rest.ts';

export const searchResolvers: Resolvers = {
  Query: {
    search: (_, args, context) => search(context.product, viewerOf(context), parseInput(searchQuery, args, '').text),
  },
};
