import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useCheckLabelQuery } from './CheckLabel.generated.ts';
import { toCheckInput, type LabelForm } from './label.form.ts';

/** Pause in typing after which the label is checked, in milliseconds. */
const PAUSE_MS = 400;

/** What is asked of a form; the papers of its formula are those of the revision whose list was taken over. */
const toQuestion = (values: LabelForm) => ({
  input: toCheckInput(values),
  formulaRevision: values.formulaRevision,
});

/**
 * Checks a label while it is typed: one request after a pause. Responses are keyed by their input, so that a late one
 * never replaces a newer one. `slug` is that of the edited label, null for a new one. The last check stays visible
 * until the next response, and when the request fails.
 */
export function useLiveCheck(form: UseFormReturn<LabelForm>, slug: string | null) {
  const [asked, setAsked] = useState(() => toQuestion(form.getValues()));
  const [isTyping, setTyping] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      setTyping(false);
      const now = toQuestion(form.getValues());
      setAsked((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        setTyping(true);
        clearTimeout(timer);
        timer = setTimeout(ask, PAUSE_MS);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form]);

  // Not cached: every pause has its own response, and none is requested twice.
  const { data, previousData, error, loading, refetch } = useCheckLabelQuery({
    variables: { ...asked, slug },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  return {
    check: (data ?? previousData)?.checkLabel,
    /** The ingredient list that the check shown is of; undefined while an earlier one is shown. */
    checkedText: data && !isTyping && !loading ? (asked.input.ingredientText ?? '') : undefined,
    /** Whether the check shown belongs to an earlier text. */
    isBusy: isTyping || loading,
    error: loading || isTyping ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}

export type LiveCheck = ReturnType<typeof useLiveCheck>;
