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
import './translations.generated.ts';
import { evictFormulas } from '../../shared/apollo/evictQueries.ts';
import { DeleteFormulaDocument } from './FormulaActions.generated.ts';
import type { FormulaRow_FormulaFragment as Formula } from './Formulas.generated.ts';
import { useUsersText } from './useUsersText.ts';

const nameOf = ({ name }: Formula) => name;

/**
 * What can be done with several formulas at once. Those that something was made from are not deleted, and are told with
 * what that is.
 */
export function FormulaSelection({ selection }: { selection: Selection<Formula> }) {
  const { t } = useTranslation('formula');
  const { t: common } = useTranslation();
  const client = useApolloClient();
  const usersText = useUsersText();
  const state = useSelectionActions<Formula, 'export' | 'delete'>(selection, (action, count) =>
    t(`selection.done.${action}`, { count }),
  );
  const exportAs = (format: ExportFormat) =>
    state.doAll('export', () => exportSelected('formulas', selection.items, { name: t('selection.fileName'), format }));
  const remove = () =>
    state.ask('delete', {
      refusalOf: ({ usage }) => (usage.count > 0 ? t('selection.used', { names: usersText(usage) }) : null),
      question: (free, used) => ({
        action: 'delete',
        message: [
          t('selection.deleteMessage', { count: free.length }),
          used.length > 0 && t('selection.kept', { count: used.length, names: used.map(nameOf).join(', ') }),
        ]
          .filter(Boolean)
          .join(' '),
        details: <NamedEntries items={free} nameOf={nameOf} />,
      }),
      run: ({ slug }) => client.mutate({ mutation: DeleteFormulaDocument, variables: { input: { slug } } }),
      onEnd: () => evictFormulas(client.cache),
    });
  const canDelete = useCan('formula.edit');
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
