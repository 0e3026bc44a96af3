import { i18n } from '../../shared/i18n/i18n.ts';
import { problemValue } from './problemValue.ts';

afterEach(() => i18n.changeLanguage('en'));

test.each([
  ['FRACTION_OR_PERCENT', '0.05 % / 5 %', '0,05 % / 5 %'],
  ['FROM_BATCH', '12.5 g / 500 g', '12,5 g / 500 g'],
  ['ROUNDED', '33.333333', '33,333333'],
  ['LOWER_END_ONLY', '> 10.5 % = 10.5-100 %', '> 10.5 % = 10,5-100 %'],
  ['NOT_A_NUMBER', '1.2.2026', '1.2.2026'],
  ['DASH_IN_NAME', 'C.I. 77891 - TiO2', 'C.I. 77891 - TiO2'],
])('in Serbian the figures of %s have a decimal comma, and what is quoted stays', async (code, value, shown) => {
  expect(problemValue({ code, value })).toBe(value);
  await i18n.changeLanguage('sr');
  expect(problemValue({ code, value })).toBe(shown);
});
