import { IMPORT_SUBJECTS } from '../importSubjects.ts';
import { findTables } from './findTables.ts';
import { plainSheet } from './openedSheet.ts';
import { splitDecimalAt } from './splitDecimals.ts';

const lineOf = (text: string) => {
  const cells = text.split('/').map((line) => line.split(','));
  return splitDecimalAt(cells, findTables(plainSheet(cells), IMPORT_SUBJECTS.formula));
};

test.each([
  ['INCI,%/Aqua,70,5/Glycerin,29,5', 2],
  ['INCI,%/Aqua,70/Glycerin,29,5', 3],
  ['INCI,%,Supplier/Aqua,70,5,ACME/Glycerin,29,5,ACME', 2],
  ['Title/INCI,%/Aqua,<0,5', 3],
  ['INCI,%/Aqua,70.5/Glycerin,29.5', null],
  ['INCI,%/Aqua,70,/Glycerin,30,', null],
  ['INCI,%/Aqua,70,see note/Glycerin,30', null],
  ['INCI,%,g/Aqua,70,5/Glycerin,30,2', null],
])('in "%s" a decimal comma stands in line %s', (text, line) => {
  expect(lineOf(text)).toBe(line);
});
