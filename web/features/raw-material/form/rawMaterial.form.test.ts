import { mapNames } from '../../../../domain/mapNames.ts';
import { TEXT_FIELDS } from '../../../../domain/raw-material/rawMaterialFields.ts';
import { fillRows } from './fillRows.ts';
import {
  differingFields,
  fieldOf,
  mergeLocalChanges,
  creatorForm,
  rawMaterialForm,
  toChanges,
  toFormValues,
  type RawMaterialForm,
} from './rawMaterial.form.ts';

const id = '64b7f0c2a1d3e4f5a6b7c8d9';
const component = (inciName: string, maxConcentration: string | null) => ({ inciName, maxConcentration });
const globalValues = {
  composition: [component('GLYCERIN', '60'), component('AQUA', null)],
  concentrationSum: 60,
  ...mapNames(TEXT_FIELDS, () => null),
  impurities: 'Pb < 1 ppm',
  cmrStatus: 'PRESENT' as const,
  cmrQuantity: '0.02 %',
  isNano: false,
  type: 'PLAIN' as const,
  statusDescription: 'SDS is missing',
};
const kept = {
  id,
  slug: 'glicerin',
  version: 3,
  tradeName: 'Glycerin 86',
  manufacturer: null,
  hasValidDocuments: false,
  company: null,
  globalValues,
  folders: [],
  viewerCanEdit: true,
  viewerCanEditIdentity: true,
};
const before = toFormValues(kept);
const change = (over: Partial<RawMaterialForm>, isCreator = true) =>
  toChanges({ ...before, ...over }, before, isCreator);
const errorsOf = (over: Partial<RawMaterialForm>, schema: typeof rawMaterialForm = rawMaterialForm) =>
  schema
    .safeParse({ ...before, ...over })
    .error?.issues.map(({ path, message }) => [path.join('.'), message.replace('rawMaterialForm:errors.', '')]) ?? [];

test('what is kept fills the form, and nothing changed sends nothing', () => {
  expect(before.composition).toEqual([
    { inciName: 'GLYCERIN', maxConcentration: '60' },
    { inciName: 'AQUA', maxConcentration: '' },
  ]);
  expect(toFormValues({ ...kept, globalValues: { ...globalValues, composition: [] } }).composition).toEqual([
    { inciName: '', maxConcentration: '' },
  ]);
  expect(change({})).toEqual({ values: {} });
});

test('only the creator sends trade name, manufacturer and type', () => {
  const all = { tradeName: ' Glycerin 99 ', manufacturer: 'Oleo', type: 'AROMA', isNano: true } as const;
  expect(change(all)).toEqual({
    values: { isNano: true },
    tradeName: 'Glycerin 99',
    manufacturer: 'Oleo',
    type: 'AROMA',
  });
  expect(change(all, false)).toEqual({ values: { isNano: true } });
});

test('concentrations are sent as they are kept, and writing one otherwise is no change', () => {
  expect(
    change({
      composition: [
        { inciName: 'GLYCERIN', maxConcentration: ' 60 %' },
        { inciName: 'AQUA ', maxConcentration: ' ' },
      ],
    }),
  ).toEqual({ values: {} });
  expect(change({ composition: [{ inciName: 'GLYCERIN', maxConcentration: '<0,1' }] }).values.composition).toEqual([
    { inciName: 'GLYCERIN', maxConcentration: '<0.1' },
  ]);
});

test('a reason goes with documents that are not valid, a quantity with CMR that is present', () => {
  expect(change({ hasValidDocuments: true, statusDescription: '' }).values).toEqual({ hasValidDocuments: true });
  expect(change({ statusDescription: '' }).values).toEqual({ statusDescription: null });
  expect(change({ cmrStatus: 'NONE', cmrQuantity: '' }).values).toEqual({ cmrStatus: 'NONE' });
  expect(change({ cmrQuantity: '0.5 %' }).values).toEqual({ cmrQuantity: '0.5 %' });
  const stale = toFormValues({
    ...kept,
    hasValidDocuments: true,
    globalValues: { ...globalValues, cmrStatus: 'NONE' },
  });
  expect([stale.statusDescription, stale.cmrQuantity]).toEqual(['', '']);
});

