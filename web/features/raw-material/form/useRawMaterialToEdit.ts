import { describeError } from '../../../shared/apollo/describeError.ts';
import { useRawMaterialFormQuery } from './RawMaterialForm.generated.ts';

/** There is none; or its part of the address is none that any could have, such as one of 2,000 characters. */
const isNotThere = (error: unknown) => ['NOT_FOUND', 'BAD_USER_INPUT'].includes(describeError(error).code);

/** Fetches a raw material for editing, never from the cache: an old version would only cause a conflict. */
export function useRawMaterialToEdit(slug: string) {
  const { data, error, refetch } = useRawMaterialFormQuery({
    variables: { slug },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.rawMaterial;
  return {
    /** The raw material, once it is loaded and if it may be edited. */
    rawMaterial: found?.viewerCanEdit ? found : undefined,
    isLoading: !found && !error,
    /** Why there is none. */
    reason: found ? ('readOnly' as const) : error && isNotThere(error) ? ('notFound' as const) : error,
    reload: () => void refetch().catch(() => undefined),
  };
}
