import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls a newly opened page to its top. After back and forward the browser restores the position itself. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  // Only another page scrolls: a list that writes its filters into its address must not move the person who reads it.
  const scroll = useEffectEvent(() => {
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
  });
  useEffect(() => scroll(), [pathname]);
}
