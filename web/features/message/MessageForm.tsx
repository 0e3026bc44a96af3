import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { BaseSyntheticEvent } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAIL_LIMITS } from '../../../domain/mail/limits.ts';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { useErrorText } from '../../shared/forms/useErrorText.ts';
import { useFields } from '../../shared/forms/useFields.ts';
import { Field } from '../../shared/ui/Field.tsx';
import type { MailAttachment, MailDraft } from '../../subjects/mail/mailDraft.ts';
import { AddressField } from './AddressField.tsx';
import { Attachments } from './Attachments.tsx';
import { ADDRESS_FIELDS } from './message.form.ts';
import './translations.generated.ts';
import type { SetInDraft } from './useComposedMessage.ts';

interface Props {
  form: UseFormReturn<MailDraft>;
  /** How many addresses it has by now. */
  recipients: number;
  set: SetInDraft;
  /** Adds what was uploaded. */
  onUploaded: (attachment: MailAttachment) => void;
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
}

/** Recipients, text and attachments of a message. */
export function MessageForm({ form, recipients, set, onUploaded, onSubmit }: Props) {
  const { t } = useTranslation('message');
  const errorText = useErrorText();
  const field = useFields(form);
  const { isSubmitting } = form.formState;
  return (
    <Box
      component="form"
      data-save-key="off"
      noValidate
      aria-label={t('new')}
      aria-busy={isSubmitting}
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else void onSubmit(event);
      }}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <ErrorSummary form={form} />
      {ADDRESS_FIELDS.map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field: { ref, value }, fieldState }) => (
            <AddressField
              label={t(`fields.${name}`)}
              addresses={value}
              error={errorText(fieldState.error)}
              readOnly={isSubmitting}
              inputRef={ref}
              onChange={(addresses) => set(name, addresses)}
            />
          )}
        />
      ))}
      <Typography variant="caption" color="textSecondary" role="status">
        {t('recipientCount', { count: recipients, limit: MAIL_LIMITS.recipients })}
      </Typography>
      <Field
        label={t('fields.subject')}
        readOnly={isSubmitting}
        inputProps={{ maxLength: MAIL_LIMITS.subject }}
        {...field('subject')}
      />
      <Field
        label={t('fields.text')}
        readOnly={isSubmitting}
        multiline
        minRows={10}
        maxRows={24}
        inputProps={{ maxLength: MAIL_LIMITS.text }}
        {...field('text')}
      />
      <Controller
        control={form.control}
        name="attachments"
        render={({ field: { ref, value }, fieldState }) => (
          <Attachments
            attachments={value}
            error={errorText(fieldState.error)}
            readOnly={isSubmitting}
            buttonRef={ref}
            onChange={(attachments) => set('attachments', attachments)}
            onAdd={onUploaded}
          />
        )}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          {t(isSubmitting ? 'sending' : 'send')}
        </Button>
        <Typography variant="caption" color="textSecondary">
          {t('kept')}
        </Typography>
      </Box>
    </Box>
  );
}
