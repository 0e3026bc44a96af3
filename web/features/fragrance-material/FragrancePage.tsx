import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../shared/ui/BackLink.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { useListParams } from '../../shared/url/useListParams.ts';
import { paths } from '../../shared/url/paths.ts';
import { AllergenPanel } from './AllergenPanel.tsx';
import { Calculator } from './Calculator.tsx';
import { CertificateDialog } from './CertificateDialog.tsx';
import { CertificatePanel } from './CertificatePanel.tsx';
import { DocumentPanel } from './DocumentPanel.tsx';
import { EditDialog } from './EditDialog.tsx';
import { FormulaUsePanel } from './FormulaUsePanel.tsx';
import { FragranceHeading } from './FragranceHeading.tsx';
import {
  type FragranceMaterial_DetailFragment as Fragrance,
  useFragranceMaterialQuery,
} from './FragranceMaterial.generated.ts';
import { calculatorParams } from './fragranceParams.ts';
import { percentOf, toPartAllergen } from './fragranceParts.ts';
import { StatementDialog } from './StatementDialog.tsx';
import './translations.generated.ts';
import { useFragranceActions } from './useFragranceActions.ts';

/** The page of one perfume or aroma: its allergen statement, its certificates, and the calculator. */
export default function FragrancePage() {
  const { ime: name = '' } = useParams();
  const { t } = useTranslation('fragranceMaterial');
  const { data, error, refetch } = useFragranceMaterialQuery({ variables: { name }, fetchPolicy: 'cache-and-network' });
  const reload = () => void refetch().catch(() => undefined);
  return (
    <>
      <BackLink to={paths.allergens}>{t('list.title')}</BackLink>
      {data ? (
        <Loaded key={data.fragranceMaterial.id} fragrance={data.fragranceMaterial} />
      ) : (
        <>
          <PageHeading title={name} />
          {error ? <ErrorNotice error={error} onRetry={reload} /> : <Skeleton height={320} />}
        </>
      )}
    </>
  );
}

function Loaded({ fragrance }: { fragrance: Fragrance }) {
  const { t } = useTranslation('fragranceMaterial');
  const { t: common } = useTranslation();
  const [params, setParams] = useListParams(calculatorParams);
  const [open, setOpen] = useState<'edit' | 'statement' | 'certificate' | null>(null);
  const { remove, removeCertificate } = useFragranceActions(fragrance);
  const { name, code, rawMaterial, certificates } = fragrance;
  const percent = percentOf(params.percent);
  const close = () => setOpen(null);
  return (
    <>
      <FragranceHeading fragrance={fragrance} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="contained" onClick={() => setOpen('edit')}>
          {common('edit')}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('certificate')}>
          {t('certificate.add')}
        </Button>
        <Button color="error" onClick={() => void remove()}>
          {common('delete')}
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <AllergenPanel allergens={fragrance.allergens} onEdit={() => setOpen('statement')} />
          {certificates.map((certificate) => (
            <CertificatePanel
              key={certificate.id}
              certificate={certificate}
              name={name}
              code={code}
              percent={percent}
              onDelete={() => void removeCertificate(certificate)}
            />
          ))}
          {certificates.length === 0 && <Typography color="textSecondary">{t('certificate.none')}</Typography>}
          {rawMaterial && <DocumentPanel slug={rawMaterial.slug} />}
          {rawMaterial && <FormulaUsePanel formulas={fragrance.formulas} formulaCount={fragrance.formulaCount} />}
        </Box>
        <Calculator
          name={name}
          certificate={certificates[0] ?? null}
          allergens={fragrance.allergens.map(toPartAllergen)}
          params={params}
          percent={percent}
          onChange={(change) => setParams(change, { replace: true })}
        />
      </Box>
      {open === 'edit' && <EditDialog fragrance={fragrance} onClose={close} />}
      {open === 'statement' && <StatementDialog fragrance={fragrance} onClose={close} />}
      {open === 'certificate' && <CertificateDialog fragrance={fragrance} onClose={close} />}
    </>
  );
}
