import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { COMPANY_LIMITS } from '../../../domain/company/companyFields.ts';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { UploadProgress } from '../../shared/forms/photo/UploadProgress.tsx';
import { useFields } from '../../shared/forms/useFields.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { ListField } from '../../shared/ui/ListField.tsx';
import type { Companies_DetailFragment as Company } from './Companies.generated.ts';
import { companyForm, LANGUAGES, TEXT_FIELDS, toFormValues, type CompanyForm } from './company.form.ts';
import { CompanyConflict } from './CompanyConflict.tsx';
import { LogoField } from './LogoField.tsx';
import { useSaveCompany } from './useSaveCompany.ts';
import './translations.generated.ts';

interface Props {
  /** Null for a new one. */
  company: Company | null;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** The dialog for what a company states of itself, with its logo. */
export function CompanyDialog({ company, onSaved, onClose }: Props) {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const form = useForm<CompanyForm>({
    resolver: zodResolver(companyForm),
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: toFormValues(company),
  });
  const field = useFields(form);
  const { base, remote, uploadProgress, cancelUpload, submit, keepLocal, adopt, dismissRemote } = useSaveCompany(
    form,
    company,
    (id) => {
      onClose();
      onSaved(id);
    },
  );
  const { isSubmitting } = form.formState;
  return (
    <FormDialog
      title={company ? common('edit') : t('new')}
      isSubmitting={isSubmitting}
      scope={form.control}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary form={form} />
      <LogoField form={form} company={base} />
      {uploadProgress !== null && <UploadProgress progress={uploadProgress} onCancel={cancelUpload} />}
      {TEXT_FIELDS.map((name) => (
        <Field
          key={name}
          label={t(`fields.${name}`)}
          required={name === 'name'}
          type={name === 'email' ? 'email' : 'text'}
          readOnly={isSubmitting}
          inputProps={{ maxLength: COMPANY_LIMITS[name] }}
          {...field(name)}
        />
      ))}
      <ListField label={t('fields.language')} hint={t('languageHint')} readOnly={isSubmitting} {...field('language')}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {t(`languages.${language}`)}
          </option>
        ))}
      </ListField>
      {base && remote && (
        <CompanyConflict
          form={form}
          base={base}
          remote={remote}
          onKeepLocal={(merged) => keepLocal(merged, remote)}
          onTakeRemote={() => adopt(remote)}
          onDismiss={dismissRemote}
        />
      )}
    </FormDialog>
  );
}
