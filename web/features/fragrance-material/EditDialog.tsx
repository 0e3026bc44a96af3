import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { useFields } from '../../shared/forms/useFields.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../shared/notify/notify.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { ListField } from '../../shared/ui/ListField.tsx';
import { paths } from '../../shared/url/paths.ts';
import { FormDialog } from './FormDialog.tsx';
import {
  type FragranceMaterial_DetailFragment as Fragrance,
  useCreateFragranceMaterialMutation,
  useUpdateFragranceMaterialMutation,
} from './FragranceMaterial.generated.ts';
import { forgetFragrances } from './forgetFragrances.ts';
import { editForm, type EditForm } from './fragranceForm.ts';
import { MaterialField } from './MaterialField.tsx';
import './translations.ts';

const FIELD_NAMES = ['name', 'code', 'supplier', 'kind', 'rawMaterialSlug', 'statementDate'] as const;
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
  /** Loads what another person has stored meanwhile. */
  onFailure?: () => void;
}

/** The dialog for name, code, supplier, kind, raw material and day of the statement, of a new or a stored perfume or aroma. */
export function EditDialog({ fragrance, beginning, onClose, onFailure }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const navigate = useNavigate();
  const [create] = useCreateFragranceMaterialMutation({ update: forgetFragrances });
  const [update] = useUpdateFragranceMaterialMutation({ update: forgetFragrances });
  const linked = fragrance?.rawMaterial ?? beginning?.rawMaterial;
  const form = useForm<EditForm>({
    resolver: zodResolver(editForm),
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: {
      name: fragrance?.name ?? beginning?.rawMaterial.tradeName ?? '',
      code: fragrance?.code ?? '',
      supplier: fragrance?.supplier ?? beginning?.supplier ?? '',
      kind: fragrance?.kind ?? beginning?.kind ?? 'PARFUM',
      rawMaterialSlug: linked?.slug ?? '',
      statementDate: fragrance?.statementDate ?? '',
    },
  });
  const field = useFields(form);
  const save = async (values: EditForm): Promise<string | null> => {
    const content = {
      name: values.name.trim(),
      code: orNull(values.code),
      supplier: orNull(values.supplier),
      kind: values.kind,
      rawMaterialSlug: orNull(values.rawMaterialSlug),
      statementDate: orNull(values.statementDate),
    };
    try {
      if (fragrance) {
        const { name, version } = fragrance;
        await update({ variables: { input: { name, version, content } } });
      } else await create({ variables: { input: { content } } });
      notify('success', t('saved', { name: content.name }));
      return content.name;
    } catch (error) {
      showFailure(form, error, fieldOf);
      onFailure?.();
      return null;
    }
  };
  const release = useUnsavedChanges(form, async (values) => (await save(values)) !== null);
  const submit = form.handleSubmit(async (values) => {
    const name = await save(values);
    if (name === null) return;
    release();
    onClose();
    // The name is the address.
    if (name !== fragrance?.name) void navigate(paths.allergen(name), { replace: fragrance !== null });
  });
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
      <ListField label={t('list.kind')} readOnly={isSubmitting} {...field('kind')}>
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
    </FormDialog>
  );
}
