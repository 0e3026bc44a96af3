import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { marginScale } from './marginScale.ts';
import type { SafetyReport_SubstanceFragment } from './SafetyReportData.generated.ts';
import './translations.generated.ts';
import { verdictStyles } from './verdictStyles.ts';
import { useVerdictName } from './useVerdictName.ts';

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 220px) minmax(0, 1fr) 120px' },
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.5,
  minHeight: { xs: 44, sm: 0 },
  fontVariantNumeric: 'tabular-nums',
} as const;
const name = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media print': { whiteSpace: 'normal' },
} as const;
/**
 * On a phone the track stands below name and figure. Bars are backgrounds, which browsers leave out of a print unless
 * they are told.
 */
const track = {
  position: 'relative',
  height: 16,
  gridRow: { xs: 2, sm: 'auto' },
  gridColumn: { xs: '1 / -1', sm: 2 },
  printColorAdjust: 'exact',
} as const;

/** Shows the row of a substance in the table, without a new entry in the history. */
function goToRow(key: string): void {
  const place = document.getElementById(`row-${key}`);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

/**
 * All margins on a logarithmic scale with the required one, and the share of each substance in the whole exposure. The
 * table beside it has the same figures; a row leads there.
 */
export function MarginChart({ substances }: { substances: readonly SafetyReport_SubstanceFragment[] }) {
  const { t } = useTranslation('pifReport');
  const verdictName = useVerdictName();
  const { figure } = useFormat();
  const margins = substances
    .flatMap((substance) => {
      const value = substance.own?.margin?.value;
      return value ? [{ ...substance, margin: Number(value), required: Number(substance.requiredMargin.value) }] : [];
    })
    .sort((one, other) => one.margin - other.margin);
  const shares = substances
    .flatMap(({ key, inciName, exposureShare }) =>
      exposureShare ? [{ key, inciName, share: Number(exposureShare) }] : [],
    )
    .sort((one, other) => other.share - one.share);
  const scale = marginScale(margins.flatMap(({ margin, required }) => [margin, required]));
  const entry = (key: string, inciName: string) => (
    <Link
      component="button"
      type="button"
      color="inherit"
      sx={{ ...name, textAlign: 'start' }}
      onClick={() => goToRow(key)}
    >
      {inciName}
    </Link>
  );
  return (
    <>
      {margins.length > 0 && (
        <Box role="group" aria-label={t('chart.margins')}>
          <Typography variant="subtitle2" component="h3">
            {t('chart.margins')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, typography: 'body2' }}>
            {margins.map(({ key, inciName, margin, required, own }) => {
              const { tone, icon: Icon } = verdictStyles[own?.verdict ?? 'UNKNOWN'];
              return (
                <Box component="li" key={key} sx={row}>
                  {entry(key, inciName)}
                  <Box sx={track}>
                    <Box sx={{ position: 'absolute', top: 7, width: 1, height: 2, bgcolor: 'divider' }} />
                    <Box
                      sx={{
                        position: 'absolute',
                        left: `${scale(required)}%`,
                        width: 2,
                        height: 16,
                        bgcolor: 'text.secondary',
                      }}
                    />
                    <Icon
                      titleAccess={verdictName(own?.verdict ?? 'UNKNOWN')}
                      sx={{
                        position: 'absolute',
                        left: `${scale(margin)}%`,
                        transform: 'translateX(-50%)',
                        fontSize: 16,
                        borderRadius: 999,
                        color: tone ? `result.${tone}.main` : 'text.secondary',
                        bgcolor: tone ? `result.${tone}.soft` : 'subtle',
                      }}
                    />
                  </Box>
                  <Box component="span" sx={{ textAlign: 'end' }}>
                    {figure(margin)}
                  </Box>
                </Box>
              );
            })}
          </Box>
          <Typography variant="caption" color="textSecondary">
            {t('chart.line')}
          </Typography>
        </Box>
      )}
      {shares.length > 0 && (
        <Box role="group" aria-label={t('chart.shares')}>
          <Typography variant="subtitle2" component="h3">
            {t('chart.shares')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, typography: 'body2' }}>
            {shares.map(({ key, inciName, share }) => (
              <Box component="li" key={key} sx={row}>
                {entry(key, inciName)}
                <Box sx={track}>
                  <Box
                    sx={{
                      width: `${share}%`,
                      minWidth: 2,
                      height: 12,
                      mt: '2px',
                      borderRadius: '3px',
                      bgcolor: 'primary.main',
                    }}
                  />
                </Box>
                <Box component="span" sx={{ textAlign: 'end' }}>{`${figure(share)} %`}</Box>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
