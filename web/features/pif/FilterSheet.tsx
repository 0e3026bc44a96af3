import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';

interface Props {
  isOpen: boolean;
  /** How many files the filters find. */
  count: number;
  onClose: () => void;
  children: ReactNode;
}

/** The filters of the list where there is no room beside it. */
export function FilterSheet({ isOpen, count, onClose, children }: Props) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': common('filters'), sx: { maxHeight: '85dvh', p: 2 } } }}
    >
      {children}
      {/* Opaque down to the edge of the sheet, so that no filter shows through around the button. */}
      <Box sx={{ position: 'sticky', bottom: -16, mx: -2, mb: -2, px: 2, py: 1.5, bgcolor: 'background.paper' }}>
        <Button variant="contained" fullWidth onClick={onClose}>
          {t('filters.show', { count })}
        </Button>
      </Box>
    </Drawer>
  );
}
