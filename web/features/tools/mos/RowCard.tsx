import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TrashIcon } from '../../../shared/ui/icons.tsx';
import '../translations.generated.ts';

interface Props {
  /** Number of the row, from 1. */
  number: number;
  /** Absent where the row is the only one. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** One row of a list of inputs; its fields wrap to the available width. */
export function RowCard({ number, onRemove, children }: Props) {
  const { t } = useTranslation('tools');
  return (
    <Box
      role="group"
      aria-label={t('row.label', { number })}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
          alignItems: 'end',
        }}
      >
        {children}
      </Box>
      {onRemove && (
        <IconButton onClick={onRemove} aria-label={t('row.remove', { number })} sx={{ mt: 3 }}>
          <TrashIcon sx={{ fontSize: 20 }} />
        </IconButton>
      )}
    </Box>
  );
}
