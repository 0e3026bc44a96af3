import { folderOfFileName } from './folderOfFileName.ts';

test.each([
  ['SDS_Glycerin-2026.pdf', 'SDS'],
  ['Glycerin MSDS EN.pdf', 'SDS'],
  ['Bezbednosni list glicerin.pdf', 'SDS'],
  ['TDS-Glycerin.pdf', 'TDS'],
  ['tehnički list.docx', 'TDS'],
  ['Specifikacija 2026.pdf', 'TDS'],
  ['CoA lot 45.pdf', 'COA'],
  ['Certificate of Analysis_B12.pdf', 'COA'],
  ['Sertifikat o analizi.pdf', 'COA'],
  ['IFRA 51 Rose.pdf', 'IFRA'],
  ['Allergen statement 2025.pdf', 'ALLERGENS'],
  ['Izjava o alergenima.pdf', 'ALLERGENS'],
  ['Mikrobiologija 3.pdf', 'MICROBIOLOGY'],
  ['Nečistoće.pdf', 'IMPURITIES'],
  ['INCI composition.xlsx', 'COMPOSITION'],
  ['Coal tar.pdf', null],
  ['Vincin 20.pdf', null],
  ['scan0001.pdf', null],
])('%s belongs into %s', (name, kind) => {
  expect(folderOfFileName(name)).toBe(kind);
});
