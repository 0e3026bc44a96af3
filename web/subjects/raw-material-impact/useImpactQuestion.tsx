import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import type { RawMaterialField, RawMaterialImpactInput } from '../../shared/apollo/schema.generated.ts';
import { loadChunk } from '../../shared/lazyComponent.ts';
import { useCan } from '../../shared/session/useCan.ts';
import type { ConfirmRequest } from '../../shared/ui/confirm/useConfirm.ts';
import { mayReachFormulas } from './impact.ts';
import { RawMaterialImpactDocument } from './RawMaterialImpact.generated.ts';
import './translations.generated.ts';

type Question = Pick<ConfirmRequest, 'title' | 'message' | 'details' | 'confirmText'>;

/** Refusals that the save repeats where they belong, beside their field or as a conflict. */
const REPEATED = ['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED', 'CONFLICT'];

/**
 * Asks the server what a change of a raw material would do to formulas and to what was made from them. Resolves to the
 * texts of the question to ask before saving; null where nothing holds the raw material or the change cannot reach it.
 */
export function useImpactQuestion(): (
  input: RawMaterialImpactInput,
  overridden?: readonly RawMaterialField[],
) => Promise<Question | null> {
  const { t } = useTranslation('rawMaterialImpact');
  const { t: common } = useTranslation();
  const client = useApolloClient();
  const canReadFormulas = useCan('formula.read');
  return async (input, overridden) => {
    if (!canReadFormulas || !mayReachFormulas(input, overridden)) return null;
    const texts = { title: t('title'), confirmText: common('save') };
    try {
      const [{ data }, { ImpactDetails }] = await Promise.all([
        client.query({ query: RawMaterialImpactDocument, variables: { input }, fetchPolicy: 'no-cache' }),
        loadChunk(() => import('./ImpactDetails.tsx')),
      ]);
      const impact = data?.rawMaterialImpact;
      // A label or a file may follow a revision that holds it although the current one does not.
      return impact && impact.formulaCount + impact.labelCount + impact.pifCount > 0
        ? { ...texts, details: <ImpactDetails impact={impact} /> }
        : null;
    } catch (error) {
      const { code } = describeError(error);
      return REPEATED.includes(code) ? null : { ...texts, message: `${t('failed')}\n${t('saveAnyway')}` };
    }
  };
}
