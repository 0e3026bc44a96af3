import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { evictCompanies } from '../../shared/apollo/evictQueries.ts';
import { useCreateKey } from '../../shared/forms/useCreateKey.ts';
import { useSendPhoto } from '../../shared/forms/photo/useSendPhoto.ts';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../shared/notify/notify.ts';
import {
  type Companies_DetailFragment as Company,
  CompanyDetailDocument,
  useCreateCompanyMutation,
  useUpdateCompanyMutation,
} from './Companies.generated.ts';
import { fieldOf, TEXT_FIELDS, toFormValues, type CompanyForm } from './company.form.ts';
import './translations.generated.ts';

/**
 * Saves a company, its logo first. When somebody else saved it meanwhile nothing is written: `remote` is their version
 * then, until the person chooses between the two.
 */
export function useSaveCompany(
  form: UseFormReturn<CompanyForm>,
  company: Company | null,
  onSaved: (id: string) => void,
) {
  const { t } = useTranslation('company');
  const client = useApolloClient();
  const [create] = useCreateCompanyMutation({ update: evictCompanies });
  const key = useCreateKey();
  const [update] = useUpdateCompanyMutation({ update: evictCompanies });
  const [base, setBase] = useState(company);
  const [remote, setRemote] = useState<Company | null>(null);
  const { sendPhoto, uploadProgress, cancelUpload } = useSendPhoto(() =>
    form.setError('logo', { type: 'rejected', message: 'forms:photo.notPicture' }),
  );

  const send = async ({ logo: file, removesLogo, ...typed }: CompanyForm, of: Company | null) => {
    const logoUpload = file ? await sendPhoto(file) : undefined;
    const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, typed[name].trim()]));
    const content = { ...texts, language: typed.language };
    const shared = { content, ...(logoUpload !== undefined && { logoUpload }) };
    if (!of) {
      const { data } = await create({ variables: { input: shared }, context: key.context });
      key.renew();
      return data?.createCompany.company.id;
    }
    const input = { id: of.id, version: of.version ?? 0, ...shared, removesLogo: removesLogo && !file };
    return (await update({ variables: { input } })).data?.updateCompany.company.id;
  };
  const loadRemote = async (id: string): Promise<boolean> => {
    const query = { query: CompanyDetailDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
    const found = await client.query(query).catch(() => null);
    setRemote(found?.data?.company ?? null);
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
  const saveAndLeave = async (values: CompanyForm, of = base) => {
    const id = await save(values, of);
    if (id === null) return;
    release();
    onSaved(id);
  };
  const adopt = (version: Company, values = toFormValues(version)) => {
    form.reset(values);
    setBase(version);
    setRemote(null);
  };
  return {
    /** The version that was opened, or adopted since. */
    base,
    remote,
    uploadProgress,
    cancelUpload,
    submit: form.handleSubmit((values) => saveAndLeave(values)),
    /** Saves what was merged over the other version. */
    keepLocal: async (merged: CompanyForm, over: Company) => {
      adopt(over, merged);
      await saveAndLeave(merged, over);
    },
    adopt,
    dismissRemote: () => setRemote(null),
  };
}
