import { parseInput } from '../../input.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { expiryQuery } from './expiry.input.ts';
import { listExpiringDocuments } from './expiry.rest.ts';

export const expiryResolvers: Resolvers = {
  Query: {
    expiringDocuments: (_, args, { product }) => listExpiringDocuments(product, parseInput(expiryQuery, args, '')),
  },
};
