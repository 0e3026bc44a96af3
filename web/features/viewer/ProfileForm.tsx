import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_ACCOUNT_NAME_LENGTH } from '../../../domain/account/credentials.ts';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { PhotoField } from '../../shared/forms/photo/PhotoField.tsx';
import { UploadProgress } from '../../shared/forms/photo/UploadProgress.tsx';
import { useErrorText } from '../../shared/forms/useErrorText.ts';
import { useFields } from '../../shared/forms/useFields.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { Field } from '../../shared/ui/Field.tsx';
import type { AccountQuery } from './Account.generated.ts';
import { CurrentPhoto } from './CurrentPhoto.tsx';
import { profileForm, toFormValues, type ProfileForm as Values } from './profile.form.ts';
import { SaveRow } from './SaveRow.tsx';
import { useSaveProfile } from './useSaveProfile.ts';

/** Name and photo: specification, sections 2 and 5. The e-mail is shown and cannot be changed. */
export function ProfileForm({ viewer }: { viewer: AccountQuery['viewer'] }) {
  const { t } = useTranslation('account');
  const confirm = useConfirm();
  const errorText = useErrorText();
  const form = useForm<Values>({
    resolver: zodResolver(profileForm),
    // Not on blur: an error that appears then would move the button away from under the click.
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: toFormValues(viewer),
  });
  const field = useFields(form);
  const photo = useController({ control: form.control, name: 'photo' });
  const { save, uploadProgress, cancelUpload } = useSaveProfile(form, viewer);
  const confirmAndSave = async (values: Values): Promise<boolean> => {
    const request = { action: 'edit', name: t('profile.title'), message: t('profile.confirmMessage') } as const;
    return (await confirm(request)) && save(values);
  };
  useUnsavedChanges(form, confirmAndSave);
  const { isDirty, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values, event) => {
    // The button is disabled after saving, so the focus is moved before it would be lost.
    if (await confirmAndSave(values)) (event?.target as HTMLFormElement | undefined)?.focus();
  });

  return (
    <Stack
      component="form"
      noValidate
      useFlexGap
      spacing={2}
      tabIndex={-1}
      aria-label={t('profile.title')}
      aria-busy={isSubmitting}
      onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}
    >
      <ErrorSummary form={form} />
      <PhotoField
        label={t('profile.photo')}
        current={<CurrentPhoto viewer={viewer} />}
        chosen={photo.field.value}
        error={errorText(photo.fieldState.error)}
        disabled={isSubmitting}
        buttonRef={photo.field.ref}
        onChoose={(file) => {
          form.clearErrors('photo');
          photo.field.onChange(file);
        }}
        onInvalid={(error) => form.setError('photo', { type: error, message: `forms:photo.${error}` })}
      />
      <Field
        label={t('profile.name')}
        autoComplete="name"
        readOnly={isSubmitting}
        inputProps={{ maxLength: MAX_ACCOUNT_NAME_LENGTH }}
        {...field('name')}
      />
      <Field
        label={t('profile.email')}
        type="email"
        readOnly
        sx={{ bgcolor: 'subtle' }}
        value={viewer.email ?? ''}
        hint={t('profile.emailHint')}
      />
      {uploadProgress !== null && <UploadProgress progress={uploadProgress} onCancel={cancelUpload} />}
      <SaveRow saveText={t('profile.save')} isDirty={isDirty} isSubmitting={isSubmitting} onUndo={() => form.reset()} />
    </Stack>
  );
}
