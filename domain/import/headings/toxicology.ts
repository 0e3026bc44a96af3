import type { PointColumn } from '../../toxicology-import/pointColumns.ts';
import { headingReader } from './readByRules.ts';

/**
 * What a heading of a table of reference points means; null for one that is not known. A LOAEL is no NOAEL: its column
 * is none of these, unless another column says what the figures are.
 */
export const readPointHeading = headingReader<PointColumn>(
  [
    { column: 'CAS', needs: ['CAS'], also: 'NUMBER INGREDIENT CODE' },
    { column: 'CAS', needs: ['CAS EC'], also: 'NUMBER INGREDIENT', isGuess: true },
    { column: 'UNIT', needs: ['UNIT'], also: 'VALUE NOAEL SHARE USE' },
    { column: 'VALUE', needs: ['VALUE', 'NOAEL', 'POD'], also: 'DOSE' },
    { column: 'VALUE', needs: ['VALUE', 'NOAEL', 'POD', 'DOSE'], also: 'SHARE USE PPM ENDPOINT', isGuess: true },
    { column: 'ENDPOINT', needs: ['ENDPOINT'], also: 'POD KIND' },
    // "Vrsta" is a kind and a species; what stands below it tells.
    { column: 'ENDPOINT', needs: ['KIND'], also: 'POD', isGuess: true, otherwise: 'SPECIES' },
    { column: 'QUALIFIER', needs: ['QUALIFIER'], also: 'VALUE' },
    { column: 'DURATION', needs: ['DURATION', 'DAYS'], also: 'STUDY' },
    { column: 'STUDY', needs: ['STUDY'], also: 'KIND NAME' },
    { column: 'SPECIES', needs: ['SPECIES'], also: 'STUDY' },
    { column: 'ROUTE', needs: ['ROUTE'], also: 'STUDY' },
    { column: 'EFFECT', needs: ['EFFECT'] },
    { column: 'AUTHOR', needs: ['AUTHOR'], also: 'STUDY SOURCE' },
    { column: 'YEAR', needs: ['YEAR'], also: 'STUDY SOURCE' },
    { column: 'OUTPUT', needs: ['OUTPUT'], also: 'NUMBER' },
    { column: 'SOURCE', needs: ['SOURCE', 'REFERENCE'], also: 'STUDY NOAEL NAME' },
    { column: 'NAME', needs: ['INCI', 'NAME', 'INGREDIENT'], also: 'MATERIAL TRADE' },
    { column: 'IGNORED', needs: ['NUMBER', 'EC', 'FUNCTION', 'DATE'], also: 'NAME' },
  ],
  ['EC', 'FUNCTION', 'DATE'],
);
