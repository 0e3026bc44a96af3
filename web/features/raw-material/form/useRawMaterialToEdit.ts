import { describeError } from '../../../shared/apollo/describeError.ts';
import { useRawMaterialFormQuery } from './RawMaterialForm.generated.ts';

/** The server reports BAD_USER_INPUT for a slug that no raw material can have, such as one of 2,000 characters. */
const isNotFound = (error: unknown) => ['NOT_FOUND', 'BAD_USER_INPUT'].includes(describeError(error).code);

/** Fetches a raw material for editing, never from the cache: an old version would only cause a conflict. */
export function useRawMaterialToEdit(slug: string) {
  const { data, error, refetch } = useRawMaterialFormQuery({
    variables: { slug },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.rawMaterial;
  return {
    /** The raw material, once it is loaded and if it may be edited, or own values be kept beside it. */
    rawMaterial: found && (found.viewerCanEdit || found.viewerCanOverride) ? found : undefined,
    isLoading: !found && !error,
    /** Why `rawMaterial` is undefined. */
    reason: found ? ('readOnly' as const) : error && isNotFound(error) ? ('notFound' as const) : error,
    reload: () => void refetch().catch(() => undefined),
  };
}
