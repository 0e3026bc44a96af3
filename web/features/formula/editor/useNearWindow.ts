import { useEffect, useState, type RefObject } from 'react';

/** How far from the window a part still counts as near: a quarter of the height of the window. */
const MARGIN = '25% 0px';

/** Whether an element is in the window or near it. `initial` is the answer until the browser has told. */
export function useNearWindow(element: RefObject<Element | null>, initial: boolean): boolean {
  // A test in jsdom has no window to be far from.
  const [isNear, setNear] = useState(initial || !('IntersectionObserver' in window));
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: MARGIN,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
