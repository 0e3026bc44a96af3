import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageCodes, languages, type Language } from '../../../domain/language.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import '../mail/translations.generated.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useSession } from '../../shared/session/sessionStore.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { EnvelopeIcon } from '../../shared/ui/icons.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import { StepDialog } from '../../shared/ui/StepDialog.tsx';
import { askSubject, askText, type AskedDocument } from './askText.ts';
import { storedLanguage, storeLanguage } from './recipientLanguage.ts';
import './translations.generated.ts';

/** Somebody who is asked, with everything that is asked for there. */
export interface Recipient<Document extends AskedDocument> {
  name: string;
  /** Of a company whose language is known; null for a maker, who is a name alone. */
  language: Language | null;
  /** The company that it is; null for a maker, or where that is not known. */
  companyId: string | null;
  documents: Document[];
}

/** The text as it was written for somebody. */
export interface AskMail<Document extends AskedDocument> {
  recipient: Recipient<Document>;
  language: Language;
  subject: string;
  text: string;
}

interface Props<Document extends AskedDocument> {
  /** At least one. */
  recipients: readonly Recipient<Document>[];
  /** Name of the product whose file needs the documents; null for documents of several. */
  product: string | null;
  hint: string;
  /** Called once the text was copied; answers what is said then. Null where nothing is noted. */
  onCopied: ((recipient: Recipient<Document>) => Promise<string>) | null;
  /** Takes the text into an e-mail; false when the person stays here. */
  onMail: (mail: AskMail<Document>) => Promise<boolean>;
  onClose: () => void;
}

/**
 * One text for each supplier or client with everything that is wanted from there, in the language of the recipient or
 * another chosen here.
 */
export function AskDialog<Document extends AskedDocument>(props: Props<Document>) {
  const { product, hint, onCopied, onMail, onClose } = props;
  const { t } = useTranslation('ask');
  const { t: mailTexts } = useTranslation('mail');
  const canMail = useCan('message.send');
  const confirm = useConfirm();
  const [recipients] = useState(props.recipients);
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

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notify('error', t('failed'));
      return;
    }
    notify('success', onCopied ? await onCopied(recipient) : t('copied'));
  };
  const writeMail = async () => {
    if (await onMail({ recipient, language, subject: askSubject(language, product), text })) onClose();
  };
  return (
    <StepDialog
      title={t('title')}
      submitText={t('copy')}
      busyText={t('busy')}
      otherAction={
        canMail && (
          <Button variant="outlined" startIcon={<EnvelopeIcon />} onClick={() => void writeMail()}>
            {mailTexts('write')}
          </Button>
        )
      }
      onSubmit={copy}
      onClose={onClose}
    >
      <SelectFilter
        label={t('recipient')}
        value={at}
        options={recipients.map(({ name, documents }, index) => ({
          value: String(index),
          label: t('entries', { name, count: documents.length }),
        }))}
        onChange={(next) => void chooseRecipient(next)}
      />
      <SelectFilter
        label={t('language')}
        value={language}
        options={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
        onChange={(next) => void chooseLanguage(next)}
      />
      <Field
        label={t('text')}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        multiline
        minRows={8}
        maxRows={20}
      />
      <Typography variant="caption" color="textSecondary">
        {hint}
      </Typography>
    </StepDialog>
  );
}
