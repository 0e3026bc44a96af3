import { useState, useTransition } from 'react';

/**
 * A typed text and what is called with each new one. The field shows it at once, in the next frame; `change`, from
 * which the whole editor is rendered, follows after that frame, so that no key press waits for it. Meanwhile the field
 * keeps what was typed; otherwise it shows `value`.
 */
export function useTyped(value: string, change: (text: string) => void): [shown: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [isPending, startTransition] = useTransition();
  const type = (text: string) => {
    setTyped(text);
    startTransition(() => change(text));
  };
  return [isPending ? typed : value, type];
}
