import { NetworkStatus } from '@apollo/client';
// oxlint-disable-next-line no-restricted-imports -- the generated hooks are made of this one
import { useQuery } from '@apollo/client/react';
import { useDeferredValue } from 'react';

/**
 * The query as Apollo Client gives it, but what has arrived for a component that waited for it is rendered in slices,
 * between which the browser answers: at once, a large page keeps a slow phone busy for half a second. Until then the
 * query is loading. What is known when it is asked for, and what changes later, is rendered at once.
 */
export const useSlicedQuery = ((...args: Parameters<typeof useQuery>) => {
  const result = useQuery(...args);
  const hasData = result.data !== undefined;
  const wasWaiting = useDeferredValue(result.loading && !hasData);
  if (!hasData || !wasWaiting) return result;
  return { ...result, data: undefined, dataState: 'empty', loading: true, networkStatus: NetworkStatus.loading };
}) as typeof useQuery;
