import { parseInciText } from '../../../domain/inci/parseInciText.ts';

/** The format of a pasted list: a printed ingredient list, or one item on each line. */
export type ListKind = 'inci' | 'lines';

/**
 * The items of a pasted list in their order, without blank lines. A nano form says so, because it is another
 * ingredient.
 */
export function readList(text: string, kind: ListKind): string[] {
  if (kind === 'inci') return parseInciText(text).names.map(({ name, isNano }) => (isNano ? `${name} [nano]` : name));
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
