import { entryRows, ruleRows } from './entryRows.ts';
import { row } from './limits/limitRows.testing.ts';
import { readAnnexRow } from './readAnnexRow.ts';

test('the columns of an entry are put together by their letters, what holds for all comes last', () => {
  expect(
    entryRows({
      productTypes: '(a) Toothpaste\n(b) Mouthwash',
      maximum: 'For (a) and (b): 0,05 %',
      otherConditions: 'Not to be used in sprays.\n(b) pH < 7',
      warnings: '',
    }),
  ).toEqual([
    { part: 'a', productTypes: 'Toothpaste', maximum: '0,05 %', otherConditions: '', warnings: '' },
    { part: 'b', productTypes: 'Mouthwash', maximum: '0,05 %', otherConditions: 'pH < 7', warnings: '' },
    { part: '', productTypes: '', maximum: '', otherConditions: 'Not to be used in sprays.', warnings: '' },
  ]);
});

test('an entry without letters is one row', () => {
  expect(entryRows({ productTypes: '', maximum: '1 %', otherConditions: '', warnings: '' })).toHaveLength(1);
});

test('a rule names the use that its figure is limited to', () => {
  const entry = readAnnexRow(row('V', '57', 'METHYLISOTHIAZOLINONE', '0,0015 % Rinse-off products'));
  expect(entry && ruleRows(entry, entry.conditions)).toMatchObject([
    { part: '', limit: 0.0015, basis: 'substance', use: 'rinse-off' },
  ]);
});
