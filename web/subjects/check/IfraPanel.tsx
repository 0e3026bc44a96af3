import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { IfraState } from '../../../domain/ifra/checkIfra.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { Panel } from '../../shared/ui/Panel.tsx';
import './translations.generated.ts';
import { FigureList } from './FigureList.tsx';

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
      <FigureList
        label={t('ifra.title')}
        items={fragrances.map(({ key, name, percent, state, isLinked, maximum, usedPercent }) => {
          const values = { percent: quantity(percent), maximum: quantity(Number(maximum ?? 0)) };
          return {
            key,
            name,
            text: [
              isLinked ? state && t(`ifra.${state}`, values) : t('ifra.notLinked'),
              usedPercent && t('ifra.used', { percent: quantity(Number(usedPercent)) }),
            ]
              .filter(Boolean)
              .join(' · '),
            isWrong: state === 'exceeded' || state === 'notPermitted',
          };
        })}
      />
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
