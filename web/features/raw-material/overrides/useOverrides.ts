import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  RawMaterialField,
  RawMaterialImpactInput,
  SetRawMaterialOverridesInput,
} from '../../../shared/apollo/schema.generated.ts';
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
  type RawMaterialOverrides_RawMaterialFragment,
} from './RawMaterialOverrides.generated.ts';

/** A change of overrides, as the editor makes it. */
export type Change = Omit<SetRawMaterialOverridesInput, 'slug' | 'companyId' | 'version'>;

/** What became of a change: saved, given up for what somebody else saved, or back in the editor. */
export type ChangeOutcome = 'saved' | 'discarded' | 'back';

/** A change that somebody else was quicker with, until the person decides. */
export interface OverridesConflict {
  input: Change;
  remote: RawMaterialOverrides_RawMaterialFragment['overrides'];
  keepLocal: () => void;
  takeRemote: () => void;
  dismiss: () => void;
}

interface Target {
  id: string;
  slug: string;
  /** Null for the company worked on. */
  companyId: string | null;
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
  const {
    data,
    previousData,
    error: loadError,
    loading,
    refetch,
  } = useRawMaterialOverridesQuery({
    variables: { slug, companyId },
    // Those of the company worked on came with the form.
    fetchPolicy: companyId === null ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const [setOverrides] = useSetRawMaterialOverridesMutation({ update });
  const [resetOverrides] = useResetRawMaterialOverridesMutation({ update });
  const [clearOverrides] = useClearRawMaterialOverridesMutation({ update });
  const overrides = (data ?? previousData)?.rawMaterial.overrides;
  const target = { slug, companyId };
  /** What a change is made to: the own values as they are shown. */
  const read = { ...target, version: overrides?.version };
  const [conflict, setConflict] = useState<OverridesConflict | null>(null);

  /** Somebody else changed the own values meanwhile: shows theirs beside the change, and waits for the decision. */
  const askAboutConflict = async (input: Change): Promise<{ keep: boolean; version: number } | null> => {
    const { data: stored } = await refetch();
    const remote = stored?.rawMaterial.overrides;
    if (!remote) return null;
    return new Promise((resolve) => {
      const decide = (answer: { keep: boolean; version: number } | null) => {
        setConflict(null);
        resolve(answer);
      };
      setConflict({
        input,
        remote,
        keepLocal: () => decide({ keep: true, version: remote.version }),
        takeRemote: () => decide({ keep: false, version: remote.version }),
        dismiss: () => decide(null),
      });
    });
  };

  /** Asks before a change that reaches formulas. */
  const mayChange = async (input: RawMaterialImpactInput): Promise<boolean> => {
    const question = await questionFor(input, overrides?.fields);
    return !question || confirm({ action: 'edit', name: overrides?.company.name ?? '', ...question });
  };

  const fail = (text: string, error: unknown) => {
    const { code, serverText } = describeError(error);
    if (code === 'CONFLICT') {
      // The person decides again, with the values as they are now in view.
      notify('warning', t('conflict.again'));
      refetch().catch(() => undefined);
    }
    // The end of a session has a dialog of its own.
    else if (code !== 'UNAUTHENTICATED') notify('error', [text, serverText].filter(Boolean).join('\n'));
  };

  return {
    /** While they are loading, those shown before. */
    overrides,
    isCurrent: data !== undefined,
    error: loading ? undefined : loadError,
    reload: () => void refetch().catch(() => undefined),
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
      let { version } = read;
      for (;;)
        try {
          await setOverrides({ variables: { input: { ...target, version, ...input }, companyId } });
          return 'saved';
        } catch (error) {
          if (describeError(error).code !== 'CONFLICT') throw error;
          const decision = await askAboutConflict(input);
          if (!decision) return 'back';
          if (!decision.keep) return 'discarded';
          version = decision.version;
        }
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
