import { ApolloClient } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { isAiOperation } from './aiOperations.ts';
import { fetchUnlessSent } from './firstRequest.ts';
import { progressLink } from './progressLink.ts';
import { canHash, trustedDocumentLink } from './trustedDocumentLink.ts';
import { serverPaths } from '../url/paths.ts';

interface Tokens {
  token: string;
  aiToken: string | null;
}

interface Options {
  /** The session of this client, or null before the login. */
  getSession: () => Tokens | null;
  /**
   * Called when the product server no longer accepts the token, with the reason that it names; several times when
   * several responses arrive together.
   */
  onUnauthenticated: (reason: unknown) => void;
  uri?: string;
  /** Whether documents are named by their hash. Only a built client has documents that its server knows. */
  sendsHashes?: boolean;
}

const isUnauthenticated = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
    : ServerError.is(error) && error.statusCode === 401;

/**
 * Objects without an id belong to one entity. They are merged, so that a query for fewer fields removes none from the
 * cache.
 */
const typePolicies = {
  RawMaterialValues: { merge: true },
  RawMaterialOverrides: { merge: true },
  FormulaResult: { merge: true },
  SafetyReport: { merge: true },
};

/**
 * The client of one session. A new login creates a new client with an empty cache, so that no data of the previous
 * person can be seen. Pages of a list are cached separately by their arguments and never merged.
 */
export function createApolloClient({
  getSession,
  onUnauthenticated,
  uri = serverPaths.graphql,
  sendsHashes = process.env.NODE_ENV === 'production',
}: Options): ApolloClient {
  const errors = new ErrorLink(({ error, operation }) => {
    if (!isUnauthenticated(error) || isAiOperation(operation.query)) return;
    onUnauthenticated(CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.reason : undefined);
  });
  const auth = new ApolloLink((operation, forward) => {
    const session = getSession();
    operation.setContext(({ headers, createKey }) => ({
      headers: {
        ...(headers as Record<string, string> | undefined),
        ...(typeof createKey === 'string' && { 'idempotency-key': createKey }),
        ...(session && { authorization: `Bearer ${session.token}` }),
        ...(session?.aiToken &&
          isAiOperation(operation.query) && { 'x-ai-authorization': `Bearer ${session.aiToken}` }),
        // A balancer may send a query again when the server that had it is gone. The name is the one of Apollo's mobile
        // clients.
        ...(operation.operationType === OperationTypeNode.QUERY && { 'x-apollo-operation-type': 'query' }),
      },
    }));
    return forward(operation);
  });
  return new ApolloClient({
    link: ApolloLink.from([
      errors,
      auth,
      progressLink,
      ...(sendsHashes && canHash ? [trustedDocumentLink()] : []),
      new HttpLink({ uri, fetch: fetchUnlessSent }),
    ]),
    cache: new InMemoryCache({ typePolicies }),
  });
}
