import { amountsIn } from './amount.ts';

const read = (text: string) =>
  amountsIn(text).map(({ start, end, percent, least, isOpen }) => [
    text.slice(start, end),
    percent,
    ...(least === percent ? [] : [least]),
    ...(isOpen ? ['open'] : []),
  ]);

test.each<[string, unknown[][]]>([
  ['2%', [['2%', 2]]],
  ['0,01 %', [['0,01 %', 0.01]]],
  ['.5 %', [['.5 %', 0.5]]],
  ['0.01 posto', [['0.01 posto', 0.01]]],
  ['0.01 odsto', [['0.01 odsto', 0.01]]],
  ['1 per cent', [['1 per cent', 1]]],
  ['3 Prozent', [['3 Prozent', 3]]],
  ['10% w/w', [['10% w/w', 10]]],
  ['10 % (m/m)', [['10 % (m/m)', 10]]],
  ['0.1 ‰', [['0.1 ‰', 0.01]]],
  ['15 ppm', [['15 ppm', 0.0015]]],
  ['100 delova na milion', [['100 delova na milion', 0.01]]],
  ['500 ppb', [['500 ppb', 0.00005]]],
  ['16 mg/kg', [['16 mg/kg', 0.0016]]],
  ['16 mg per kg', [['16 mg per kg', 0.0016]]],
  ['0.1 mg/g', [['0.1 mg/g', 0.01]]],
  ['3 g/kg', [['3 g/kg', 0.3]]],
  ['5 µg/g', [['5 µg/g', 0.0005]]],
  ['0.01 g/100 g', [['0.01 g/100 g', 0.01]]],
  ['10 mg per 100 g', [['10 mg per 100 g', 0.01]]],
  ['1,000 ppm', [['1,000 ppm', 0.1]]],
  ['1 000 ppm', [['1 000 ppm', 0.1]]],
  ['1,000 %', [['1,000 %', 1]]],
  ['0.001-0.01 %', [['0.001-0.01 %', 0.01, 0.001]]],
  ['0,1 do 0,5 %', [['0,1 do 0,5 %', 0.5, 0.1]]],
  ['0.1 % – 0.5 %'.replace('–', '-'), [['0.1 % - 0.5 %', 0.5, 0.1]]],
  ['up to 1 %', [['up to 1 %', 1, 0]]],
  ['do 1 %', [['do 1 %', 1, 0]]],
  ['max. 1 %', [['max. 1 %', 1, 0]]],
  ['<0.1%', [['<0.1%', 0.1, 0]]],
  ['oko 2 %', [['oko 2 %', 2]]],
  ['at least 3 %', [['at least 3 %', 3, 'open']]],
  ['više od 3 %', [['više od 3 %', 3, 'open']]],
  ['1 % w/v', [['1 % w/v', 1, 'open']]],
  ['2 mg/ml', [['2 mg/ml', 0.2, 'open']]],
  ['5 mg', [['5 mg', null, 0, 'open']]],
  ['10 IU', [['10 IU', null, 0, 'open']]],
  ['Retinol 0.3', [['0.3', null, 0, 'open']]],
])('%s is an amount', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  'PEG-40',
  'CI 77891',
  'Polysorbate 20',
  '1,2-Hexanediol',
  'C12-15 Alkyl Benzoate',
  'HC Blue No. 2',
  'Laureth-7',
])('%s has no amount', (name) => {
  expect(read(name)).toEqual([]);
  expect(read(`${name} 2%`)).toEqual([['2%', 2]]);
});
