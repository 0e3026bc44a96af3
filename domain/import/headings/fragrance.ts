import type { FragranceColumn } from '../../fragrance-import/fragranceColumns.ts';
import { headingReader } from './readByRules.ts';

/**
 * What a heading of an allergen statement means; null for one that is not known. What a fragrance is of a finished
 * product ("% in finished product") is no share of the fragrance.
 */
export const readFragranceHeading = headingReader<FragranceColumn>(
  [
    { column: 'LIMIT', needs: ['LOD'], also: 'PERCENT PPM' },
    { column: 'IGNORED', needs: ['THRESHOLD'], also: 'PERCENT PPM SHARE ALLERGEN', isGuess: true },
    { column: 'STATEMENT_DATE', needs: ['DATE'], also: 'STATEMENT ALLERGEN' },
    { column: 'CAS', needs: ['CAS'], also: 'NUMBER INGREDIENT ALLERGEN CODE' },
    { column: 'CAS', needs: ['CAS EC'], also: 'NUMBER INGREDIENT ALLERGEN', isGuess: true },
    {
      column: 'PERCENT',
      needs: ['PERCENT', 'SHARE', 'PPM', 'IN_FRAGRANCE'],
      also: 'MASS IN_MATERIAL ALLERGEN QUANTITY INGREDIENT',
    },
    {
      column: 'PERCENT',
      needs: ['PERCENT', 'SHARE', 'PPM', 'MAX', 'QUANTITY'],
      also: 'MASS IN_FRAGRANCE IN_MATERIAL ALLERGEN INGREDIENT FRAGRANCE TYPICAL RANGE COMPOSITION',
      isGuess: true,
    },
    { column: 'INCI', needs: ['INCI', 'ALLERGEN'], also: 'NAME INGREDIENT FRAGRANCE' },
    { column: 'INCI', needs: ['INGREDIENT'], also: 'NAME FRAGRANCE' },
    {
      column: 'CODE',
      needs: ['CODE', 'REFERENCE', 'ARTICLE', 'PRODUCT NUMBER', 'MATERIAL NUMBER'],
      also: 'SUPPLIER FRAGRANCE NAME TRADE',
    },
    { column: 'KIND', needs: ['KIND'], also: 'FRAGRANCE PRODUCT MATERIAL' },
    { column: 'NAME', needs: ['FRAGRANCE', 'TRADE', 'PRODUCT', 'MATERIAL'], also: 'NAME SUPPLIER' },
    { column: 'NAME', needs: ['NAME'], isGuess: true, otherwise: 'INCI' },
    { column: 'SUPPLIER', needs: ['SUPPLIER'], also: 'NAME FRAGRANCE' },
    { column: 'UNIT', needs: ['UNIT'], also: 'QUANTITY SHARE MASS' },
    { column: 'IGNORED', needs: ['NUMBER', 'FUNCTION', 'EC'], also: 'NAME' },
  ],
  ['EC', 'FUNCTION', 'IN_PRODUCT', 'IN_FORMULA', 'USE', 'THRESHOLD'],
);
