import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been in the window. */
export function useSeen(element: RefObject<Element | null>): boolean {
  // A test in jsdom has no window to be out of.
  const [isSeen, setSeen] = useState(!('IntersectionObserver' in window));
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen, element]);
  return isSeen;
}
