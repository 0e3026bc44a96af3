import { IMPORT_SUBJECTS, type SubjectName } from '../importSubjects.ts';
import { readFormulaSheet } from '../../formula-import/readFormulaSheet.ts';
import { checkAssignment } from './assignment.ts';
import { findTables } from './findTables.ts';
import { plainSheet, type OpenedSheet } from './openedSheet.ts';
import { cellsOfTable, headingsOfTable } from './sheetTable.ts';

/** Lines of a sheet, whose cells are parted by bars. */
const lines = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const find = (text: string, more: Partial<OpenedSheet> = {}) =>
  findTables({ ...plainSheet(lines(text)), ...more }, IMPORT_SUBJECTS.formula);
const assigned = (text: string, more: Partial<OpenedSheet> = {}) =>
  find(text, more).map(({ columns }) => columns.map(({ column, certainty }) => column && `${column} ${certainty}`));

test('headings are found below a title, and the title is told', () => {
  const [table] = find(`
    DNEVNA KREMA v.7 |
    batch 50 kg      |
    Sirovina | INCI       | % m/m | EUR/kg
    Voda     | AQUA       | 96    | 0.02
    Glicerin | GLYCERIN   | 4     | 1.45`);
  expect(table).toMatchObject({ title: ['DNEVNA KREMA v.7', 'batch 50 kg'], headings: 2, end: 5, isComplete: true });
  expect(table?.columns.map(({ column }) => column)).toEqual(['TRADE_NAME', 'INCI', 'PERCENT', null]);
});

test('headings are found in line 40 and not in line 41', () => {
  const title = 'Title |\n';
  const table = 'Name | %\nWater | 100';
  expect(find(title.repeat(39) + table)[0]?.headings).toBe(39);
  expect(find(title.repeat(40) + table)).toEqual([]);
});

test.each<[string, string, string[][]]>([
  [
    'a line of units below',
    'Raw material | INCI | Concentration\n | | [%]\nVoda | AQUA | 100',
    [['TRADE_NAME sure', 'INCI sure', 'PERCENT sure']],
  ],
  [
    'headings in two lines',
    'Raw | INCI | %\nmaterial | name | w/w\nVoda | AQUA | 100',
    [['TRADE_NAME sure', 'INCI sure', 'PERCENT sure']],
  ],
  ['headings in one line above texts', 'INCI | %\nAQUA | q.s.\nGLYCERIN | 4', [['INCI sure', 'PERCENT sure']]],
])('%s belong to the headings where they should', (_name, text, expected) => {
  expect(assigned(text)).toEqual(expected);
});

test('a heading that is merged over others keeps the meaning of those below it', () => {
  const merged = [{ top: 0, left: 1, bottom: 0, right: 2 }];
  const [table] = find('Trade | Composition | | Amount\nname | INCI | CAS | %\nVoda | AQUA | 7732-18-5 | 100', {
    merged,
  });
  expect(table?.columns.map(({ column }) => column)).toEqual(['TRADE_NAME', 'INCI', 'CAS', 'PERCENT']);
  expect(table?.columns.map(({ heading }) => heading)).toEqual([
    'Trade name',
    'Composition INCI',
    'Composition CAS',
    'Amount %',
  ]);
});

test('a second table below is a table of its own with its title', () => {
  const [first, second, ...more] = find(`
    Name  | %
    Water | 100
          |
    Night cream |
    Name  | %
    Oil   | 60`);
  expect(first).toMatchObject({ headings: 0, end: 3 });
  expect(second).toMatchObject({ headings: 4, end: 6, title: ['Night cream'] });
  expect(more).toEqual([]);
});

test('an empty line between the phases ends no table', () => {
  expect(find('Name | %\nWater | 60\n |\nPhase B |\nOil | 40')).toHaveLength(1);
});

test.each<[string, SubjectName, string, (string | null)[]]>([
  [
    'CAS numbers',
    'formula',
    'Name | % | Registry\nWater | 60 | 7732-18-5\nGlycerin | 40 | 56-81-5',
    ['TRADE_NAME', 'PERCENT', 'CAS'],
  ],
  [
    'amounts that add up to 100',
    'formula',
    'INCI | Xyz | Cijena\nAQUA | 60 | 7\nGLYCERIN | 40 | 8',
    ['INCI', 'PERCENT', null],
  ],
  ['amounts with their total', 'formula', 'INCI | Xyz\nAQUA | 60\nGLYCERIN | 40\nTotal | 100', ['INCI', 'PERCENT']],
  ['names', 'formula', 'Stuff | % \nAlpha | 60\nBeta oil | 40', ['TRADE_NAME', 'PERCENT']],
  [
    'no names beside INCI names',
    'formula',
    'INCI | % | Remark\nAQUA | 60 | clear\nGLYCERIN | 40 | heavy',
    ['INCI', 'PERCENT', null],
  ],
  [
    'no amounts beside grams',
    'formula',
    'INCI | Grams | Xyz\nAQUA | 6 | 60\nGLYCERIN | 4 | 40',
    ['INCI', 'GRAMS', null],
  ],
])('content tells %s where no heading does', (_name, subject, text, expected) => {
  const [table] = findTables(plainSheet(lines(text)), IMPORT_SUBJECTS[subject] as (typeof IMPORT_SUBJECTS)['formula']);
  expect(table?.columns.map(({ column }) => column)).toEqual(expected);
});

