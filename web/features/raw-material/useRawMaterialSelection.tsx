import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { evictRawMaterials } from '../../shared/apollo/evictQueries.ts';
import { fetchFile } from '../../shared/files/fetchFile.ts';
import { saveFile } from '../../shared/files/saveFile.ts';
import type { ExportFormat } from '../../shared/table/exportFormats.ts';
import { exportSelected } from '../../shared/table/exportSelected.ts';
import { forEach } from '../../shared/table/forEach.ts';
import { NamedEntries } from '../../shared/table/NamedEntries.tsx';
import type { Selection } from '../../shared/table/useSelection.ts';
import { useSelectionActions } from '../../shared/table/useSelectionActions.ts';
import { serverPaths } from '../../shared/url/paths.ts';
import { DeleteRawMaterialDocument, LinkRawMaterialDocument } from './RawMaterialActions.generated.ts';
import type { RawMaterialEntry_RawMaterialFragment as Entry } from './RawMaterialEntry.generated.ts';
import { RawMaterialsUsageDocument } from './RawMaterialsUsage.generated.ts';

type Action = 'export' | 'documents' | 'link' | 'delete';

/** The actions on selected raw materials. */
export function useRawMaterialSelection(selection: Selection<Entry>) {
  const { t } = useTranslation('rawMaterial');
  const client = useApolloClient();
  const { items } = selection;
  const state = useSelectionActions<Entry, Action>(selection, (action, count) =>
    t(`selection.done.${action}`, { count }),
  );
  const { act, ask, doAll, announce } = state;

  return {
    state,
    exportAll: (format: ExportFormat) =>
      doAll('export', () => exportSelected('raw-materials', items, { name: t('selection.fileName'), format })),
    downloadDocuments: () =>
      act('documents', async () => {
        const download = async ({ slug }: Entry) =>
          saveFile(await fetchFile(serverPaths.documentArchive(slug)), `${slug}.zip`);
        announce('documents', await forEach(items, download, t('selection.noDocuments')));
      }),
    linkAll: (companyId: string) =>
      act('link', async () => {
        const link = ({ slug }: Entry) =>
          client.mutate({ mutation: LinkRawMaterialDocument, variables: { input: { slug, companyId } } });
        announce('link', await forEach(items, link));
        evictRawMaterials(client.cache);
      }),
    /** One question for all of them, with what uses each. */
    deleteAll: () =>
      ask('delete', {
        question: async () => {
          const { data } = await client.query({
            query: RawMaterialsUsageDocument,
            variables: { filter: { ids: items.map(({ id }) => id) }, sort: 'TRADE_NAME_ASC', page: 1, pageSize: 100 },
            fetchPolicy: 'no-cache',
          });
          const usage = new Map(data?.rawMaterials.items.map((one) => [one.id, one.usage]));
          const usesOf = ({ id }: Entry) => {
            const uses = usage.get(id);
            return (
              uses &&
              t('selection.uses', { formulas: uses.formulaCount, labels: uses.formulaLabelCount, pifs: uses.pifCount })
            );
          };
          return {
            action: 'delete',
            message: t('selection.deleteMessage', { count: items.length }),
            details: <NamedEntries items={items} nameOf={({ tradeName }) => tradeName} noteOf={usesOf} />,
          };
        },
        run: ({ slug }) => client.mutate({ mutation: DeleteRawMaterialDocument, variables: { input: { slug } } }),
        onEnd: () => evictRawMaterials(client.cache),
      }),
  };
}
