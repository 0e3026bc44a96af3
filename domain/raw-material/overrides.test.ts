import { composition, pairsUp, valuesInForce } from './overrides.ts';
import { OVERRIDABLE_FIELDS } from './rawMaterialFields.ts';

const global = { names: ['AQUA'], concentrations: ['5'], microbiology: 'TAMC < 100' as string | null, isNano: true };

test('every field of specification, section 3, can be overridden', () => {
  const fields =
    'INCI_NAMES MAX_CONCENTRATIONS MICROBIOLOGY IMPURITIES CMR_QUANTITY CMR_STATUS NANO TYPE STATUS_DESCRIPTION';
  expect(OVERRIDABLE_FIELDS).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('overrides are in force only while they are active', () => {
  const overrides = { names: ['GLYCERIN'], isNano: false };
  expect(valuesInForce(global, overrides, false)).toEqual(global);
  expect(valuesInForce(global, overrides, true)).toEqual({
    names: ['GLYCERIN'],
    concentrations: ['5'],
    microbiology: 'TAMC < 100',
    isNano: false,
  });
  expect(global).toEqual({ names: ['AQUA'], concentrations: ['5'], microbiology: 'TAMC < 100', isNano: true });
});

test('null overrides with nothing, undefined does not override', () => {
  expect(valuesInForce(global, { microbiology: null, isNano: undefined }, true)).toEqual({
    ...global,
    microbiology: null,
  });
  expect(valuesInForce(global, {}, true)).toEqual(global);
});

test('names and concentrations are paired by position', () => {
  expect(composition(['AQUA', 'PARFUM', 'MICA'], ['5', ' '])).toEqual([
    { inciName: 'AQUA', maxConcentration: '5' },
    { inciName: 'PARFUM', maxConcentration: null },
    { inciName: 'MICA', maxConcentration: null },
  ]);
  expect(composition(['AQUA'], ['5', '6'])).toEqual([{ inciName: 'AQUA', maxConcentration: '5' }]);
  expect(composition([], ['5'])).toEqual([]);
});

test('overridden names are paired only with as many concentrations', () => {
  const pairUpInForce = (overrides: Partial<typeof global>) => {
    const { names, concentrations } = valuesInForce(global, overrides, true);
    return pairsUp(names, concentrations);
  };
  expect([
    pairUpInForce({ names: ['GLYCERIN'] }),
    pairUpInForce({ names: ['AQUA', 'GLYCERIN'] }),
    pairUpInForce({ names: ['AQUA', 'GLYCERIN'], concentrations: ['5', ''] }),
  ]).toEqual([true, false, true]);
  expect([pairsUp([], []), pairsUp(['AQUA'], [])]).toEqual([true, false]);
});

test('more concentrations than names do not pair up', () => {
  expect(pairsUp(['AQUA'], ['5', '95'])).toBe(false);
  expect(pairsUp(['AQUA', 'GLYCERIN'], ['5', '95'])).toBe(true);
});
