import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/language.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { useSession } from '../../shared/session/sessionStore.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { askText, type AskedDocument, type Recipient } from './askText.ts';
import { storedLanguage, storeLanguage } from './recipientLanguage.ts';
import './translations.generated.ts';

/** The text for the chosen recipient in the chosen language, as it was written or changed since. */
export function useAskText<Document extends AskedDocument>(
  recipients: readonly Recipient<Document>[],
  product: string | null,
) {
  const { t } = useTranslation('ask');
  const confirm = useConfirm();
  const [at, setAt] = useState('0');
  const [chosen, setChosen] = useState<Language | null>(null);
  const userId = useSession()?.user.id ?? '';
  const recipient = recipients[Number(at)] ?? { name: '', language: null, companyId: null, documents: [] };
  const language = chosen ?? recipient.language ?? storedLanguage(userId, recipient.name) ?? currentLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const written = askText(language, product, recipient.documents);
  const text = typed ?? written;

  /**
   * Another choice writes the text anew, so that what somebody changed in it is given up only when the person says so.
   */
  const mayRewrite = () =>
    typed === null ||
    typed === written ||
    confirm({
      action: 'edit',
      name: recipient.name,
      title: t('rewrite.title'),
      message: t('rewrite.message'),
      confirmText: t('rewrite.button'),
    });

  const chooseRecipient = async (next: string) => {
    if (!(await mayRewrite())) return;
    setAt(next);
    setChosen(null);
    setTyped(null);
  };
  const chooseLanguage = async (next: Language) => {
    if (!(await mayRewrite())) return;
    setChosen(next);
    if (recipient.language === null) storeLanguage(userId, recipient.name, next);
    setTyped(null);
  };

  return {
    /** The place of the recipient, from 0, as the list of them has it. */
    at,
    recipient,
    language,
    text,
    setText: setTyped,
    chooseRecipient,
    chooseLanguage,
  };
}
