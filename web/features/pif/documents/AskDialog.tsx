import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageCodes, languages, type Language } from '../../../../domain/language.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { SelectFilter } from '../../../shared/ui/SelectFilter.tsx';
import { StepDialog } from '../actions/StepDialog.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { askText } from './askText.ts';
import { recipientsOf } from './recipients.ts';
import './translations.ts';
import { useSetRequirements } from './useSetRequirements.ts';

/** Today where the reader is, YYYY-MM-DD. */
const localToday = (): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
};

interface Props {
  pif: PifDetail_PifFragment;
  onClose: () => void;
}

/** One text for each supplier or client with everything that is missing from there, in a language of the reader's choice. */
export function AskDialog({ pif, onClose }: Props) {
  const { t } = useTranslation('pifDocuments');
  const { set } = useSetRequirements(pif.slug);
  const [recipients] = useState(() => recipientsOf(pif));
  const [at, setAt] = useState('0');
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const recipient = recipients[Number(at)] ?? { name: '', requirements: [] };
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? askText(language, pif.name, recipient);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notify('error', t('ask.failed'));
      return;
    }
    if (pif.isLocked) {
      notify('success', t('ask.copied'));
      return;
    }
    await set(recipient.requirements, { askedOn: localToday() });
    notify('success', t('ask.noted', { count: recipient.requirements.length }));
  };
  return (
    <StepDialog
      title={t('ask.title')}
      submitText={t('ask.copy')}
      busyText={t('ask.busy')}
      onSubmit={copy}
      onClose={onClose}
    >
      <SelectFilter
        label={t('ask.recipient')}
        value={at}
        options={recipients.map(({ name, requirements }, index) => ({
          value: String(index),
          label: t('ask.entries', { name, count: requirements.length }),
        }))}
        onChange={(chosen) => {
          setAt(chosen);
          setTyped(null);
        }}
      />
      <SelectFilter
        label={t('ask.language')}
        value={language}
        options={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
        onChange={(chosen) => {
          setLanguage(chosen);
          setTyped(null);
        }}
      />
      <Field
        label={t('ask.text')}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        multiline
        minRows={8}
        maxRows={20}
      />
      <Typography variant="caption" color="textSecondary">
        {t(pif.isLocked ? 'ask.lockedHint' : 'ask.hint')}
      </Typography>
    </StepDialog>
  );
}
