import { useTranslation } from 'react-i18next';
import type { ExportFormat } from '../../shared/table/exportFormats.ts';
import { exportSelected } from '../../shared/table/exportSelected.ts';
import { SelectionActions } from '../../shared/table/SelectionActions.tsx';
import type { Selection } from '../../shared/table/useSelection.ts';
import { useSelectionActions } from '../../shared/table/useSelectionActions.ts';
import type { IngredientRow_IngredientFragment as Ingredient } from './IngredientRow.generated.ts';
import './translations.generated.ts';

/** What can be done with several ingredients at once: the dictionary is everybody's, so nobody deletes from it. */
export function IngredientSelection({ selection }: { selection: Selection<Ingredient> }) {
  const { t } = useTranslation('ingredient');
  const state = useSelectionActions<Ingredient, 'export'>(selection, (_export, count) =>
    t('selection.exported', { count }),
  );
  const exportAs = (format: ExportFormat) =>
    state.doAll('export', () =>
      exportSelected('ingredients', selection.items, { name: t('selection.fileName'), format }),
    );
  return (
    <SelectionActions
      selection={selection}
      nameOf={({ inciName }) => inciName}
      state={state}
      onExport={exportAs}
      actions={[]}
    />
  );
}
