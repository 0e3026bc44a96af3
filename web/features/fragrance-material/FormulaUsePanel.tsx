import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Count, Panel } from '../../shared/ui/Panel.tsx';
import { paths } from '../../shared/url/paths.ts';
import type { FragranceMaterial_DetailFragment as Fragrance } from './FragranceMaterial.generated.ts';
import './translations.generated.ts';

/** The formulas that the raw material of the perfume stands in. */
export function FormulaUsePanel({ formulas, formulaCount }: Pick<Fragrance, 'formulas' | 'formulaCount'>) {
  const { t } = useTranslation('fragranceMaterial');
  return (
    <Panel title={t('formulas.title')} mark={<Count>{formulaCount}</Count>}>
      {formulaCount === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('formulas.none')}
        </Typography>
      ) : (
        <Box component="ul" aria-label={t('formulas.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {formulas.map(({ slug, name }) => (
            <li key={slug}>
              <Link component={RouterLink} to={paths.formula(slug)} sx={{ display: 'inline-block', py: 1 }}>
                {name}
              </Link>
            </li>
          ))}
          {formulaCount > formulas.length && (
            <Typography component="li" variant="body2" color="textSecondary">
              {t('formulas.more', { count: formulaCount - formulas.length })}
            </Typography>
          )}
        </Box>
      )}
    </Panel>
  );
}
