import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSendPhoto } from '../../shared/forms/photo/useSendPhoto.ts';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { notify } from '../../shared/notify/notify.ts';
import { updateSession } from '../../shared/session/sessionStore.ts';
import type { AccountQuery } from './Account.generated.ts';
import { errorKey } from '../../shared/i18n/errorKey.ts';
import './translations.generated.ts';
import { fieldOf, type ProfileForm, toFormValues, toInput } from './profile.form.ts';
import { useUpdateViewerMutation } from './UpdateViewer.generated.ts';

/** Uploads the photo, then saves name and photo together and updates the session. The input stays when that fails. */
export function useSaveProfile(form: UseFormReturn<ProfileForm>, viewer: AccountQuery['viewer']) {
  const { t } = useTranslation(['account', 'common', 'forms']);
  const [mutate] = useUpdateViewerMutation();
  const { sendPhoto, uploadProgress, cancelUpload } = useSendPhoto(() =>
    form.setError('photo', { type: 'rejected', message: errorKey('account', 'photoRejected') }),
  );

  const save = async (values: ProfileForm): Promise<boolean> => {
    try {
      const photoUpload = values.photo ? await sendPhoto(values.photo) : undefined;
      const { data } = await mutate({ variables: { input: toInput(values, viewer, photoUpload) } });
      if (!data) return false;
      const { id, name, photoUrl } = data.updateViewer.viewer;
      form.reset(toFormValues({ name }));
      updateSession((session) =>
        session.user.id === id ? { ...session, user: { ...session.user, name, photoUrl } } : session,
      );
      notify('success', t('common:done.updatedName', { name: t('account:profile.saved') }));
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') notify('info', t('forms:photo.cancelled'));
      else showFailure(form, error, fieldOf);
      return false;
    }
  };

  return { save, uploadProgress, cancelUpload };
}
