import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import { logIn, recordLogin } from '../../accounts/logIn.ts';
import { revoke } from '../../accounts/revokedTokens.ts';
import { HttpError } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { userBody } from '../viewer/viewerOperations.ts';

export function sessionOperations({
  db,
  tokens,
}: ProductDependencies): Operations<Pick<operations, 'login' | 'logout'>> {
  return {
    login: {
      async runPublic({ body, ip }) {
        const { user, token, expiresAt } = await logIn(db, tokens, 'product-server', body);
        await recordLogin(db, user, ip);
        return { status: 'success', token, expiration: expiresAt, data: { user: await userBody(db, user) } };
      },
    },
    logout: {
      action: 'account.read',
      async run(_input, { session }) {
        if (!session) throw new HttpError(403, 'Pristupni token nije sesija; opoziva ga vlasnik.');
        await revoke(db, session.token, session.expiresAt);
        return { status: 'success' };
      },
    },
  };
}
