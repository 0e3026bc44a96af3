import { materialKey } from './materialKey.ts';

test('a letter written in one sign or in two is the same letter', () => {
  const [one, two] = ['\u0161', 's\u030c'];
  expect(one).not.toBe(two);
  expect(materialKey(`Ulje ${one}argarepe`, one)).toBe(materialKey(`Ulje ${two}argarepe`, two));
});

test('another letter makes another raw material', () => {
  expect(materialKey('Ulje šargarepe', '')).not.toBe(materialKey('Ulje sargarepe', ''));
});

test('capital letters and blanks do not tell raw materials apart', () => {
  expect(materialKey('Glicerin 86,5 %', 'Lavanda d.o.o.')).toBe(materialKey(' GLICERIN  86,5%', 'lavanda d.o.o. '));
});

test('characters that do not show do not tell raw materials apart', () => {
  expect(materialKey('Gli\u00adcerin\u200b', 'Lavanda')).toBe(materialKey('Glicerin', '\ufeffLavanda'));
});

test('the border between trade name and manufacturer counts', () => {
  expect(materialKey('Glicerin A', 'B')).not.toBe(materialKey('Glicerin', 'A B'));
});
