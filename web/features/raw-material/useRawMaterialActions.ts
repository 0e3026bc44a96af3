import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { evictRawMaterials } from '../../shared/apollo/evictQueries.ts';
import { evictValuesInForce } from './evictValuesInForce.ts';
import {
  RawMaterialUsageDocument,
  useDeleteRawMaterialMutation,
  useLinkRawMaterialMutation,
  useUnlinkRawMaterialMutation,
} from './RawMaterialActions.generated.ts';
import type { RawMaterialEntry_RawMaterialFragment } from './RawMaterialEntry.generated.ts';
import { useUsageText } from './useUsageText.ts';

type Entry = Pick<RawMaterialEntry_RawMaterialFragment, 'id' | 'slug' | 'tradeName' | 'overrides'>;

/**
 * The actions on a raw material. Destructive ones ask for confirmation and resolve to whether they were done; each
 * notifies of its result.
 */
export function useRawMaterialActions() {
  const { t } = useTranslation('rawMaterial');
  const { t: common } = useTranslation();
  const { t: ask } = useTranslation('confirm');
  const confirm = useConfirm();
  const client = useApolloClient();
  const usageText = useUsageText();
  const [deleteRawMaterial] = useDeleteRawMaterialMutation({ update: evictRawMaterials });
  const [linkRawMaterial] = useLinkRawMaterialMutation();
  const [unlinkRawMaterial] = useUnlinkRawMaterialMutation();

  const sayFailure = (kind: 'delete' | 'update', error: unknown) =>
    notify('error', common(`failed.${kind}`, { message: describeError(error).text }));

  const remove = async ({ slug, tradeName: name }: Entry): Promise<boolean> => {
    try {
      // Fetched again, because the usage on the screen may be outdated and matters for the decision.
      const { data } = await client.query({
        query: RawMaterialUsageDocument,
        variables: { slug },
        fetchPolicy: 'network-only',
      });
      const message = [t('actions.deleteMessage', { name }), data ? usageText(data.rawMaterial.usage) : ''].join(
        '\n\n',
      );
      const run = async () => {
        await deleteRawMaterial({ variables: { input: { slug } } });
      };
      if (!(await confirm({ action: 'delete', name, message, run }))) return false;
      notify('success', common('done.deletedName', { name }));
      return true;
    } catch (error) {
      sayFailure('delete', error);
      return false;
    }
  };

  const link = async ({ id, slug, tradeName: name }: Entry, companyId: string): Promise<void> => {
    try {
      await linkRawMaterial({
        variables: { input: { slug, companyId } },
        update: (cache) => evictValuesInForce(cache, id),
      });
      notify('success', common('done.completed', { name }));
    } catch (error) {
      sayFailure('update', error);
    }
  };

  const unlink = async ({ id, slug, tradeName: name, overrides }: Entry): Promise<boolean> => {
    const lost = overrides.fields.length;
    const message = [ask('unlink.message', { name }), lost > 0 && t('actions.unlinkLoses', { count: lost })]
      .filter(Boolean)
      .join('\n\n');
    const run = async () => {
      await unlinkRawMaterial({ variables: { input: { slug } }, update: (cache) => evictValuesInForce(cache, id) });
      client.cache.modify({
        id: client.cache.identify({ __typename: 'RawMaterial', id }),
        fields: { isInCatalogue: () => false, viewerCanUnlink: () => false },
      });
    };
    try {
      if (!(await confirm({ action: 'unlink', name, message, run }))) return false;
      notify('success', common('done.completed', { name }));
      return true;
    } catch (error) {
      sayFailure('update', error);
      return false;
    }
  };

  /** Takes it out of the catalogue of another company than the one worked on. The question is the caller's. */
  const unlinkFrom = async ({ id, slug, tradeName: name }: Entry, companyId: string): Promise<void> => {
    await unlinkRawMaterial({
      variables: { input: { slug, companyId } },
      update: (cache) => evictValuesInForce(cache, id),
    });
    notify('success', common('done.completed', { name }));
  };

  return { remove, link, unlink, unlinkFrom };
}
