import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The place of the line that is dragged, from 0; null while none is. Lines are dropped on lines. One listener for all
 * of them; the keyboard moves a line by its handle.
 */
export function useDraggedLine(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const latest = useRef(dragged);
  useLayoutEffect(() => {
    latest.current = dragged;
  });
  useEffect(() => {
    const element = list.current;
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = ({ target }: DragEvent) => {
      const row = target instanceof Element ? target.closest('[role="listitem"]') : null;
      const from = latest.current;
      if (row && from !== null) onMove(from, Number(row.getAttribute('aria-posinset')) - 1);
      setDragged(null);
    };
    element?.addEventListener('dragover', allow);
    element?.addEventListener('drop', drop);
    return () => {
      element?.removeEventListener('dragover', allow);
      element?.removeEventListener('drop', drop);
    };
  }, [list, onMove]);
  return { dragged, setDragged };
}
