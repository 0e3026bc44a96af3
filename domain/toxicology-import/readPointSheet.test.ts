import { IMPORT_SUBJECTS } from '../import/importSubjects.ts';
import { findTables } from '../import/tables/findTables.ts';
import { plainSheet } from '../import/tables/openedSheet.ts';
import { preferredPoint, type PointRow, type ReferencePoint } from './referencePoint.ts';
import { MAX_POINT_ROWS, readPointSheet } from './readPointSheet.ts';

/** Columns and a row of EFSA's OpenFoodTox as it is joined with the inventory. */
const HEADINGS =
  'inci_name,cosing_ref_no,cas_no,endpoint,qualifier,value,unit,test_type,species,route,duration_days,effect';
const REST = ',author,year,efsa_output_id,source';
const efsa = {
  inci_name: 'MENTHANE CARBOXAMIDOETHYL ACETATE',
  cosing_ref_no: '86409',
  cas_no: '68489-14-5',
  endpoint: 'NOAEL',
  qualifier: '=',
  value: '75',
  unit: 'mg/kg bw/day',
  test_type: 'subchronic',
  species: 'Rat',
  route: 'oral: gavage',
  duration_days: '90',
  effect: 'haematology',
  author: 'EFSA CEF',
  year: '2012',
  efsa_output_id: '2134',
  source: 'EFSA OpenFoodTox (CC BY 4.0)',
};
const read = (...rows: Partial<typeof efsa>[]) => {
  const names = `${HEADINGS}${REST}`.split(',') as (keyof typeof efsa)[];
  return readPointSheet([names, ...rows.map((row) => names.map((name) => ({ ...efsa, ...row })[name]))]);
};
const rowsOf = (sheet: ReturnType<typeof readPointSheet>): readonly PointRow[] => (sheet.ok ? sheet.rows : []);
const pointOf = (row: Partial<typeof efsa>) => rowsOf(read(row))[0]?.point;
const problemOf = (row: Partial<typeof efsa>) => rowsOf(read(row))[0]?.problem;

test('a source does not name the repository that the table passed through', () => {
  const source = 'EFSA OpenFoodTox (CC BY 4.0), export KJ_2022 via Someone/OpenFoodTox_Tool@7d598f49';
  expect(pointOf({ source })?.source).toBe('EFSA CEF 2012, output 2134; EFSA OpenFoodTox (CC BY 4.0), export KJ_2022');
});

test('a row of OpenFoodTox is a reference point with its study and source', () => {
  expect(rowsOf(read({}))).toEqual([
    {
      line: 2,
      casNumber: '68489-14-5',
      name: 'MENTHANE CARBOXAMIDOETHYL ACETATE',
      point: {
        kind: 'NOAEL',
        noaelMgPerKgDay: 75,
        source: 'EFSA CEF 2012, output 2134; EFSA OpenFoodTox (CC BY 4.0)',
        species: 'Rat',
        study: 'subchronic, oral: gavage, 90 days; NOAEL 75 mg/kg bw/day; haematology',
      },
      problem: null,
    },
  ]);
});

test('columns that nobody asked for are named', () => {
  expect(read({})).toMatchObject({ unknownColumns: ['cosing_ref_no'] });
});

test('a table of three Serbian columns is enough, below a title', () => {
  const sheet = readPointSheet([['Naši podaci'], ['CAS broj', 'NOAEL', 'Izvor'], ['56-81-5', '10 000,5', 'SCCS/1/20']]);
  expect(rowsOf(sheet)[0]).toMatchObject({
    line: 3,
    point: { noaelMgPerKgDay: 10000.5, source: 'SCCS/1/20', species: null, study: 'NOAEL 10000.5 mg/kg bw/day' },
  });
});

test.each([
  ['g/kg bw/day', '0,5', 500],
  ['µg/kg bw/day', '20', 0.02],
  ['mg/kg bw per day', '7', 7],
  ['mg/kg/d', '7', 7],
])('a figure in %s is converted', (unit, value, expected) => {
  expect(pointOf({ unit, value })?.noaelMgPerKgDay).toBe(expected);
});

