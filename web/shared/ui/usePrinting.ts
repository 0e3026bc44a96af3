import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** The print media query; jsdom has no matchMedia. */
const printMedia = typeof window.matchMedia === 'function' ? window.matchMedia('print') : null;

function subscribe(listener: () => void): () => void {
  // Safari 13 has no such listener; there, the events beforeprint and afterprint below are enough.
  if (!printMedia || !('addEventListener' in printMedia)) return () => undefined;
  printMedia.addEventListener('change', listener);
  return () => printMedia.removeEventListener('change', listener);
}

/**
 * Whether the page is printed or shown in a print preview. Rendered synchronously, because the browser does not wait.
 */
export function usePrinting(): boolean {
  const isPrintMedia = useSyncExternalStore(subscribe, () => printMedia?.matches ?? false);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting || isPrintMedia;
}
