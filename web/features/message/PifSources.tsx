import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageCodes, languages, type Language } from '../../../domain/language.ts';
import { AskDialog, type AskMail } from '../../subjects/ask/AskDialog.tsx';
import { recipientLanguages } from '../../subjects/ask/recipientLanguage.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import type { MailAttachment, MailDraft } from '../../subjects/mail/mailDraft.ts';
import { reportText } from '../../subjects/mail/reportText.ts';
import { recipientsOf } from '../../subjects/requirement/recipients.ts';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import type { MailPifQuery } from './MailSources.generated.ts';
import { attachmentKey } from './message.form.ts';
import { OfferedFiles } from './OfferedFiles.tsx';
import './translations.generated.ts';
import { useOfferedFiles } from './useOfferedFiles.ts';

type Pif = MailPifQuery['pif'];

export interface PifSourcesProps {
  pif: Pif;
  attachments: readonly MailAttachment[];
  language: Language | null;
  disabled: boolean;
  onLanguage: (language: Language) => void;
  onAttach: (attachment: MailAttachment, isAttached: boolean) => void;
  /** Takes a text into the message; false when the person keeps what is there. */
  onText: (known: Pick<MailDraft, 'subject' | 'text' | 'language' | 'asked'>) => Promise<boolean>;
}

/**
 * What a file offers to a message: its signed versions and files, and the texts about it in the language of the
 * recipient.
 */
export function PifSources({ pif, attachments, language, disabled, onLanguage, onAttach, onText }: PifSourcesProps) {
  const { t } = useTranslation('message');
  const [isAsking, setAsking] = useState(false);
  const { company, slug, name } = pif;
  const inLanguage = language ?? (company.language && recipientLanguages[company.language]) ?? currentLanguage();
  const recipients = recipientsOf(pif);
  const [newest] = pif.versions ?? [];
  const offered = useOfferedFiles(pif);
  const isAttached = (one: MailAttachment) => attachments.some((other) => attachmentKey(other) === attachmentKey(one));
  const reportReady = async () => {
    const texts = reportText(inLanguage, { product: name, version: newest ?? null });
    if (!(await onText({ ...texts, language: inLanguage, asked: null }))) return;
    const pdf = offered[0]?.attachment;
    if (newest && pdf && !isAttached(pdf)) onAttach(pdf, true);
  };
  const askFor = ({
    recipient,
    language: written,
    subject,
    text,
  }: AskMail<(typeof recipients)[number]['documents'][number]>) =>
    onText({
      ...{ subject, text, language: written },
      asked: pif.isLocked
        ? null
        : { pifSlug: slug, requirements: recipient.documents.map(({ key, version }) => ({ key, version })) },
    });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {[name, company.name].filter(Boolean).join(' · ')}
      </Typography>
      <SelectFilter
        label={t('pif.language')}
        value={inLanguage}
        disabled={disabled}
        options={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
        onChange={onLanguage}
      />
      <Box role="group" aria-label={t('pif.texts')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={disabled || recipients.length === 0} onClick={() => setAsking(true)}>
          {t('pif.missing')}
        </Button>
        <Button variant="outlined" disabled={disabled || !newest} onClick={() => void reportReady()}>
          {t('pif.ready')}
        </Button>
      </Box>
      {(recipients.length === 0 || !newest) && (
        <Typography variant="caption" color="textSecondary">
          {[recipients.length === 0 && t('pif.nothingMissing'), !newest && t('pif.notSigned')]
            .filter(Boolean)
            .join(' ')}
        </Typography>
      )}
      <OfferedFiles offered={offered} disabled={disabled} isAttached={isAttached} onAttach={onAttach} />
      {isAsking && (
        <AskDialog
          recipients={recipients}
          product={name}
          hint={t('pif.askHint')}
          onCopied={null}
          onMail={askFor}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