test('a third of a LOAEL counts, and the study says so', () => {
  expect(pointOf({ endpoint: 'LOAEL', value: '10' })).toMatchObject({
    kind: 'LOAEL',
    noaelMgPerKgDay: 3.33333,
    study: 'subchronic, oral: gavage, 90 days; LOAEL 10 mg/kg bw/day divided by 3; haematology',
  });
});

test('a NOAEL at the highest dose keeps its sign', () => {
  expect(pointOf({ qualifier: '>' })?.study).toContain('NOAEL > 75 mg/kg bw/day');
});

test.each<[string, Partial<typeof efsa>, string | null]>([
  ['CAS_MISSING', { cas_no: ' ' }, null],
  ['CAS_INVALID', { cas_no: '68489' }, '68489'],
  ['VALUE_MISSING', { value: '' }, null],
  ['NOT_A_NUMBER', { value: '1-2' }, '1-2'],
  ['NOT_ABOVE_0', { value: '0' }, '0'],
  ['VALUE_TOO_LARGE', { value: '1000001' }, '1000001'],
  ['UNIT', { unit: 'mg/day' }, 'mg/day'],
  ['UNIT', { unit: 'mg/kg bw' }, 'mg/kg bw'],
  ['ENDPOINT', { endpoint: 'LD50' }, 'LD50'],
  ['ENDPOINT', { endpoint: 'dose level' }, 'dose level'],
  ['QUALIFIER', { qualifier: '<=' }, '<='],
  ['STUDY_TYPE', { test_type: 'acute toxicity' }, 'acute toxicity'],
  ['ROUTE', { route: 'inhalation: unspecified' }, 'inhalation: unspecified'],
  ['SOURCE_MISSING', { author: '', year: '', efsa_output_id: '', source: '' }, null],
  ['TOO_LONG', { species: 'x'.repeat(201) }, 'x'.repeat(200)],
])('%s leaves a row out', (code, row, value) => {
  expect(problemOf(row)).toEqual({ code, value });
});

test('a route that the study does not report is no reason to leave it out', () => {
  expect(pointOf({ route: 'Not reported' })?.study).toBe('subchronic, 90 days; NOAEL 75 mg/kg bw/day; haematology');
});

test('a sheet without CAS numbers is no table of reference points', () => {
  expect(
    readPointSheet([
      ['Name', 'NOAEL'],
      ['Aqua', '1'],
    ]),
  ).toEqual({ ok: false, code: 'NO_HEADINGS' });
});

test('a table without rows is rejected', () => {
  expect(
    readPointSheet([
      ['CAS', 'NOAEL'],
      ['', ' '],
    ]),
  ).toEqual({ ok: false, code: 'NO_ROWS' });
});

test('a table that is too long is rejected', () => {
  const rows = Array.from({ length: MAX_POINT_ROWS + 1 }, () => ['56-81-5', '1']);
  expect(readPointSheet([['CAS', 'NOAEL'], ...rows])).toEqual({ ok: false, code: 'TOO_MANY_ROWS' });
});

const point = (kind: ReferencePoint['kind'], noaelMgPerKgDay: number) => ({
  point: { kind, noaelMgPerKgDay, source: 'x', species: null, study: null },
});

test('of several points of a substance a BMDL goes before a lower NOAEL', () => {
  expect(preferredPoint([point('NOAEL', 5), point('BMDL', 9), point('LOAEL', 1)])).toEqual(point('BMDL', 9));
});

test('of several points of one kind the lowest counts', () => {
  expect(preferredPoint([point('NOAEL', 50), point('NOAEL', 5), point('NOAEL', 20)])).toEqual(point('NOAEL', 5));
});

