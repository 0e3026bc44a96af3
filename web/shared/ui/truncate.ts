/** Cuts a text to at most `max` characters, the last of them an ellipsis, never through a pair of surrogates. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text
    .slice(0, max - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
