import { CLIENT_ROLE } from '../../../domain/account/rights.ts';
import { fromSchemaRole, toSchemaRole } from '../../../domain/account/roles.ts';
import { requireRight } from '../../auth/viewerRights.ts';
import { viewerOf, type Context } from '../../context.ts';
import { parseInput } from '../../input.ts';
import type { ManagedUser, Resolvers, UpdateUserInput } from '../../resolvers.generated.ts';
import {
  companyOfUsers,
  createClientUserInput,
  createUserInput,
  updateUserInput,
  userById,
  userQuery,
} from './user.input.ts';
import { listClientUsers, listUsers, patchUser, postTemporaryPassword, postUser } from './user.rest.ts';

async function updateUser(input: UpdateUserInput, context: Context): Promise<{ user: ManagedUser }> {
  const change = parseInput(updateUserInput, input);
  // Defence in depth: the service refuses it as well.
  if (change.role !== undefined && fromSchemaRole(change.role) !== CLIENT_ROLE)
    requireRight(viewerOf(context), 'account.manage');
  const user = await patchUser(context.product, change);
  context.services.tokenCache.invalidateViewer(user.id);
  return { user };
}

export const userResolvers: Resolvers = {
  Query: {
    users: (_, args, { product }) => listUsers(product, parseInput(userQuery, args, '')),
    clientUsers: (_, args, { product }) => listClientUsers(product, parseInput(companyOfUsers, args, '').companyId),
  },
  Mutation: {
    createUser: (_, { input }, { product }) => postUser(product, parseInput(createUserInput, input)),
    createClientUser: (_, { input }, { product }) =>
      postUser(product, { ...parseInput(createClientUserInput, input), role: toSchemaRole(CLIENT_ROLE) }),
    updateUser: (_, { input }, context) => updateUser(input, context),
    issueTemporaryPassword: async (_, { input }, { product, services }) => {
      const { userId } = parseInput(userById, input);
      const issued = await postTemporaryPassword(product, userId);
      services.tokenCache.invalidateViewer(issued.user.id);
      return issued;
    },
  },
};
