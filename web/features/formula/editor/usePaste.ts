import { useCallback, useState, type ClipboardEvent } from 'react';

/** The text of the dialog for pasted lines, null while it is closed, and the paste that opens it. */
export function usePaste() {
  const [pasted, setPasted] = useState<string | null>(null);
  const paste = useCallback((event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // A single value goes into the field; several cells become lines.
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    setPasted(text);
  }, []);
  return { pasted, setPasted, paste };
}
