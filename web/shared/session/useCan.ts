import { can, type Action } from '../../../domain/account/rights.ts';
import { useSession } from './sessionStore.ts';

/** Whether the person who is signed in may do something. Only hides what the server would refuse. */
export function useCan(action: Action): boolean {
  return can(useSession()?.user.role, action);
}
