import { describeError } from '../../../shared/apollo/describeError.ts';
import { useRawMaterialFormQuery } from './RawMaterialForm.generated.ts';

/** Fetches a raw material to be edited, always anew: an old version would only meet a conflict. */
export function useRawMaterialToEdit(slug: string) {
  const { data, error, refetch } = useRawMaterialFormQuery({ variables: { slug }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const found = data?.rawMaterial;
  return {
    /** The raw material, once it is there and may be edited. */
    rawMaterial: found?.viewerCanEdit ? found : undefined,
    isLoading: !found && !error,
    /** Why there is none otherwise. */
    refusal: found ? ('readOnly' as const) : error && describeError(error).code === 'NOT_FOUND' ? ('notFound' as const) : error,
    reload: () => void refetch().catch(() => undefined),
  };
}
