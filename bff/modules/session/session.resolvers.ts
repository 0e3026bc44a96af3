import { isAccessToken } from '../../../domain/account/access-token.ts';
import { credentials, signIn } from '../../auth/credentials.ts';
import type { Context } from '../../context.ts';
import { clientError } from '../../errors.ts';
import { parseInput } from '../../input.ts';
import type { LoginInput, Resolvers } from '../../resolvers.generated.ts';
import { endSession, logIn, type NewSession } from './session.rest.ts';

/** Logs in and caches the caller of the new token, so that the first page needs no further call for it. */
async function login(input: LoginInput, context: Context): Promise<NewSession> {
  const { product, services } = context;
  const { logins: limiter, tokenCache: callers } = services;
  const session = await signIn(parseInput(credentials, input), { limiter, context }, (email, password) =>
    logIn(product, email, password),
  );
  callers.store(session.token, session.user);
  context.viewer = session.user;
  return session;
}

/**
 * Ends the session here at once and at the product server, which remembers it. Whoever signs out is signed out, also
 * while that cannot be reached: it learns it later.
 */
async function logout({ token, productForShared, services, log }: Context): Promise<void> {
  if (token === null) return;
  if (isAccessToken(token)) throw clientError('FORBIDDEN', 'An access token is no session; its owner revokes it');
  services.tokenCache.revoke(token);
  const outcome = await services.pendingLogouts.send(() => endSession(productForShared));
  if (outcome !== null) log.warn({ outcome }, 'session ended here but not at the product server');
}

export const sessionResolvers: Resolvers = {
  Mutation: {
    login: async (_, { input }, context) => ({ session: await login(input, context) }),
    logout: async (_, _args, context) => {
      await logout(context);
      return { loggedOut: true };
    },
  },
};
