import type { ReadColumn } from '../../raw-material-import/sheetColumns.ts';
import { headingReader } from './readByRules.ts';

/** What a heading of a sheet of raw materials means; null for one that is not known. */
export const readRawMaterialHeading = headingReader<ReadColumn>(
  [
    { column: 'CMR_QUANTITY', needs: ['CMR QUANTITY', 'CMR SHARE', 'CMR PERCENT'], also: 'INGREDIENT' },
    { column: 'CMR_STATUS', needs: ['CMR'], also: 'STATUS INGREDIENT KIND NAME' },
    { column: 'NANO', needs: ['NANO'], also: 'STATUS MATERIAL' },
    { column: 'STATUS_DESCRIPTION', needs: ['REASON'], also: 'STATUS NAME' },
    { column: 'VALID_DOCUMENTS', needs: ['DOCUMENTS'], also: 'VALID STATUS' },
    { column: 'MICROBIOLOGY', needs: ['MICROBIOLOGY'], also: 'SPECIFICATION' },
    { column: 'IMPURITIES', needs: ['IMPURITY'], also: 'SPECIFICATION' },
    {
      column: 'MIN_CONCENTRATIONS',
      needs: ['MIN'],
      also: 'PERCENT SHARE PPM MASS INCI IN_MATERIAL INGREDIENT QUANTITY COMPOSITION',
    },
    {
      column: 'MAX_CONCENTRATIONS',
      needs: ['PERCENT', 'SHARE', 'PPM', 'MAX', 'RANGE'],
      also: 'MASS INCI IN_MATERIAL INGREDIENT QUANTITY COMPOSITION',
    },
    {
      column: 'MAX_CONCENTRATIONS',
      needs: ['PERCENT', 'SHARE', 'PPM', 'TYPICAL', 'QUANTITY IN_MATERIAL'],
      also: 'MASS INCI IN_MATERIAL INGREDIENT QUANTITY COMPOSITION RANGE MATERIAL PRODUCT IN_PRODUCT',
      isGuess: true,
    },
    { column: 'INCI_NAMES', needs: ['INCI'], also: 'NAME COMPOSITION INGREDIENT' },
    {
      column: 'INCI_NAMES',
      needs: ['COMPOSITION', 'INCI MATERIAL'],
      also: 'NAME INGREDIENT MATERIAL INCI',
      isGuess: true,
    },
    { column: 'INCI_NAMES', needs: ['INGREDIENT'], also: 'NAME', isGuess: true, otherwise: 'TRADE_NAME' },
    { column: 'TRADE_NAME', needs: ['TRADE'], also: 'NAME MATERIAL PRODUCT INGREDIENT SUPPLIER' },
    { column: 'TRADE_NAME', needs: ['MATERIAL', 'NAME', 'PRODUCT', 'ARTICLE NAME'], also: 'INGREDIENT' },
    { column: 'TRADE_NAME', needs: ['SUPPLIER NAME PRODUCT'], isGuess: true },
    { column: 'MANUFACTURER', needs: ['SUPPLIER'], also: 'NAME TRADE MATERIAL' },
    {
      column: 'CODE',
      needs: ['CODE', 'REFERENCE', 'ARTICLE', 'MATERIAL NUMBER', 'PRODUCT NUMBER'],
      also: 'SUPPLIER INGREDIENT NAME INCI TRADE',
    },
    { column: 'TYPE', needs: ['KIND'], also: 'MATERIAL NAME' },
    { column: 'UNIT', needs: ['UNIT'], also: 'QUANTITY SHARE MASS' },
    {
      column: 'IGNORED',
      needs: ['NUMBER', 'FUNCTION', 'PHASE', 'CAS', 'EC', 'DATE'],
      also: 'INCI NAME INGREDIENT',
    },
  ],
  ['FUNCTION', 'PHASE', 'CAS', 'EC', 'DATE', 'DILUTION', 'SOLVENT', 'IN_FORMULA', 'USE'],
);
