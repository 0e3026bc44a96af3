import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Room for the header, which stays at the top, and a little air. */
const ABOVE = 72;

/**
 * Brings the start of a list into view when another page of it is shown: the buttons that lead there stand below it.
 * Where back and forward lead, the browser remembers the place. `page` is undefined while nothing is shown.
 */
export function useScrollToStart<E extends HTMLElement = HTMLElement>(page: number | undefined): RefObject<E | null> {
  const start = useRef<E>(null);
  const before = useRef(page);
  const isNew = useNavigationType() !== NavigationType.Pop;
  const bring = useEffectEvent(() => {
    const top = start.current?.getBoundingClientRect().top ?? ABOVE;
    if (isNew && top < ABOVE) window.scrollTo(0, window.scrollY + top - ABOVE);
  });
  useEffect(() => {
    if (before.current !== undefined && page !== undefined && before.current !== page) bring();
    before.current = page;
  }, [page]);
  return start;
}
