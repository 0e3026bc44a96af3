import { useEffect, useState } from 'react';

/** A text, or what is typed otherwise, as it was after a pause in typing: 300 ms, specification, section 5. */
export function useDebounced<Value>(value: Value, milliseconds = 300): Value {
  const [debounced, setDebounced] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(() => value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
