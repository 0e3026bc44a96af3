import { useCallback, useId, useState, type KeyboardEvent } from 'react';
import { useIngredientSearch, type IngredientHit } from '../../../subjects/check/useIngredientSearch.ts';

interface Typed {
  at: number;
  text: string;
  input: HTMLInputElement;
}

/**
 * The ingredients that match the text of one of many fields. All fields share one search, and the focused field shows
 * the list. The text stays unless an ingredient is chosen.
 */
export function useSuggestions(onChoose: (at: number, inciName: string) => void) {
  const listId = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [reached, setReached] = useState<number | null>(null);
  const search = useIngredientSearch(typed?.text ?? '', { isEnabled: typed !== null });
  const { hits } = search;

  const onType = useCallback((at: number, input: HTMLInputElement) => {
    setTyped({ at, text: input.value, input });
    setReached(null);
  }, []);
  const close = useCallback(() => setTyped(null), []);
  const choose = ({ inciName }: IngredientHit) => {
    if (typed) onChoose(typed.at, inciName);
    close();
  };

  const isOpen = typed !== null && hits.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const hit = reached === null ? undefined : hits[reached];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined)
      setReached((reached === null ? (step > 0 ? 0 : hits.length - 1) : reached + step + hits.length) % hits.length);
    else if (event.key === 'Enter' && hit) choose(hit);
    else if (event.key === 'Escape') {
      // Escape closes the list, not the dialog around the form.
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };
  const optionId = (at: number) => `${listId}${at}`;

  return {
    typed,
    search,
    isOpen,
    reached,
    listId,
    optionId,
    onType,
    close,
    choose,
    /** The state for the focused field. */
    suggesting: { listId, option: isOpen && reached !== null ? optionId(reached) : undefined, isOpen, onKeyDown },
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;
