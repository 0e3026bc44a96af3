import { percentageLookup, readPercentage, sumOfPercentages } from './percentages.ts';

test.each([
  ['0,0015', 0.0015],
  ['100', 100],
  [' 5 % ', 5],
])('%p is a percentage', (text, percent) => {
  expect(readPercentage(text)).toBe(percent);
});

test.each(['', '0', '-1', '100.1', '0.00001', '1-2', '<1'])('%p is no percentage', (text) => {
  expect(readPercentage(text)).toBeNull();
});

test('a sum has no error of binary fractions', () => {
  expect(sumOfPercentages([{ percent: 0.1 }, { percent: 0.2 }])).toBe(0.3);
});

const titanium = { name: 'TITANIUM DIOXIDE', percent: 5 };
const nano = { name: 'Titanium Dioxide [nano]', percent: 2 };
const find = percentageLookup([titanium, nano, { name: 'Вода', percent: 60 }]);

test('a percentage is found by the INCI name of another printed name', () => {
  expect(find({ name: 'CI 77891', inciName: 'TITANIUM DIOXIDE', isNano: false })).toBe(titanium);
});

test('a nano form has a percentage of its own', () => {
  expect(find({ name: 'Titanium Dioxide', inciName: 'TITANIUM DIOXIDE', isNano: true })).toBe(nano);
});

test('a name in another script is found as it is printed', () => {
  expect(find({ name: 'вода', inciName: null, isNano: false })?.percent).toBe(60);
});

test('another name has no percentage', () => {
  expect(find({ name: 'UREA', inciName: null, isNano: false })).toBeUndefined();
});
