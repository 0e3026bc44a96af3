import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { IfraState } from '../../../domain/ifra/checkIfra.ts';
import { useQuantity } from '../i18n/useQuantity.ts';
import { tabularFigures } from '../theme/theme.ts';
import { Panel } from '../ui/Panel.tsx';
import './translations.ts';

interface FragranceLimit {
  name: string;
  /** Share in the product, % w/w. */
  percent: number;
  /** Null without a category, and where no perfume or aroma is linked. */
  state: IfraState | null;
  /** Whether a perfume or aroma is linked with the raw material. */
  isLinked: boolean;
  maximum: string | null;
  usedPercent: string | null;
}

/** The perfumes and aromas of a product with the limits of their IFRA certificates. */
export interface IfraLimits {
  /** Null where there are no verdicts: the product category is not known, or an assessor has to decide. */
  category: string | null;
  fragrances: readonly (FragranceLimit & { key: string })[];
  combinedPercent: string | null;
  isCombinedOver: boolean;
}

/** By selectors and not by item: typing in a formula may draw the list again. */
const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  ...tabularFigures,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 1,
    justifyContent: 'space-between',
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
    typography: 'body2',
  },
  '& span': { overflowWrap: 'anywhere', minWidth: 0 },
  '& span + span': { color: 'text.secondary' },
  '& [data-over] > span + span': { color: 'error.main', fontWeight: 600 },
} as const;

/** The perfumes and aromas of a product against their IFRA certificates; nothing without any. */
export const IfraPanel = memo(function IfraPanel({ ifra }: { ifra: IfraLimits }) {
  const { t } = useTranslation('check');
  const { quantity } = useQuantity();
  const { category, fragrances, combinedPercent, isCombinedOver } = ifra;
  if (fragrances.length === 0) return null;
  return (
    <Panel title={t('ifra.title')}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {category ? t('ifra.category', { category }) : t('ifra.noCategory')}
      </Typography>
      <Box component="ul" aria-label={t('ifra.title')} sx={list}>
        {fragrances.map(({ key, ...fragrance }) => (
          <Row key={key} {...fragrance} />
        ))}
      </Box>
      {combinedPercent && (
        <Typography variant="body2" sx={{ mt: 1, color: isCombinedOver ? 'warning.main' : 'text.secondary' }}>
          {t('ifra.together', { percent: quantity(Number(combinedPercent)) })}
          <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
            {t('ifra.own')}
          </Typography>
        </Typography>
      )}
    </Panel>
  );
});

/** A perfume or aroma with its share and limit. */
const Row = memo(function Row({ name, percent, state, isLinked, maximum, usedPercent }: FragranceLimit) {
  const { t } = useTranslation('check');
  const { quantity } = useQuantity();
  const values = { percent: quantity(percent), maximum: quantity(Number(maximum ?? 0)) };
  return (
    <li data-over={state === 'exceeded' || state === 'notPermitted' ? '' : undefined}>
      <span>{name}</span>
      <span>
        {isLinked ? state && t(`ifra.${state}`, values) : t('ifra.notLinked')}
        {usedPercent && ` · ${t('ifra.used', { percent: quantity(Number(usedPercent)) })}`}
      </span>
    </li>
  );
});
