import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { markClean, markDirty } from '../../shared/forms/dirtyForms.ts';
import { emptyDraft, hasContent, writeDraft, type MailDraft } from '../../subjects/mail/mailDraft.ts';

/**
 * Keeps what is typed in this tab at every change, so that a reload or a way back offers it again, and holds the form
 * when the session ends. Leaving asks all the same; discarding there gives the message up. Returns a function that
 * forgets it, for a message that was sent.
 */
export function useKeptDraft(form: UseFormReturn<MailDraft>): () => void {
  const [key] = useState(() => ({}));
  const isForgotten = useRef(false);
  useEffect(() => {
    const discard = () => {
      isForgotten.current = true;
      writeDraft(null);
    };
    const hold = (draft: MailDraft) => {
      if (isForgotten.current) return;
      writeDraft(draft);
      if (hasContent(draft)) markDirty(key, { scope: form.control, save: () => Promise.resolve(true), discard });
      else markClean(key);
    };
    hold(form.getValues());
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => hold(values) });
    return () => {
      stop();
      markClean(key);
    };
  }, [form, key]);
  return () => {
    isForgotten.current = true;
    writeDraft(null);
    markClean(key);
    form.reset(emptyDraft());
  };
}
