import { evictLists } from './useLabelActions.ts';
import { useUpdateLabelMutation } from './UpdateLabel.generated.ts';

/** Returns the mutation that changes a label. It evicts the cached check, which belongs to the label before. */
export function useUpdateLabel() {
  const [updateLabel] = useUpdateLabelMutation({
    update: (cache, { data }) => {
      if (data)
        cache.evict({ id: cache.identify({ ...data.updateLabel.label, __typename: 'Label' }), fieldName: 'check' });
      evictLists(cache);
    },
  });
  return updateLabel;
}
