import { useEffect, useState } from 'react';
import { cachedCountry, storeCountry } from './visitorCountryStore.ts';
import { useVisitorCountryQuery } from './VisitorCountry.generated.ts';

/** The code of the visitor's country, or null when it is unknown. An error is not shown. */
export function useVisitorCountry(): string | null {
  const [cached] = useState(() => cachedCountry(Date.now()));
  const { data } = useVisitorCountryQuery({ skip: cached !== null, errorPolicy: 'ignore' });
  const found = data?.visitorCountry?.code ?? null;
  useEffect(() => {
    if (found) storeCountry(found, Date.now());
  }, [found]);
  return cached ?? found;
}
