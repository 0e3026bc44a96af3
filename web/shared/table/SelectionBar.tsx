import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';

interface Props {
  /** How many entries are selected, also on other pages; the bar is seen while there are any. */
  count: number;
  onClear: () => void;
  /** The buttons of what can be done with them. */
  children: ReactNode;
}

/** What can be done with the selected rows of a table, always in view. */
export function SelectionBar({ count, onClear, children }: Props) {
  const { t } = useTranslation('table');
  return (
    <Box
      role="group"
      aria-label={t('selection')}
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        display: count > 0 ? 'flex' : 'none',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 1.5,
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'primary.main',
        borderRadius: '14px',
      }}
    >
      <Box component="span" role="status" sx={{ typography: 'body2', fontWeight: 600 }}>
        {count > 0 && t('selected', { count })}
      </Box>
      <Button size="small" onClick={onClear} sx={{ mr: 'auto' }}>
        {t('clear')}
      </Button>
      {children}
    </Box>
  );
}
