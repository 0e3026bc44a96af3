import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CheckIngredientsDocument } from '../../../shared/check/CheckIngredients.generated.ts';
import type { Check } from '../../../shared/check/findingText.ts';
import type { ProductFacts } from '../../../shared/check/ProductFields.tsx';

/** Longest text that is checked: the schema's limit. */
export const LONGEST_TEXT = 100_000;
const PAUSE_MS = 400;

/** A check and the text it is about, to the letter. */
export interface CheckOfText {
  text: string;
  check: Check;
}

/**
 * Judges the text a moment after the last keystroke. Each answer belongs to the variables it was asked with, so that a late
 * one never stands beside a newer text; the check before stays in view until the next has come.
 */
export function useListCheck(text: string, facts: ProductFacts) {
  const key = JSON.stringify([text, facts]);
  const [asked, setAsked] = useState({ key, text, facts });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ key, text, facts }), PAUSE_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key holds the text and the facts
  }, [key]);

  const isAskable = asked.text.trim() !== '' && asked.text.length <= LONGEST_TEXT;
  const { data, error, loading, refetch } = useQuery(
    CheckIngredientsDocument,
    isAskable
      ? {
          variables: { input: { text: asked.text, ...asked.facts } },
          fetchPolicy: 'no-cache',
          notifyOnNetworkStatusChange: true,
        }
      : skipToken,
  );
  const [last, setLast] = useState<(CheckOfText & { source: unknown }) | null>(null);
  if (data && data !== last?.source) setLast({ source: data, text: asked.text, check: data.checkIngredients });

  const isSettled = asked.key === key && !loading;
  const isBlank = text.trim() === '';
  return {
    shown: isBlank ? null : last,
    /** Whether what is shown is the answer to what stands in the field. */
    isCurrent: isSettled && error === undefined && last?.text === text,
    isWaiting: !isBlank && text.length <= LONGEST_TEXT && !isSettled,
    error: isSettled && !isBlank ? error : undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
