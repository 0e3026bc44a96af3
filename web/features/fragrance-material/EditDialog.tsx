import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FRAGRANCE_LIMITS } from '../../../domain/allergen/allergenStatement.ts';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { useFields } from '../../shared/forms/useFields.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../shared/notify/notify.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { ListField } from '../../shared/ui/ListField.tsx';
import { paths } from '../../shared/url/paths.ts';
import * as z from '../../shared/zod.ts';
import { FormDialog } from './FormDialog.tsx';
import {
  type FragranceMaterial_DetailFragment as Fragrance,
  useCreateFragranceMaterialMutation,
  useUpdateFragranceMaterialMutation,
} from './FragranceMaterial.generated.ts';
import { useRawMaterialsOfKindQuery } from './FragranceMaterials.generated.ts';
import { forgetFragrances } from './forgetFragrances.ts';
import { errorKey } from './translations.ts';

const text = (max: number) => z.string().check(z.maxLength(max, errorKey('tooLong')));
const isDay = (day: string) => day === '' || /^\d{4}-\d\d-\d\d$/.test(day);
const editForm = z.object({
  name: text(FRAGRANCE_LIMITS.name).check(z.refine((name) => name.trim() !== '', errorKey('name'))),
  code: text(FRAGRANCE_LIMITS.code),
  supplier: text(FRAGRANCE_LIMITS.supplier),
  kind: z.enum(['PARFUM', 'AROMA']),
  rawMaterialSlug: text(200),
  statementDate: z.string().check(z.refine(isDay, errorKey('day'))),
});
type EditForm = z.infer<typeof editForm>;

const FIELD_NAMES = ['name', 'code', 'supplier', 'kind', 'rawMaterialSlug', 'statementDate'] as const;
const fieldOf = (path: string) => FIELD_NAMES.find((name) => path === `input.content.${name}`);
const orNull = (written: string) => written.trim() || null;

interface Props {
  /** Null for a new one. */
  fragrance: Fragrance | null;
  onClose: () => void;
  /** Loads what another person has stored meanwhile. */
  onFailure?: () => void;
}

/** The dialog for name, code, supplier, kind, raw material and day of the statement, of a new or a stored perfume or aroma. */
export function EditDialog({ fragrance, onClose, onFailure }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const navigate = useNavigate();
  const [create] = useCreateFragranceMaterialMutation({ update: forgetFragrances });
  const [update] = useUpdateFragranceMaterialMutation({ update: forgetFragrances });
  const form = useForm<EditForm>({
    resolver: zodResolver(editForm),
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: {
      name: fragrance?.name ?? '',
      code: fragrance?.code ?? '',
      supplier: fragrance?.supplier ?? '',
      kind: fragrance?.kind ?? 'PARFUM',
      rawMaterialSlug: fragrance?.rawMaterial?.slug ?? '',
      statementDate: fragrance?.statementDate ?? '',
    },
  });
  const field = useFields(form);
  const { data } = useRawMaterialsOfKindQuery({
    variables: { type: useWatch({ control: form.control, name: 'kind' }) },
  });
  const found = data?.rawMaterials.items ?? [];
  const linked = fragrance?.rawMaterial;
  // The one in force stays a choice while the list loads, and where it is not among the first hundred.
  const options = linked && !found.some(({ slug }) => slug === linked.slug) ? [linked, ...found] : found;
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
      <ListField label={t('edit.rawMaterial')} readOnly={isSubmitting} {...field('rawMaterialSlug')}>
        <option value="">{t('edit.noRawMaterial')}</option>
        {options.map(({ slug, tradeName }) => (
          <option key={slug} value={slug}>
            {tradeName}
          </option>
        ))}
      </ListField>
      <Field label={t('edit.statementDate')} type="date" readOnly={isSubmitting} {...field('statementDate')} />
    </FormDialog>
  );
}
