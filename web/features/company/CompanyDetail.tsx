import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { COMPANY_LIMITS } from '../../../domain/company/companyFields.ts';
import { describeError } from '../../shared/apollo/describeError.ts';
import { HistoryButton } from '../../subjects/history/HistoryButton.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { BackLink } from '../../shared/ui/BackLink.tsx';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { DetailSkeleton } from '../../shared/ui/DetailSkeleton.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { Panel, Tag } from '../../shared/ui/Panel.tsx';
import { TextDialog } from '../../shared/ui/TextDialog.tsx';
import { paths } from '../../shared/url/paths.ts';
import { lazyDialog } from '../../shared/ui/lazyPart.tsx';
import { ClientUsers } from './ClientUsers.tsx';
import {
  type Companies_DetailFragment as Company,
  useCompanyDetailQuery,
  useDeleteCompanyMutation,
  useSetCompanyArchivedMutation,
} from './Companies.generated.ts';
import { CompanyLogo } from './CompanyLogo.tsx';
import { Consultants } from './Consultants.tsx';
import { TEXT_FIELDS } from './company.form.ts';
import { evictCompanies } from '../../shared/apollo/evictQueries.ts';
import './translations.generated.ts';

const CompanyDialog = lazyDialog(() => import('./CompanyDialog.tsx'), 'CompanyDialog');

/** The lists of what belongs to a company, narrowed to it; raw materials have no such filter. */
const targets = {
  labels: paths.labelsOfCompany,
  rawMaterials: () => paths.rawMaterials,
  pifs: paths.pifsOfCompany,
  formulas: paths.formulasOfCompany,
} as const;
const KINDS = Object.keys(targets) as (keyof typeof targets)[];

/** One company with what belongs to it, its consultants and its client users. */
export function CompanyDetail({ id }: { id: string }) {
  const { t } = useTranslation('company');
  const { data, error, loading, refetch } = useCompanyDetailQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const company = data?.company;
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
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [setArchived] = useSetCompanyArchivedMutation({ update: evictCompanies });
  const [remove] = useDeleteCompanyMutation({ update: evictCompanies });
  const { id, counts } = company;
  const name = company.name ?? id;
  const isEmpty = counts !== null && Object.values(counts).every((count) => typeof count !== 'number' || count === 0);

  const facts = [
    ...TEXT_FIELDS.filter((field) => field !== 'name').map((field) => ({
      label: t(`fields.${field}`),
      text: company[field],
    })),
    { label: t('fields.language'), text: company.language && t(`languages.${company.language}`) },
  ];

  const archive = async (isArchived: boolean) => {
    const run = async () => {
      await setArchived({ variables: { input: { id, version: company.version ?? 0, isArchived } } });
    };
    const message = t(isArchived ? 'archiveMessage' : 'unarchiveMessage', { name });
    const text = t(isArchived ? 'archive' : 'unarchive');
    await confirm({ action: 'update', name, title: `${text}: ${name}`, message, confirmText: text, run }).catch(
      (error: unknown) => {
        notify('error', describeError(error).text);
        onChanged();
      },
    );
  };
  const deleteNow = async (typed: string) => {
    await remove({ variables: { input: { id, name: typed } } });
    notify('success', common('done.deletedEntry', { name }));
    void navigate(paths.companies, { replace: true });
  };
  return (
    <>
      <BackLink to={paths.companies}>{t('back')}</BackLink>
      <PageHeading
        title={name}
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
        <Panel title={t('details')} action={<HistoryButton subject="COMPANY" slug={id} of={name} />}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
            <CompanyLogo name={name} logoUrl={company.logoUrl} size={72} />
            <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, minWidth: 0 }}>
              {facts.map(({ label, text }) => (
                <div key={label}>
                  <Typography variant="caption" component="dt" color="textSecondary">
                    {label}
                  </Typography>
                  <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                    {text ?? '–'}
                  </Box>
                </div>
              ))}
            </Box>
          </Box>
        </Panel>
        <Panel title={t('belongs')}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {counts &&
              KINDS.map((kind) => (
                <li key={kind}>
                  <Link component={RouterLink} to={targets[kind](id)} sx={{ display: 'inline-block', py: 1 }}>
                    {t(`counts.${kind}`)}: {counts[kind]}
                  </Link>
                </li>
              ))}
            {counts && (
              <Box component="li" sx={{ py: 1 }}>
                {t('counts.users')}: {counts.users}
              </Box>
            )}
          </Box>
          {company.canEdit && (
            <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
              {!isEmpty && <Alert severity="info">{t('notEmpty')}</Alert>}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button variant="outlined" onClick={() => void archive(!company.isArchived)}>
                  {t(company.isArchived ? 'unarchive' : 'archive')}
                </Button>
                {isEmpty && (
                  <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
                    {common('delete')}
                  </Button>
                )}
              </Box>
            </Box>
          )}
        </Panel>
        <Consultants company={company} />
        <ClientUsers company={company} />
      </Box>
      {isEditing && <CompanyDialog company={company} onSaved={onChanged} onClose={() => setEditing(false)} />}
      {isDeleting && (
        <TextDialog
          title={t('deleteTitle', { name })}
          label={t('deleteLabel')}
          hint={t('deleteHint')}
          maxLength={COMPANY_LIMITS.name}
          missingText={t('deleteMissing')}
          expected={{ text: name, otherText: t('deleteWrong') }}
          submitText={t('deleteSubmit')}
          busyText={t('deleting')}
          onSubmit={deleteNow}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
