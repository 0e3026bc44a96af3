import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { ListIcon } from '../../../shared/ui/icons.tsx';
import { Count } from '../../../shared/ui/Panel.tsx';
import { PifActions } from '../actions/PifActions.tsx';
import '../translations.ts';
import { MissingPanel } from './MissingPanel.tsx';
import type { PifDetail_PifFragment } from './Pif.generated.ts';

/** On a narrow screen: what stands beside the section elsewhere opens from here as a sheet. */
export function BottomBar({ pif }: { pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { done, total } = pif.completeness;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        minHeight: 56,
        mt: 2,
        py: 0.75,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<ListIcon />}
        onClick={() => setOpen(true)}
        aria-label={t('missing.open', { count: total - done })}
      >
        <Count>{number(total - done)}</Count>
      </Button>
      <PifActions pif={pif} />
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('missing.title'), sx: { maxHeight: '85dvh', p: 1 } } }}
      >
        <MissingPanel pif={pif} onOpen={() => setOpen(false)} />
        <Button onClick={() => setOpen(false)} sx={{ mt: 1 }}>
          {common('close')}
        </Button>
      </Drawer>
    </Box>
  );
}
