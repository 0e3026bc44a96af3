import { readFormulaSheet } from './readFormulaSheet.ts';

test.each<[string, string, string[]]>([
  ['a batch in the heading', 'Name|Batch 1000 g/Voda|q.s./Oil|20', ['to 100', '2 FROM_BATCH 20 g / 1000 g']],
  ['a total in grams', 'Name|Grams/Voda|q.s./Oil|20/Total|500', ['to 100', '4 FROM_BATCH 20 g / 500 g']],
  ['a total of kilograms', 'Name|kg/Voda|balance/Oil|2/Total|50', ['to 100', '4 FROM_BATCH 2000 g / 50000 g']],
  [
    'a total that is none of percentages',
    'Name|Amount/Voda|q.s./Oil|20/Total|200',
    ['to 100', '10 FROM_BATCH 20 g / 200 g'],
  ],
  ['no batch', 'Name|Weight (g)/Voda|balance/Oil|20', ['to 100', '20 BATCH_UNKNOWN 20']],
  ['no batch beside units', 'Name|Amount/Voda|balance/Oil|20 g', ['to 100', '20 BATCH_UNKNOWN 20']],
  ['a batch of 100', 'Name|Grams/Voda|q.s. to 100/Oil|20', ['to 100', '20']],
  ['a total of 100', 'Name|Grams/Voda|balance/Oil|20/Total|100', ['to 100', '20']],
  ['percentages', 'Name|%/Voda|balance/Oil|20', ['to 100', '20']],
])('grams beside a row that fills up are shares of the batch: %s', (_what, text, expected) => {
  const read = readFormulaSheet(text.split(/(?<! )\/(?! )/).map((line) => line.split('|')));
  const rows = read.ok ? read.rows : [];
  const shown = rows.map(({ amount, isRemainder, problems }) =>
    [isRemainder ? 'to 100' : amount, ...problems.flatMap(({ code, value }) => (value ? [code, value] : []))].join(' '),
  );
  expect(shown).toEqual(expected);
});

test('“q.s.” alone is told to fill up', () => {
  const read = readFormulaSheet([
    ['Name', '%'],
    ['Water', '80'],
    ['Oil', '19'],
    ['Citric acid', 'q.s.'],
  ]);
  expect(read.ok && read.rows.at(-1)?.problems).toMatchObject([{ code: 'SATIS_FILLS', isError: false }]);
});
