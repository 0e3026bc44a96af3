import { readFragranceHeading } from '../import/headings/fragrance.ts';
import { beginning, lineOfText } from '../raw-material-import/cellTexts.ts';
import type { Cells } from '../import/tables/openedSheet.ts';
import { FRAGRANCE_LIMITS } from '../allergen/allergenStatement.ts';
import type { FragranceColumn } from './fragranceColumns.ts';

/** What stands above the table of a statement of one perfume. */
export interface AboveTable {
  readonly cells: Partial<Record<FragranceColumn, string>>;
  /** Whether the name is that of a title, which no word calls the name. */
  readonly isTitle: boolean;
}

/** What a title says beside the name: "Allergen statement for", "Izjava o alergenima –". */
const TITLE =
  /\b(?:(?:fragrance |perfume )?allergens?|statement|declaration|certificate|of|for|composition|izjava|o|alergenima|alergeni|allergen-?erklärung|erklärung|zu|für|liste|list|eu|26|81|annex|iii|regulation)\b/giu;

/**
 * Reads what stands above the headings: "Product: Rose 7", "Supplier | Iberchem", "Date: 3.2.2026"; where no word calls
 * the name, the first title with something of its own ("Allergen statement – Rose 7").
 */
export function readAboveTable(cells: Cells, headingsAt: number): AboveTable {
  const found: Partial<Record<FragranceColumn, string>> = {};
  let title = '';
  for (const line of cells.slice(0, headingsAt)) {
    const texts = line.map(lineOfText).filter(Boolean);
    const [first = '', second = ''] = texts;
    const [, label = '', behind = ''] = /^([^:]{1,60}):\s*(.{0,300})$/.exec(first) ?? [];
    const name = label || (second ? first : '');
    const value = behind || second;
    const column = value ? readFragranceHeading(name)?.column : undefined;
    if (column && column !== 'IGNORED' && ['NAME', 'CODE', 'SUPPLIER', 'KIND', 'STATEMENT_DATE'].includes(column))
      found[column] ??= value;
    else if (title === '' && texts.length === 1) title = ownPart(first);
  }
  const isTitle = found.NAME === undefined && title !== '';
  return { cells: isTitle ? { ...found, NAME: title } : found, isTitle };
}

const ownPart = (text: string): string =>
  beginning(
    text
      .replace(TITLE, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s–—:,-]{1,9}|[\s–—:,-]{1,9}$/g, ''),
    FRAGRANCE_LIMITS.name,
  );
