import type { ApolloCache } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import type { RawMaterialField, SetRawMaterialOverridesInput } from '../../../shared/apollo/schema.generated.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { forgetValuesInForce } from '../forgetValuesInForce.ts';
import './translations.ts';
import {
  useClearRawMaterialOverridesMutation,
  useRawMaterialOverridesQuery,
  useResetRawMaterialOverridesMutation,
  useSetRawMaterialOverridesMutation,
} from './RawMaterialOverrides.generated.ts';

interface Whose {
  id: string;
  slug: string;
  /** Null for the company worked on. */
  companyId: string | null;
}

/** A company's own values of a raw material, and what can be done with them. Each way says how it went; what fails changes nothing. */
export function useOverrides({ id, slug, companyId }: Whose) {
  const { t } = useTranslation('rawMaterialOverrides');
  const confirm = useConfirm();
  const update = (cache: ApolloCache) => forgetValuesInForce(cache, id);
  const { data, previousData, error, loading, refetch } = useRawMaterialOverridesQuery({
    variables: { slug, companyId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const [setOverrides] = useSetRawMaterialOverridesMutation({ update });
  const [resetOverrides] = useResetRawMaterialOverridesMutation({ update });
  const [clearOverrides] = useClearRawMaterialOverridesMutation({ update });
  const overrides = (data ?? previousData)?.rawMaterial.overrides;
  const whose = { slug, companyId };

  const fail = (text: string, failure: unknown) => {
    const { code, serverText } = describeError(failure);
    // The end of a session has its own dialog.
    if (code !== 'UNAUTHENTICATED') notify('error', [text, serverText].filter(Boolean).join('\n'));
  };

  return {
    /** Until they have come, those shown before. */
    overrides,
    isCurrent: data !== undefined,
    error: loading ? undefined : error,
    reload: () => void refetch().catch(() => undefined),
    /** Switches them on or off at once; back again when the server does not agree. */
    toggle: async (isActive: boolean): Promise<void> => {
      if (!overrides) return;
      const agreed = {
        setRawMaterialOverrides: {
          __typename: 'SetRawMaterialOverridesPayload',
          rawMaterial: { __typename: 'RawMaterial', id, overrides: { ...overrides, isActive } },
        },
      };
      try {
        await setOverrides({ variables: { input: { ...whose, isActive }, companyId }, optimisticResponse: agreed });
      } catch (failure) {
        fail(t('toggleFailed'), failure);
      }
    },
    /** Gives own values; throws what the server found wrong, for the editor to show. */
    change: async (own: Omit<SetRawMaterialOverridesInput, 'slug' | 'companyId'>): Promise<void> => {
      await setOverrides({ variables: { input: { ...whose, ...own }, companyId } });
    },
    reset: async (fields: RawMaterialField[]): Promise<boolean> => {
      try {
        await resetOverrides({ variables: { input: { ...whose, fields }, companyId } });
        notify('success', t('reset'));
        return true;
      } catch (failure) {
        fail(t('resetFailed'), failure);
        return false;
      }
    },
    clear: async (): Promise<void> => {
      const name = overrides?.company.name ?? '';
      const run = async () => {
        await clearOverrides({ variables: { input: whose, companyId } });
      };
      try {
        const texts = {
          title: t('clear.title'),
          message: t('clear.message', { company: name }),
          confirmText: t('clear.button'),
          busyText: t('clear.busy'),
        };
        if (await confirm({ action: 'custom', name, ...texts, run })) notify('success', t('cleared'));
      } catch (failure) {
        fail(t('clear.failed'), failure);
      }
    },
  };
}

export type Overrides = ReturnType<typeof useOverrides>;
