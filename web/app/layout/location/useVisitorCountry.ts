import { useEffect, useState } from 'react';
import { cachedCountry, storeCountry } from './visitorCountryStore.ts';
import { useVisitorCountryQuery } from './VisitorCountry.generated.ts';

/**
 * The code of the visitor's country, or null when it is unknown. It is requested once it is needed. An error is not
 * shown.
 */
export function useVisitorCountry(isNeeded: boolean): string | null {
  const [cached] = useState(() => cachedCountry(Date.now()));
  const { data } = useVisitorCountryQuery({ skip: cached !== null || !isNeeded, errorPolicy: 'ignore' });
  const found = data?.visitorCountry?.code ?? null;
  useEffect(() => {
    if (found) storeCountry(found, Date.now());
  }, [found]);
  return cached ?? found;
}
