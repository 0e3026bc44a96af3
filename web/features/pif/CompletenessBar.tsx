import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import type { Completeness } from '../../shared/apollo/schema.generated.ts';
import './translations.generated.ts';

/** How much of what a file must hold is there: in words, in percent and as a bar. */
export function CompletenessBar({ completeness }: { completeness: Pick<Completeness, 'done' | 'total' | 'percent'> }) {
  const { t } = useTranslation('pif');
  const { number } = useFormat();
  const { done, total, percent } = completeness;
  return (
    <Box sx={{ typography: 'caption', ...tabularFigures }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {t('complete', { done: number(done), total: number(total) })}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {number(percent)} %
        </Box>
      </Box>
      <Box
        sx={{ mt: 0.5, height: 6, forcedColorAdjust: 'none', borderRadius: 999, bgcolor: 'subtle', overflow: 'hidden' }}
      >
        <Box sx={{ width: `${percent}%`, height: 1, bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
}
