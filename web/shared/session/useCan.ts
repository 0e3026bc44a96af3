import { can, type Action } from '../../../domain/account/rights.ts';
import { useSession } from './sessionStore.ts';

/** Whether the signed-in person may do something. Only hides controls; the server enforces the rights. */
export function useCan(action: Action): boolean {
  return can(useSession()?.user.role, action);
}
