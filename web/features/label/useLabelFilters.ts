import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { companyScope } from '../../../domain/account/rights.ts';
import { isCompanyChoice } from '../../../domain/company/companyId.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { useSession } from '../../shared/session/sessionStore.ts';
import { readStored, writeStored } from '../../shared/storage.ts';
import { useListParams } from '../../shared/url/useListParams.ts';
import { labelListParams, storageKeys, toStored, type StoredName } from './labelListParams.ts';

const readStoredFilter = (name: StoredName) => readStored(storageKeys[name]);

/**
 * The filters of the list. The address is the state; company, status and order are also stored for the next visit.
 * Both are updated to what is shown, which corrects a missing or mistyped value in both.
 */
export function useLabelFilters() {
  const user = useSession()?.user;
  const role = user?.role;
  const chosenInHeader = useCan('company.select') ? (user?.selectedCompanyId ?? null) : null;
  const hasCompanyFilter = !role || companyScope(role) !== 'own';
  const params = useMemo(
    () => labelListParams(readStoredFilter, hasCompanyFilter, chosenInHeader),
    [hasCompanyFilter, chosenInHeader],
  );
  const [filters, change] = useListParams(params);

  useEffect(() => {
    for (const [name, text] of Object.entries(toStored(filters))) writeStored(storageKeys[name as StoredName], text);
    change({}, { replace: true });
  }, [filters, change]);

  const companyParam = useSearchParams()[0].get('company');
  useEffect(() => {
    if (companyParam === null || isCompanyChoice(companyParam)) return;
    // eslint-disable-next-line no-console -- the specification asks for this warning, section 5
    console.warn('The company in the address is neither an id nor all of them; all are shown.');
  }, [companyParam]);

  return { filters, change, hasCompanyFilter };
}
