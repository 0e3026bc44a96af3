import type { FormulaColumn } from '../../formula-import/formulaColumns.ts';
import { headingReader } from './readByRules.ts';

/** What a heading of a formula means; null for one that is not known. */
export const readFormulaHeading = headingReader<FormulaColumn>(
  [
    { column: 'PHASE', needs: ['PHASE'], also: 'NUMBER NAME CODE IN_FORMULA' },
    { column: 'REMAINDER', needs: ['REMAINDER'], also: 'PERCENT' },
    { column: 'DILUTION', needs: ['DILUTION'], also: 'PERCENT SHARE IN_MATERIAL MASS MATERIAL' },
    { column: 'SOLVENT', needs: ['SOLVENT'], also: 'NAME DILUTION MATERIAL INCI' },
    { column: 'CAS', needs: ['CAS'], also: 'NUMBER INGREDIENT CODE' },
    { column: 'CAS', needs: ['CAS EC'], also: 'NUMBER INGREDIENT', isGuess: true },
    {
      column: 'SHARE',
      needs: ['INCI PERCENT', 'INCI SHARE', 'IN_MATERIAL PERCENT', 'IN_MATERIAL SHARE', 'IN_MATERIAL PPM'],
      also: 'MASS MAX RANGE INGREDIENT QUANTITY',
    },
    { column: 'FUNCTION', needs: ['FUNCTION'], also: 'INCI NAME INGREDIENT MATERIAL KIND IN_FORMULA' },
    { column: 'INCI', needs: ['INCI'], also: 'NAME COMPOSITION INGREDIENT' },
    { column: 'INCI', needs: ['COMPOSITION', 'INCI MATERIAL'], also: 'NAME INGREDIENT INCI', isGuess: true },
    { column: 'INCI', needs: ['INGREDIENT'], also: 'NAME', isGuess: true, otherwise: 'TRADE_NAME' },
    { column: 'TRADE_NAME', needs: ['TRADE'], also: 'NAME MATERIAL PRODUCT INGREDIENT SUPPLIER' },
    { column: 'TRADE_NAME', needs: ['MATERIAL', 'NAME', 'PRODUCT NAME', 'ARTICLE NAME'], also: 'INGREDIENT' },
    { column: 'TRADE_NAME', needs: ['PRODUCT', 'SUPPLIER NAME PRODUCT'], isGuess: true },
    { column: 'MANUFACTURER', needs: ['SUPPLIER'], also: 'NAME TRADE MATERIAL' },
    {
      column: 'CODE',
      needs: ['CODE', 'REFERENCE', 'ARTICLE', 'MATERIAL NUMBER', 'PRODUCT NUMBER'],
      also: 'SUPPLIER INGREDIENT NAME INCI TRADE',
    },
    {
      column: 'PERCENT',
      needs: ['PERCENT', 'SHARE', 'PPM'],
      also: 'QUANTITY MASS IN_FORMULA IN_PRODUCT MATERIAL NUMERAL BATCH',
    },
    {
      column: 'PERCENT',
      needs: ['PERCENT', 'SHARE', 'PPM', 'USE'],
      also: 'QUANTITY MASS IN_FORMULA IN_PRODUCT MATERIAL INGREDIENT MAX TYPICAL PRODUCT RANGE GRAMS',
      isGuess: true,
    },
    {
      column: 'GRAMS',
      needs: ['GRAMS', 'QUANTITY', 'MASS'],
      also: 'BATCH NUMERAL IN_FORMULA MATERIAL INGREDIENT',
    },
    { column: 'GRAMS', needs: ['BATCH NUMERAL'], isGuess: true },
    {
      column: 'MIN',
      needs: ['MIN'],
      also: 'PERCENT SHARE PPM QUANTITY MASS GRAMS IN_FORMULA IN_PRODUCT MATERIAL INGREDIENT PRODUCT',
      isGuess: true,
    },
    { column: 'PERCENT', needs: ['MAX'], isGuess: true },
    { column: 'UNIT', needs: ['UNIT'], also: 'QUANTITY SHARE MASS' },
    { column: 'IGNORED', needs: ['NUMBER', 'EC', 'DATE', 'DOCUMENTS'], also: 'NAME' },
  ],
  ['EC', 'DATE', 'CMR', 'NANO', 'DOCUMENTS', 'MICROBIOLOGY', 'IMPURITY'],
);
