import { allergens } from '../../../../domain/allergen/allergens.ts';
import type { AnnexRow } from '../../../../domain/annex/annexEntry.ts';
import { row, type RowCells } from './row.ts';

/** Column h of every fragrance allergen: Regulation (EC) No 1223/2009, Annex III. */
const DECLARE =
  'The presence of the substance must be indicated in the list of ingredients referred to in Article 19(1)g when its concentration exceeds:\n- 0.001% in leave-on products\n- 0.01% in rinse-off products';

const peroxide = (limit: number) => ({
  otherConditions: `${DECLARE}.\nThe peroxide value shall be less than ${limit} mmoles/L (this limit applies to the substance and not to the finished cosmetic product).`,
});

const OTHER_THAN_ORAL = '(a) Oral products\n(b) Other products';

/** What some of the entries limit beside declaring them. */
const limits: Readonly<Record<string, RowCells>> = {
  45: { productTypes: '(a) Solvent\n(b) Fragrance/ aromatic compositions/ their raw materials' },
  46: { productTypes: 'Oral products', maximum: '0.003%' },
  70: {
    regulation: '(EU) 2026/909',
    maximum:
      '(a) 0,11 %\n(b) 0,032 %\n(c) 0,65 %\n(d) 0,6 %\n(e) 0,15 %\n(f) 0,35 %\n(g) 1,2 %\n(h) 1,2 %\n(i) 0,063 %',
    productTypes: `(a) Lip make-up products, lipstick, lip salves
(b) Deodorants and antiperspirants
(c) Eye products, face make-up and make-up remover
(d) Fragrance products (hydroalcoholic and non-hydroalcoholic, spray and non-spray)
(e) Leave-on skin products (except lip products, deodorants and antiperspirants, fragrance products, eye products, face make-up and make-up remover) and nail products
(f) Oral products
(g) Hair leave-on products
(h) Skin and hair rinse-off products
(i) Leave-on products for the anogenital area (baby wipes and intimate wipes)`,
  },
  72: { productTypes: OTHER_THAN_ORAL, maximum: '(b) 1,0 %', regulation: '(EC) 2013/344' },
  73: { productTypes: OTHER_THAN_ORAL, maximum: '(b) 0,02 %' },
  75: {
    regulation: '(EU) 2026/909',
    maximum: '(a) 4 %\n(b) 0,5 %\n(c) 1,3 %\n(d) 0,5 %\n(e) 0,5 %\n(f) 0,7 %\n(g) 0,2 %\n(h) 0,004 %\n(i) 0,91 %',
    productTypes: `(a) Fragrance products (hydroalcoholic and non-hydroalcoholic, spray and non-spray)
(b) Rinse-off skin and hair products (except shower gel/bath products)
(c) Shower gel/bath products
(d) Leave-on skin and hair products (non-spray/non-aerosol) (except body lotion)
(e) Leave-on hair products (spray/aerosol)
(f) Body lotion
(g) Face make-up and make-up remover products
(h) Oral products
(i) Deodorant products (spray/aerosol)`,
  },
  88: peroxide(20),
  89: { productTypes: OTHER_THAN_ORAL, maximum: '(b) 0.01% when used alone', regulation: '(EC) 2013/344' },
  109: peroxide(10),
  114: peroxide(10),
  122: peroxide(10),
  124: peroxide(10),
  131: peroxide(10),
  133: peroxide(10),
  154: { maximum: '0.4%' },
  157: { productTypes: OTHER_THAN_ORAL, maximum: '(b) 0.02%' },
  175: { productTypes: OTHER_THAN_ORAL, maximum: '(b) 0.01%' },
  196: {
    maximum: '0.2%',
    otherConditions: `${DECLARE}. (For use as verbena essential oils (Lippia citriodora Kunth.) and derivatives, see Annex II, No 450)`,
  },
  324: {
    cmr: 'R2',
    otherConditions: `Not to be used in preparations for children under 6 years of age, with the exception of (k) “Toothpaste”. ${DECLARE}`,
    maximum:
      '(a) 0,06 %\n(b) 0,05 %\n(c) 0,002 %\n(d) 0,009 %\n(e) 0,003 %\n(f) 0,04 %\n(g) 0,06 %\n(h) 0,6 %\n(i) 0,6 %\n(j) 0,03 %\n(k) 2,52 %\n(l) 0,1 %\n(m) 0,6 %\n(n) 0,65 %',
    productTypes: `(a) Leave-on skin products (except face makeup, spray/aerosol body lotion, spray/aerosol deodorant and hydroalcoholic-based fragrances) and leave on hair products (except spray/aerosol products)
(b) Face makeup (except lip products, eye makeup and makeup remover)
(c) Eye makeup and makeup remover
(d) Leave-on hair products (spray/aerosol)
(e) Deodorant spray/aerosol
(f) Body lotion spray/aerosol
(g) Rinse-off skin products (except hand wash) and rinse-off hair products
(h) Hand wash
(i) Hydroalcoholic-based fragrances
(j) Lip products
(k) Toothpaste
(l) Mouthwash intended for children aged 6–10 years
(m) Mouthwash intended for children above 10 years of age and adults
(n) Mouth spray`,
  },
  371: peroxide(10),
};

/**
 * Entries of Annex III of the fragrance allergens that may be used: the list of domain/allergen, which labels are
 * checked against.
 */
export const fragranceAllergens: readonly AnnexRow[] = allergens
  .filter(({ set }) => set !== 'prohibited')
  .map(({ entry, labelName, members, casNumbers, set }) =>
    row('III', entry, labelName, members.join('; ').toUpperCase(), {
      casNumbers: casNumbers.join(' / '),
      otherConditions: DECLARE,
      regulation: set === 'original' ? '(EC) 2009/1223' : '(EU) 2023/1545',
      ...limits[entry],
    }),
  );
