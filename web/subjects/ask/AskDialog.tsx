import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageCodes, languages, type Language } from '../../../domain/language.ts';
import '../mail/translations.generated.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { EnvelopeIcon } from '../../shared/ui/icons.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import { StepDialog } from '../../shared/ui/StepDialog.tsx';
import { askSubject, type AskedDocument, type Recipient } from './askText.ts';
import './translations.generated.ts';
import { useAskText } from './useAskText.ts';

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
  const [recipients] = useState(props.recipients);
  const { at, recipient, language, text, setText, chooseRecipient, chooseLanguage } = useAskText(recipients, product);

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
        onChange={({ target }) => setText(target.value)}
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
