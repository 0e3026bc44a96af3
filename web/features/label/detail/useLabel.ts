import { describeError } from '../../../shared/apollo/describeError.ts';
import { useLabelDetailQuery } from './LabelDetail.generated.ts';
import { useLabelVerdictQuery } from './LabelVerdict.generated.ts';

/** A label with everything on it: what the cache knows at once, and what the server says. */
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
      // A failure arrives as `error`.
      refetch().catch(() => undefined);
    },
  };
}

/** What the rules say of a label today; asked for again with every visit, for the rules and the knowledge change without it. */
export function useLabelVerdict(slug: string) {
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
