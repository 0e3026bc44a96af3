import type { RecentItem, RecentKind } from '../../shared/recentItems.ts';
import { paths } from '../../shared/url/paths.ts';
import { recordPath } from '../../shared/url/recordPath.ts';
import type { SearchQuery } from './Search.generated.ts';

export type Found = SearchQuery['search'][number];
export type Hit = Found['hits'][number];

/** What can be begun from anywhere, and the page of it. */
export const actions = [
  { name: 'newLabel', to: paths.newLabel, right: 'label.create' },
  { name: 'newFormula', to: paths.newFormula, right: 'formula.edit' },
  { name: 'checkList', to: paths.toolInciCheck, right: 'check.run' },
] as const;
export type ActionName = (typeof actions)[number]['name'];

/** A line of the palette, which leads to a page. */
export type PaletteRow = { key: string; to: string } & (
  | { type: 'hit'; kind: RecentKind; hit: Hit }
  | { type: 'recent'; kind: RecentKind; item: RecentItem }
  | { type: 'action'; action: ActionName }
  | { type: 'all'; kind: RecentKind; count: number; hasUncounted: boolean }
);

/** Lines of one kind. */
export interface PaletteGroup {
  name: RecentKind | 'recent' | 'actions';
  total: number | null;
  hasUncounted: boolean;
  rows: PaletteRow[];
}

/** Lines of a kind while several kinds are shown: look.md. */
const MAX_OF_MANY = 2;
/** Up to this many kinds show all that came of them. */
const FEW_KINDS = 2;

/** The list of a kind, searched for the same text. */
function listOf(kind: RecentKind, text: string, mayOpen: (path: string) => boolean): string {
  const search = `?${new URLSearchParams({ filter: text }).toString()}`;
  switch (kind) {
    case 'LABEL':
      return paths.labelsWith({ filter: text });
    case 'PIF':
      return paths.pifs + search;
    case 'FORMULA':
      return paths.inciGenerator + search;
    case 'RAW_MATERIAL':
      return (mayOpen(paths.rawIncis) ? paths.rawIncis : paths.rawMaterials) + search;
    case 'INGREDIENT':
      return paths.inciData + search;
    case 'COMPANY':
      return paths.companies + search;
  }
}

/** A group of what was found; where it is the only one shown, with a line that leads to the whole list. */
export function groupOfFound(
  { kind, totalCount, hasUncounted, hits }: Found,
  { count, isAlone, text }: { count: number; isAlone: boolean; text: string },
  mayOpen: (path: string) => boolean,
): PaletteGroup {
  const shown = hits.slice(0, isAlone || count <= FEW_KINDS ? hits.length : MAX_OF_MANY);
  const rows = shown.map((hit): PaletteRow => ({
    type: 'hit',
    key: `${kind}-${hit.id}`,
    to: recordPath(kind, hit.slug, mayOpen),
    kind,
    hit,
  }));
  const all: PaletteRow = {
    type: 'all',
    key: `${kind}-all`,
    to: listOf(kind, text, mayOpen),
    kind,
    count: totalCount,
    hasUncounted,
  };
  return {
    name: kind,
    total: totalCount,
    hasUncounted,
    rows: isAlone && totalCount > shown.length ? [...rows, all] : rows,
  };
}
