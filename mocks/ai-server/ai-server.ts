import { can } from '../../domain/account/rights.ts';
import type { operations } from '../../schema/rest/ai-server.generated.ts';
import { authenticator } from '../product-server/accounts/authenticator.ts';
import { logIn } from '../product-server/accounts/logIn.ts';
import type { Tokens } from '../product-server/accounts/tokens.ts';
import type { Database } from '../product-server/database/openDatabase.ts';
import type { Backend } from '../product-server/service/createService.ts';
import type { Operations } from '../product-server/service/operation.ts';
import { HttpError } from '../product-server/service/httpError.ts';

/** The operations of the AI server, which has the accounts of the product server but issues its own tokens. */
export function aiBackend({ db, tokens }: { db: Database; tokens: Tokens }): Backend {
  const implementation: Operations<operations> = {
    login: {
      async runPublic({ body }) {
        const { user, token } = await logIn(db, tokens, 'ai-server', body);
        if (!can(user.role, 'aiServer.use')) throw new HttpError(403, 'Ovaj nalog nema pristup AI serveru.');
        return { access_token: token, user: { _id: user.id, name: user.name, email: user.email } };
      },
    },
    getServerStatus: { action: 'aiServer.use', run: () => Promise.resolve({ status: 'ok' }) },
  };
  return { operations: implementation, authenticate: authenticator(db, tokens, 'ai-server') };
}
