import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/useFormat.ts';
import { useQuantity } from '../i18n/useQuantity.ts';
import { ResultBadge } from '../ui/ResultBadge.tsx';
import './translations.ts';
import type { Check } from './findingText.ts';
import { knowledgeText } from './knowledgeText.ts';

/** The result of a check, the number of recognised names, the day of the rules, and the annexes and inventory they come from. */
export function ResultSummary({ check }: { check: Omit<Check, 'names' | 'findings'> }) {
  const { t } = useTranslation('check');
  const { number } = useFormat();
  const formats = useQuantity();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <ResultBadge status={check.result} />
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {check.isIngredientList
          ? t('summary.recognised', { count: check.total, recognised: number(check.recognised) })
          : t('summary.notList')}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {[t('summary.checkedOn', { date: formats.day(check.checkedOn) }), knowledgeText(t, formats, check.knowledge)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}
