import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Tag } from '../../shared/ui/Panel.tsx';
import { paths } from '../../shared/url/paths.ts';
import './translations.generated.ts';
import { CertificateMark } from './CertificateMark.tsx';
import type { FragranceRow_FragranceFragment } from './FragranceMaterials.generated.ts';

/**
 * One perfume or aroma of the list: name, code, supplier, what it makes a product declare, and its newest certificate.
 */
export function FragranceRow({ fragrance }: { fragrance: FragranceRow_FragranceFragment }) {
  const { t } = useTranslation('fragranceMaterial');
  const { name, code, supplier, kind, declaredAtOnePercent, certificateState, certificates, formulaCount } = fragrance;
  return (
    <Card
      component="article"
      aria-label={name}
      sx={{
        p: 2,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
        alignItems: 'center',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={paths.allergen(name)}
            color="inherit"
            sx={{ display: 'inline-block', py: { xs: 1, md: 0 } }}
          >
            {name}
          </Link>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', mt: 0.5 }}>
          <Tag>{t(`kind.${kind}`)}</Tag>
          {code !== null && <Tag>{code}</Tag>}
          <Typography variant="caption" color="textSecondary">
            {supplier}
          </Typography>
        </Box>
      </Box>
      <Box>
        <Typography variant="body2">{t('list.declared', { count: declaredAtOnePercent })}</Typography>
        {formulaCount > 0 && (
          <Typography variant="caption" color="textSecondary">
            {t('list.formulas', { count: formulaCount })}
          </Typography>
        )}
      </Box>
      <CertificateMark state={certificateState} amendment={certificates[0]?.amendment ?? null} />
    </Card>
  );
}
