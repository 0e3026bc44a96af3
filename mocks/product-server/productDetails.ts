import { productCategory } from '../../domain/product/productCategories.ts';
import type { components } from '../../schema/rest/product-server.generated.ts';
import type { labels } from './database/schema/schema.ts';
import { invalidInput } from './service/httpError.ts';

const uses = { ostaje: 'leave-on', ispiraSe: 'rinse-off' } as const;

type Known = components['schemas']['KnownOfProduct'];
type KnownRow = Pick<
  typeof labels.$inferSelect,
  'category' | 'use' | 'isForUnderThree' | 'isForIntimateUse' | 'isInhalable'
>;

/** Details of the product, which a label and a saved check have in common. */
export const productDetailsBody = (row: KnownRow): Known => ({
  kategorija: row.category,
  primena: row.use === null ? null : row.use === 'leave-on' ? 'ostaje' : 'ispiraSe',
  zaDecuDoTri: row.isForUnderThree,
  zaIntimnuNegu: row.isForIntimateUse,
  inhalacija: row.isInhalable,
});

/** The columns of the details; rejects a category that the notification portal does not have. */
export function productDetailsColumns(known: Known): Partial<KnownRow> {
  const { kategorija } = known;
  if (kategorija && !productCategory(kategorija))
    throw invalidInput({
      path: 'kategorija',
      message: 'Takva kategorija proizvoda ne postoji.',
      kod: 'CATEGORY_UNKNOWN',
    });
  return {
    category: kategorija,
    use: known.primena ? uses[known.primena] : known.primena,
    isForUnderThree: known.zaDecuDoTri,
    isForIntimateUse: known.zaIntimnuNegu,
    isInhalable: known.inhalacija,
  };
}
