import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/url/paths.ts';
import { useMayOpen } from '../../../shared/url/useMayOpen.ts';
import { Section } from './Section.tsx';
import type { RawMaterialDetailQuery } from './RawMaterialDetail.generated.ts';

type RawMaterial = Pick<RawMaterialDetailQuery['rawMaterial'], 'slug' | 'fragranceMaterial' | 'globalValues'>;

/** The perfume or aroma that the raw material is, with its papers, or the way to enter it; nothing for other types. */
export function FragranceSection({
  rawMaterial: { slug, fragranceMaterial, globalValues },
}: {
  rawMaterial: RawMaterial;
}) {
  const { t } = useTranslation('rawMaterial');
  const mayOpen = useMayOpen();
  const isFragrance = globalValues.type === 'PARFUM' || globalValues.type === 'AROMA';
  if (!isFragrance || !mayOpen(paths.allergens)) return null;
  return (
    <Section title={t('detail.fragrance')}>
      {fragranceMaterial ? (
        <Link
          component={RouterLink}
          to={paths.allergen(fragranceMaterial.name)}
          sx={{ display: 'inline-block', py: 1 }}
        >
          {fragranceMaterial.name}
        </Link>
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t('detail.noFragrance')}
          </Typography>
          <Button component={RouterLink} to={paths.newAllergen(slug)} variant="outlined">
            {t('detail.newFragrance')}
          </Button>
        </>
      )}
    </Section>
  );
}
