import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUnsavedChanges } from '../../../shared/forms/useUnsavedChanges.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { paths } from '../../../shared/url/paths.ts';
import type { LabelDetail_LabelFragment } from '../detail/LabelDetail.generated.ts';
import './translations.generated.ts';
import type { LabelForm } from './label.form.ts';
import type { LabelSaving } from './useSaveLabel.ts';

/** Saves the form after a confirmation, or on leaving it, and opens the saved label. */
export function useSubmitLabel(
  form: UseFormReturn<LabelForm>,
  label: LabelDetail_LabelFragment | null,
  { save, saved, keepLocal }: LabelSaving,
) {
  const { t } = useTranslation('labelForm');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const release = useUnsavedChanges(form, save);

  const leave = () => {
    release();
    if (saved.current) void navigate(paths.label(saved.current.slug), { replace: true });
  };
  const submit = form.handleSubmit(async (values) => {
    const isConfirmed = await confirm(
      label
        ? { action: 'edit', name: values.name.trim() }
        : {
            action: 'custom',
            name: values.name.trim(),
            title: t('create.title'),
            message: t('create.message', { name: values.name.trim() }),
            confirmText: t('create.button'),
            busyText: t('saving'),
          },
    );
    if (isConfirmed && (await save(values))) leave();
  });
  return {
    submit,
    keepLocal: async () => {
      if (await keepLocal()) leave();
    },
  };
}
