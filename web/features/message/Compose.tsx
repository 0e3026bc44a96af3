import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MAIL_LIMITS } from '../../../domain/mail/limits.ts';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { useErrorText } from '../../shared/forms/useErrorText.ts';
import { useFields } from '../../shared/forms/useFields.ts';
import { emptyDraft, readDraft, type MailAttachment, type MailDraft } from '../../subjects/mail/mailDraft.ts';
import { BackLink } from '../../shared/ui/BackLink.tsx';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { paths } from '../../shared/url/paths.ts';
import { AddressField } from './AddressField.tsx';
import { Attachments } from './Attachments.tsx';
import { ADDRESS_FIELDS, attachmentKey, messageForm, recipientCount } from './message.form.ts';
import { PeoplePanel } from './PeoplePanel.tsx';
import { PifPanel } from './PifPanel.tsx';
import { useKeptDraft } from './useKeptDraft.ts';
import { useSendMail } from './useSendMail.ts';
import './translations.generated.ts';

/** The form of a message: recipients, text and attachments beside the people and files that they come from. */
export function Compose() {
  const { t } = useTranslation('message');
  const { t: ask } = useTranslation('ask');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [begun] = useState(() => readDraft() ?? emptyDraft());
  const form = useForm<MailDraft>({
    resolver: zodResolver(messageForm),
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: begun,
  });
  const discard = useKeptDraft(form);
  const send = useSendMail(form);
  const field = useFields(form);
  const draft = { ...begun, ...useWatch({ control: form.control }) } as MailDraft;
  const { isSubmitting, isSubmitted } = form.formState;

  const set = <Name extends keyof MailDraft>(name: Name, value: MailDraft[Name]) =>
    form.setValue(name as 'to', value as MailDraft['to'], { shouldDirty: true, shouldValidate: isSubmitted });
  const attach = (one: MailAttachment, isAttached: boolean) => {
    const others = form.getValues('attachments').filter((other) => attachmentKey(other) !== attachmentKey(one));
    set('attachments', isAttached ? [...others, one] : others);
  };
  const takeText = async (known: Pick<MailDraft, 'subject' | 'text' | 'language' | 'asked'>): Promise<boolean> => {
    const isRewritten =
      form.getValues('text').trim() === '' ||
      (await confirm({
        ...{ action: 'edit', name: form.getValues('subject'), title: ask('rewrite.title') },
        ...{ message: ask('rewrite.message'), confirmText: ask('rewrite.button') },
      }));
    if (!isRewritten) return false;
    for (const name of ['subject', 'text', 'language', 'asked'] as const) set(name, known[name]);
    return true;
  };
  const submit = form.handleSubmit(async (values) => {
    if (!(await send(values))) return;
    discard();
    void navigate(paths.email, { replace: true });
  });
  return (
    <>
      <BackLink to={paths.email}>{t('back')}</BackLink>
      <PageHeading title={t('new')} />
      <Box
        sx={{
          ...{ display: 'grid', gap: 3, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box
          component="form"
          data-save-key="off"
          noValidate
          aria-label={t('new')}
          aria-busy={isSubmitting}
          onSubmit={(event) => {
            if (isSubmitting) event.preventDefault();
            else void submit(event);
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
            {t('recipientCount', { count: recipientCount(draft), limit: MAIL_LIMITS.recipients })}
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
                onAdd={(one) => attach(one, true)}
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
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <PeoplePanel
            companyId={draft.companyId}
            taken={ADDRESS_FIELDS.flatMap((name) => draft[name])}
            disabled={isSubmitting}
            onCompany={(companyId) => set('companyId', companyId)}
            onAdd={(address) => set('to', [...form.getValues('to'), address])}
          />
          <PifPanel
            slug={draft.pifSlug}
            companyId={draft.companyId}
            attachments={draft.attachments}
            language={draft.language}
            disabled={isSubmitting}
            onSlug={(slug) => set('pifSlug', slug)}
            onLanguage={(language) => set('language', language)}
            onAttach={attach}
            onText={takeText}
          />
        </Box>
      </Box>
    </>
  );
}
