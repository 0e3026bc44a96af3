import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls a newly opened page to its top. After back and forward the browser restores the position itself. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const isNew = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isNew) window.scrollTo(0, 0);
  }, [pathname, isNew]);
}
