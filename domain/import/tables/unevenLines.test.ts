import { IMPORT_SUBJECTS } from '../importSubjects.ts';
import { findTables } from './findTables.ts';
import { plainSheet } from './openedSheet.ts';
import { unevenLines } from './unevenLines.ts';

const linesOf = (text: string) => {
  const cells = text.split('/').map((line) => line.split(';'));
  return findTables(plainSheet(cells), IMPORT_SUBJECTS.formula).map((table) => unevenLines(cells, table));
};

test.each([
  ['Phase;INCI;%/A;Aqua;70/B;Urea;30', [[]]],
  // A cell is missing, so that the others stand too far left.
  ['Phase;INCI;%/Aqua;70/B;Urea;30', [[2]]],
  ['Phase;INCI;%/A;Aqua;70/B;Urea', [[3]]],
  // A cell too many.
  ['Phase;INCI;%/A;Aqua;cold;70/B;Urea;30', [[2]]],
  // Separators alone say nothing, and a text alone in its line is a caption or a remark.
  ['Phase;INCI;%;/A;Aqua;70/B;Urea;30;;;', [[]]],
  ['INCI;%/WATER PHASE/Aqua;70/OIL PHASE/Urea;30//Mixed at 60 °C', [[]]],
  // A further column without a heading is one of each line.
  ['INCI;%/Aqua;70;x/Urea;30;y', [[2, 3]]],
  // Each table has its own width.
  ['INCI;%/Aqua;100//Night cream/Phase;INCI;%/A;Aqua;100/Urea;1', [[], [7]]],
])('of "%s" the lines with another number of cells than the headings are %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});
