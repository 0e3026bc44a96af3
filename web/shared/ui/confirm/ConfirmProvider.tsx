import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../lazyComponent.ts';
import { ConfirmContext, type ConfirmRequest } from './useConfirm.ts';

const ConfirmDialog = lazyComponent(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

interface Asked {
  request: ConfirmRequest;
  resolve: (confirmed: boolean) => void;
  reject: (reason: unknown) => void;
}

/** Holds the one confirmation dialog that useConfirm opens. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  // What was asked stays while the dialog fades out, so that its texts do not vanish before it.
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  const confirm = useCallback((request: ConfirmRequest) => {
    const { promise, resolve, reject } = withResolvers<boolean>();
    setAsked((before) => {
      before?.resolve(false);
      return { request, resolve, reject };
    });
    setOpen(true);
    return promise;
  }, []);

  const finish = (settle: (asked: Asked) => void) => {
    setBusy(false);
    setOpen(false);
    if (asked) settle(asked);
  };

  const run = async () => {
    // While it fades out it can still be clicked, and what was confirmed once is done once.
    if (!open) return;
    setBusy(true);
    try {
      await asked?.request.run?.();
      finish(({ resolve }) => resolve(true));
    } catch (error) {
      finish(({ reject }) => reject(error));
    }
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmDialog
            request={asked.request}
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

/** Promise.withResolvers, which older browsers in support do not have. */
function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
