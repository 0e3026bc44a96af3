import { useTranslation } from 'react-i18next';
import type { ExportFormat } from '../../shared/table/exportFormats.ts';
import { exportSelected } from '../../shared/table/exportSelected.ts';
import { SelectionActions } from '../../shared/table/SelectionActions.tsx';
import type { Selection } from '../../shared/table/useSelection.ts';
import { useSelectionActions } from '../../shared/table/useSelectionActions.ts';
import type { IngredientRow_IngredientFragment as Ingredient } from './IngredientRow.generated.ts';
import './translations.ts';

/** What can be done with several ingredients at once: the dictionary is everybody's, so nobody deletes from it. */
export function IngredientSelection({ selection }: { selection: Selection<Ingredient> }) {
  const { t } = useTranslation('ingredient');
  const { items } = selection;
  const state = useSelectionActions<Ingredient, 'export'>(selection, (_export, count) =>
    t('selection.exported', { count }),
  );
  const { act, tell } = state;
  const exportAs = (format: ExportFormat) =>
    act('export', async () => {
      await exportSelected('ingredients', items, { name: t('selection.fileName'), format });
      tell('export', { done: [...items], refused: [] });
    });
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
