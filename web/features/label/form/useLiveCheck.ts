import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LabelContentInput } from '../../../shared/apollo/schema.generated.ts';
import { useCheckLabelQuery } from './CheckLabel.generated.ts';
import { toCheckInput, type LabelForm } from './label.form.ts';

/** How long nothing is typed before the label is checked. */
const PAUSE_MS = 400;

/**
 * The verdict of a label while it is typed. One question after a pause; what was asked keys the answer, so that one which
 * comes late never stands in for a newer one. Until the newer one comes, and when it fails, the last one stays.
 */
export function useLiveCheck(form: UseFormReturn<LabelForm>) {
  const [input, setInput] = useState<LabelContentInput>(() => toCheckInput(form.getValues()));
  const [isTyping, setTyping] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      setTyping(false);
      const now = toCheckInput(form.getValues());
      setInput((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
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

  // Not kept in the cache: every pause makes another answer, and none is asked for twice.
  const { data, previousData, error, loading, refetch } = useCheckLabelQuery({
    variables: { input },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  return {
    check: (data ?? previousData)?.checkLabel,
    /** Whether what is shown may no longer be what the rules say. */
    isBusy: isTyping || loading,
    error: loading || isTyping ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}

export type LiveCheck = ReturnType<typeof useLiveCheck>;
