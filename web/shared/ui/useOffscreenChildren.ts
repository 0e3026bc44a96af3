import { useEffect, type RefObject } from 'react';

/** The attribute of a part that is far from the window. */
const FAR = 'data-far';
/** How far from the window a part may be and is painted still: half the height of the window. */
const MARGIN = '50% 0px';

/** The styles of a list whose parts carry the attribute. */
export const offscreenChildren = {
  // Laid out but not painted: each of hundreds of fields is a piece of the picture of its own, which the browser goes
  // through at every key press. `content-visibility` would save as much, but Chromium tells a screen reader nothing of
  // what that skips.
  [`& > [${FAR}]`]: { clipPath: 'inset(0 0 100% 0)' },
} as const;

/**
 * Marks the children of a long list that are far from the window, which `offscreenChildren` then keeps from being
 * painted. `count` is how many there are.
 */
export function useOffscreenChildren(list: RefObject<Element | null>, count: number): void {
  useEffect(() => {
    const parts = list.current?.children ?? [];
    // A test in jsdom has no window to be far from.
    if (!('IntersectionObserver' in window) || parts.length < 2) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) target.toggleAttribute(FAR, !isIntersecting);
      },
      // The second for lists in a dialog, which scrolls by itself.
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [list, count]);
}
