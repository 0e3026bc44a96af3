import type { operations } from '../../../schema/rest/product-server.generated.ts';
import { logIn, recordLogin } from '../../accounts/logIn.ts';
import type { Operations } from '../../service/operation.ts';
import type { ProductDependencies } from '../productDependencies.ts';
import { userBody } from '../viewer/viewerOperations.ts';

export function sessionOperations({ db, tokens }: ProductDependencies): Operations<Pick<operations, 'login'>> {
  return {
    login: {
      async runPublic({ body, ip }) {
        const { user, token, expiresAt } = await logIn(db, tokens, 'product-server', body);
        await recordLogin(db, user, ip);
        return { status: 'success', token, expiration: expiresAt, data: { user: await userBody(db, user) } };
      },
    },
  };
}
