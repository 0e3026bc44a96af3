/** The text of a column by part, such as 'a'; the empty part holds what stands before the first mark. */
export type Parts = ReadonlyMap<string, string>;

/** "(a) to (e)" is five parts. */
function partsBetween(first: string, last: string): string[] {
  const [from, to] = [first, last].map((mark) => mark.toLowerCase().charCodeAt(0));
  if (from === undefined || to === undefined || to < from) return [first];
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
}

/**
 * Splits a column of Annexes III to VI at its marks "(a)", "a)", "(a) (b)", "(a) to (e)" at the start of a line. What
 * several parts share is given to each of them.
 */
export function splitParts(text: string): Parts {
  const parts = new Map<string, string>();
  const append = (part: string, more: string) =>
    parts.set(part, [parts.get(part), more.trim()].filter(Boolean).join('\n'));
  let open = [''];
  for (const line of text.split('\n')) {
    const range = /^\s{0,4}(?:for )?\(([a-z])\) ?(?:to|–|-) ?\(([a-z])\):?/i.exec(line.slice(0, 120));
    // "(a) (i) general use": an i after another mark is a Roman one.
    const marks = /^\s{0,4}\(?(?:for )?(\(?[a-z]\)[\s,:]{0,4}(?:(?:and )?\(?[a-hj-z]\)[\s,:]{0,4})*)/i.exec(
      line.slice(0, 120),
    );
    if (marks) open = [...(marks[1] ?? '').matchAll(/\(?([a-z])\)/gi)].map((match) => (match[1] ?? '').toLowerCase());
    if (range) open = partsBetween(range[1] ?? '', range[2] ?? '');
    const rest = line.slice((range ?? marks)?.[0].length ?? 0);
    for (const part of open) append(part, rest);
  }
  return parts;
}

/**
 * The text of a column that concerns some parts of an entry; what stands before the first mark concerns all of them.
 */
export function textOfParts(text: string, parts: readonly { readonly part: string }[]): string {
  const texts = splitParts(text);
  const applying = new Set(['', ...parts.map(({ part }) => part)]);
  return [...new Set([...applying].map((part) => texts.get(part) ?? ''))].filter(Boolean).join('\n');
}
