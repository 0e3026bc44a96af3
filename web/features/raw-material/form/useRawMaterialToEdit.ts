import { useState } from 'react';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { useRawMaterialFormQuery } from './RawMaterialForm.generated.ts';

/** The server reports BAD_USER_INPUT for a slug that no raw material can have, such as one of 2,000 characters. */
const isNotFound = (error: unknown) => ['NOT_FOUND', 'BAD_USER_INPUT'].includes(describeError(error).code);

/**
 * Fetches a raw material for editing, never from the cache: an old version would only cause a conflict. `withCompanies`
 * also fetches whose own values may be shown, for the panel below the form.
 */
export function useRawMaterialToEdit(slug: string, withCompanies: boolean) {
  const [withPanels, setWithPanels] = useState(true);
  const { data, previousData, error, refetch } = useRawMaterialFormQuery({
    variables: { slug, companyId: null, withCompanies, withPanels },
    fetchPolicy: 'network-only',
    // The own values are fetched again by their panel once a change evicts them; the form keeps what it has.
    nextFetchPolicy: 'cache-only',
  });
  const found = (data ?? previousData)?.rawMaterial;
  // What fails may be a panel alone, such as one that the service does not keep: the form is asked for without them.
  const mayFindForm = withPanels && !found && error !== undefined && !isNotFound(error);
  if (mayFindForm) setWithPanels(false);
  return {
    /** The raw material, once it is loaded and if it may be edited, or own values be kept beside it. */
    rawMaterial: found && (found.viewerCanEdit || found.viewerCanOverride) ? found : undefined,
    isLoading: !found && (!error || mayFindForm),
    /** Why `rawMaterial` is undefined. */
    reason: found ? ('readOnly' as const) : error && isNotFound(error) ? ('notFound' as const) : error,
    reload: () => void refetch().catch(() => undefined),
  };
}
