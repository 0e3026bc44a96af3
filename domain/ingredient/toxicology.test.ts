import { isOwnInForce, NO_VALUES, recordInForce, type ToxicologyValues } from './toxicology.ts';

const global: ToxicologyValues = {
  ...NO_VALUES,
  noaelMgPerKgDay: 500,
  noaelSource: 'Opinion',
  podSpecies: 'rat',
  oralAbsorptionPercent: 50,
  references: ['Opinion'],
};

test('the own value goes before the global one', () => {
  const own = { ...NO_VALUES, noaelMgPerKgDay: 164, noaelSource: 'Study' };
  expect(recordInForce('noaelMgPerKgDay', global, own)).toBe(own);
});

test('the global value holds where there is no own one', () => {
  expect(recordInForce('oralAbsorptionPercent', global, { ...NO_VALUES, noaelMgPerKgDay: 164 })).toBe(global);
  expect(recordInForce('references', global, NO_VALUES)).toBe(global);
});

test('an own value of zero is a value', () => {
  expect(isOwnInForce('logPow', { ...NO_VALUES, logPow: 0 })).toBe(true);
});

test('the species of a global NOAEL is not taken for that of an own NOAEL', () => {
  const own = { ...NO_VALUES, noaelMgPerKgDay: 164 };
  expect(recordInForce('podSpecies', global, own)?.podSpecies).toBeNull();
});

test('an own dermal absorption is not combined with the global oral one', () => {
  const own = { ...NO_VALUES, dermalAbsorptionPercent: 60 };
  expect(recordInForce('oralAbsorptionPercent', global, own)?.oralAbsorptionPercent).toBeNull();
});

test('the source of a global purity is not taken for that of an own purity', () => {
  const own = { ...NO_VALUES, purity: '> 95 %' };
  const published = { ...global, purity: '> 99 %', puritySource: 'Certificate' };
  expect(recordInForce('puritySource', published, own)?.puritySource).toBeNull();
});

test('nothing holds where neither states anything', () => {
  expect(recordInForce('colour', null, NO_VALUES)).toBeNull();
});
