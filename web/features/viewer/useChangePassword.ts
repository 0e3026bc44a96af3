import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { submitForm } from '../../shared/forms/submitForm.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { endSession } from '../../shared/session/sessionStore.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { useChangePasswordMutation } from './ChangePassword.generated.ts';
import { emptyPasswords, fieldOf, type PasswordForm, toInput } from './password.form.ts';

/**
 * Changes the password after a confirmation and logs out: specification, section 4. No password outlives the request.
 */
export function useChangePassword(form: UseFormReturn<PasswordForm>) {
  const { t } = useTranslation('account');
  const confirm = useConfirm();
  // Not cached, because the cache key of the response would contain both passwords.
  const [mutate] = useChangePasswordMutation({ fetchPolicy: 'no-cache' });

  const release = useUnsavedChanges(form, save);

  async function change(values: PasswordForm): Promise<void> {
    await mutate({ variables: { input: toInput(values) } });
  }

  function logOut(): void {
    release();
    form.reset(emptyPasswords);
    endSession('passwordChanged');
  }

  /** The same question is asked whether the button saves or the prompt of unsaved changes: specification, section 5. */
  async function save(values: PasswordForm): Promise<boolean> {
    try {
      const isChanged = await confirm({
        action: 'update',
        name: t('password.title'),
        title: t('password.confirmTitle'),
        message: t('password.confirmMessage'),
        confirmText: t('password.save'),
        run: () => change(values),
      });
      if (!isChanged) return false;
    } catch (error) {
      showFailure(form, error, fieldOf);
      return false;
    }
    logOut();
    return true;
  }

  return { submit: () => submitForm(form, save) };
}
