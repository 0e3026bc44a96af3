import type { ApolloClient } from '@apollo/client';
import { fromSchemaRole } from '../../../domain/account/roles.ts';
import { createApolloClient } from '../../shared/apollo/createApolloClient.ts';
import { describeError } from '../../shared/apollo/describeError.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { dismissToasts, notify } from '../../shared/notify/notify.ts';
import { toExpiresAt, type Session } from '../../shared/session/sessionFormat.ts';
import { aiSignIn } from '../../shared/session/aiSignIn.ts';
import { getSession, startSession, updateSession } from '../../shared/session/sessionStore.ts';
import { LoginDocument, type LoginMutation } from './Login.generated.ts';
import { LoginToAiServerDocument } from './ai-server/LoginToAiServer.generated.ts';
import type { Credentials } from './useCredentials.ts';

function toSession({ token, expiresAt, user }: LoginMutation['login']['session']): Session {
  return {
    user: { ...user, role: fromSchemaRole(user.role) },
    token,
    aiToken: null,
    aiUser: null,
    expiresAt: toExpiresAt(expiresAt, Date.now()),
  };
}

/** Signs in to the AI server in the background, for those who may use it; the session continues without it. */
async function signInToAiServer(client: ApolloClient, input: Credentials, { token, user }: Session): Promise<void> {
  // Loaded here, so that the login page need not load the table of rights.
  const { can } = await import('../../../domain/account/rights.ts');
  if (!can(user.role, 'aiServer.use')) return;
  const isStillSignedIn = () => getSession()?.token === token;
  const t = i18n.getFixedT(null, 'session');
  aiSignIn.set(token);
  try {
    const { data } = await client.mutate({
      mutation: LoginToAiServerDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    const aiSession = data?.loginToAiServer.aiSession;
    if (!aiSession || !isStillSignedIn()) return;
    updateSession((session) => ({ ...session, aiToken: aiSession.token, aiUser: aiSession.userRecord }));
    notify('success', t('ai.connected'));
  } catch {
    if (isStillSignedIn()) notify('error', t('ai.failed'));
  } finally {
    if (aiSignIn.get() === token) aiSignIn.set(null);
  }
}

/**
 * Signs in and starts the session. Resolves with null or with the error text. The client is discarded afterwards,
 * because it is the only object that holds the password.
 */
export async function signIn({ email, password }: Credentials): Promise<string | null> {
  const input = { email: email.trim(), password };
  const client = createApolloClient({ getSession, onUnauthenticated: () => undefined });
  try {
    const { data } = await client.mutate({ mutation: LoginDocument, variables: { input }, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('The response to the login has no data');
    const session = toSession(data.login.session);
    dismissToasts();
    startSession(session);
    void signInToAiServer(client, input, session);
    return null;
  } catch (error) {
    return describeError(error).text;
  }
}
