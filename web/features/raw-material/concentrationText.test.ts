import { i18n } from '../../shared/i18n/i18n.ts';
import { concentrationText } from './concentrationText.ts';

afterEach(() => i18n.changeLanguage('en'));

test.each([
  ['99.50', '99,50 %', '99.50 %'],
  ['<0.1', '<0,1 %', '<0.1 %'],
  ['0.5-1', '0,5-1 %', '0.5-1 %'],
  ['q.s.', 'q.s. %', 'q.s. %'],
  ['ca. 5 %', 'ca. 5 %', 'ca. 5 %'],
  ['', null, null],
  [null, null, null],
])('%j is written as %j in Serbian and as %j in English', async (entered, serbian, english) => {
  await i18n.changeLanguage('sr');
  expect(concentrationText(entered)).toBe(serbian);
  await i18n.changeLanguage('en');
  expect(concentrationText(entered)).toBe(english);
});
