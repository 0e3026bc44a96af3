import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../shared/session/useCan.ts';
import type { ExportFormat } from '../../shared/table/exportFormats.ts';
import { exportSelected } from '../../shared/table/exportSelected.ts';
import { NamedEntries } from '../../shared/table/NamedEntries.tsx';
import { SelectionActions } from '../../shared/table/SelectionActions.tsx';
import type { Selection } from '../../shared/table/useSelection.ts';
import { useSelectionActions } from '../../shared/table/useSelectionActions.ts';
import { TrashIcon } from '../../shared/ui/icons.tsx';
import { evictFragrances } from '../../shared/apollo/evictQueries.ts';
import { DeleteFragranceMaterialDocument } from './FragranceMaterial.generated.ts';
import type { FragranceRow_FragranceFragment as Fragrance } from './FragranceMaterials.generated.ts';
import './translations.generated.ts';

const nameOf = ({ name }: Fragrance) => name;

/** What can be done with several perfumes and aromas at once. */
export function FragranceSelection({ selection }: { selection: Selection<Fragrance> }) {
  const { t } = useTranslation('fragranceMaterial');
  const { t: common } = useTranslation();
  const client = useApolloClient();
  const state = useSelectionActions<Fragrance, 'export' | 'delete'>(selection, (action, count) =>
    t(`selection.done.${action}`, { count }),
  );
  const exportAs = (format: ExportFormat) =>
    state.doAll('export', () =>
      exportSelected('fragrance-materials', selection.items, { name: t('selection.fileName'), format }),
    );
  const usesOf = ({ formulaCount }: Fragrance) => formulaCount > 0 && t('list.formulas', { count: formulaCount });
  const remove = () =>
    state.ask('delete', {
      question: (items) => ({
        action: 'delete',
        message: t('selection.deleteMessage', { count: items.length }),
        details: <NamedEntries items={items} nameOf={nameOf} noteOf={usesOf} />,
      }),
      run: ({ name, id }) =>
        client.mutate({ mutation: DeleteFragranceMaterialDocument, variables: { input: { name, id } } }),
      onEnd: () => evictFragrances(client.cache),
    });
  const canDelete = useCan('fragranceMaterial.edit');
  return (
    <SelectionActions
      selection={selection}
      nameOf={nameOf}
      state={state}
      onExport={exportAs}
      actions={
        canDelete
          ? [{ name: 'delete', text: common('deleteSelected'), icon: TrashIcon, isDestructive: true, run: remove }]
          : []
      }
    />
  );
}
