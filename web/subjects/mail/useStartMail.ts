import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { paths } from '../../shared/url/paths.ts';
import { describeError } from '../../shared/apollo/describeError.ts';
import { loadChunk } from '../../shared/lazyComponent.ts';
import { notify } from '../../shared/notify/notify.ts';
import type { MailDraft } from './mailDraft.ts';
import './translations.generated.ts';

/**
 * Opens the form of a message with what is known of it. False when the person keeps the message that was begun before.
 */
export function useStartMail(): (known: Partial<MailDraft>) => Promise<boolean> {
  const { t } = useTranslation('mail');
  const confirm = useConfirm();
  const navigate = useNavigate();
  return async (known) => {
    const drafts = await loadChunk(() => import('./mailDraft.ts')).catch((error: unknown) => {
      notify('error', describeError(error).text);
    });
    if (!drafts) return false;
    const begun = drafts.readDraft();
    if (begun) {
      const subject = begun.subject.trim() || t('begun.noSubject');
      const texts = {
        title: t('begun.title'),
        message: t('begun.message', { subject }),
        confirmText: t('begun.button'),
      };
      if (!(await confirm({ action: 'edit', name: subject, ...texts }))) return false;
    }
    drafts.writeDraft({ ...drafts.emptyDraft(), ...known });
    void navigate(paths.newMessage);
    return true;
  };
}
