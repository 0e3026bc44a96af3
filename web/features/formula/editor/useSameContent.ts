import { useMemo } from 'react';

/**
 * The same object for as long as its content is the same, so that what is drawn from it is not drawn again: after most
 * key presses little of what follows from a formula is new. For plain data, as JSON has it.
 */
export function useSameContent<Content>(content: Content): Content {
  const text = useMemo(() => JSON.stringify(content), [content]);
  return useMemo(() => JSON.parse(text) as Content, [text]);
}
