import { useEffect, useState } from 'react';
import { cachedCountry, keepCountry } from './visitorCountryStore.ts';
import { useVisitorCountryQuery } from './VisitorCountry.generated.ts';

/** The code of the country the visitor is seen in, or null when it is not known. A failure is silent. */
export function useVisitorCountry(): string | null {
  const [cached] = useState(() => cachedCountry(Date.now()));
  const { data } = useVisitorCountryQuery({ skip: cached !== null, errorPolicy: 'ignore' });
  const found = data?.visitorCountry?.code ?? null;
  useEffect(() => {
    if (found) keepCountry(found, Date.now());
  }, [found]);
  return cached ?? found;
}
