import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A page that is newly opened begins at its top; where back and forward lead, the browser remembers the place. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const isNew = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isNew) window.scrollTo(0, 0);
  }, [pathname, isNew]);
}
