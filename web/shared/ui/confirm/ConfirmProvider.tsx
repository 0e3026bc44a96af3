import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../lazyComponent.ts';
import { ConfirmContext, type ConfirmRequest } from './useConfirm.ts';

const ConfirmDialog = lazyComponent(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

interface PendingConfirmation {
  request: ConfirmRequest;
  resolve: (confirmed: boolean) => void;
  reject: (reason: unknown) => void;
}

/** Holds the one confirmation dialog that useConfirm opens. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  // The request is kept while the dialog fades out, so that its texts do not disappear first.
  const [pending, setPending] = useState<PendingConfirmation | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  const confirm = useCallback((request: ConfirmRequest) => {
    const { promise, resolve, reject } = withResolvers<boolean>();
    setPending((before) => {
      before?.resolve(false);
      return { request, resolve, reject };
    });
    setOpen(true);
    return promise;
  }, []);

  const finish = (settle: (pending: PendingConfirmation) => void) => {
    setBusy(false);
    setOpen(false);
    if (pending) settle(pending);
  };

  const run = async () => {
    // The button can still be clicked while the dialog fades out; the action must run only once.
    if (!open) return;
    setBusy(true);
    try {
      await pending?.request.run?.();
      finish(({ resolve }) => resolve(true));
    } catch (error) {
      finish(({ reject }) => reject(error));
    }
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending && (
        <Suspense>
          <ConfirmDialog
            request={pending.request}
            open={open}
            busy={busy}
            onCancel={() => finish(({ resolve }) => resolve(false))}
            onConfirm={() => void run()}
          />
        </Suspense>
      )}
    </ConfirmContext>
  );
}

/** Promise.withResolvers, which the older supported browsers do not have. */
function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
