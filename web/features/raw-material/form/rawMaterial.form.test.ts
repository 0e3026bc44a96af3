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
const stored = {
  id,
  slug: 'glicerin',
  version: 3,
  tradeName: 'Glycerin 86',
  manufacturer: null,
  code: null,
  hasValidDocuments: false,
  company: null,
  globalValues,
  viewerCanEdit: true,
  viewerCanOverride: true,
  viewerCanEditIdentity: true,
};
const before = toFormValues(stored);
const change = (over: Partial<RawMaterialForm>, isCreator = true) =>
  toChanges({ ...before, ...over }, before, isCreator);
const errorsOf = (over: Partial<RawMaterialForm>, schema: typeof rawMaterialForm = rawMaterialForm) =>
  schema
    .safeParse({ ...before, ...over })
    .error?.issues.map(({ path, message }) => [path.join('.'), message.replace('rawMaterialForm:errors.', '')]) ?? [];

test('the stored values fill the form', () => {
  expect(before.composition).toEqual([
    { inciName: 'GLYCERIN', maxConcentration: '60' },
    { inciName: 'AQUA', maxConcentration: '' },
  ]);
  expect(toFormValues({ ...stored, globalValues: { ...globalValues, composition: [] } }).composition).toEqual([
    { inciName: '', maxConcentration: '' },
  ]);
});

test('an unchanged form sends no values', () => {
  expect(change({})).toEqual({ values: {} });
});

test('only the creator sends trade name, manufacturer, code and type', () => {
  const all = {
    tradeName: ' Glycerin 99 ',
    manufacturer: 'Oleo',
    code: ' GLY-99 ',
    type: 'AROMA',
    isNano: true,
  } as const;
  expect(change(all)).toEqual({
    values: { isNano: true },
    tradeName: 'Glycerin 99',
    manufacturer: 'Oleo',
    code: 'GLY-99',
    type: 'AROMA',
  });
  expect(change(all, false)).toEqual({ values: { isNano: true } });
});

test('a concentration written in another way is not a change', () => {
  expect(
    change({
      composition: [
        { inciName: 'GLYCERIN', maxConcentration: ' 60 %' },
        { inciName: 'AQUA ', maxConcentration: ' ' },
      ],
    }),
  ).toEqual({ values: {} });
});

test('concentrations are sent with a decimal point', () => {
  expect(change({ composition: [{ inciName: 'GLYCERIN', maxConcentration: '<0,1' }] }).values.composition).toEqual([
    { inciName: 'GLYCERIN', maxConcentration: '<0.1' },
  ]);
});

test('a text is sent only while the field it depends on asks for it', () => {
  expect(change({ hasValidDocuments: true, statusDescription: '' }).values).toEqual({ hasValidDocuments: true });
  expect(change({ statusDescription: '' }).values).toEqual({ statusDescription: null });
  expect(change({ cmrStatus: 'NONE', cmrQuantity: '' }).values).toEqual({ cmrStatus: 'NONE' });
  expect(change({ cmrQuantity: '0.5 %' }).values).toEqual({ cmrQuantity: '0.5 %' });
});

test('a stored text without meaning is not shown', () => {
  const stale = toFormValues({
    ...stored,
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
])('the row %j is rejected with %s', (inciName, code, maxConcentration, path) => {
  expect(errorsOf({ composition: [{ inciName, maxConcentration }] })).toEqual([[path, code]]);
});

test('a composition has at least one row and at most 500', () => {
  const row = { inciName: 'AQUA', maxConcentration: '' };
  expect(errorsOf({ composition: [] })).toEqual([['composition', 'composition']]);
  expect(errorsOf({ composition: Array.from({ length: 500 }, () => row) })).toEqual([]);
  expect(errorsOf({ composition: Array.from({ length: 501 }, () => row) })).toEqual([['composition', 'tooManyRows']]);
});

test('an invalid trade name prevents only its creator from saving', () => {
  expect(errorsOf({ tradeName: '' })).toEqual([]);
  expect(errorsOf({ tradeName: ' ' }, creatorForm)).toEqual([['tradeName', 'tradeName']]);
});

test('local changes are merged into the remote version together with the field they depend on', () => {
  const remote = { ...before, impurities: 'none', cmrStatus: 'NONE', cmrQuantity: '' } as const;
  const local = { ...before, cmrQuantity: '0.5 %', microbiology: 'TAMC' };
  const merged = mergeLocalChanges(remote, local, before);
  expect(merged).toMatchObject({
    impurities: 'none',
    cmrStatus: 'PRESENT',
    cmrQuantity: '0.5 %',
    microbiology: 'TAMC',
  });
  expect(differingFields(merged, remote)).toEqual(['microbiology', 'cmrStatus', 'cmrQuantity']);
});

test('input paths of the server map to form fields', () => {
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

  test('overwrite existing rows and append new ones', () => {
    const pasted = [
      { inciName: 'X', maxConcentration: '2' },
      { inciName: 'Y', maxConcentration: '' },
      { inciName: 'Z', maxConcentration: '3' },
    ];
    expect(fillRows(rows, 1, pasted)).toEqual({ rows: [rows[0], ...pasted], filled: 3, leftOut: 0 });
  });

  test('keep a column that the clipboard does not have', () => {
    expect(fillRows(rows, 0, [{ inciName: '', maxConcentration: '9' }]).rows[0]).toEqual({
      inciName: 'A',
      maxConcentration: '9',
    });
    expect(fillRows(rows, 2, [{ inciName: 'X', maxConcentration: '' }]).rows[2]).toEqual({
      inciName: 'X',
      maxConcentration: '1',
    });
  });

  test('beyond the limit of 500 are left out', () => {
    const { rows: filled, ...counts } = fillRows(
      rows,
      2,
      Array.from({ length: 600 }, () => ({ inciName: 'X', maxConcentration: '' })),
    );
    expect([filled.length, counts]).toEqual([500, { filled: 498, leftOut: 102 }]);
  });
});
