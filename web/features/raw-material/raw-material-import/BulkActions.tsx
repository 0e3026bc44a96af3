import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { RawMaterialImportAction, RawMaterialImportKind } from './RawMaterialImport.generated.ts';

/** What can be chosen for all rows of a kind at once. */
const actionsOfKind = {
  ALL: [],
  NEW: ['CREATE', 'SKIP'],
  CHANGED: ['CHANGE', 'TAKE_OVER', 'SKIP'],
  UNCHANGED: ['TAKE_OVER', 'SKIP'],
  FAULTY: [],
} as const satisfies Record<RawMaterialImportKind | 'ALL', readonly RawMaterialImportAction[]>;

interface Props {
  kind: RawMaterialImportKind | 'ALL';
  onAction: (action: RawMaterialImportAction) => void;
}

/** Buttons that choose one action for all rows of the kind in view for which it is possible. */
export function BulkActions({ kind, onAction }: Props) {
  const { t } = useTranslation('rawMaterialImport');
  const actions = actionsOfKind[kind];
  if (actions.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('action.all')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}
    >
      <Box component="span" aria-hidden sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('action.all')}
      </Box>
      {actions.map((action) => (
        <Button key={action} size="small" variant="outlined" onClick={() => onAction(action)}>
          {t(`action.${action}`)}
        </Button>
      ))}
    </Box>
  );
}
