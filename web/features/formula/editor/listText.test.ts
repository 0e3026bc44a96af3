import { listText } from './listText.ts';

const names = ['AQUA', 'PEG-100 STEARATE', 'Titanium Dioxide [nano]', 'CI 77491'].map((text) => ({ text }));

test('the plain list is as it stands', () => {
  expect(listText(names, 'plain')).toBe('AQUA, PEG-100 STEARATE, Titanium Dioxide [nano], CI 77491');
});

test('upper case leaves [nano] alone', () => {
  expect(listText(names, 'upper')).toBe('AQUA, PEG-100 STEARATE, TITANIUM DIOXIDE [nano], CI 77491');
});

test('sentence case keeps abbreviations', () => {
  expect(listText(names, 'sentence')).toBe('Aqua, PEG-100 Stearate, Titanium Dioxide [nano], CI 77491');
});

test('one name stands on each line', () => {
  expect(listText(names, 'lines').split('\n')).toHaveLength(4);
});

test('the Serbian heading stands before the list', () => {
  expect(listText(names.slice(0, 1), 'serbian')).toBe('Sastojci (INCI): AQUA');
});
