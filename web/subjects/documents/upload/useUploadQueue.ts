import { useEffect, useState } from 'react';
import { markClean, markDirty } from '../../../shared/forms/dirtyForms.ts';
// Loaded with the page, so that the dialog can be shown without a connection.
import '../../../shared/forms/UnsavedChangesDialog.tsx';
import { useStore } from '../../../shared/store/createStore.ts';
import { isUnfinished, type UploadQueue } from './UploadQueue.ts';

/** The uploads of a page. Leaving it while one is running asks whether to wait, to cancel the uploads, or to stay. */
export function useUploadQueue<Place extends string>(create: () => UploadQueue<Place>) {
  const [queue] = useState(create);
  const uploads = useStore(queue.uploads);
  const isRunning = uploads.some(isUnfinished);

  useEffect(() => {
    if (!isRunning) return;
    markDirty(queue, { save: () => queue.settled(), discard: () => queue.cancelAll() });
    return () => markClean(queue);
  }, [isRunning, queue]);
  useEffect(() => () => queue.cancelAll(), [queue]);

  return { queue, uploads };
}
