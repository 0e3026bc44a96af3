import type { OpenedSheet } from '../../domain/import/tables/openedSheet.ts';
import { SheetError } from './errors.ts';
import { MAX_COLUMNS, MAX_LINES } from './limits.ts';

const CONTENT = 'content.xml';
const STYLES = 'styles.xml';

type Hidden = Pick<OpenedSheet, 'isHidden' | 'hiddenLines' | 'hiddenColumns'>;

/**
 * The parts of an OpenDocument spreadsheet with repetitions that the limits of a sheet bound, and what is hidden in
 * each of its sheets, which the library does not read. A sheet that ends in a million repeated empty lines is the usual
 * case and no attack.
 */
export function readOdsParts(parts: ReadonlyMap<string, Buffer>): {
  parts: ReadonlyMap<string, Buffer>;
  hidden: readonly Hidden[];
} {
  const content = parts.get(CONTENT);
  if (!content) throw new SheetError('BROKEN');
  const text = boundRepetitions(String(content));
  // A package may do without the styles; the library would fail to find them.
  const bounded = new Map([[STYLES, Buffer.alloc(0)], ...parts, [CONTENT, Buffer.from(text)]]);
  return { parts: bounded, hidden: findHidden(text) };
}

const MAX_REPEATED = { rows: MAX_LINES + 1, columns: MAX_COLUMNS } as const;

const boundRepetitions = (content: string): string =>
  content.replace(
    /number-(rows|columns)-repeated=(["'])\s{0,20}(\d{1,400})/g,
    (_, kind: 'rows' | 'columns', quote: string, count: string) =>
      `number-${kind}-repeated=${quote}${Math.min(Number(count), MAX_REPEATED[kind])}`,
  );

const attributeOf = (tag: string, name: string): string | null =>
  new RegExp(`[\\s:]${name}=["']([^"']{0,1000})["']`).exec(tag)?.[1] ?? null;

const isHidden = (tag: string): boolean => ['collapse', 'filter'].includes(attributeOf(tag, 'visibility') ?? '');

/** OpenDocument 1.3, part 3, sections 17.18 and 19.768: a sheet is hidden by its style, a line or column by itself. */
function findHidden(content: string): Hidden[] {
  const hiddenStyles = new Set<string>();
  const sheets: (Hidden & { hiddenLines: Set<number>; hiddenColumns: Set<number> })[] = [];
  let style = '';
  let line = 0;
  let column = 0;
  for (const [tag, name] of content.matchAll(
    /<(style:style|style:table-properties|table:table|table:table-row|table:table-column)\s[^<>]{0,5000}>/g,
  )) {
    const sheet = sheets.at(-1);
    if (name === 'style:style') style = attributeOf(tag, 'name') ?? '';
    else if (name === 'style:table-properties') {
      if (attributeOf(tag, 'display') === 'false') hiddenStyles.add(style);
    } else if (name === 'table:table') {
      const hidesAll = hiddenStyles.has(attributeOf(tag, 'style-name') ?? '');
      sheets.push({ isHidden: hidesAll, hiddenLines: new Set(), hiddenColumns: new Set() });
      line = column = 0;
    } else if (name === 'table:table-row') line = note(tag, 'rows', line, sheet?.hiddenLines);
    else column = note(tag, 'columns', column, sheet?.hiddenColumns);
  }
  return sheets;
}

/** Notes the lines or columns of a tag when it hides them, and returns the number of the one behind them. */
function note(tag: string, kind: 'rows' | 'columns', at: number, hidden: Set<number> | undefined): number {
  const next = at + Number(attributeOf(tag, `number-${kind}-repeated`) ?? 1);
  if (isHidden(tag)) for (let one = at; one < Math.min(next, MAX_REPEATED[kind]); one++) hidden?.add(one);
  return next;
}
