import { isOwnInForce, recordInForce, type ToxicologyValues } from './toxicology.ts';

const empty: ToxicologyValues = {
  noaelMgPerKgDay: null,
  noaelSource: null,
  podSpecies: null,
  podStudy: null,
  podDetails: null,
  oralAbsorptionPercent: null,
  dermalAbsorptionPercent: null,
  molecularWeight: null,
  logPow: null,
  waterSolubilityMgPerL: null,
  physicalForm: null,
  uvAbsorption: null,
  uvAbsorptionSource: null,
  purity: null,
  puritySource: null,
  iupacName: null,
  colour: null,
  legislation: null,
  references: [],
};
const global: ToxicologyValues = {
  ...empty,
  noaelMgPerKgDay: 500,
  noaelSource: 'Opinion',
  podSpecies: 'rat',
  oralAbsorptionPercent: 50,
  references: ['Opinion'],
};

test('the own value goes before the global one', () => {
  const own = { ...empty, noaelMgPerKgDay: 164, noaelSource: 'Study' };
  expect(recordInForce('noaelMgPerKgDay', global, own)).toBe(own);
});

test('the global value holds where there is no own one', () => {
  expect(recordInForce('oralAbsorptionPercent', global, { ...empty, noaelMgPerKgDay: 164 })).toBe(global);
  expect(recordInForce('references', global, empty)).toBe(global);
});

test('an own value of zero is a value', () => {
  expect(isOwnInForce('logPow', { ...empty, logPow: 0 })).toBe(true);
});

test('the species of a global NOAEL is not taken for that of an own NOAEL', () => {
  const own = { ...empty, noaelMgPerKgDay: 164 };
  expect(recordInForce('podSpecies', global, own)?.podSpecies).toBeNull();
});

test('an own dermal absorption is not combined with the global oral one', () => {
  const own = { ...empty, dermalAbsorptionPercent: 60 };
  expect(recordInForce('oralAbsorptionPercent', global, own)?.oralAbsorptionPercent).toBeNull();
});

test('the source of a global purity is not taken for that of an own purity', () => {
  const own = { ...empty, purity: '> 95 %' };
  const published = { ...global, purity: '> 99 %', puritySource: 'Certificate' };
  expect(recordInForce('puritySource', published, own)?.puritySource).toBeNull();
});

test('nothing holds where neither states anything', () => {
  expect(recordInForce('colour', null, empty)).toBeNull();
});
