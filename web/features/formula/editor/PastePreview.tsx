import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import './translations.generated.ts';
import type { PastedLine } from './pastedLines.ts';

/** Pasted lines as they were read. */
export function PastePreview({ lines }: { lines: readonly PastedLine[] }) {
  const { t } = useTranslation('formulaEditor');
  return (
    <Box
      component="ol"
      aria-label={t('paste.preview')}
      sx={{ m: 0, p: 0, listStyle: 'none', typography: 'caption', ...tabularFigures }}
    >
      {lines.map(({ name, phase, percent, isRemainder }, at) => (
        <Box
          component="li"
          key={at}
          sx={{
            display: 'flex',
            gap: 1,
            py: 0.5,
            borderTop: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
          }}
        >
          <span>{[phase, name].filter(Boolean).join(' · ')}</span>
          <Box component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
            {isRemainder ? t('line.to100') : decimalText(percent)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
