import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SafetyVerdict } from '../../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import { usePrinting } from '../../../shared/ui/usePrinting.ts';
import { marginScale } from './marginScale.ts';
import type { SafetyReport_SubstanceFragment as Substance } from './SafetyReportData.generated.ts';
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
const oneLine = {
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

/** The margins that are known, the smallest first. */
const marginsOf = (substances: readonly Substance[]) =>
  substances
    .flatMap((substance) => {
      const value = substance.own?.margin?.value;
      return value ? [{ ...substance, margin: Number(value), required: Number(substance.requiredMargin.value) }] : [];
    })
    .sort((one, other) => one.margin - other.margin);

/** The shares in the whole exposure that are known, in %, the largest first. */
const sharesOf = (substances: readonly Substance[]) =>
  substances
    .flatMap(({ key, inciName, exposureShare }) =>
      exposureShare ? [{ key, inciName, share: Number(exposureShare) }] : [],
    )
    .sort((one, other) => other.share - one.share);

/**
 * All margins on a logarithmic scale with the required one, and the share of each substance in the whole exposure. The
 * table beside it has the same figures; a row leads there. Folded until somebody asks, because the table needs the
 * room.
 */
export function MarginChart({ substances }: { substances: readonly Substance[] }) {
  const { t } = useTranslation('pifReport');
  const margins = marginsOf(substances);
  const shares = sharesOf(substances);
  const [isOpen, setOpen] = useState(false);
  const isPrinted = usePrinting();
  const id = useId();
  if (margins.length + shares.length === 0) return null;
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={<ChevronDownIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        sx={{ ml: -1, px: 1, '@media print': { display: 'none' } }}
      >
        {t('chart.title')}
      </Button>
      <Box id={id} hidden={!isOpen && !isPrinted}>
        {(isOpen || isPrinted) && <Charts margins={margins} shares={shares} />}
      </Box>
    </Box>
  );
}

interface ChartsProps {
  margins: ReturnType<typeof marginsOf>;
  shares: ReturnType<typeof sharesOf>;
}

function Charts({ margins, shares }: ChartsProps) {
  const { t } = useTranslation('pifReport');
  const { figure } = useFormat();
  const scale = marginScale(margins.flatMap(({ margin, required }) => [margin, required]));
  return (
    <>
      {margins.length > 0 && (
        <Bars title={t('chart.margins')} note={t('chart.line')}>
          {margins.map(({ key, inciName, margin, required, own }) => (
            <Bar key={key} substance={key} name={inciName} value={figure(margin)}>
              <MarginMark at={scale(margin)} requiredAt={scale(required)} verdict={own?.verdict ?? 'UNKNOWN'} />
            </Bar>
          ))}
        </Bars>
      )}
      {shares.length > 0 && (
        <Bars title={t('chart.shares')}>
          {shares.map(({ key, inciName, share }) => (
            <Bar key={key} substance={key} name={inciName} value={`${figure(share)} %`}>
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
            </Bar>
          ))}
        </Bars>
      )}
    </>
  );
}

/** A list of bars under its title. */
function Bars({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={title}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, typography: 'body2' }}>
        {children}
      </Box>
      {note && (
        <Typography variant="caption" color="textSecondary">
          {note}
        </Typography>
      )}
    </Box>
  );
}

interface BarProps {
  /** The key of the substance. */
  substance: string;
  name: string;
  value: string;
  /** What stands on the track. */
  children: ReactNode;
}

/** A substance with its figure and what is drawn of it; its name leads to its row of the table. */
function Bar({ substance, name, value, children }: BarProps) {
  return (
    <Box component="li" sx={row}>
      <Link
        component="button"
        type="button"
        color="inherit"
        sx={{ ...oneLine, textAlign: 'start' }}
        onClick={() => goToRow(substance)}
      >
        {name}
      </Link>
      <Box sx={track}>{children}</Box>
      <Box component="span" sx={{ textAlign: 'end' }}>
        {value}
      </Box>
    </Box>
  );
}

interface MarkProps {
  /** In % of the track, as is the next. */
  at: number;
  requiredAt: number;
  verdict: SafetyVerdict;
}

/** Where a margin lies on the scale, beside the line of the required one. */
function MarginMark({ at, requiredAt, verdict }: MarkProps) {
  const verdictName = useVerdictName();
  const { tone, icon: Icon } = verdictStyles[verdict];
  return (
    <>
      <Box sx={{ position: 'absolute', top: 7, width: 1, height: 2, bgcolor: 'divider' }} />
      <Box sx={{ position: 'absolute', left: `${requiredAt}%`, width: 2, height: 16, bgcolor: 'text.secondary' }} />
      <Icon
        titleAccess={verdictName(verdict)}
        sx={{
          position: 'absolute',
          left: `${at}%`,
          transform: 'translateX(-50%)',
          fontSize: 16,
          borderRadius: 999,
          color: tone ? `result.${tone}.main` : 'text.secondary',
          bgcolor: tone ? `result.${tone}.soft` : 'subtle',
        }}
      />
    </>
  );
}
