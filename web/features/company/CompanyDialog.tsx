import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { Controller, useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { COMPANY_LIMITS } from '../../../domain/company/companyFields.ts';
import { describeError } from '../../shared/apollo/describeError.ts';
import { ConflictDialog } from '../../shared/forms/ConflictDialog.tsx';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { PhotoField } from '../../shared/forms/photo/PhotoField.tsx';
import { UploadProgress } from '../../shared/forms/photo/UploadProgress.tsx';
import { useSendPhoto } from '../../shared/forms/photo/useSendPhoto.ts';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { useErrorText } from '../../shared/forms/useErrorText.ts';
import { useFields } from '../../shared/forms/useFields.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../shared/notify/notify.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { ListField } from '../../shared/ui/ListField.tsx';
import {
  type Companies_DetailFragment as Company,
  CompanyDetailDocument,
  useCreateCompanyMutation,
  useUpdateCompanyMutation,
} from './Companies.generated.ts';
import {
  companyForm,
  differsInLogo,
  fieldOf,
  LANGUAGES,
  LOGO,
  mergeTexts,
  takeRemote,
  TEXT_FIELDS,
  toFormValues,
  toTexts,
  type CompanyForm,
} from './company.form.ts';
import { CompanyLogo } from './CompanyLogo.tsx';
import { evictCompanies } from '../../shared/apollo/evictQueries.ts';
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
  const client = useApolloClient();
  const errorText = useErrorText();
  const [create] = useCreateCompanyMutation({ update: evictCompanies });
  const [update] = useUpdateCompanyMutation({ update: evictCompanies });
  const [base, setBase] = useState(company);
  const [remote, setRemote] = useState<Company | null>(null);
  const [remoteKeys, setRemoteKeys] = useState<ReadonlySet<string>>(new Set());
  const form = useForm<CompanyForm>({
    resolver: zodResolver(companyForm),
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: toFormValues(company),
  });
  const field = useFields(form);
  const logo = useController({ control: form.control, name: 'logo' });
  const { sendPhoto, uploadProgress, cancelUpload } = useSendPhoto(() =>
    form.setError('logo', { type: 'rejected', message: 'forms:photo.notPicture' }),
  );

  const send = async ({ logo: file, removesLogo, ...typed }: CompanyForm, of: Company | null) => {
    const logoUpload = file ? await sendPhoto(file) : undefined;
    const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, typed[name].trim()]));
    const content = { ...texts, language: typed.language };
    const shared = { content, ...(logoUpload !== undefined && { logoUpload }) };
    if (!of) return (await create({ variables: { input: shared } })).data?.createCompany.company.id;
    const input = { id: of.id, version: of.version ?? 0, ...shared, removesLogo: removesLogo && !file };
    return (await update({ variables: { input } })).data?.updateCompany.company.id;
  };
  const loadRemote = async (id: string): Promise<boolean> => {
    const query = { query: CompanyDetailDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
    const found = await client.query(query).catch(() => null);
    setRemote(found?.data?.company ?? null);
    setRemoteKeys(new Set());
    return Boolean(found?.data);
  };
  const save = async (values: CompanyForm, of = base): Promise<string | null> => {
    try {
      const id = await send(values, of);
      notify('success', t('saved', { name: values.name.trim() }));
      return id ?? null;
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      const isConflict = of !== null && describeError(error).code === 'CONFLICT';
      if (!isCancelled && !(isConflict && (await loadRemote(of.id)))) showFailure(form, error, fieldOf);
      return null;
    }
  };
  const release = useUnsavedChanges(form, async (values) => (await save(values)) !== null);
  const finish = (id: string | null) => {
    if (id === null) return;
    release();
    onClose();
    onSaved(id);
  };
  const submit = form.handleSubmit(async (values) => finish(await save(values)));
  const adopt = (values: CompanyForm, version: Company) => {
    form.reset(values);
    setBase(version);
    setRemote(null);
  };
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
      <PhotoField
        label={t('fields.logo')}
        current={<CompanyLogo name={base?.name ?? null} logoUrl={base?.logoUrl ?? null} size={96} />}
        chosen={logo.field.value}
        error={errorText(logo.fieldState.error)}
        disabled={isSubmitting}
        buttonRef={logo.field.ref}
        onChoose={(file) => {
          form.clearErrors('logo');
          logo.field.onChange(file);
        }}
        onInvalid={(error) => form.setError('logo', { type: error, message: `forms:photo.${error}` })}
      />
      {base?.logoUrl && !logo.field.value && (
        <Controller
          control={form.control}
          name="removesLogo"
          render={({ field: { value, onChange } }) => (
            <FormControlLabel
              control={<Checkbox checked={value} onChange={(_event, checked) => onChange(checked)} />}
              label={t('fields.removeLogo')}
            />
          )}
        />
      )}
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
        <ConflictDialog
          title={t('conflict')}
          noDifferenceText={t('conflictSame')}
          differences={[
            ...TEXT_FIELDS.filter(
              (name) => mergeTexts(remote, form.getValues(), base)[name] !== toTexts(remote)[name],
            ).map((name) => ({
              key: name,
              label: t(`fields.${name}`),
              local: form.getValues(name),
              remote: toTexts(remote)[name],
            })),
            ...(differsInLogo(remote, form.getValues(), base)
              ? [
                  {
                    key: LOGO,
                    label: t('fields.logo'),
                    local: form.getValues('logo')?.name ?? t('logoState.none'),
                    remote: t(remote.logoUrl ? 'logoState.other' : 'logoState.none'),
                  },
                ]
              : []),
          ]}
          choice={{
            remoteKeys,
            onChoose: (key, isRemote) =>
              setRemoteKeys(
                (before) => new Set(isRemote ? [...before, key] : [...before].filter((one) => one !== key)),
              ),
          }}
          onKeepLocal={async () => {
            const merged = takeRemote(mergeTexts(remote, form.getValues(), base), remote, remoteKeys);
            adopt(merged, remote);
            finish(await save(merged, remote));
          }}
          onTakeRemote={() => adopt(toFormValues(remote), remote)}
          onDismiss={() => setRemote(null)}
        />
      )}
    </FormDialog>
  );
}
