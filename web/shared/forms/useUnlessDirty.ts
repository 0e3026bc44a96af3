import { useEffect, useEffectEvent, useState } from 'react';
import { mayLeave } from './dirtyForms.ts';

/**
 * What the address asks for, but not away from what is typed and not saved: then the person is asked first, and where they
 * stay, `goBack` puts into the address what is still shown.
 */
export function useUnlessDirty<T>(wanted: T, goBack: (shown: T) => void): T {
  const [shown, setShown] = useState(wanted);
  const stay = useEffectEvent(() => goBack(shown));
  useEffect(() => {
    if (wanted === shown) return;
    let isAsked = true;
    void mayLeave().then((leave) => {
      if (!isAsked) return;
      if (leave) setShown(wanted);
      else stay();
    });
    return () => {
      isAsked = false;
    };
  }, [wanted, shown]);
  return shown;
}
