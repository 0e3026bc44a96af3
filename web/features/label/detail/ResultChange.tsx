import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { legalReference } from '../../../subjects/check/legalReference.ts';
import { useRecheckTitle } from '../../../subjects/check/useRecheckTitle.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { ResultBadge } from '../../../shared/ui/ResultBadge.tsx';
import { paths } from '../../../shared/url/paths.ts';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';

/** Findings named here; the page of the change lists all. */
const MAX_FINDINGS = 3;
const ranks = { GREEN: 0, YELLOW: 1, RED: 2 } as const;

/** What changed the result of a label that nobody had touched, with a link to all labels that it changed. */
export function ResultChange({
  resultChange,
  resultChangedAt,
}: Pick<LabelDetail_LabelFragment, 'resultChange' | 'resultChangedAt'>) {
  const { t } = useTranslation('labelDetail');
  const { dateTime } = useFormat();
  const title = useRecheckTitle();
  if (!resultChange) return null;
  const { before, after, appeared, gone, recheckId } = resultChange;
  const isWorse = ranks[after] > ranks[before];
  const deciding = (isWorse ? appeared : gone).map(({ ingredient, reference }) =>
    [ingredient, legalReference(reference, currentLanguage())].filter(Boolean).join(' · '),
  );
  const named = [...new Set(deciding)].slice(0, MAX_FINDINGS);
  return (
    <Box
      component="section"
      aria-label={t('change.title')}
      sx={{ mb: 2, typography: 'body2', overflowWrap: 'anywhere' }}
    >
      <Typography variant="body2">
        {t('change.cause', { date: dateTime(resultChangedAt) })}{' '}
        <MuiLink component={Link} to={paths.labelChangesOf(recheckId)}>
          {title(resultChange)}
        </MuiLink>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.75 }}>
        <ResultBadge status={before} />
        <span aria-label={t('change.becomes')}>→</span>
        <ResultBadge status={after} />
      </Box>
      {named.length > 0 && (
        <Typography variant="body2" sx={{ mt: 0.75 }}>
          {t(isWorse ? 'change.appeared' : 'change.gone', { findings: named.join('; ') })}
        </Typography>
      )}
    </Box>
  );
}
