import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MAX_COMPONENTS } from '../../../../domain/raw-material/limits.ts';
import type { PasteNote } from '../../../../domain/raw-material/pastedRows.ts';
import { PlusIcon } from '../../../shared/ui/icons.tsx';
import './translations.generated.ts';
import type { Filled } from './useRowChanges.ts';

/** Notes that are shown; more would not help anybody. */
const MAX_NOTES = 10;

interface Props {
  pasted: Filled | null;
  /** Whether a composition can have no more rows. */
  isFull: boolean;
  disabled: boolean;
  onAdd: () => void;
  onUndo: (pasted: Filled) => void;
}

/** Below the rows of a composition: the button for another one, what was pasted, and the button that takes it back. */
export function RowTools({ pasted, isFull, disabled, onAdd, onUndo }: Props) {
  const { t } = useTranslation('rawMaterialForm');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Button size="small" startIcon={<PlusIcon />} disabled={disabled || isFull} onClick={onAdd}>
        {t('rows.add')}
      </Button>
      <Typography role="status" variant="caption" component="div">
        {pasted &&
          [
            t('rows.filled', { count: pasted.filled, place: pasted.from + 1 }),
            pasted.leftOut > 0 && t('rows.leftOut', { count: pasted.leftOut, most: MAX_COMPONENTS }),
          ]
            .filter(Boolean)
            .join(' ')}
        {pasted && <PasteNotes notes={pasted.notes} />}
      </Typography>
      {pasted && (
        <Button size="small" variant="outlined" disabled={disabled} onClick={() => onUndo(pasted)}>
          {t('rows.undo')}
        </Button>
      )}
    </Box>
  );
}

/** What was left out of a paste, or does not stand in the rows as it was written. */
function PasteNotes({ notes }: { notes: readonly PasteNote[] }) {
  const { t } = useTranslation('rawMaterialForm');
  if (notes.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {notes.slice(0, MAX_NOTES).map(({ code, value }, at) => (
        <li key={at}>{t(`pasted.${code}` as 'pasted.UNIT', { value, defaultValue: value })}</li>
      ))}
      {notes.length > MAX_NOTES && <li>{t('pasted.more', { count: notes.length - MAX_NOTES })}</li>}
    </Box>
  );
}
