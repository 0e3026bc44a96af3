import { useEffect, useEffectEvent, useState } from 'react';
import { mayLeave } from './dirtyForms.ts';

/**
 * What is shown for `requested`, a value of the address. It changes at once when nothing is unsaved; otherwise the
 * person decides first, and if they stay, `goBack` restores the address of what is still shown.
 */
export function useUnlessDirty<T>(requested: T, goBack: (shown: T) => void): T {
  const [shown, setShown] = useState(requested);
  const stay = useEffectEvent(() => goBack(shown));
  useEffect(() => {
    if (requested === shown) return;
    let isPending = true;
    void mayLeave().then((leave) => {
      if (!isPending) return;
      if (leave) setShown(requested);
      else stay();
    });
    return () => {
      isPending = false;
    };
  }, [requested, shown]);
  return shown;
}
