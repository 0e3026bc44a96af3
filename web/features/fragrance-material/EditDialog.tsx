import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { describeError } from '../../shared/apollo/describeError.ts';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { useFields } from '../../shared/forms/useFields.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../shared/notify/notify.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { ListField } from '../../shared/ui/ListField.tsx';
import { paths } from '../../shared/url/paths.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import {
  FragranceMaterialDocument,
  type FragranceMaterial_DetailFragment as Fragrance,
  useCreateFragranceMaterialMutation,
  useUpdateFragranceMaterialMutation,
} from './FragranceMaterial.generated.ts';
import { evictFragrances } from '../../shared/apollo/evictQueries.ts';
import { FragranceConflict } from './FragranceConflict.tsx';
import { editForm, FIELD_NAMES, mergeChanges, toFormValues, type EditForm } from './fragranceForm.ts';
import { MaterialField } from './MaterialField.tsx';
import './translations.generated.ts';

const fieldOf = (path: string) => FIELD_NAMES.find((name) => path === `input.content.${name}`);
const orNull = (written: string) => written.trim() || null;

/** What a new perfume or aroma begins with: its raw material. */
export interface NewFragrance {
  kind: Fragrance['kind'];
  supplier: string | null;
  rawMaterial: { slug: string; tradeName: string };
}

interface Props {
  /** Null for a new one. */
  fragrance: Fragrance | null;
  /** Of a new one, where it is made for a raw material. */
  beginning?: NewFragrance | undefined;
  onClose: () => void;
}

/**
 * The dialog for name, code, supplier, kind, raw material and day of the statement, of a new or a stored perfume or
 * aroma.
 */
export function EditDialog({ fragrance, beginning, onClose }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const navigate = useNavigate();
  const [create] = useCreateFragranceMaterialMutation({ update: evictFragrances });
  const [update] = useUpdateFragranceMaterialMutation({ update: evictFragrances });
  const client = useApolloClient();
  // What the form was filled from. The page behind it may show a later version already.
  const [base, setBase] = useState(fragrance);
  const [remote, setRemote] = useState<Fragrance | null>(null);
  const linked = base?.rawMaterial ?? beginning?.rawMaterial;
  const form = useForm<EditForm>({
    resolver: zodResolver(editForm),
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: fragrance
      ? toFormValues(fragrance)
      : {
          name: beginning?.rawMaterial.tradeName ?? '',
          code: '',
          supplier: beginning?.supplier ?? '',
          kind: beginning?.kind ?? 'PARFUM',
          rawMaterialSlug: beginning?.rawMaterial.slug ?? '',
          statementDate: '',
        },
  });
  const field = useFields(form);
  /** Loads what somebody else stored meanwhile; false when there is none of the name any more. */
  const loadRemote = async (name: string): Promise<boolean> => {
    const query = { query: FragranceMaterialDocument, variables: { name }, fetchPolicy: 'network-only' } as const;
    const found = await client.query(query).catch(() => null);
    setRemote(found?.data?.fragranceMaterial ?? null);
    return Boolean(found?.data);
  };
  const save = async (values: EditForm, of = base): Promise<string | null> => {
    const content = {
      name: values.name.trim(),
      code: orNull(values.code),
      supplier: orNull(values.supplier),
      kind: values.kind,
      rawMaterialSlug: orNull(values.rawMaterialSlug),
      statementDate: orNull(values.statementDate),
    };
    try {
      if (of) {
        const { name, version } = of;
        await update({ variables: { input: { name, version, content } } });
      } else await create({ variables: { input: { content } } });
      notify('success', t('saved', { name: content.name }));
      return content.name;
    } catch (error) {
      const isConflict = of !== null && describeError(error).code === 'CONFLICT';
      if (!isConflict || !(await loadRemote(of.name))) showFailure(form, error, fieldOf);
      return null;
    }
  };
  const release = useUnsavedChanges(form, async (values) => (await save(values)) !== null);
  const finish = (name: string | null) => {
    if (name === null) return;
    release();
    // Leaving the list closes the dialog too. To take it out of the address as well would be a second navigation at
    // once, and only one of them wins.
    if (fragrance) onClose();
    // The name is the address.
    const isInAddress = fragrance !== null || beginning !== undefined;
    if (name !== fragrance?.name) void navigate(paths.allergen(name), { replace: isInAddress });
  };
  const submit = form.handleSubmit(async (values) => finish(await save(values)));
  const adopt = (values: EditForm, version: Fragrance) => {
    form.reset(values);
    setBase(version);
    setRemote(null);
  };
  const keepLocal = async () => {
    if (!base || !remote) return;
    const merged = mergeChanges(toFormValues(remote), form.getValues(), toFormValues(base));
    adopt(merged, remote);
    finish(await save(merged, remote));
  };
  const { isSubmitting } = form.formState;
  return (
    <FormDialog
      title={fragrance ? t('edit.title') : t('edit.new')}
      isSubmitting={isSubmitting}
      scope={form.control}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary form={form} />
      <Field label={t('edit.name')} required autoFocus readOnly={isSubmitting} {...field('name')} />
      <ListField label={t('filters.kind.label')} readOnly={isSubmitting} {...field('kind')}>
        {(['PARFUM', 'AROMA'] as const).map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </ListField>
      <Field label={t('edit.code')} readOnly={isSubmitting} {...field('code')} />
      <Field label={t('edit.supplier')} readOnly={isSubmitting} {...field('supplier')} />
      <MaterialField form={form} linked={linked ?? null} readOnly={isSubmitting} />
      <Field label={t('edit.statementDate')} type="date" readOnly={isSubmitting} {...field('statementDate')} />
      {base && remote && (
        <FragranceConflict
          before={base}
          typed={form.getValues()}
          remote={remote}
          onKeepLocal={keepLocal}
          onTakeRemote={() => adopt(toFormValues(remote), remote)}
          onDismiss={() => setRemote(null)}
        />
      )}
    </FormDialog>
  );
}
