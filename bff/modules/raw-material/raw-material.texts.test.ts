import fc from 'fast-check';
import { joinConcentrations, joinTexts, splitTexts } from './raw-material.texts.rest.ts';

type Joined = Parameters<typeof splitTexts>[0];

test.each<[string, Joined, Joined, string[], string[]]>([
  ['lists', ['AQUA', 'PARFUM'], ['80', '<0.1'], ['AQUA', 'PARFUM'], ['80', '<0.1']],
  ['numbers and nulls in a list', ['AQUA', 'PARFUM'], [80.5, null], ['AQUA', 'PARFUM'], ['80.5', '']],
  ['texts', 'AQUA, 1,2-HEXANEDIOL', '80, 1,5', ['AQUA', '1,2-HEXANEDIOL'], ['80', '1,5']],
  [
    'names without blanks behind the commas',
    'AQUA,PARFUM,MICA',
    '80, 1, 2',
    ['AQUA', 'PARFUM', 'MICA'],
    ['80', '1', '2'],
  ],
  ['concentrations without blanks', ['AQUA', 'PARFUM'], '80,1.5', ['AQUA', 'PARFUM'], ['80', '1.5']],
  [
    'names at one kind of comma, concentrations at the other',
    'AQUA,PARFUM, MICA',
    '80,1,2',
    ['AQUA', 'PARFUM', 'MICA'],
    ['80', '1', '2'],
  ],
  [
    'no blanks at all',
    'AQUA,1,2-HEXANEDIOL,PARFUM',
    '60,39,1',
    ['AQUA', '1,2-HEXANEDIOL', 'PARFUM'],
    ['60', '39', '1'],
  ],
  ['no blanks, where the concentrations could be one', 'AQUA,GLYCERIN', '60,40', ['AQUA', 'GLYCERIN'], ['60', '40']],
  ['no blanks, one concentration not known', 'AQUA,GLYCERIN', '60,', ['AQUA', 'GLYCERIN'], ['60', '']],
  [
    'no blanks and no concentrations',
    'AQUA,GLYCERIN,N,N-DIMETHYLGLYCINE',
    null,
    ['AQUA', 'GLYCERIN', 'N,N-DIMETHYLGLYCINE'],
    [],
  ],
  [
    'a comma within a name that could be a separator, decided by the number of concentrations',
    'EXTRACT,DRIED',
    '5',
    ['EXTRACT,DRIED'],
    ['5'],
  ],
  ['one name and a decimal comma', '1,2-HEXANEDIOL', '1,5', ['1,2-HEXANEDIOL'], ['1,5']],
  [
    'entities',
    'BUTYL&#45;GLYCOL, AT&amp;T, A&#44; B',
    '&lt;0.1, , 5',
    ['BUTYL-GLYCOL', 'AT&T', 'A, B'],
    ['<0.1', '', '5'],
  ],
  ['entities once', '&amp;lt;b&amp;gt;', '5', ['&lt;b&gt;'], ['5']],
  ['fewer concentrations', ['AQUA', 'PARFUM'], ['80'], ['AQUA', 'PARFUM'], ['80']],
  ['more concentrations', 'AQUA', '80, 1', ['AQUA'], ['80', '1']],
  ['no concentrations, and a comma within a name', '1,2-HEXANEDIOL', null, ['1,2-HEXANEDIOL'], []],
  ['nothing', null, undefined, [], []],
  ['empty texts', '', '', [], ['']],
])('%s', (_, names, concentrations, inciNames, maxConcentrations) => {
  expect(splitTexts(names, concentrations)).toEqual({ inciNames, maxConcentrations });
});

test('concentrations are sent with a decimal point', () => {
  expect(joinConcentrations(['1,5 %', null, '<= 0,1', 'q.s.', 'ad 100, kao ostatak'])).toBe(
    '1.5, , ≤0.1, q.s., ad 100&#44; kao ostatak',
  );
});

test('any composition that is joined can be split again without a difference', () => {
  const name = fc
    .array(
      fc.constantFrom('A', 'b', '1,2-', ', ', ',', '&', '&amp;', '&#44;', '&lt', ';', ' ', 'Đ', '(', '<b>', '😀'),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join('').trim())
    .filter(Boolean);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(name, fc.constantFrom('', '1.5', '<0.1', '1-5')), { minLength: 1, maxLength: 12 }),
      (rows) => {
        const [names, concentrations] = [rows.map(([one]) => one), rows.map(([, one]) => one)];
        expect(splitTexts(joinTexts(names), joinConcentrations(concentrations))).toEqual({
          inciNames: names,
          maxConcentrations: concentrations,
        });
      },
    ),
    { seed: 1, numRuns: 500 },
  );
});
