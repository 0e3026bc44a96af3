import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { IfraState } from '../../../domain/ifra/checkIfra.ts';
import { useQuantity } from '../i18n/useQuantity.ts';
import { tabularFigures } from '../theme/theme.ts';
import { Panel } from '../ui/Panel.tsx';
import './translations.ts';

/** The perfumes and aromas of a product with the limits of their IFRA certificates. */
export interface IfraLimits {
  /** Null where there are no verdicts: the product category is not known, or an assessor has to decide. */
  category: string | null;
  fragrances: readonly {
    key: string;
    name: string;
    /** Share in the product, % w/w. */
    percent: number;
    /** Null without a category, and where no perfume or aroma is linked. */
    state: IfraState | null;
    /** Whether a perfume or aroma is linked with the raw material. */
    isLinked: boolean;
    maximum: string | null;
    usedPercent: string | null;
  }[];
  combinedPercent: string | null;
  isCombinedOver: boolean;
}

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
      <Box component="ul" aria-label={t('ifra.title')} sx={{ m: 0, p: 0, listStyle: 'none', ...tabularFigures }}>
        {fragrances.map(({ key, name, percent, state, isLinked, maximum, usedPercent }) => {
          const isOver = state === 'exceeded' || state === 'notPermitted';
          const values = { percent: quantity(percent), maximum: quantity(Number(maximum ?? 0)) };
          return (
            <Box
              component="li"
              key={key}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 1,
                justifyContent: 'space-between',
                py: 0.75,
                borderTop: 1,
                borderColor: 'divider',
                typography: 'body2',
              }}
            >
              <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {name}
              </Box>
              <Box
                component="span"
                sx={{ color: isOver ? 'error.main' : 'text.secondary', fontWeight: isOver ? 600 : 400 }}
              >
                {isLinked ? state && t(`ifra.${state}`, values) : t('ifra.notLinked')}
                {usedPercent && ` · ${t('ifra.used', { percent: quantity(Number(usedPercent)) })}`}
              </Box>
            </Box>
          );
        })}
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
