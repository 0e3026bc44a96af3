import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifraCategories, type IfraCategory } from '../../../domain/ifra/categories.ts';
import { checkIfra, type IfraUse } from '../../../domain/ifra/checkIfra.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import './translations.generated.ts';

/** How much several perfumes use of their IFRA limits in a category, each and together. */
export function IfraSum({ uses }: { uses: readonly IfraUse[] }) {
  const { t } = useTranslation('fragranceMaterial');
  const { quantity } = useQuantity();
  const [category, setCategory] = useState<IfraCategory>('5A');
  const { verdicts, combinedPercent, isCombinedOver } = checkIfra(uses, category);
  return (
    <Box component="section" aria-label={t('parts.ifra')} sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t('parts.ifra')}
      </Typography>
      <SelectFilter
        label={t('parts.category')}
        value={category}
        options={ifraCategories.map((value) => ({ value, label: `${value} ${t(`category.${value}`)}` }))}
        onChange={setCategory}
      />
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', ...tabularFigures }}>
        {verdicts.map(({ name, state, usedPercent }) => {
          const isOver = state === 'exceeded' || state === 'notPermitted';
          const percent = quantity(Number(usedPercent ?? 0));
          return (
            <Box
              component="li"
              key={name}
              sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', py: 0.5, typography: 'body2' }}
            >
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <Box component="span" sx={{ color: isOver ? 'error.main' : 'text.secondary' }}>
                {usedPercent === null
                  ? t(`verdict.${state}`)
                  : t(isOver ? 'verdict.tooMuch' : 'verdict.used', { percent })}
              </Box>
            </Box>
          );
        })}
      </Box>
      {combinedPercent !== null && (
        <Typography
          variant="body2"
          role="status"
          sx={{ color: isCombinedOver ? 'warning.main' : 'text.primary', fontWeight: 600 }}
        >
          {t(isCombinedOver ? 'parts.tooMuch' : 'parts.together', { percent: quantity(Number(combinedPercent)) })}
          <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
            {t('parts.own')}
          </Typography>
        </Typography>
      )}
    </Box>
  );
}
