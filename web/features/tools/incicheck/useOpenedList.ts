import { skipToken } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCheckedListToOpenQuery, type CheckedListToOpenQuery } from './checked-list/CheckedListToOpen.generated.ts';

export type OpenedList = CheckedListToOpenQuery['checkedList'];

/**
 * Opens the saved check named by the parameter `list`. The parameter is removed once its text is in the field, so that
 * a reload keeps later changes.
 */
export function useOpenedList(onOpen: (list: OpenedList) => void) {
  const [params, setParams] = useSearchParams();
  const id = params.get('list');
  const { data, error, loading, refetch } = useCheckedListToOpenQuery(
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true },
  );
  const discard = () => {
    const after = new URLSearchParams(params);
    after.delete('list');
    setParams(after, { replace: true });
  };
  const open = useEffectEvent((list: OpenedList) => {
    onOpen(list);
    discard();
  });
  const opened = loading ? undefined : data?.checkedList;
  useEffect(() => {
    if (id !== null && opened?.id === id) open(opened);
  }, [id, opened]);
  return {
    isOpening: id !== null && !error,
    error: id !== null && !loading ? error : undefined,
    retry: () => void refetch().catch(() => undefined),
    discard,
  };
}