test('what content tells is a guess', () => {
  expect(assigned('INCI | Xyz\nAQUA | 60\nGLYCERIN | 40')).toEqual([['INCI sure', 'PERCENT guess']]);
});

test('a sheet without known headings is a table whose columns have to be assigned', () => {
  const [table] = find('Rezept |\nXyz | Abc | Uvw\nWasser | 12 | x\nWasser | 13 | x');
  expect(table).toMatchObject({ headings: 1, isComplete: false, title: ['Rezept'] });
  expect(table?.columns.map(({ heading }) => heading)).toEqual(['Xyz', 'Abc', 'Uvw']);
});

test.each([
  ['nothing', ''],
  ['a remark', 'See the other sheet |'],
  ['amounts alone', '1 | 2\n3 | 4'],
])('a sheet of %s holds no table', (_name, text) => expect(find(text)).toEqual([]));

test('a hidden column is not assigned by itself', () => {
  const [table] = find('Name | % | INCI\nWater | 100 | AQUA', { hiddenColumns: new Set([2]) });
  expect(table?.columns[2]).toMatchObject({ heading: 'INCI', column: null, isHidden: true });
});

test.each([
  ['Name | % | %', ['TRADE_NAME sure', 'PERCENT guess', null]],
  ['INCI | % | Trade name | %', ['INCI sure', 'PERCENT guess', 'TRADE_NAME sure', null]],
  ['Trade name | Product name | %', ['TRADE_NAME guess', null, 'PERCENT sure']],
  ['Name | Max % | %', ['TRADE_NAME sure', null, 'PERCENT guess']],
  ['INCI US | INCI EU | %', ['INCI guess', null, 'PERCENT sure']],
  ['Name | ± % | %', ['TRADE_NAME sure', null, 'PERCENT sure']],
  ['Ingredient | INCI | %', ['TRADE_NAME guess', 'INCI sure', 'PERCENT sure']],
])('of two headings that mean the same, one is a guess: %s', (headings, expected) => {
  expect(assigned(`${headings}\nWater | 100`)).toEqual([expected]);
});

describe('a table is read', () => {
  const text = 'Name | % | Share\nWater | 60 | 90\nOld oil | 8 | 1\nOil | 40 | 10\n |\nName | %\nOther | 5';
  const sheet = { ...plainSheet(lines(text)), hiddenLines: new Set([2]) };
  const [table] = findTables(sheet, IMPORT_SUBJECTS.formula);
  const read = (taken: number[] = [], columns?: Parameters<typeof headingsOfTable<'TRADE_NAME' | 'PERCENT'>>[1]) => {
    if (!table) throw new Error('No table');
    const result = readFormulaSheet(
      cellsOfTable(sheet.cells, table, sheet.hiddenLines, new Set(taken)),
      headingsOfTable(table, columns),
    );
    return result.ok ? result.rows.map(({ line, tradeName, amount }) => `${line} ${tradeName} ${amount}`) : result.code;
  };

  test('without its hidden lines and without the table below', () => {
    expect(read()).toEqual(['2 Water 60', '4 Oil 40']);
  });

  test('with the hidden lines that a person takes', () => {
    expect(read([2])).toEqual(['2 Water 60', '3 Old oil 8', '4 Oil 40']);
  });

  test('with the columns as a person assigns them', () => {
    expect(read([], ['TRADE_NAME', null, 'PERCENT'])).toEqual(['2 Water 90', '4 Oil 10']);
  });
});

test.each([
  ['enough', ['INCI', 'PERCENT', null], []],
  ['one column twice', ['INCI', 'PERCENT', 'INCI'], [{ code: 'COLUMN_TWICE', place: 2, column: 'INCI' }]],
  ['no amount', ['INCI', 'CAS'], [{ code: 'COLUMN_MISSING', anyOf: ['PERCENT', 'GRAMS'] }]],
  [
    'nothing',
    [null, null],
    [
      { code: 'COLUMN_MISSING', anyOf: ['TRADE_NAME', 'INCI'] },
      { code: 'COLUMN_MISSING', anyOf: ['PERCENT', 'GRAMS'] },
    ],
  ],
] as const)('an assignment of %s is checked', (_name, columns, expected) => {
  expect(checkAssignment(columns, IMPORT_SUBJECTS.formula)).toEqual(expected);
});

test.each(['Fraction', 'Xyz'])('a line with a remainder is no line of headings (below %s)', (heading) => {
  const [table] = find(`Ingredient | ${heading}\nWater | balance\nGlycerin | 0.05`);
  expect(table).toMatchObject({ first: 0, headings: 0 });
});
