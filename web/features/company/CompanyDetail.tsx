import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNoteOpened } from '../../shared/recentItems.ts';
import { BackLink } from '../../shared/ui/BackLink.tsx';
import { DetailSkeleton } from '../../shared/ui/DetailSkeleton.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { Tag } from '../../shared/ui/Panel.tsx';
import { paths } from '../../shared/url/paths.ts';
import { lazyDialog } from '../../shared/ui/lazyPart.tsx';
import { ClientUsers } from './ClientUsers.tsx';
import { type Companies_DetailFragment as Company, useCompanyDetailQuery } from './Companies.generated.ts';
import { CompanyBelongings } from './CompanyBelongings.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { Consultants } from './Consultants.tsx';
import './translations.generated.ts';

const CompanyDialog = lazyDialog(() => import('./CompanyDialog.tsx'), 'CompanyDialog');

/** One company with what belongs to it, its consultants and its client users. */
export function CompanyDetail({ id }: { id: string }) {
  const { t } = useTranslation('company');
  const { data, error, loading, refetch } = useCompanyDetailQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const company = data?.company;
  useNoteOpened('COMPANY', company && { slug: id, name: company.name ?? '', code: null });
  if (company) return <Loaded company={company} onChanged={() => void refetch().catch(() => undefined)} />;
  return (
    <>
      <BackLink to={paths.companies}>{t('back')}</BackLink>
      <PageHeading title={t('title')} />
      {error && !loading ? (
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <DetailSkeleton />
      )}
    </>
  );
}

function Loaded({ company, onChanged }: { company: Company; onChanged: () => void }) {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <BackLink to={paths.companies}>{t('back')}</BackLink>
      <PageHeading
        title={company.name ?? company.id}
        subtitle={company.isArchived ? <Tag>{t('archived')}</Tag> : undefined}
        action={
          company.canEdit && (
            <Button variant="contained" onClick={() => setEditing(true)}>
              {common('edit')}
            </Button>
          )
        }
      />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <CompanyFacts company={company} />
        <CompanyBelongings company={company} onChanged={onChanged} />
        <Consultants company={company} />
        <ClientUsers company={company} />
      </Box>
      {isEditing && <CompanyDialog company={company} onSaved={onChanged} onClose={() => setEditing(false)} />}
    </>
  );
}