test.each([
  ['', 'inciName', '1', 'composition.0.inciName'],
  ['x'.repeat(301), 'inciNameTooLong', '1', 'composition.0.inciName'],
  ['AQUA', 'NOT_A_NUMBER', 'few', 'composition.0.maxConcentration'],
  ['AQUA', 'NEGATIVE', '-1', 'composition.0.maxConcentration'],
  ['AQUA', 'OVER_100', '100,1', 'composition.0.maxConcentration'],
  ['AQUA', 'concentrationTooLong', `1.${'0'.repeat(20)}`, 'composition.0.maxConcentration'],
])('the row %j is refused with %s', (inciName, code, maxConcentration, path) => {
  expect(errorsOf({ composition: [{ inciName, maxConcentration }] })).toEqual([[path, code]]);
});

test('a composition has at least one row and at most 500', () => {
  const row = { inciName: 'AQUA', maxConcentration: '' };
  expect(errorsOf({ composition: [] })).toEqual([['composition', 'composition']]);
  expect(errorsOf({ composition: Array.from({ length: 500 }, () => row) })).toEqual([]);
  expect(errorsOf({ composition: Array.from({ length: 501 }, () => row) })).toEqual([['composition', 'tooManyRows']]);
});

test('a name that only its creator could mend stops nobody else', () => {
  expect(errorsOf({ tradeName: '' })).toEqual([]);
  expect(errorsOf({ tradeName: ' ' }, creatorForm)).toEqual([['tradeName', 'tradeName']]);
});

test('what I changed goes on top of theirs, with the answer it hangs on', () => {
  const theirs = { ...before, impurities: 'none', cmrStatus: 'NONE', cmrQuantity: '' } as const;
  const mine = { ...before, cmrQuantity: '0.5 %', microbiology: 'TAMC' };
  const merged = mergeLocalChanges(theirs, mine, before);
  expect(merged).toMatchObject({
    impurities: 'none',
    cmrStatus: 'PRESENT',
    cmrQuantity: '0.5 %',
    microbiology: 'TAMC',
  });
  expect(differingFields(merged, theirs)).toEqual(['microbiology', 'cmrStatus', 'cmrQuantity']);
});

test('the server’s names of the fields lead to ours, and no other name does', () => {
  const paths = [
    'input.tradeName',
    'input.values.impurities',
    'input.values.composition.3.inciName',
    'input.values.composition.3',
    'input.values.composition',
    'input.version',
    'input.constructor',
    'constructor',
  ];
  expect(paths.map(fieldOf)).toEqual([
    'tradeName',
    'impurities',
    'composition.3.inciName',
    'composition',
    'composition',
    undefined,
    undefined,
    undefined,
  ]);
});

describe('pasted rows', () => {
  const rows = ['A', 'B', 'C'].map((inciName) => ({ inciName, maxConcentration: '1' }));

  test('go over what stands there and beyond', () => {
    const pasted = [
      { inciName: 'X', maxConcentration: '2' },
      { inciName: 'Y', maxConcentration: '' },
      { inciName: 'Z', maxConcentration: '3' },
    ];
    expect(fillRows(rows, 1, pasted)).toEqual({ rows: [rows[0], ...pasted], filled: 3, leftOut: 0 });
  });

  test('leave a column that the clipboard does not have', () => {
    expect(fillRows(rows, 0, [{ inciName: '', maxConcentration: '9' }]).rows[0]).toEqual({
      inciName: 'A',
      maxConcentration: '9',
    });
    expect(fillRows(rows, 2, [{ inciName: 'X', maxConcentration: '' }]).rows[2]).toEqual({
      inciName: 'X',
      maxConcentration: '1',
    });
  });

  test('end at the most rows there may be', () => {
    const { rows: filled, ...told } = fillRows(
      rows,
      2,
      Array.from({ length: 600 }, () => ({ inciName: 'X', maxConcentration: '' })),
    );
    expect([filled.length, told]).toEqual([500, { filled: 498, leftOut: 102 }]);
  });
});
