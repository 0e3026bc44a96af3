import { useLayoutEffect } from 'react';

/** Takes away what was shown before the code was loaded, in the moment at which the page around this is shown. */
export function FirstPaintEnd() {
  useLayoutEffect(() => document.querySelectorAll('#first-paint, #first-frame').forEach((part) => part.remove()), []);
  return null;
}
