import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Height of the sticky header with a margin, in pixels. */
const OFFSET_TOP = 72;

/**
 * Scrolls to the start of a list when another page of it is shown, because the pagination is below the list. After back
 * and forward the browser restores the position. `page` is undefined while nothing is shown.
 */
export function useScrollToStart<E extends HTMLElement = HTMLElement>(page: number | undefined): RefObject<E | null> {
  const start = useRef<E>(null);
  const previousPage = useRef(page);
  const isNew = useNavigationType() !== NavigationType.Pop;
  const scroll = useEffectEvent(() => {
    const top = start.current?.getBoundingClientRect().top ?? OFFSET_TOP;
    if (isNew && top < OFFSET_TOP) window.scrollTo(0, window.scrollY + top - OFFSET_TOP);
  });
  useEffect(() => {
    if (previousPage.current !== undefined && page !== undefined && previousPage.current !== page) scroll();
    previousPage.current = page;
  }, [page]);
  return start;
}
