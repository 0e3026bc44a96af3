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

const read = (...lines: string[][]) => {
  const sheet = readFormulaSheet(lines);
  return sheet.ok
    ? sheet.rows.map(({ amount, isRemainder, problems }) => [
        isRemainder ? 'rest' : amount,
        ...problems.filter(({ isError }) => isError).map(({ code }) => code),
      ])
    : sheet.code;
};

test.each([
  ['g', 'q.s. to 50 g', ['10']],
  ['g', 'q.s. 50', ['10']],
  ['g', 'ad 1000', ['0.5']],
  ['g', 'qsp 1 kg', ['0.5']],
  ['g', 'q.s. ad 500 ml', ['1']],
  ['g', 'ad 1 l', ['0.5']],
  ['Amount', 'do 50', ['10']],
  ['Amount', 'ad 50 g', ['10']],
  ['Amount', 'ad 1 kg', ['5', 'BATCH_UNKNOWN']],
  ['g', 'do 4', ['5', 'BATCH_UNKNOWN']],
])('below "%s", "%s" fills up to a batch of that size', (heading, cell, amount) => {
  expect(read(['Name', heading], ['Water', cell], ['Glycerin', '5'])).toEqual([['rest'], amount]);
});

test.each(['ad 1000', 'q.s. to 50 g'])('among percentages, %s is no amount', (cell) => {
  expect(read(['Name', '%'], ['Water', cell], ['Glycerin', '5'])).toEqual([['', 'NOT_A_NUMBER'], ['5']]);
});

test('what fills up by volume is noted', () => {
  const sheet = readFormulaSheet([
    ['Name', 'g'],
    ['Water', 'q.s. ad 100 ml'],
    ['Glycerin', '5'],
  ]);
  expect(sheet.ok && sheet.rows[0]?.problems).toMatchObject([{ code: 'FILLED_BY_VOLUME', isError: false }]);
});

test.each([
  ['Batch 500 g', '10'],
  ['Batch size: 1 kg', '5'],
  ['Šarža: 1000 g', '5'],
  ['Шаржа 500 g', '10'],
  ['Ansatz 500 g', '10'],
  ['Hand cream 50 ml, batch 500 g', '10'],
])('grams below the title "%s" are shares of that batch', (title, percent) => {
  expect(read([title], [], ['Name', 'g'], ['Water', 'q.s.'], ['Glycerin', '50'])).toEqual([['rest'], [percent]]);
  expect(read([title], [], ['Name', 'g'], ['Glycerin', '50'])).toEqual([[percent]]);
});

test.each([
  ['Batch 500 g/kg', 'q.s.'],
  ['Batch 1234', 'q.s.'],
  ['Hand cream 50 g', 'q.s.'],
  ['Batch 40 g', 'q.s.'],
  ['Batch 500 g', 'ad 1000'],
])('the title "%s" beside "%s" leaves the batch open', (title, rest) => {
  expect(read([title], ['Name', 'g'], ['Water', rest], ['Glycerin', '50'])).toEqual([
    ['rest'],
    ['50', 'BATCH_UNKNOWN'],
  ]);
});

test('figures without a unit are grams of the titled batch only where they add up to it', () => {
  const below = (...amounts: string[]) =>
    read(['Batch 500 g'], ['Name', 'Amount'], ...amounts.map((amount, at) => [`Material ${at}`, amount]));
  expect(below('450', '50')).toEqual([['90'], ['10']]);
  expect(below('90', '10')).toEqual([['90'], ['10']]);
  expect(below('q.s.', '10')).toEqual([['rest'], ['10', 'BATCH_UNKNOWN']]);
});
