/** A text with a further paragraph on a line of its own. What is already there word for word is not repeated. */
export function appendText(text: string, more: string): string {
  const before = text.trimEnd();
  if (before === '') return more;
  return before.includes(more) ? text : `${before}\n${more}`;
}
