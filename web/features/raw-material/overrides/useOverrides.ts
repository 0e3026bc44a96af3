import type { ApolloCache } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import type { RawMaterialField, RawMaterialImpactInput } from '../../../shared/apollo/schema.generated.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { evictValuesInForce } from '../evictValuesInForce.ts';
import { useImpactQuestion } from '../../../subjects/raw-material-impact/useImpactQuestion.tsx';
import './translations.generated.ts';
import {
  useClearRawMaterialOverridesMutation,
  useRawMaterialOverridesQuery,
  useResetRawMaterialOverridesMutation,
  useSetRawMaterialOverridesMutation,
} from './RawMaterialOverrides.generated.ts';
import { useOverridesConflict, type Change, type ChangeOutcome } from './useOverridesConflict.ts';

interface Target {
  id: string;
  slug: string;
  /** Null for the company worked on. */
  companyId: string | null;
}

/** The overrides of a company for a raw material; while they are loading, those shown before. */
function useStoredOverrides(slug: string, companyId: string | null) {
  const { data, previousData, error, loading, refetch } = useRawMaterialOverridesQuery({
    variables: { slug, companyId },
    // Those of the company worked on came with the form.
    fetchPolicy: companyId === null ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return {
    overrides: (data ?? previousData)?.rawMaterial.overrides,
    isCurrent: data !== undefined,
    error: loading ? undefined : error,
    refetch,
  };
}

/** Notifies of a failed action with a text and what the server says of it. */
function useFailure(reload: () => void) {
  const { t } = useTranslation('rawMaterialOverrides');
  return (text: string, error: unknown) => {
    const { code, serverText } = describeError(error);
    if (code === 'CONFLICT') {
      // The person decides again, with the values as they are now in view.
      notify('warning', t('conflict.again'));
      reload();
    }
    // The end of a session has a dialog of its own.
    else if (code !== 'UNAUTHENTICATED') notify('error', [text, serverText].filter(Boolean).join('\n'));
  };
}

/**
 * The overrides of a company for a raw material, and the actions on them. Each action notifies of its success or
 * failure; a failed one changes nothing.
 */
export function useOverrides({ id, slug, companyId }: Target) {
  const { t } = useTranslation('rawMaterialOverrides');
  const confirm = useConfirm();
  const questionFor = useImpactQuestion();
  const update = (cache: ApolloCache) => evictValuesInForce(cache, id);
  const { overrides, isCurrent, error, refetch } = useStoredOverrides(slug, companyId);
  const reload = () => void refetch().catch(() => undefined);
  const fail = useFailure(reload);
  const [setOverrides] = useSetRawMaterialOverridesMutation({ update });
  const [resetOverrides] = useResetRawMaterialOverridesMutation({ update });
  const [clearOverrides] = useClearRawMaterialOverridesMutation({ update });
  const target = { slug, companyId };
  /** What a change is made to: the own values as they are shown. */
  const read = { ...target, version: overrides?.version };
  const { conflict, sendChange } = useOverridesConflict(async () => (await refetch()).data?.rawMaterial.overrides);

  /** Asks before a change that reaches formulas. */
  const mayChange = async (input: RawMaterialImpactInput): Promise<boolean> => {
    const question = await questionFor(input, overrides?.fields);
    return !question || confirm({ action: 'edit', name: overrides?.company.name ?? '', ...question });
  };

  return {
    /** While they are loading, those shown before. */
    overrides,
    isCurrent,
    error,
    reload,
    /** Switches them on or off at once, and back if the request fails. */
    toggle: async (isActive: boolean): Promise<void> => {
      if (!overrides || !(await mayChange({ setOverrides: { ...target, isActive } }))) return;
      const expected = {
        setRawMaterialOverrides: {
          __typename: 'SetRawMaterialOverridesPayload',
          rawMaterial: { __typename: 'RawMaterial', id, overrides: { ...overrides, isActive } },
        },
      };
      try {
        await setOverrides({ variables: { input: { ...read, isActive }, companyId }, optimisticResponse: expected });
      } catch (error) {
        fail(t('toggleFailed'), error);
      }
    },
    /** Saves overrides. Throws the errors of the server for the editor to show. */
    change: async (input: Change): Promise<ChangeOutcome> => {
      if (!(await mayChange({ setOverrides: { ...target, ...input } }))) return 'back';
      return sendChange(input, read.version, async (version) => {
        await setOverrides({ variables: { input: { ...target, version, ...input }, companyId } });
      });
    },
    conflict,
    reset: async (fields: RawMaterialField[]): Promise<boolean> => {
      if (!(await mayChange({ resetOverrides: { ...target, fields } }))) return false;
      try {
        await resetOverrides({ variables: { input: { ...read, fields }, companyId } });
        notify('success', t('reset'));
        return true;
      } catch (error) {
        fail(t('resetFailed'), error);
        return false;
      }
    },
    clear: async (): Promise<void> => {
      const name = overrides?.company.name ?? '';
      const run = async () => {
        await clearOverrides({ variables: { input: read, companyId } });
      };
      try {
        const question = await questionFor({ clearOverrides: target }, overrides?.fields);
        const texts = {
          title: t('clear.title'),
          message: t('clear.message', { company: name }),
          confirmText: t('clear.button'),
          busyText: t('clear.busy'),
          details: question?.details ?? question?.message,
        };
        if (await confirm({ action: 'custom', name, ...texts, run })) notify('success', t('cleared'));
      } catch (error) {
        fail(t('clear.failed'), error);
      }
    },
  };
}

export type Overrides = ReturnType<typeof useOverrides>;
