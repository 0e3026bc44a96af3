import { viewerOf } from '../../context.ts';
import { parseInput } from '../../input.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { accessTokenById, createAccessTokenInput } from './access-token.input.ts';
import { deleteAccessToken, listAccessTokens, postAccessToken } from './access-token.rest.ts';

export const accessTokenResolvers: Resolvers = {
  Query: {
    accessTokens: (_, _args, { product }) => listAccessTokens(product),
  },
  Mutation: {
    createAccessToken: (_, { input }, { product }) =>
      postAccessToken(product, parseInput(createAccessTokenInput, input)),
    revokeAccessToken: async (_, { input }, context) => {
      const { id } = parseInput(accessTokenById, input);
      await deleteAccessToken(context.product, id);
      // The token itself is not known here, so everything that is remembered of its owner's tokens is asked for again.
      context.services.tokenCache.invalidateViewer(viewerOf(context).id);
      return { revokedAccessTokenId: id };
    },
  },
};
