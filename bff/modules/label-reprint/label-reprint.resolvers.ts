import { parseInput } from '../../input.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { reprintQuery } from './label-reprint.input.ts';
import { listLabelsToReprint } from './label-reprint.rest.ts';

export const labelReprintResolvers: Resolvers = {
  Query: {
    labelsToReprint: (_, args, { product }) => listLabelsToReprint(product, parseInput(reprintQuery, args, '')),
  },
};
