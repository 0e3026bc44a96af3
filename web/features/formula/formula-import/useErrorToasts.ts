import { useState } from 'react';

/** The toasts on errors that are in view: what was said of them goes with the first correction. */
export function useErrorToasts() {
  const [toasts, setToasts] = useState<readonly (() => void)[]>([]);
  const keepToast = (closeToast: () => void) => setToasts((before) => [...before, closeToast]);
  const closeToasts = () => {
    toasts.forEach((closeToast) => closeToast());
    setToasts([]);
  };
  /** Makes a change of the person, after which no toast speaks of what was before it. */
  const correct = (change: () => void) => {
    closeToasts();
    change();
  };
  return { keepToast, closeToasts, correct };
}
