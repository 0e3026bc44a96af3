import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { evictPifs } from '../../../../shared/apollo/evictQueries.ts';
import type { PifDetail_PifFragment } from '../../frame/Pif.generated.ts';
import { useFetchPif } from '../../frame/usePif.ts';
import { useSectionForm } from '../../frame/useSectionForm.ts';
import {
  type ComputedSentences,
  fieldOf,
  partBForm,
  type PartBForm,
  type PifWithPartB,
  toInput,
  toValues,
} from './partB.form.ts';
import { PifPartBDocument, useUpdatePifPartBMutation } from './PartB.generated.ts';
import { headingsOfPif } from './usePartBStates.ts';

/** Part B can be written while the file is submitted or assessed, which locks everything else. */
export const openForAssessor = <Shown extends PifDetail_PifFragment>(pif: Shown): Shown => ({
  ...pif,
  isLocked: !pif.viewerCan.includes('ASSESS'),
});

/** The form of Part B, and how the file is read again. */
export function usePartBForm(pif: PifWithPartB, computed: ComputedSentences) {
  const client = useApolloClient();
  const fetchPif = useFetchPif(pif.slug);
  const [update] = useUpdatePifPartBMutation({ update: evictPifs });
  const headings = headingsOfPif(pif);
  const fetchNow = async (): Promise<PifWithPartB | undefined> => {
    const query = { query: PifPartBDocument, variables: { slug: pif.slug }, fetchPolicy: 'network-only' } as const;
    const [whole, answer] = await Promise.all([fetchPif(), client.query(query).catch(() => null)]);
    return whole && answer?.data
      ? openForAssessor({ ...whole, ...answer.data.pif, safetyReport: pif.safetyReport })
      : undefined;
  };
  const section = useSectionForm<PartBForm, PifWithPartB>(pif, {
    resolver: zodResolver(partBForm),
    toValues: (shown) => toValues(shown, headings, computed),
    versionOf: ({ partB }) => partB.version,
    fetchNow,
    send: async (values, version) => {
      const input = { slug: pif.slug, version, partB: toInput(values) };
      const saved = (await update({ variables: { input } })).data?.updatePifPartB.pif;
      return saved && openForAssessor({ ...pif, ...saved });
    },
    fieldOf,
  });
  return { ...section, fetchNow };
}
