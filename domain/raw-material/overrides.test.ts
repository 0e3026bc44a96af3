import { composition, pairsUp, valuesInForce } from './overrides.ts';
import { OVERRIDABLE_FIELDS } from './rawMaterialFields.ts';

const global = { names: ['AQUA'], concentrations: ['5'], microbiology: 'TAMC < 100' as string | null, isNano: true };

test('nine fields can have an own value', () => {
  expect(OVERRIDABLE_FIELDS.join(' ')).toBe(
    'INCI_NAMES MAX_CONCENTRATIONS MICROBIOLOGY IMPURITIES CMR_QUANTITY CMR_STATUS NANO TYPE STATUS_DESCRIPTION',
  );
});

test('own values are in force only while they are switched on', () => {
  const own = { names: ['GLYCERIN'], isNano: false };
  expect(valuesInForce(global, own, false)).toEqual(global);
  expect(valuesInForce(global, own, true)).toEqual({
    names: ['GLYCERIN'],
    concentrations: ['5'],
    microbiology: 'TAMC < 100',
    isNano: false,
  });
  expect(global).toEqual({ names: ['AQUA'], concentrations: ['5'], microbiology: 'TAMC < 100', isNano: true });
});

test('an own empty value is one, an undefined one is none', () => {
  expect(valuesInForce(global, { microbiology: null, isNano: undefined }, true)).toEqual({
    ...global,
    microbiology: null,
  });
  expect(valuesInForce(global, {}, true)).toEqual(global);
});

test('names and concentrations are paired by their places', () => {
  expect(composition(['AQUA', 'PARFUM', 'MICA'], ['5', ' '])).toEqual([
    { inciName: 'AQUA', maxConcentration: '5' },
    { inciName: 'PARFUM', maxConcentration: null },
    { inciName: 'MICA', maxConcentration: null },
  ]);
  expect(composition(['AQUA'], ['5', '6'])).toEqual([{ inciName: 'AQUA', maxConcentration: '5' }]);
  expect(composition([], ['5'])).toEqual([]);
});

test('own names pair up with the concentrations in force only when there are as many', () => {
  const force = (own: Partial<typeof global>) => {
    const { names, concentrations } = valuesInForce(global, own, true);
    return pairsUp(names, concentrations);
  };
  expect([
    force({ names: ['GLYCERIN'] }),
    force({ names: ['AQUA', 'GLYCERIN'] }),
    force({ names: ['AQUA', 'GLYCERIN'], concentrations: ['5', ''] }),
  ]).toEqual([true, false, true]);
  expect([pairsUp([], []), pairsUp(['AQUA'], [])]).toEqual([true, false]);
});
