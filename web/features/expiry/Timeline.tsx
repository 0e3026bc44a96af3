import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import type { ExpiringDocumentsQuery } from './ExpiringDocuments.generated.ts';
import { perLocale } from '../../shared/i18n/i18n.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import { EXPIRED } from './expiryParams.ts';
import './translations.generated.ts';

type Page = ExpiringDocumentsQuery['expiringDocuments'];

const monthFormats = perLocale((locale) => ({
  short: new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}));

/** Height of the tallest bar in pixels. */
const BAR_HEIGHT = 72;

interface Props {
  of: Pick<Page, 'expiredCount' | 'months'>;
  /** What has expired, or a month; null for everything. */
  period: string | null;
  onPeriod: (period: string | null) => void;
}

/**
 * How many documents have expired and how many expire in each month. A click lists those alone, another one all again.
 */
export function Timeline({ of: { expiredCount, months }, period, onPeriod }: Props) {
  const { t } = useTranslation('expiry');
  const { number } = useFormat();
  const { short, long } = monthFormats();
  const most = Math.max(1, expiredCount, ...months.map(({ count }) => count));
  const columns = [
    { value: EXPIRED, name: t('expired'), label: t('expired'), year: '', count: expiredCount, color: 'error.main' },
    ...months.map(({ month, count }, at) => ({
      value: month,
      name: short.format(new Date(month)),
      label: long.format(new Date(month)),
      year: at === 0 || month.endsWith('-01') ? month.slice(0, 4) : '',
      count,
      color: at < 2 ? 'warning.main' : 'primary.main',
    })),
  ];
  return (
    <Box
      role="group"
      aria-label={t('timeline')}
      sx={{ overflowX: 'auto', mb: 2, pb: 1, border: 1, borderColor: 'divider', borderRadius: '14px', p: 1 }}
    >
      <Box sx={{ display: 'flex', gap: 0.5, minWidth: 760, alignItems: 'flex-end' }}>
        {columns.map(({ value, name, label, year, count, color }) => {
          const isChosen = value === period;
          return (
            <ButtonBase
              key={value}
              aria-label={t('column', { label, count })}
              aria-pressed={isChosen}
              onClick={() => onPeriod(isChosen ? null : value)}
              sx={{
                ...{ flex: '1 1 0', minWidth: 52, flexDirection: 'column', justifyContent: 'flex-end', gap: 0.5 },
                ...{ py: 0.75, borderRadius: '10px', typography: 'caption', ...tabularFigures },
                bgcolor: isChosen ? 'primary.soft' : undefined,
                '&:hover': { bgcolor: isChosen ? 'primary.soft' : 'subtle' },
              }}
            >
              <Box component="span" sx={{ fontWeight: 600, color: count > 0 ? 'text.primary' : 'text.secondary' }}>
                {number(count)}
              </Box>
              <Box
                component="span"
                sx={{
                  ...{ display: 'block', width: 22, borderRadius: '6px 6px 2px 2px' },
                  forcedColorAdjust: 'none',
                  height: count > 0 ? Math.max(4, (count / most) * BAR_HEIGHT) : 2,
                  bgcolor: count > 0 ? color : 'divider',
                }}
              />
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {name}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', minHeight: '1.4em' }}>
                {year}
              </Box>
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
}
