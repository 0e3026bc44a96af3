import { FRAGRANCE_COLUMNS, fragranceHeading } from '../../../../domain/fragrance-import/fragranceColumns.ts';
import type { Language } from '../../../../domain/language.ts';
import { toCsv } from '../../../../domain/raw-material-import/toCsv.ts';
import { saveFile } from '../../../shared/files/saveFile.ts';

/** Downloads a sheet with every column and one perfume as an example of how to fill the cells. */
export function saveTemplate(language: Language, fileName: string): void {
  const [kind, decimal] = language === 'sr' ? ['Parfem', ','] : ['Perfume', '.'];
  const cells = [
    FRAGRANCE_COLUMNS.filter((column) => column !== 'UNIT').map((column) => fragranceHeading(column, language)),
    ['Rose 7', 'R-7', 'Iberchem', kind, '2026-02-03', 'Linalool', '78-70-6', `2${decimal}5`, ''],
    ['', '', '', '', '', 'Coumarin', '91-64-5', 'n.d.', `0${decimal}001`],
  ];
  saveFile(new Blob([toCsv(cells, language)], { type: 'text/csv;charset=utf-8' }), fileName);
}
