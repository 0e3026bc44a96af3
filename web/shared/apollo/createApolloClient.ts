import { ApolloClient } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { isAiOperation } from './aiOperations.ts';
import { progressLink } from './progressLink.ts';
import { serverPaths } from '../url/paths.ts';

interface Tokens {
  token: string;
  aiToken: string | null;
}

interface Options {
  /** The session this client speaks for, or null before the login. */
  getSession: () => Tokens | null;
  /** Called when the product server no longer knows the token. May be called several times: answers arrive together. */
  onUnauthenticated: () => void;
  uri?: string;
}

const refusesToken = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
    : ServerError.is(error) && error.statusCode === 401;

/** Objects without an id belong to the one entity that holds them: whoever asks for fewer of their fields takes nothing from those who asked for more. */
const typePolicies = { RawMaterialValues: { merge: true }, RawMaterialOverrides: { merge: true } };

/**
 * The client of one session. A new login makes a new client, so that its cache starts empty and nothing of the person
 * before can be seen. Pages of a list are numbered and kept apart by their arguments: nothing is merged.
 */
export function createApolloClient({
  getSession,
  onUnauthenticated,
  uri = serverPaths.graphql,
}: Options): ApolloClient {
  const errors = new ErrorLink(({ error, operation }) => {
    if (refusesToken(error) && !isAiOperation(operation.query)) onUnauthenticated();
  });
  const auth = new ApolloLink((operation, forward) => {
    const session = getSession();
    operation.setContext(({ headers }) => ({
      headers: {
        ...(headers as Record<string, string> | undefined),
        ...(session && { authorization: `Bearer ${session.token}` }),
        ...(session?.aiToken &&
          isAiOperation(operation.query) && { 'x-ai-authorization': `Bearer ${session.aiToken}` }),
      },
    }));
    return forward(operation);
  });
  return new ApolloClient({
    link: ApolloLink.from([errors, auth, progressLink, new HttpLink({ uri })]),
    cache: new InMemoryCache({ typePolicies }),
  });
}
