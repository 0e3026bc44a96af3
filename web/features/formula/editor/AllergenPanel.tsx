import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { declarationThreshold } from '../../../../domain/allergen/declaration.ts';
import { isToDeclare, type FormulaAllergens } from '../../../../domain/formula/ingredientList.ts';
import type { Use } from '../../../../domain/product/productCategories.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { Count, Panel } from '../../../shared/ui/Panel.tsx';
import './translations.ts';

const cell = {
  px: 1,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  textAlign: 'start',
  verticalAlign: 'top',
} as const;
const figure = { ...cell, textAlign: 'end', ...tabularFigures } as const;

/** The fragrance allergens of the formula with their sums: Regulation (EU) 2023/1545. */
export const AllergenPanel = memo(function AllergenPanel({
  allergens: { allergens, isUseAssumed },
  use,
}: {
  allergens: FormulaAllergens;
  use: Use;
}) {
  const { t } = useTranslation('formulaEditor');
  const { quantity } = useQuantity();
  const declared = allergens.filter(isToDeclare).length;
  const sorted = [...allergens].sort((one, other) => other.worstCasePercent - one.worstCasePercent);
  return (
    <Panel title={t('allergens.title')} mark={<Count>{t('allergens.declared', { count: declared })}</Count>}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {t(use === 'leave-on' ? 'allergens.leaveOn' : 'allergens.rinseOff', {
          limit: quantity(declarationThreshold(use)),
        })}
        {isUseAssumed && ` ${t('allergens.assumed')}`}
      </Typography>
      {sorted.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('allergens.none')}
        </Typography>
      ) : (
        <Box component="table" sx={{ width: 1, borderCollapse: 'collapse', typography: 'caption' }}>
          <Box component="thead" sx={{ color: 'text.secondary' }}>
            <tr>
              <Box component="th" scope="col" sx={{ ...cell, borderTop: 0 }}>
                {t('allergens.name')}
              </Box>
              <Box component="th" scope="col" sx={{ ...figure, borderTop: 0 }}>
                {t('allergens.percent')}
              </Box>
              <Box component="th" scope="col" sx={{ ...cell, borderTop: 0 }}>
                {t('allergens.label')}
              </Box>
            </tr>
          </Box>
          <tbody>
            {sorted.map((one) => (
              <tr key={one.allergen.labelName}>
                <Box component="td" sx={{ ...cell, overflowWrap: 'anywhere' }}>
                  {one.allergen.labelName}
                  {one.isOverInWorstCase && !one.isOver && ` (${t('allergens.atWorst')})`}
                </Box>
                <Box component="td" sx={{ ...figure, fontWeight: isToDeclare(one) ? 600 : 400 }}>
                  {one.worstCasePercent > one.percent && '≤ '}
                  {quantity(one.worstCasePercent)}
                </Box>
                <Box component="td" sx={{ ...cell, color: isToDeclare(one) ? 'info.main' : 'text.secondary' }}>
                  {isToDeclare(one) ? (
                    <Box
                      component="span"
                      sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', fontWeight: 600 }}
                    >
                      <CheckIcon sx={{ fontSize: 14 }} />
                      {t('allergens.isDeclared')}
                    </Box>
                  ) : (
                    t(one.isOverInWorstCase ? 'allergens.later' : 'allergens.below')
                  )}
                </Box>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </Panel>
  );
});
