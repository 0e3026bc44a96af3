import { reportText } from './reportText.ts';

const version = { number: 2, signedAt: '2026-11-03T10:00:00Z' };

test('a signed version is named with its number and day in the language of the recipient', () => {
  expect(reportText('en', { product: 'Hand cream', version })).toEqual({
    subject: 'Product information file of “Hand cream”',
    text: 'Dear Sir or Madam,\n\nthe product information file of “Hand cream” is ready: version 2, signed on 3 Nov 2026, is attached.\n\nKind regards',
  });
  expect(reportText('sr', { product: 'Krema', version }).text).toContain('verzija 2, potpisana 3. 11. 2026.');
});

test('a report that nobody signed is not called ready', () => {
  expect(reportText('en', { product: 'Hand cream', version: null }).text).toContain('It is not signed.');
});