test.each([
  ['NOAEL (µg/kg bw/day)', '500', 0.5],
  ['NOAEL', '0.5 g/kg bw/day', 500],
  ['NOAEL (mg/kg bw/day)', '1.2E3', 1200],
  ['NOAEL (mg/kg bw/day)', '> 75', 75],
])('below %s, %s is %d mg/kg bw/day', (heading, value, expected) => {
  const sheet = readPointSheet([
    ['CAS', heading, 'Source'],
    ['56-81-5', value, 'SCCS'],
  ]);
  expect(rowsOf(sheet)[0]?.point?.noaelMgPerKgDay).toBe(expected);
});

test.each([
  ['NOAEL (mg/kg)', '5', 'UNIT'],
  ['NOAEL (ppm)', '5', 'UNIT'],
  ['NOAEL', '3,200', 'AMBIGUOUS_NUMBER'],
  ['NOAEL', '<5', 'QUALIFIER'],
])('below %s, %s has the problem %s', (heading, value, code) => {
  const sheet = readPointSheet([
    ['CAS', heading, 'Source'],
    ['56-81-5', value, 'SCCS'],
  ]);
  expect(rowsOf(sheet)[0]?.problem?.code).toBe(code);
});

test('"3,200" is three thousand where another figure has a decimal point', () => {
  const sheet = readPointSheet([
    ['CAS', 'NOAEL', 'Source'],
    ['56-81-5', '3,200', 'S'],
    ['50-00-0', '0.5', 'S'],
  ]);
  expect(rowsOf(sheet)[0]?.point?.noaelMgPerKgDay).toBe(3200);
});

test.each([
  'mg/kg KG/Tag',
  'mg/kg KGW/d',
  'mg/kg Körpergewicht/Tag',
  'mg/kg bw/d',
  'mg/kg b.w. per day',
  'mg/kg (bw)/day',
  'mg/kg-bw/day',
  'mg/kg body weight/day',
  'mg/kg tm/dan',
  'mg/kg telesne mase/dan',
  'mg/kg тм/дан',
  'mg/kg p.c./j',
  'mg/kg pc/jour',
  'mg·kg⁻¹·d⁻¹',
  'mg / kg / day',
])('a dose in "%s" is one per kilogram of body weight and day', (unit) => {
  expect(pointOf({ unit })?.noaelMgPerKgDay).toBe(75);
});

test.each(['mg/kg', 'mg/kg feed/day', 'mg/kg bw/week', 'mg/day', 'ppm', 'mg/kg diet'])(
  'a dose in "%s" is left out',
  (unit) => {
    expect(problemOf({ unit })?.code).toBe('UNIT');
  },
);

test('a unit in the heading of the values is written as we write it', () => {
  const sheet = readPointSheet([
    ['CAS', 'NOAEL (µg/kg KG/Tag)', 'Source'],
    ['56-81-5', '75', 'EFSA'],
  ]);
  expect(rowsOf(sheet)[0]?.point).toMatchObject({ noaelMgPerKgDay: 0.075, study: 'NOAEL 75 µg/kg bw/day' });
});

test('a CAS number with a wrong check digit is refused at its row', () => {
  expect(problemOf({ cas_no: '68489-14-6' })).toEqual({ code: 'CAS_INVALID', value: '68489-14-6' });
});

test.each([
  ['Vrsta', ['pacov', 'miš'], ['SPECIES', 'guess']],
  ['Vrsta', ['NOAEL', 'BMDL10'], ['ENDPOINT', 'sure']],
  ['Type', ['LOAEL', 'noel'], ['ENDPOINT', 'sure']],
])('what stands below "%s" tells what it is: %j', (heading, cells, expected) => {
  const lines = cells.map((cell) => ['56-81-5', '75', cell]);
  const [table] = findTables(plainSheet([['CAS', 'Value', heading], ...lines]), IMPORT_SUBJECTS.referencePoints);
  expect([table?.columns[2]?.column, table?.columns[2]?.certainty]).toEqual(expected);
});
