import { isCompanyId } from '../../../domain/company/companyId.ts';
import { useSession } from './sessionStore.ts';
import { useCan } from './useCan.ts';

/**
 * The company that a person works on, which forms begin with: the one that an administrator chose in the header, null
 * while all are chosen, so that the form asks; of everybody else the own one.
 */
export function useCompanyWorkedOn(): { id: string; name: string | null } | null {
  const user = useSession()?.user;
  const canSelect = useCan('company.select');
  if (!user?.company) return null;
  return !canSelect || isCompanyId(user.selectedCompanyId ?? '') ? user.company : null;
}
