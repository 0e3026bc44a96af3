import { createContext, useContext, type ReactNode } from 'react';

export type ConfirmAction = 'edit' | 'update' | 'unlink' | 'delete' | 'custom';

export interface ConfirmRequest {
  /** Chooses the texts and the loading label. */
  action: ConfirmAction;
  /** The name of the record that the action changes. */
  name: string;
  /** Texts that replace those of the action. */
  title?: string;
  message?: string;
  /** What the action would do, below the message. */
  details?: ReactNode;
  confirmText?: string;
  busyText?: string;
  /** Runs while the dialog stays open with its loading label. */
  run?: () => Promise<void>;
}

export type Confirm = (request: ConfirmRequest) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/**
 * Asks before something is saved or lost. Resolves to false when the person cancels, and to true once they have
 * confirmed and `run` has succeeded. When `run` fails, the dialog closes and the error is thrown to the caller.
 */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}
