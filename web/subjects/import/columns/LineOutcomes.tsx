import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { SheetOutcome } from '../../../shared/apollo/schema.generated.ts';
import type { Look } from './useTableChoice.ts';

/** What is read first, then what is left out. */
const ORDER = [
  'ROW',
  'QUESTION',
  'CONTINUES',
  'CAPTION',
  'SUBTOTAL',
  'TOTAL',
  'TOTAL_DIFFERS',
  'NOTE',
  'BELOW_TOTAL',
  'HIDDEN',
] as const satisfies readonly SheetOutcome[];

/** What the lines of a table will become, with how many of each kind; nothing while that is not known. */
export function LineOutcomes({ outcomes }: Pick<Look, 'outcomes'>) {
  const { t } = useTranslation('sheetImport');
  const { number } = useFormat();
  if (outcomes.length === 0) return null;
  const counted = ORDER.flatMap((kind) => outcomes.filter(({ outcome }) => outcome === kind));
  return (
    <Panel title={t('outcome.title')}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        }}
      >
        {counted.map(({ outcome, count }) => (
          <li key={outcome}>
            <Typography sx={{ fontWeight: 600 }}>{number(count)}</Typography>
            <Typography variant="body2" color={outcome === 'QUESTION' ? 'warning' : 'textSecondary'}>
              {t(`outcome.of.${outcome}`)}
            </Typography>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
