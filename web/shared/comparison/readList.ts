import { parseInciText } from '../../../domain/inci/parseInciText.ts';

/** How a pasted list is divided: as an ingredient list is printed, or one item on each line. */
export type ListKind = 'inci' | 'lines';

/** The items of a pasted list in their order; blank lines are none. */
export function readList(text: string, kind: ListKind): string[] {
  if (kind === 'inci') return parseInciText(text).names.map(({ name }) => name);
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
