import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { paths } from '../../shared/url/paths.ts';
import '../../subjects/ask/translations.generated.ts';
import { emptyDraft, readDraft, type MailAttachment, type MailDraft } from '../../subjects/mail/mailDraft.ts';
import { attachmentKey, messageForm } from './message.form.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useSendMail } from './useSendMail.ts';

export type SetInDraft = <Name extends keyof MailDraft>(name: Name, value: MailDraft[Name]) => void;

/** The message that was begun in this tab, or a new one, and what puts something into it or sends it. */
export function useComposedMessage() {
  const { t: ask } = useTranslation('ask');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [begun] = useState(() => readDraft() ?? emptyDraft());
  const form = useForm<MailDraft>({
    resolver: zodResolver(messageForm),
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: begun,
  });
  const discard = useKeptDraft(form);
  const send = useSendMail(form);
  const draft = { ...begun, ...useWatch({ control: form.control }) } as MailDraft;
  const { isSubmitted } = form.formState;

  const set: SetInDraft = (name, value) =>
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
  return { form, draft, set, attach, takeText, submit };
}
