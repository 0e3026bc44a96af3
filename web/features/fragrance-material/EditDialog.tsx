import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { useFields } from '../../shared/forms/useFields.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { ListField } from '../../shared/ui/ListField.tsx';
import { paths } from '../../shared/url/paths.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import type { FragranceMaterial_DetailFragment as Fragrance } from './FragranceMaterial.generated.ts';
import { FragranceConflict } from './FragranceConflict.tsx';
import { editForm, mergeChanges, toFormValues, type EditForm } from './fragranceForm.ts';
import { MaterialField } from './MaterialField.tsx';
import './translations.generated.ts';
import { useSaveFragrance } from './useSaveFragrance.ts';

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
  const { base, remote, save, adopt, dismiss } = useSaveFragrance(form, fragrance);
  const linked = base?.rawMaterial ?? beginning?.rawMaterial;
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
          onDismiss={dismiss}
        />
      )}
    </FormDialog>
  );
}
