import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PIF_REQUIREMENT_LIMITS } from '../../../domain/pif/limits.ts';
import { describeError } from '../../shared/apollo/describeError.ts';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { localToday } from '../../shared/localToday.ts';
import { randomKey } from '../../shared/randomKey.ts';
import type { MailDraft } from '../../subjects/mail/mailDraft.ts';
import { notify } from '../../shared/notify/notify.ts';
import { fieldOf, toInput } from './message.form.ts';
import { useNoteAskedOnMutation, useSendMessageMutation } from './Messages.generated.ts';

/**
 * Puts a message into the outbox; false when it was refused, with the reason on the screen and everything typed kept.
 */
export function useSendMail(form: UseFormReturn<MailDraft>): (draft: MailDraft) => Promise<boolean> {
  const { t } = useTranslation('message');
  const [send] = useSendMessageMutation({
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'messages' });
      cache.gc();
    },
  });
  const [note] = useNoteAskedOnMutation();

  /** The message is in the outbox by then, so that a note that fails stops nothing. */
  const noteAsked = async ({ asked }: MailDraft): Promise<void> => {
    const { atOnce } = PIF_REQUIREMENT_LIMITS;
    try {
      for (let at = 0; asked && at < asked.requirements.length; at += atOnce) {
        const requirements = asked.requirements.slice(at, at + atOnce);
        await note({ variables: { input: { slug: asked.pifSlug, requirements, askedOn: localToday() } } });
      }
    } catch {
      notify('info', t('notNoted'));
    }
  };
  return async (draft) => {
    try {
      await send({ variables: { input: toInput(draft) } });
    } catch (error) {
      // The first answer was lost and the text was changed since: what is typed now is another message, once the person
      // says so.
      if (describeError(error).code === 'CONFLICT') form.setValue('key', randomKey());
      showFailure<MailDraft>(form, error, fieldOf);
      return false;
    }
    await noteAsked(draft);
    notify('success', t('sent'));
    return true;
  };
}
