import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ToastMessage, type ToastData } from './ToastMessage.tsx';
import { type NotifyKind, type NotifyOccasion, toastDuration } from './toastDuration.ts';

interface NotifyOptions {
  /** Makes the toast a button with the hint "Click to try again." that closes it and calls this. */
  onRetry?: () => void;
  /** Stays until somebody closes it. */
  persistent?: boolean;
  /** Where the specification names a time of its own. */
  occasion?: NotifyOccasion;
}

/** Shows a toast, as long as the specification says for its kind and text (section 9). */
export function notify(kind: NotifyKind, text: string, { onRetry, persistent, occasion }: NotifyOptions = {}): void {
  const data: ToastData = { kind, text, onRetry };
  // The library calls what it is given as a plain function, where no hook may run.
  toast<ToastData>((props) => createElement(ToastMessage, props), {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: persistent ? false : toastDuration(kind, text, occasion),
    data,
  });
}

/** Takes away every toast, and those that wait for a place: they were said to somebody else. */
export const forgetToasts = (): void => toast.dismiss();
