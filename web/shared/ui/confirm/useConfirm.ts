import { createContext, useContext } from 'react';

export type ConfirmAction = 'edit' | 'update' | 'unlink' | 'delete' | 'custom';

export interface ConfirmRequest {
  /** Chooses the texts and the loading label. */
  action: ConfirmAction;
  /** What it is done to. */
  name: string;
  /** In place of the action's own texts. */
  title?: string;
  message?: string;
  confirmText?: string;
  busyText?: string;
  /** Done while the dialog stays open with its loading label. */
  run?: () => Promise<void>;
}

export type Confirm = (request: ConfirmRequest) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/**
 * Asks before something is saved or lost. False when the person thinks better of it; true once it is confirmed and `run`
 * succeeded; when `run` fails, the dialog closes and its error is thrown to the caller.
 */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}
