import fc from 'fast-check';
import { readPastedRows } from './pastedRows.ts';

const pairs = (text: string) =>
  readPastedRows(text)?.map(({ inciName, maxConcentration }) => `${inciName}|${maxConcentration}`) ?? null;

test.each<[string, string, string[] | null]>([
  ['tabs', 'AQUA\t80\nGLYCERIN\t5,5\r\n', ['AQUA|80', 'GLYCERIN|5,5']],
  ['semicolons', 'AQUA;80\nGLYCERIN; 5.5 %', ['AQUA|80', 'GLYCERIN|5.5 %']],
  ['concentration first', '80\tAQUA\n<0.1\tGLYCERIN', ['AQUA|80', 'GLYCERIN|<0.1']],
  ['headings', 'INCI name\tMax. %\nAQUA\t80\nGLYCERIN\t5', ['AQUA|80', 'GLYCERIN|5']],
  ['Serbian headings', 'Udeo (% m/m);INCI naziv sastojka\n80;AQUA\n5;GLYCERIN', ['AQUA|80', 'GLYCERIN|5']],
  ['headings in words that are not known stay, to be seen', 'Materia\tPars\nAQUA\t80', ['Materia|Pars', 'AQUA|80']],
  ['one row', 'AQUA\t80', ['AQUA|80']],
  ['names alone', 'AQUA\nGLYCERIN', ['AQUA|', 'GLYCERIN|']],
  ['an unreadable concentration stays', 'AQUA\tad 100\nGLYCERIN\t5', ['AQUA|ad 100', 'GLYCERIN|5']],
  [
    'commas and brackets of a name',
    '1,2-HEXANEDIOL\t5\nCI 77891 (TITANIUM DIOXIDE)\t1',
    ['1,2-HEXANEDIOL|5', 'CI 77891 (TITANIUM DIOXIDE)|1'],
  ],
  ['a column that numbers the lines', '1\tAQUA\t70\n2\tGLYCERIN\t20', ['AQUA|70', 'GLYCERIN|20']],
  [
    'lines that are numbered, without concentrations',
    '1.\tAQUA\n2.\tGLYCERIN\n3.\tPARFUM',
    ['AQUA|', 'GLYCERIN|', 'PARFUM|'],
  ],
  ['CAS numbers between', 'AQUA\t7732-18-5\t70\nGLYCERIN\t56-81-5\t20', ['AQUA|70', 'GLYCERIN|20']],
  ['CAS numbers and nothing else', 'AQUA\t7732-18-5\nGLYCERIN\t56-81-5', ['AQUA|', 'GLYCERIN|']],
  [
    'headings that say which columns count',
    'No\tTrade name\tINCI\tMin %\tMax %\tSupplier\n1\tGlicerin\tGLYCERIN\t90\t99,5\tACME\n2\tVoda\tAQUA\t0\t0,5\tACME',
    ['GLYCERIN|99,5', 'AQUA|0,5'],
  ],
  ['two columns of numbers without headings', 'AQUA\t60\t70\nGLYCERIN\t10\t20', ['AQUA|70', 'GLYCERIN|20']],
  ['concentrations that look like counting', 'AQUA\t1\nGLYCERIN\t2\nPARFUM\t3', ['AQUA|1', 'GLYCERIN|2', 'PARFUM|3']],
  ['an empty column and empty lines', '\tAQUA\t\t80\n\n\t\t\t\n\tGLYCERIN\t\t', ['AQUA|80', 'GLYCERIN|']],
  ['quotes of a spreadsheet', '"AQUA ""PURIFICATA"""\t"80"', ['AQUA "PURIFICATA"|80']],
  ['a missing concentration', 'AQUA\t80\nPARFUM', ['AQUA|80', 'PARFUM|']],
  ['one plain name', 'AQUA', null],
  ['one plain name and the end of its line', ' SODIUM LAURETH SULFATE \n', null],
  ['a list in one line', 'AQUA; GLYCERIN', null],
  ['nothing', ' \n\t\n', null],
])('%s', (_, text, expected) => {
  expect(pairs(text)).toEqual(expected);
});

test('any rows copied from a spreadsheet are read back', () => {
  const name = fc.stringMatching(/^[A-Z][A-Z0-9,()/-]{0,20}$/).filter((text) => !/^(?:INCI|MAX|M|W|CONC)$/.test(text));
  const rows = fc.array(
    fc.record({ inciName: name, maxConcentration: fc.constantFrom('5', '0,1', '<0.1', '1-5', '99.9 %') }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(rows, fc.constantFrom('\t', ';'), fc.boolean(), (composition, separator, isSwapped) => {
      const lines = composition.map((row) =>
        (isSwapped ? [row.maxConcentration, row.inciName] : [row.inciName, row.maxConcentration]).join(separator),
      );
      expect(readPastedRows(lines.join('\n'))).toEqual(composition);
    }),
    { seed: 1, numRuns: 300 },
  );
});
