import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { COMPANY_LIMITS } from '../../../domain/company/companyFields.ts';
import { describeError } from '../../shared/apollo/describeError.ts';
import { evictCompanies } from '../../shared/apollo/evictQueries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { TextDialog } from '../../shared/ui/TextDialog.tsx';
import { paths } from '../../shared/url/paths.ts';
import {
  type Companies_DetailFragment as Company,
  useDeleteCompanyMutation,
  useSetCompanyArchivedMutation,
} from './Companies.generated.ts';
import './translations.generated.ts';

interface Props {
  company: Company;
  onChanged: () => void;
}

/** Archives a company or takes it back, and deletes one to which nothing belongs. */
export function CompanySteps({ company, onChanged }: Props) {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const [setArchived] = useSetCompanyArchivedMutation({ update: evictCompanies });
  const [remove] = useDeleteCompanyMutation({ update: evictCompanies });
  const { id, counts } = company;
  const name = company.name ?? id;
  const isEmpty = counts !== null && Object.values(counts).every((count) => typeof count !== 'number' || count === 0);

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
