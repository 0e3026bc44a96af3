import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PAGE_SIZE } from '../../../domain/limits.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { OutcomeDialog } from '../../shared/table/OutcomeDialog.tsx';
import { SelectionBar } from '../../shared/table/SelectionBar.tsx';
import type { Selection } from '../../shared/table/useSelection.ts';
import { DownloadIcon, ListIcon, TableIcon, TrashIcon } from '../../shared/ui/icons.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import type { RawMaterialEntry_RawMaterialFragment as Entry } from './RawMaterialEntry.generated.ts';
import { useSelectionActions } from './useSelectionActions.tsx';

/** What can be done with several raw materials of the working list at once. */
export function RawMaterialSelection({ selection }: { selection: Selection<Entry> }) {
  const { t } = useTranslation('rawMaterial');
  const { busy, failed, dismiss, exportAll, downloadDocuments, linkAll, deleteAll } = useSelectionActions(selection);
  const [isLinking, setLinking] = useState(false);
  const count = selection.items.length;
  const actions = [
    { name: 'export', icon: TableIcon, may: useCan('rawMaterial.export'), run: exportAll },
    { name: 'documents', icon: DownloadIcon, may: useCan('document.read'), run: downloadDocuments },
    { name: 'link', icon: ListIcon, may: useCan('rawMaterial.link'), run: () => setLinking(true) },
    { name: 'delete', icon: TrashIcon, may: useCan('rawMaterial.delete'), run: deleteAll },
  ] as const;
  return (
    <>
      <SelectionBar count={count} onClear={selection.clear}>
        {count > MAX_PAGE_SIZE && <span role="alert">{t('selection.tooMany', { max: MAX_PAGE_SIZE })}</span>}
        {actions
          .filter(({ may }) => may)
          .map(({ name, icon: Icon, run }) => (
            <Button
              key={name}
              size="small"
              variant="outlined"
              color={name === 'delete' ? 'error' : 'primary'}
              startIcon={<Icon />}
              disabled={busy !== null || count > MAX_PAGE_SIZE}
              onClick={() => void run()}
            >
              {t(busy === name ? 'selection.busy' : `selection.${name}`)}
            </Button>
          ))}
      </SelectionBar>
      {isLinking && <LinkDialog onLink={linkAll} onClose={() => setLinking(false)} />}
      {failed && (
        <OutcomeDialog
          title={t(`selection.${failed.action}`)}
          outcome={failed.outcome}
          nameOf={({ tradeName }) => tradeName}
          onClose={dismiss}
        />
      )}
    </>
  );
}
