import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CheckIcon, CrossCircleIcon, InfoIcon, WarningIcon } from '../../../shared/ui/icons.tsx';
import type { Folder } from '../useDocumentFolders.ts';
import { Badge } from '../../../subjects/documents/Badge.tsx';

const looks = {
  EXISTING: { icon: CheckIcon, tone: 'success' },
  MISSING: { icon: CrossCircleIcon, tone: 'error' },
  EMPTY: { icon: WarningIcon, tone: 'warning' },
} as const;

/** Badges for whether a folder exists, is in use, and is still needed. */
export function FolderBadges({ folder: { state, isActive, shouldDeactivate } }: { folder: Folder }) {
  const { t } = useTranslation('documentFolder');
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <Badge {...looks[state]}>{t(`state.${state}`)}</Badge>
      {/* One that is not there is neither. */}
      {state !== 'MISSING' && (
        <Badge icon={isActive ? CheckIcon : InfoIcon} tone="neutral">
          {t(isActive ? 'folders.active' : 'folders.inactive')}
        </Badge>
      )}
      {shouldDeactivate && isActive && (
        <Badge icon={WarningIcon} tone="warning">
          {t('folders.shouldDeactivate')}
        </Badge>
      )}
    </Box>
  );
}
