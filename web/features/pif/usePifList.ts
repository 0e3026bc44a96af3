import { useCan } from '../../shared/session/useCan.ts';
import { toVariables, type PifFilters } from './pifListParams.ts';
import { usePifsQuery } from './Pifs.generated.ts';

/** The page that the filters ask for; while it is read, the one before it. */
export function usePifList(filters: PifFilters & { pageSize: number }, isTable: boolean) {
  const canReview = useCan('pif.review');
  const variables = toVariables(filters, { isTable, canReview });
  const { data, previousData, error, loading, refetch } = usePifsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return {
    /** Undefined until the page that is asked for is there. */
    data,
    /** What is shown meanwhile. */
    pifs: (data ?? (error ? undefined : previousData))?.pifs,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
    pageSize: variables.pageSize,
    hasTasks: variables.withTasks,
  };
}
