import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NotificationChoice } from '../../../domain/account/notifications.ts';
import { describeError } from '../../shared/apollo/describeError.ts';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { notify } from '../../shared/notify/notify.ts';
import {
  NotificationsDocument,
  type Notifications_SettingsFragment as Settings,
  useUpdateNotificationsMutation,
} from './Notifications.generated.ts';
import './translations.generated.ts';

export const choiceOf = ({ submitted, returned, concluded, signed, expiring }: Settings): NotificationChoice => ({
  submitted,
  returned,
  concluded,
  signed,
  expiring,
});

/** Saves the whole choice. It stays on the screen when that fails, also when another window saved one meanwhile. */
export function useSaveNotifications(form: UseFormReturn<NotificationChoice>, settings: Settings) {
  const { t } = useTranslation(['account', 'common']);
  const client = useApolloClient();
  const [mutate] = useUpdateNotificationsMutation();
  const version = useRef(settings.version);
  // An error of the input is none of a single choice.
  const fieldOf = () => undefined;

  /** The next attempt is about the choice as it is now. */
  const readAgain = async () => {
    const { data } = await client.query({ query: NotificationsDocument, fetchPolicy: 'network-only' });
    version.current = data?.viewer.notifications?.version ?? version.current;
    notify('warning', t('account:notifications.conflict'));
  };

  return async (choice: NotificationChoice): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables: { input: { ...choice, version: version.current } } });
      const saved = data?.updateNotifications.viewer.notifications;
      if (!saved) return false;
      version.current = saved.version;
      form.reset(choiceOf(saved));
      notify('success', t('common:done.updatedName', { name: t('account:notifications.saved') }));
      return true;
    } catch (error) {
      if (describeError(error).code === 'CONFLICT') await readAgain().catch(() => showFailure(form, error, fieldOf));
      else showFailure(form, error, fieldOf);
      return false;
    }
  };
}
