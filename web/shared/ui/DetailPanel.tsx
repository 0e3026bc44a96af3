import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnlessDirty } from '../forms/useUnlessDirty.ts';
import { CloseIcon } from './icons.tsx';

export interface DetailDrawerProps {
  /** The id of the entry in the address; null for none. */
  id: string | null;
  onId: (id: string | null) => void;
  /** Renders the content. An element with the id `titleId` names the dialog. */
  children: (id: string, titleId: string) => ReactNode;
}

interface Props extends DetailDrawerProps {
  onClose: () => void;
}

/** The drawer itself. Before it closes, it asks about unsaved changes. */
export function DetailPanel({ id, onId, onClose, children }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const shown = useUnlessDirty(id, onId);
  return (
    <Drawer
      anchor="right"
      open={id !== null || shown !== null}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 560, lg: 680 }, maxWidth: '100%' },
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1.5, pt: 1.5 }}>
        <IconButton onClick={onClose} aria-label={t('close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 4, minWidth: 0 }}>{shown !== null && children(shown, titleId)}</Box>
    </Drawer>
  );
}
