import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCompanyChoice } from '../../../domain/company/companyId.ts';
import { useSession } from '../../shared/session/sessionStore.ts';
import { writeStored } from '../../shared/storage.ts';
import { useListParams } from '../../shared/url/useListParams.ts';
import { hasCompanyFilter, labelListParamsOf, storageKeys, toStored, type StoredName } from './labelListParams.ts';

/**
 * The filters of the list. The address is the state; company, status and order are also stored for the next visit.
 * Both are updated to what is shown, which corrects a missing or mistyped value in both.
 */
export function useLabelFilters() {
  const user = useSession()?.user;
  const params = useMemo(() => labelListParamsOf(user), [user]);
  const [filters, change] = useListParams(params);

  useEffect(() => {
    for (const [name, text] of Object.entries(toStored(filters))) writeStored(storageKeys[name as StoredName], text);
    change({}, { replace: true });
  }, [filters, change]);

  const companyParam = useSearchParams()[0].get('company');
  useEffect(() => {
    if (companyParam === null || isCompanyChoice(companyParam)) return;
    // oxlint-disable-next-line no-console -- the specification asks for this warning, section 5
    console.warn('The company in the address is neither an id nor all of them; all are shown.');
  }, [companyParam]);

  return { filters, change, hasCompanyFilter: hasCompanyFilter(user) };
}
