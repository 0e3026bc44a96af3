import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';

interface Props {
  name: string;
  /** Its place in the list, from 0. */
  place: number;
  count: number;
  disabled: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** The name that was chosen in the list, with the buttons that move and remove it. */
export function ChosenName({ name, place, count, disabled, onMove, onRemove }: Props) {
  const { t } = useTranslation('labelForm');
  return (
    <Box
      role="group"
      aria-label={t('order.of', { name })}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 1, typography: 'caption' }}
    >
      <Box component="strong" sx={{ mr: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Button size="small" disabled={disabled || place === 0} onClick={() => onMove(place - 1)}>
        {t('order.earlier')}
      </Button>
      <Button size="small" disabled={disabled || place === count - 1} onClick={() => onMove(place + 1)}>
        {t('order.later')}
      </Button>
      <Button size="small" color="error" disabled={disabled} onClick={onRemove}>
        {t('order.remove')}
      </Button>
    </Box>
  );
}
