import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/useFormat.ts';
import { useQuantity } from '../i18n/useQuantity.ts';
import { ResultBadge } from '../ui/ResultBadge.tsx';
import './translations.ts';
import type { Check } from './findingText.ts';

/** Characters of the version hash that are enough to distinguish two versions. */
const VERSION_SHOWN = 8;

/** The result of a check, the number of recognised names, and the date and version of the rules. */
export function ResultSummary({ check }: { check: Omit<Check, 'names' | 'findings'> }) {
  const { t } = useTranslation('check');
  const { number } = useFormat();
  const { day } = useQuantity();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <ResultBadge status={check.result} />
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {check.isIngredientList
          ? t('summary.recognised', { count: check.total, recognised: number(check.recognised) })
          : t('summary.notList')}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {t('summary.checkedOn', { date: day(check.checkedOn) })} ·{' '}
        {t('summary.knowledge', { version: check.knowledgeVersion.slice(0, VERSION_SHOWN) })}
      </Typography>
    </Box>
  );
}
