import { useEffect } from 'react';
import { getRequestsInFlight, subscribeToRequests } from '../apollo/requestsInFlight.ts';
import { createStore, useStore } from '../store/createStore.ts';

/** A keyboard and a mouse begin with one of them; a screen reader may move the focus alone. */
const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/** Whether a finger may open a control as the first thing it does. jsdom has no matchMedia. */
const isTouched = typeof window.matchMedia === 'function' && window.matchMedia('(hover: none)').matches;

const hasInteracted = createStore(false);

/**
 * Whether the person has done anything on the page since it was loaded; on a touch screen, already whether the first
 * data is there. What is needed only then, such as the choices of a control, is requested then, so that it does not
 * delay the first picture.
 */
export function useHasInteracted(): boolean {
  const isDone = useStore(hasInteracted);
  useEffect(() => {
    if (isDone) return;
    const note = () => hasInteracted.set(true);
    events.forEach((event) => window.addEventListener(event, note, { passive: true }));
    const unsubscribe = isTouched && subscribeToRequests(() => getRequestsInFlight() === 0 && note());
    return () => {
      events.forEach((event) => window.removeEventListener(event, note));
      if (unsubscribe) unsubscribe();
    };
  }, [isDone]);
  return isDone;
}
