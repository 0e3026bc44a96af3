import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClipboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LINES } from '../../../../domain/formula/limits.ts';
import './translations.generated.ts';
import { MaterialSearch } from './MaterialSearch.tsx';
import type { MaterialHit } from './useMaterialSearch.ts';

interface Props {
  /** Whether the formula has as many lines as it may have. */
  isFull: boolean;
  disabled: boolean;
  /** What is wrong with the lines as a whole, after an attempt to save. */
  error: string | undefined;
  onChoose: (hit: MaterialHit) => void;
  onProvisional: (name: string) => void;
  onPaste: (event: ClipboardEvent) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** The search below the lines whose choice becomes the next one. */
export function AddLine({ isFull, disabled, error, onChoose, onProvisional, onPaste, inputRef }: Props) {
  const { t } = useTranslation('formulaEditor');
  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <MaterialSearch
        label={isFull ? t('lines.full', { max: MAX_LINES }) : t('lines.add')}
        disabled={disabled || isFull}
        onChoose={onChoose}
        onProvisional={onProvisional}
        onPaste={onPaste}
        inputRef={inputRef}
      />
      {error && (
        <Typography role="alert" variant="caption" component="p" color="error" sx={{ mt: 0.5 }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}
