import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../shared/session/useCan.ts';
import { SelectionActions } from '../../shared/table/SelectionActions.tsx';
import type { Selection } from '../../shared/table/useSelection.ts';
import { DownloadIcon, ListIcon, TrashIcon } from '../../shared/ui/icons.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import type { RawMaterialEntry_RawMaterialFragment as Entry } from './RawMaterialEntry.generated.ts';
import { useRawMaterialSelection } from './useRawMaterialSelection.tsx';

/** What can be done with several raw materials of the working list at once. */
export function RawMaterialSelection({ selection }: { selection: Selection<Entry> }) {
  const { t } = useTranslation('rawMaterial');
  const { state, exportAll, downloadDocuments, linkAll, deleteAll } = useRawMaterialSelection(selection);
  const [isLinking, setLinking] = useState(false);
  const actions = [
    { name: 'documents', icon: DownloadIcon, may: useCan('document.read'), run: downloadDocuments },
    { name: 'link', icon: ListIcon, may: useCan('rawMaterial.link'), run: () => setLinking(true) },
    {
      name: 'delete',
      icon: TrashIcon,
      isDestructive: true,
      may: useCan('rawMaterial.delete'),
      run: deleteAll,
    },
  ] as const;
  return (
    <>
      <SelectionActions
        selection={selection}
        nameOf={({ tradeName }) => tradeName}
        state={state}
        onExport={useCan('rawMaterial.export') ? exportAll : null}
        actions={actions.filter(({ may }) => may).map((action) => ({ ...action, text: t(`selection.${action.name}`) }))}
      />
      {isLinking && <LinkDialog onLink={linkAll} onClose={() => setLinking(false)} />}
    </>
  );
}
