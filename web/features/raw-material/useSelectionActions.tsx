import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { forgetRawMaterials } from '../../shared/apollo/raw-material.cache.ts';
import { fetchFile } from '../../shared/files/fetchFile.ts';
import { saveFile } from '../../shared/files/saveFile.ts';
import { loadChunk } from '../../shared/lazyComponent.ts';
import { notify } from '../../shared/notify/notify.ts';
import { forEach, type Outcome } from '../../shared/table/forEach.ts';
import type { Selection } from '../../shared/table/useSelection.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { serverPaths } from '../../shared/url/paths.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { DeleteRawMaterialDocument, LinkRawMaterialDocument } from './RawMaterialActions.generated.ts';
import type { RawMaterialEntry_RawMaterialFragment as Entry } from './RawMaterialEntry.generated.ts';
import { RawMaterialsUsageDocument } from './RawMaterialsUsage.generated.ts';

export type SelectionAction = 'export' | 'documents' | 'link' | 'delete';

/** The actions on selected raw materials. Each tells for which it succeeded, and for which not and why; those stay selected. */
export function useSelectionActions(selection: Selection<Entry>) {
  const { t } = useTranslation('rawMaterial');
  const client = useApolloClient();
  const confirm = useConfirm();
  const [busy, setBusy] = useState<SelectionAction | null>(null);
  const [failed, setFailed] = useState<{ action: SelectionAction; outcome: Outcome<Entry> } | null>(null);
  const { items } = selection;

  const tell = (action: SelectionAction, outcome: Outcome<Entry>) => {
    selection.remove(outcome.done);
    if (outcome.refused.length > 0) setFailed({ action, outcome });
    else notify('success', t(`selection.done.${action}`, { count: outcome.done.length }));
  };
  /** Runs while the buttons wait; a failure of the whole is told. */
  const act = async (action: SelectionAction, run: () => Promise<void>) => {
    setBusy(action);
    try {
      await run();
    } catch (error) {
      const { code, text } = describeError(error);
      // The end of a session has its own dialog, or the login page.
      if (code !== 'UNAUTHENTICATED') notify('error', text);
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    failed,
    dismiss: () => setFailed(null),
    exportAll: () =>
      act('export', async () => {
        const { exportRawMaterials } = await loadChunk(() => import('./raw-material-import/exportRawMaterials.ts'));
        await exportRawMaterials({ ids: items.map(({ id }) => id) }, 'xlsx');
        tell('export', { done: [...items], refused: [] });
      }),
    downloadDocuments: () =>
      act('documents', async () => {
        const download = async ({ slug }: Entry) =>
          saveFile(await fetchFile(serverPaths.documentArchive(slug)), `${slug}.zip`);
        tell('documents', await forEach(items, download));
      }),
    linkAll: (companyId: string) =>
      act('link', async () => {
        const link = ({ slug }: Entry) =>
          client.mutate({ mutation: LinkRawMaterialDocument, variables: { input: { slug, companyId } } });
        tell('link', await forEach(items, link));
        forgetRawMaterials(client.cache);
      }),
    /** One question for all of them, with what uses each. */
    deleteAll: () =>
      act('delete', async () => {
        const { data } = await client.query({
          query: RawMaterialsUsageDocument,
          variables: { filter: { ids: items.map(({ id }) => id) }, sort: 'TRADE_NAME_ASC', page: 1, pageSize: 100 },
          fetchPolicy: 'no-cache',
        });
        const usage = new Map(data?.rawMaterials.items.map((one) => [one.id, one.usage]));
        const outcomes: Outcome<Entry>[] = [];
        const run = async () => {
          const remove = ({ slug }: Entry) =>
            client.mutate({ mutation: DeleteRawMaterialDocument, variables: { input: { slug } } });
          outcomes.push(await forEach(items, remove));
        };
        const message = t('selection.deleteMessage', { count: items.length });
        const details = <DeleteQuestion rawMaterials={items} usage={usage} />;
        await confirm({ action: 'delete', name: '', message, details, run });
        for (const outcome of outcomes) {
          tell('delete', outcome);
          forgetRawMaterials(client.cache);
        }
      }),
  };
}
