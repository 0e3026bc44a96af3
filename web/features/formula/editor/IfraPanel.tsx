import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormulaIfra } from '../../../../domain/formula/formulaIfra.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import './translations.ts';

/** The perfumes and aromas of the formula against their IFRA certificates; nothing without any. */
export const IfraPanel = memo(function IfraPanel({ ifra: { category, fragrances, check } }: { ifra: FormulaIfra }) {
  const { t } = useTranslation('formulaEditor');
  const { quantity } = useQuantity();
  if (fragrances.length === 0) return null;
  return (
    <Panel title={t('ifra.title')}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {category ? t('ifra.category', { category }) : t('ifra.noCategory')}
      </Typography>
      <Box component="ul" aria-label={t('ifra.title')} sx={{ m: 0, p: 0, listStyle: 'none', ...tabularFigures }}>
        {fragrances.map(({ key, name, percent, isLinked }, at) => {
          const verdict = check?.verdicts[at];
          const isOver = verdict?.state === 'exceeded' || verdict?.state === 'notPermitted';
          const values = { percent: quantity(percent), maximum: quantity(Number(verdict?.maximum ?? 0)) };
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
                {isLinked ? verdict && t(`ifra.${verdict.state}`, values) : t('ifra.notLinked')}
                {verdict?.usedPercent && ` · ${t('ifra.used', { percent: quantity(Number(verdict.usedPercent)) })}`}
              </Box>
            </Box>
          );
        })}
      </Box>
      {check?.combinedPercent && (
        <Typography variant="body2" sx={{ mt: 1, color: check.isCombinedOver ? 'warning.main' : 'text.secondary' }}>
          {t('ifra.together', { percent: quantity(Number(check.combinedPercent)) })}
        </Typography>
      )}
    </Panel>
  );
});
