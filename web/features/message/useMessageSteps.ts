import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import {
  type Messages_MessageFragment as Message,
  useCancelMessageMutation,
  useRetryMessageMutation,
} from './Messages.generated.ts';
import './translations.generated.ts';

/** Tries a message again, or cancels it after a question; either way the list may have changed. */
export function useMessageSteps({ id, subject }: Message, onChanged: () => void) {
  const { t } = useTranslation('message');
  const confirm = useConfirm();
  const [mutateRetry, { loading: isRetrying }] = useRetryMessageMutation();
  const [mutateCancel] = useCancelMessageMutation();
  const variables = { input: { id } };
  const attempt = (action: () => Promise<unknown>) =>
    void action()
      .catch((error: unknown) => notify('error', describeError(error).text))
      .finally(onChanged);
  return {
    isRetrying,
    retry: () =>
      attempt(async () => {
        await mutateRetry({ variables });
        notify('success', t('retried'));
      }),
    cancel: () =>
      attempt(() =>
        confirm({
          ...{ action: 'custom', name: subject, title: t('cancel.title'), message: t('cancel.message', { subject }) },
          confirmText: t('cancel.button'),
          run: async () => {
            await mutateCancel({ variables });
          },
        }),
      ),
  };
}
