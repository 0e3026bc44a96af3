import { utils, write } from '@e965/xlsx';

/**
 * A workbook with a formula on each of two tabs, hidden lines, a calculated cell, a price, and a tab without a table.
 */
export function creamsWorkbook(): Buffer {
  const day = utils.aoa_to_sheet([
    ['DNEVNA KREMA v.7'],
    ['Šarža 50 kg'],
    ['Faza', 'Šifra', 'Sirovina', 'INCI naziv', 'CAS br.', '% m/m', 'Proizv.', 'EUR/kg'],
    [
      'A',
      'RM-1',
      'Test Voda demineralizovana',
      'AQUA',
      '7732-18-5',
      { t: 'n', f: '100-F5-F8', v: 92 },
      'Vlastita',
      0.02,
    ],
    ['A', 'RM-2', 'Test Glicerin 99.5', 'GLYCERIN', '56-81-5', 4, 'Oleon', 1.45],
    ['B', 'RM-3', 'Test Cetiol SN (stara)', 'CETEARYL ISONONANOATE', '', 8, 'BASF', 6.2],
    ['B', 'RM-4', 'Test Cetiol B (proba)', 'DIBUTYL ADIPATE', '105-99-7', 8, 'BASF', 5.9],
    ['B', 'RM-5', 'Test Myritol 318', 'CAPRYLIC/CAPRIC TRIGLYCERIDE', '73398-61-5', 4, 'BASF', 4.6],
    ['UKUPNO', '', '', '', '', 100],
  ]);
  day['!rows'] = [{}, {}, {}, {}, {}, { hidden: true }, { hidden: true }];
  const made = utils.book_new();
  utils.book_append_sheet(made, day, 'Dnevna krema');
  utils.book_append_sheet(
    made,
    utils.aoa_to_sheet([
      ['Sirovina', '%'],
      ['Test Ulje', 100],
    ]),
    'Noćna krema',
  );
  utils.book_append_sheet(made, utils.aoa_to_sheet([['vidi druge listove']]), 'Cene');
  return write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}
