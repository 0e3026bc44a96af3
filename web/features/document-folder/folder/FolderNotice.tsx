import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { InfoIcon, WarningIcon } from '../../../shared/ui/icons.tsx';
import type { Folder } from '../useDocumentFolders.ts';

interface Props {
  folder: Folder;
  /** Undefined if the user may not change the folder. */
  onToggle: (() => void) | undefined;
  isBusy: boolean;
}

/** A notice that a folder is no longer needed or not in use, with a button to change that. */
export function FolderNotice({ folder: { state, isActive, shouldDeactivate }, onToggle, isBusy }: Props) {
  const { t } = useTranslation('documentFolder');
  if (state === 'MISSING' || (isActive && !shouldDeactivate)) return null;
  const Icon = isActive ? WarningIcon : InfoIcon;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        mb: 2,
        borderRadius: '10px',
        bgcolor: isActive ? 'warning.soft' : 'subtle',
      }}
    >
      <Icon sx={{ fontSize: 20, color: isActive ? 'warning.main' : 'text.secondary' }} />
      <Typography variant="body2" sx={{ flex: '1 1 220px' }}>
        {t(isActive ? 'folder.noLongerNeeded' : 'folder.inactiveNote')}
      </Typography>
      {onToggle && (
        <Button variant="outlined" disabled={isBusy} onClick={onToggle}>
          {t(isActive ? 'folder.deactivate' : 'folder.activate')}
        </Button>
      )}
    </Box>
  );
}
