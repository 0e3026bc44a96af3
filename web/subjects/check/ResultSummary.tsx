import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { ResultBadge } from '../../shared/ui/ResultBadge.tsx';
import './translations.generated.ts';
import type { Check } from './findingText.ts';
import { knowledgeText } from './knowledgeText.ts';

/** Passages shown, and the length of each in characters; the marked text beside the summary has them whole. */
const PASSAGES_SHOWN = 3;
const PASSAGE_LENGTH = 120;

const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > PASSAGE_LENGTH ? `${line.slice(0, PASSAGE_LENGTH)}…` : line;
};

/** What of the text was not read as ingredients, so that nothing is left out unseen. */
function LeftOut({ passages }: { passages: Check['leftOut'] }) {
  const { t } = useTranslation('check');
  const more = passages.length - PASSAGES_SHOWN;
  if (passages.length === 0) return null;
  const shown = passages.slice(0, PASSAGES_SHOWN).map(({ text }) => t('summary.passage', { text: shorten(text) }));
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ width: 1, overflowWrap: 'anywhere' }}>
      {t('summary.leftOut')}: {shown.join(' ')}
      {more > 0 && ` ${t('summary.leftOutMore', { count: more })}`}
    </Typography>
  );
}

/**
 * The result of a check, the number of recognised names, the day of the rules, and the annexes and inventory they come
 * from.
 */
export function ResultSummary({
  check,
}: {
  /** A result of null: what is there is not enough for one. */
  check: Omit<Check, 'names' | 'findings' | 'result'> & { result: Check['result'] | null };
}) {
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
      <LeftOut passages={check.leftOut} />
    </Box>
  );
}
