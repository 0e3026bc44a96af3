import { useEffect } from 'react';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportReview } from './ImportReview.tsx';
import { useInventoryImportQuery } from './InventoryImport.generated.ts';

/** Polling interval of a running import, in milliseconds. */
const POLL_MS = 1000;

interface Props {
  id: string;
  /** Called to choose another file. */
  onAnother: () => void;
}

/** An import, polled while the server works on it. */
export function RunningImport({ id, onAnother }: Props) {
  const { data, error, refetch, startPolling, stopPolling } = useInventoryImportQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const inventoryImport = data?.inventoryImport;
  const isRunning = inventoryImport?.state === 'READING' || inventoryImport?.state === 'APPLYING';
  useEffect(() => {
    if (!isRunning) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  const reload = () => {
    // The rejection needs no handling: `error` carries the same failure.
    refetch().catch(() => undefined);
  };
  if (!inventoryImport)
    return error ? <ErrorNotice error={error} onRetry={reload} /> : <ImportProgress inventoryImport={null} />;
  return isRunning ? (
    <ImportProgress inventoryImport={inventoryImport} />
  ) : (
    <ImportReview
      key={inventoryImport.state}
      inventoryImport={inventoryImport}
      onApplying={reload}
      onAnother={onAnother}
    />
  );
}
