import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FIRST_DAY_FOR_ALL, LAST_AVAILABLE } from '../../../domain/allergen/declaration.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { CheckIcon, CrossCircleIcon, QuestionIcon, ClockIcon } from '../../shared/ui/icons.tsx';
import type { LabelReprint_ReprintFragment } from './LabelReprint.generated.ts';
import './translations.generated.ts';

const looks = {
  reprint: { icon: CrossCircleIcon, color: 'result.red.main', bgcolor: 'result.red.soft' },
  sellable: { icon: ClockIcon, color: 'result.yellow.main', bgcolor: 'result.yellow.soft' },
  complete: { icon: CheckIcon, color: 'result.green.main', bgcolor: 'result.green.soft' },
  unknown: { icon: QuestionIcon, color: 'text.secondary', bgcolor: 'subtle' },
} as const;

/** Stock without the new names is not complete, but it may be sold until its last day. */
function wordOf(reprint: LabelReprint_ReprintFragment, column: 'newBatches' | 'stock' | 'later'): keyof typeof looks {
  const state = reprint[column];
  if (state === 'MISSING') return 'reprint';
  if (state === 'NOT_KNOWN') return 'unknown';
  return column === 'stock' && reprint.later === 'MISSING' ? 'sellable' : 'complete';
}

/** Whether a label complies, for each of the three kinds of batches: colour, icon and word together. */
export function ReprintStates({ reprint }: { reprint: LabelReprint_ReprintFragment }) {
  const { t } = useTranslation('labelReprint');
  const { date } = useFormat();
  const titles = {
    newBatches: t('columns.newBatches'),
    stock: t('columns.stock', { day: date(LAST_AVAILABLE) }),
    later: t('columns.later', { day: date(FIRST_DAY_FOR_ALL) }),
  };
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}
    >
      {(['newBatches', 'stock', 'later'] as const).map((column) => {
        const word = wordOf(reprint, column);
        const { icon: Icon, color, bgcolor } = looks[word];
        return (
          <Box
            key={column}
            sx={{ display: { xs: 'flex', sm: 'block' }, justifyContent: 'space-between', gap: 1, minWidth: 0 }}
          >
            <Typography component="dt" variant="caption" color="textSecondary">
              {titles[column]}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Box
                component="span"
                sx={{
                  ...{ display: 'inline-flex', alignItems: 'center', gap: 0.75, px: 1.25, py: 0.25, borderRadius: 999 },
                  ...{ typography: 'caption', fontWeight: 600, whiteSpace: 'nowrap', color, bgcolor },
                }}
              >
                <Icon sx={{ fontSize: 17 }} />
                {t(`states.${word}`)}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** The names that a label lacks, and what is not known of it. */
export function MissingNames({ reprint }: { reprint: LabelReprint_ReprintFragment }) {
  const { t } = useTranslation('labelReprint');
  const { missing, unknownIn, isByFormula, later } = reprint;
  const isJudged = later !== 'NOT_KNOWN' || unknownIn.length > 0;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {missing.length > 0 && (
        <>
          <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
            {t('missing')}
          </Typography>
          <Box component="ul" aria-label={t('missing')} sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
            {missing.map(({ name, entry, isMissingOnStock }) => (
              <li key={entry}>
                {[name, t('entry', { entry }), !isMissingOnStock && t('newOnly')].filter(Boolean).join(' · ')}
              </li>
            ))}
          </Box>
        </>
      )}
      {unknownIn.length > 0 && (
        <Typography variant="body2">{t('unknownIn', { names: unknownIn.join(', ') })}</Typography>
      )}
      {isJudged ? (
        <Typography variant="caption" color="textSecondary" component="p">
          {t(isByFormula ? 'byFormula' : 'byList')}
        </Typography>
      ) : (
        <Typography variant="body2">{t('unknownAll')}</Typography>
      )}
    </Box>
  );
}
