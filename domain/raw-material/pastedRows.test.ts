import fc from 'fast-check';
import { property } from '../../tests/support/again.ts';
import { readRawMaterialHeading } from '../import/headings/raw-material.ts';
import { readComposition } from '../raw-material-import/compositionCells.ts';
import { readSheet } from '../raw-material-import/readSheet.ts';
import { readConcentration } from './concentration.ts';
import { readPastedRows } from './pastedRows.ts';

const pairs = (text: string) =>
  readPastedRows(text)?.rows.map(({ inciName, maxConcentration }) => `${inciName}|${maxConcentration}`) ?? null;

test.each<[string, string, string[] | null]>([
  ['tabs', 'AQUA\t80\nGLYCERIN\t5,5\r\n', ['AQUA|80', 'GLYCERIN|5,5']],
  ['semicolons', 'AQUA;80\nGLYCERIN; 5.5 %', ['AQUA|80', 'GLYCERIN|5.5 %']],
  ['concentration first', '80\tAQUA\n<0.1\tGLYCERIN', ['AQUA|80', 'GLYCERIN|<0.1']],
  ['headings', 'INCI name\tMax. %\nAQUA\t80\nGLYCERIN\t5', ['AQUA|80', 'GLYCERIN|5']],
  ['Serbian headings', 'Udeo (% m/m);INCI naziv sastojka\n80;AQUA\n5;GLYCERIN', ['AQUA|80', 'GLYCERIN|5']],
  ['headings in words that are not known stay, to be seen', 'Materia\tPars\nAQUA\t80', ['Materia|Pars', 'AQUA|80']],
  ['one row', 'AQUA\t80', ['AQUA|80']],
  ['names alone', 'AQUA\nGLYCERIN', ['AQUA|', 'GLYCERIN|']],
  ['an unreadable concentration stays', 'AQUA\tmuch\nGLYCERIN\t5', ['AQUA|much', 'GLYCERIN|5']],
  ['an unreadable concentration in one row', 'AQUA\tmuch', ['AQUA|much']],
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
    ['GLYCERIN|90 - 99,5', 'AQUA|0 - 0,5'],
  ],
  ['two columns of numbers without headings', 'AQUA\t60\t70\nGLYCERIN\t10\t20', ['AQUA|70', 'GLYCERIN|20']],
  ['concentrations that look like counting', 'AQUA\t1\nGLYCERIN\t2\nPARFUM\t3', ['AQUA|1', 'GLYCERIN|2', 'PARFUM|3']],
  ['an empty column and empty lines', '\tAQUA\t\t80\n\n\t\t\t\n\tGLYCERIN\t\t', ['AQUA|80', 'GLYCERIN|']],
  ['quotes of a spreadsheet', '"AQUA ""PURIFICATA"""\t"80"', ['AQUA "PURIFICATA"|80']],
  ['a missing concentration', 'AQUA\t80\nPARFUM', ['AQUA|80', 'PARFUM|']],
  ['one plain name', 'AQUA', null],
  ['one plain name and the end of its line', ' SODIUM LAURETH SULFATE \n', null],
  ['a list in one line', 'AQUA; GLYCERIN', ['AQUA|', 'GLYCERIN|']],
  ['a list with commas', 'AQUA, 1,2-HEXANEDIOL', ['AQUA|', '1,2-HEXANEDIOL|']],
  ['joined names', 'PHENOXYETHANOL & ETHYLHEXYLGLYCERIN\t', ['PHENOXYETHANOL|', 'ETHYLHEXYLGLYCERIN|']],
  ['a share beside the name', 'PHENOXYETHANOL 85-95 %', ['PHENOXYETHANOL|85-95 %']],
  ['line breaks in cells', '"AQUA\nGLYCERIN"\t"80\n20"', ['AQUA|80', 'GLYCERIN|20']],
  ['ppm of the heading', 'INCI\tppm\nAQUA\t1,000\nCITRAL\t250 mg/kg', ['AQUA|0.1', 'CITRAL|250 mg/kg']],
  ['a column of units', 'INCI\tContent\tUnit\nBHT\t50\tppm\nAQUA\t99\t%', ['BHT|0.005', 'AQUA|99']],
  ['units that contradict', 'INCI\tContent\tUnit\nBHT\t50 %\tppm\nAQUA\t9\tpcs', ['BHT|50 % ppm', 'AQUA|9 pcs']],
  ['ppm of a heading without names', 'ppm\n1,000\n250', ['|1,000 ppm', '|250 ppm']],
  ['a figure that the form would read otherwise', 'INCI\tg/kg\nAQUA\t1,000', ['AQUA|1,000 g/kg']],
  ['a mass is no percentage', 'INCI\tkg\nAQUA\t5', ['AQUA|5 kg']],
  ['prices', 'Naziv\t%\tCena\nAQUA\t5\t100', ['AQUA|5']],
  ['one number', '5', null],
  ['nothing', ' \n\t\n', null],
])('%s', (_, text, expected) => {
  expect(pairs(text)).toEqual(expected);
});

