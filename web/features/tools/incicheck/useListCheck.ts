import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { MAX_INGREDIENT_TEXT_LENGTH } from '../../../../domain/limits.ts';
import { useCheckIngredientsQuery } from '../../../subjects/check/CheckIngredients.generated.ts';
import type { Check } from '../../../subjects/check/findingText.ts';
import type { ProductFacts } from '../../../subjects/check/ProductFields.tsx';

const DEBOUNCE_MS = 400;

/** A check and the exact text that was checked. */
export interface CheckOfText {
  text: string;
  check: Check;
}

/**
 * Checks the text shortly after the last keystroke. Each response is keyed by its variables, so that a late one is
 * never shown beside a newer text; the previous check stays visible until the next response.
 */
export function useListCheck(text: string, facts: ProductFacts) {
  const key = JSON.stringify([text, facts]);
  const [requested, setRequested] = useState({ key, text, facts });
  useEffect(() => {
    const timer = setTimeout(() => setRequested({ key, text, facts }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the key holds the text and the facts
  }, [key]);

  const isCheckable = requested.text.trim() !== '' && requested.text.length <= MAX_INGREDIENT_TEXT_LENGTH;
  const { data, error, loading, refetch } = useCheckIngredientsQuery(
    isCheckable
      ? {
          variables: { input: { text: requested.text, ...requested.facts } },
          fetchPolicy: 'no-cache',
          notifyOnNetworkStatusChange: true,
        }
      : skipToken,
  );
  const [last, setLast] = useState<(CheckOfText & { source: unknown }) | null>(null);
  if (data && data !== last?.source) setLast({ source: data, text: requested.text, check: data.checkIngredients });

  const isCurrent = requested.key === key && !loading;
  const isBlank = text.trim() === '';
  return {
    shown: isBlank ? null : last,
    /** Whether the check shown belongs to the text in the field. */
    isCurrent: isCurrent && error === undefined && last?.text === text,
    isWaiting: !isBlank && text.length <= MAX_INGREDIENT_TEXT_LENGTH && !isCurrent,
    error: isCurrent && !isBlank ? error : undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
