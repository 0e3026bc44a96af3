import type { RecentKind } from '../recentItems.ts';
import { paths } from './paths.ts';

/** The page of a record. Who may not change raw materials sees them in the catalogue. */
export function recordPath(kind: RecentKind, slug: string, mayOpen: (path: string) => boolean): string {
  switch (kind) {
    case 'LABEL':
      return paths.label(slug);
    case 'PIF':
      return paths.pifDescription(slug);
    case 'FORMULA':
      return paths.formula(slug);
    case 'RAW_MATERIAL': {
      const form = paths.rawMaterialForm(slug);
      return mayOpen(form) ? form : paths.rawMaterial(slug);
    }
    case 'INGREDIENT':
      return paths.ingredient(slug);
    case 'COMPANY':
      return paths.company(slug);
  }
}