property('any rows copied from a spreadsheet are read back', 300, (numRuns) => {
  const name = fc.stringMatching(/^[A-Z][A-Z0-9,()/-]{0,20}$/).filter((text) => {
    const [only, ...others] = readComposition(text, '').pairs;
    return others.length === 0 && only?.inciName === text && readRawMaterialHeading(text) === null;
  });
  const rows = fc.array(
    fc.record({ inciName: name, maxConcentration: fc.constantFrom('5', '0,1', '<0.1', '1-5', '99.9 %') }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(rows, fc.constantFrom('\t', ';'), fc.boolean(), (composition, separator, isSwapped) => {
      const lines = composition.map((row) =>
        (isSwapped ? [row.maxConcentration, row.inciName] : [row.inciName, row.maxConcentration]).join(separator),
      );
      expect(readPastedRows(lines.join('\n'))).toEqual({ rows: composition, notes: [] });
    }),
    { seed: 1, numRuns },
  );
});

test.each([
  ['INCI\t%\nAQUA\t60\nTotal\t60\n* typical values', ['TOTAL_LEFT_OUT Total 60', 'REMARK_LEFT_OUT * typical values']],
  ['Ukupno\t100\nAQUA\t60', ['TOTAL_LEFT_OUT Ukupno 100']],
  ['Composition of X\n\nINCI\t%\nAQUA\t60', ['REMARK_LEFT_OUT Composition of X']],
  ['INCI\tMin %\tMax %\nAQUA\t5\t10', []],
  ['INCI\tMin %\t%\nAQUA\t5\t10', ['COLUMNS_LEFT_OUT Min %']],
  ['INCI\tMass fraction\nAQUA\t0.9\nGLYCERIN\t0.1', ['FRACTIONS_READ Mass fraction']],
  ['INCI\tMass fraction\nAQUA\t0.5\nGLYCERIN\t0.1', ['FRACTION_OR_PERCENT Mass fraction']],
  ['INCI\t%\nAQUA\t0.5\nGLYCERIN\t0.1', []],
  ['AQUA\t60\t70\nGLYCERIN\t10\t20', ['COLUMN 3']],
  ['AQUA & GLYCERIN\t100', ['SHARED_CONCENTRATION 100']],
  ['AQUA; GLYCERIN\t60\nALCOHOL\t5', ['COUNT_MISMATCH 60']],
  ['AQUA\tad 100\nGLYCERIN\t5', ['REMAINDER_FILLED ad 100 = 95 %']],
  ['AQUA\tq.s.\nGLYCERIN\t5', ['REMAINDER_OPEN q.s.']],
  ['INCI\tppm\nAQUA\t5', ['UNIT ppm']],
])('what is noteworthy of %j is told', (text, notes) => {
  expect(readPastedRows(text)?.notes.map(({ code, value }) => `${code} ${value}`)).toEqual(notes);
});

property('the same two columns give the same composition by paste and by import', 500, (numRuns) => {
  const names = fc.constantFrom(
    'Aqua',
    'Glycerin',
    'Phenoxyethanol & Ethylhexylglycerin',
    'Aqua / Glycerin',
    'Aqua / Water',
    'Linalool (and) Limonene 5 %',
    '1,2-Hexanediol, Parfum',
    'Phenoxyethanol 85-95 %',
    'Total',
    '* from organic farming',
  );
  const shares = fc.constantFrom(
    '',
    '5',
    '1,000',
    '0,125',
    '<0.1',
    '1–5',
    '96.5-102 %',
    '2500 ppm',
    '60; 40',
    'n.d. (<1)',
    'ad 100',
    'q.s.',
  );
  const lines = fc.array(fc.tuple(names, shares), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(lines, fc.constantFrom('Max. %', 'ppm', 'Conc. (g/kg)', 'Udeo'), (pasted, heading) => {
      const sheet = readSheet([
        ['Trade name', 'INCI', heading],
        ['X', 'Squalane', ''],
        ...pasted.map((cells) => ['', ...cells]),
      ]);
      const [row] = sheet.ok ? sheet.rows : [];
      fc.pre(row?.problems.every(({ isError }) => !isError) ?? false);
      const rows = readPastedRows(
        [`INCI\t${heading}`, 'Squalane\t', ...pasted.map((cells) => cells.join('\t'))].join('\n'),
      );
      const stored = rows?.rows.map(({ inciName, maxConcentration }) => {
        const read = readConcentration(maxConcentration);
        return { inciName, maxConcentration: read.ok ? read.text : maxConcentration };
      });
      expect(stored).toEqual(row?.values.composition);
    }),
    { seed: 1, numRuns },
  );
});
