import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ToastMessage, type ToastData } from './ToastMessage.tsx';
import { type NotifyKind, type NotifyOccasion, toastDuration } from './toastDuration.ts';

interface NotifyOptions {
  /** Makes the toast a button with the hint "Click to try again.", which closes it and calls this function. */
  onRetry?: () => void;
  /** Stays until somebody closes it. */
  persistent?: boolean;
  /** An occasion for which the specification names a special duration. */
  occasion?: NotifyOccasion;
}

/**
 * Shows a toast, as long as the specification says for its kind and text (section 9). Returns a function that closes it
 * before.
 */
export function notify(
  kind: NotifyKind,
  text: string,
  { onRetry, persistent, occasion }: NotifyOptions = {},
): () => void {
  const data: ToastData = { kind, text, onRetry };
  // The library calls the given function directly, where hooks are not allowed.
  const id = toast<ToastData>((props) => createElement(ToastMessage, props), {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: persistent ? false : toastDuration(kind, text, occasion),
    data,
  });
  return () => toast.dismiss(id);
}

/** Removes all toasts, including queued ones, because they belong to the previous session. */
export const dismissToasts = (): void => toast.dismiss();
