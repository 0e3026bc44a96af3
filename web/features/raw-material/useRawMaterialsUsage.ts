import { skipToken } from '@apollo/client/react';
import { type RawMaterialFilters, toVariables } from './rawMaterialListParams.ts';
import { useRawMaterialsUsageQuery, type RawMaterialsUsageQuery } from './RawMaterialsUsage.generated.ts';

/** The number of labels and product information files that use a raw material. */
export type UsageCounts = RawMaterialsUsageQuery['rawMaterials']['items'][number]['usage'];

/**
 * The usage of the raw materials of a page, by id. It is a query of its own, so that the page neither waits for it nor
 * fails with it.
 */
export function useRawMaterialsUsage(filters: RawMaterialFilters, skip: boolean): ReadonlyMap<string, UsageCounts> {
  // Not cached: this page would replace the cached page, which has other fields.
  const { data, previousData } = useRawMaterialsUsageQuery(
    skip ? skipToken : { variables: toVariables(filters), fetchPolicy: 'no-cache' },
  );
  return new Map((data ?? previousData)?.rawMaterials.items.map(({ id, usage }) => [id, usage]));
}
