import { needsSession } from '../../domain/account/access-token.ts';
import { can, companyScope, type Action } from '../../domain/account/rights.ts';
import { fromSchemaRole, type SchemaRole } from '../../domain/account/roles.ts';
import { clientError } from '../errors.ts';
import type { Viewer } from './viewer.rest.ts';

interface Person {
  role: SchemaRole;
}

export const viewerCan = ({ role }: Person, action: Action): boolean => can(fromSchemaRole(role), action);

/** Whether somebody works with the objects of one company alone, which is a client's case. */
export const seesOwnCompanyOnly = ({ role }: Person): boolean => companyScope(fromSchemaRole(role)) === 'own';

/** Throws FORBIDDEN unless the role of the person has the right. */
export function requireRight(person: Person, action: Action): void {
  if (!viewerCan(person, action)) throw clientError('FORBIDDEN', 'The role of the caller does not allow this');
}

/** Throws FORBIDDEN for a request whose access token may only read. */
export function requireWriting({ accessToken }: Pick<Viewer, 'accessToken'>): void {
  if (accessToken?.isReadOnly) throw clientError('FORBIDDEN', 'The access token may only read');
}

/** Throws FORBIDDEN for a request with an access token where somebody has to be signed in. */
export function requireSession({ accessToken }: Pick<Viewer, 'accessToken'>, action: Action, isChange: boolean): void {
  if (accessToken && needsSession(action, isChange))
    throw clientError('FORBIDDEN', 'This needs a session: sign in, an access token does not allow it');
}
