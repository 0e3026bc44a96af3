import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, TrashIcon } from '../../../shared/ui/icons.tsx';
import './translations.ts';

interface Props {
  /** What the row is called, such as "Step 2". */
  name: string;
  /** Undefined where there is no order, and for the first row. */
  onUp?: (() => void) | undefined;
  onRemove: () => void;
}

/** Moves a row of a list up, or takes it away. */
export function RowActions({ name, onUp, onRemove }: Props) {
  const { t } = useTranslation('pifSections');
  return (
    <Box sx={{ display: 'flex', ml: 'auto' }}>
      {onUp && (
        <IconButton onClick={onUp} aria-label={t('row.up', { name })} title={t('row.upShort')}>
          <ChevronDownIcon sx={{ fontSize: 20, transform: 'rotate(180deg)' }} />
        </IconButton>
      )}
      <IconButton onClick={onRemove} aria-label={t('row.remove', { name })} title={t('row.removeShort')}>
        <TrashIcon sx={{ fontSize: 20 }} />
      </IconButton>
    </Box>
  );
}
