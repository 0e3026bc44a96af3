import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { Tag } from '../../shared/ui/Panel.tsx';
import { paths } from '../../shared/url/paths.ts';
import { CertificateMark } from './CertificateMark.tsx';
import type { FragranceMaterial_DetailFragment as Fragrance } from './FragranceMaterial.generated.ts';
import './translations.generated.ts';

/** Name, kind, code and supplier of a perfume or aroma, its newest certificate and its raw material. */
export function FragranceHeading({ fragrance }: { fragrance: Fragrance }) {
  const { t } = useTranslation('fragranceMaterial');
  const { day } = useQuantity();
  const { name, code, supplier, kind, rawMaterial, statementDate, certificates, certificateState } = fragrance;
  const facts = [
    supplier,
    statementDate ? t('detail.statementOf', { day: day(statementDate) }) : t('detail.noStatementDay'),
  ].filter(Boolean);
  return (
    <PageHeading
      title={name}
      subtitle={
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.5 }}>
            <Tag>{t(`kind.${kind}`)}</Tag>
            {code && <Tag>{code}</Tag>}
            <CertificateMark state={certificateState} amendment={certificates[0]?.amendment ?? null} />
          </Box>
          {facts.join(' · ')}
          {rawMaterial && (
            <Link
              component={RouterLink}
              to={paths.rawMaterialForm(rawMaterial.slug)}
              sx={{ display: 'block', width: 'fit-content', py: 0.5 }}
            >
              {t('detail.rawMaterial', { name: rawMaterial.tradeName })}
            </Link>
          )}
        </>
      }
    />
  );
}
