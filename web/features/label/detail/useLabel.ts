import { describeError } from '../../../shared/apollo/describeError.ts';
import { useLabelDetailQuery } from './LabelDetail.generated.ts';
import { useLabelVerdictQuery } from './LabelVerdict.generated.ts';

/** A whole label: the cached one at once, then the server's. */
export function useLabel(slug: string) {
  const { data, error, refetch } = useLabelDetailQuery({
    variables: { slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const isMissing = error !== undefined && describeError(error).code === 'NOT_FOUND';
  return {
    label: isMissing ? undefined : data?.label,
    isMissing,
    error,
    reload: () => {
      // The rejection needs no handling: `error` carries the same failure.
      refetch().catch(() => undefined);
    },
  };
}

/**
 * The check of a label, fetched anew with every visit because rules and ingredient knowledge change without the label.
 */
export function useLabelCheck(slug: string) {
  const { data, error, loading, refetch } = useLabelVerdictQuery({
    variables: { slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return {
    check: data?.label.check,
    error: loading ? undefined : error,
    reload: () => void refetch().catch(() => undefined),
  };
}
