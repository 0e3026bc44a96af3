import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { evictUsers } from '../../shared/apollo/evictQueries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import {
  type ManagedUser_AccountFragment as Account,
  useIssueTemporaryPasswordMutation,
  useUpdateUserMutation,
} from './ManagedUser.generated.ts';
import type { IssuedPassword } from './TemporaryPasswordDialog.tsx';
import './translations.generated.ts';

/** Activates or deactivates an account and gives it a new password, each after a confirmation that names it. */
export function useUserActions(user: Account, name: string, onIssued: (issued: IssuedPassword) => void) {
  const { t } = useTranslation('managedUser');
  const { cache } = useApolloClient();
  const confirm = useConfirm();
  const [update] = useUpdateUserMutation({ update: evictUsers });
  // Not cached, because the response holds a password.
  const [issue] = useIssueTemporaryPasswordMutation({ fetchPolicy: 'no-cache' });

  const attempt = (action: () => Promise<unknown>) =>
    void action().catch((error: unknown) => {
      notify('error', describeError(error).text);
      evictUsers(cache);
    });
  const setActive = (isActive: boolean) => {
    const key = isActive ? 'activate' : 'deactivate';
    const run = async () => {
      await update({ variables: { input: { id: user.id, version: user.version, isActive } } });
    };
    const texts = { title: t(`${key}Title`, { name }), message: t(`${key}Message`, { name }), confirmText: t(key) };
    return confirm({ action: 'update', name, ...texts, run });
  };
  const renew = async () => {
    let issued: IssuedPassword | undefined;
    const run = async () => {
      issued = (await issue({ variables: { input: { userId: user.id } } })).data?.issueTemporaryPassword;
    };
    const texts = {
      title: t('passwordTitle', { name }),
      message: t('passwordMessage'),
      confirmText: t('newPassword'),
    };
    await confirm({ action: 'update', name, ...texts, run });
    if (!issued) return;
    evictUsers(cache);
    onIssued(issued);
  };

  return {
    setActive: (isActive: boolean) => attempt(() => setActive(isActive)),
    renewPassword: () => attempt(renew),
  };
}
