import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { evictPifs } from '../../../shared/apollo/evictQueries.ts';
import type { SectionFormOptions } from '../frame/useSectionForm.ts';
import { useFetchPif } from '../frame/usePif.ts';
import { PifPartADocument, useUpdatePifPartAMutation } from './PartA.generated.ts';
import { fieldOf, partAForm, toInput, toValues, type PartAForm, type PifWithPartA } from './partA.form.ts';

/** How what people enter of Part A is filled in, read again and saved. */
export function usePartAOptions(pif: PifWithPartA): SectionFormOptions<PartAForm, PifWithPartA> {
  const client = useApolloClient();
  const fetchPif = useFetchPif(pif.slug);
  const [update] = useUpdatePifPartAMutation({
    update: (cache, { data }) => {
      // It is computed again from what was saved.
      const id = data && cache.identify(data.updatePifPartA.pif);
      if (id) cache.evict({ id, fieldName: 'safetyReport' });
      evictPifs(cache);
    },
  });
  return {
    resolver: zodResolver(partAForm),
    toValues,
    versionOf: ({ partA }) => partA.version,
    fetchNow: async () => {
      const query = { query: PifPartADocument, variables: { slug: pif.slug }, fetchPolicy: 'network-only' } as const;
      const [whole, answer] = await Promise.all([fetchPif(), client.query(query).catch(() => null)]);
      const partA = answer?.data?.pif.partA;
      return whole && partA && { ...whole, partA };
    },
    send: async (values, version) => {
      const input = { slug: pif.slug, version, partA: toInput(values) };
      const saved = (await update({ variables: { input } })).data?.updatePifPartA.pif;
      return saved && { ...pif, ...saved };
    },
    fieldOf,
  };
}
