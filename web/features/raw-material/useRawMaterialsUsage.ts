import { skipToken } from '@apollo/client/react';
import { type RawMaterialFilters, toVariables } from './rawMaterialListParams.ts';
import { useRawMaterialsUsageQuery, type RawMaterialsUsageQuery } from './RawMaterialsUsage.generated.ts';

/** In how many labels and product information files a raw material is. */
export type UsageCounts = RawMaterialsUsageQuery['rawMaterials']['items'][number]['usage'];

/**
 * Where the raw materials of a page are used, by their ids. It is asked for beside the page, so that the page waits for nothing and fails with
 * nothing that is only told in passing; what is not known is not there.
 */
export function useRawMaterialsUsage(filters: RawMaterialFilters, skip: boolean): ReadonlyMap<string, UsageCounts> {
  // Kept apart: the cache knows a page, and a usage, by all of their fields.
  const { data, previousData } = useRawMaterialsUsageQuery(
    skip ? skipToken : { variables: toVariables(filters), fetchPolicy: 'no-cache' },
  );
  return new Map((data ?? previousData)?.rawMaterials.items.map(({ id, usage }) => [id, usage]));
}
