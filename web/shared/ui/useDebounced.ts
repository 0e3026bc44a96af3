import { useEffect, useState } from 'react';

/** A text as it was after a pause in typing: 300 ms, specification, section 5. */
export function useDebounced(text: string, milliseconds = 300): string {
  const [debouncedText, setDebouncedText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return debouncedText;
}
