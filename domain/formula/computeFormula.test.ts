import fc from 'fast-check';
import { UNKNOWN_PRODUCT } from '../product/product.ts';
import { compositionShares, divide } from './compositionShares.ts';
import { computeFormula } from './computeFormula.ts';
import { cream, line, material, perfume, wipes } from './examples.testing.ts';
import type { FormulaLine } from './formula.ts';
import { HUNDRED, formatAmount, formatPercent } from './percent.ts';

const TODAY = '2026-11-22';
const compute = (lines: readonly FormulaLine[], category: string | null = null) =>
  computeFormula(lines, { ...UNKNOWN_PRODUCT, category }, TODAY);
const figures = (lines: readonly FormulaLine[]) =>
  Object.fromEntries(
    compute(lines).substances.map(({ inciName, max, order }) => [
      inciName,
      `${max === null ? '?' : formatAmount(max)} / ${formatAmount(order)}`,
    ]),
  );
const list = (lines: readonly FormulaLine[], category?: string) =>
  compute(lines, category).list.map(({ text, percent }) => `${text} ${formatAmount(percent)}`);
const totals = (lines: readonly FormulaLine[]) => {
  const { substances } = compute(lines);
  const listed = substances.filter(({ isListed }) => isListed);
  return {
    max: formatAmount(listed.reduce((sum, { max }) => sum + (max ?? 0n), 0n)),
    order: formatAmount(substances.reduce((sum, { order }) => sum + order, 0n)),
  };
};

test('upper ends count for safety and middles for the order, as in example E1', () => {
  expect(formatPercent(compute(wipes).sum)).toBe('100');
  expect(figures(wipes)).toMatchObject({
    Phenoxyethanol: '0.48 / 0.42',
    'Sorbitan Caprylate': '0.24 / 0.18',
    'Glyceryl Stearate': '0.0315 / 0.02475',
    'Ceteareth-20': '0.019 / 0.01675',
    'Cetearyl Alcohol': '0.0045 / 0.003375',
  });
  expect(totals(wipes)).toEqual({ max: '100.129', order: '99.996625' });
});

test('the list of example E4 descends by weight and ends with colourants', () => {
  expect(list(cream)).toEqual([
    'Aqua 70.885',
    'Caprylic/Capric Triglyceride 17.3',
    'Glycerin 4.325',
    'Glyceryl Stearate 2',
    'PEG-100 Stearate 2',
    'Titanium Dioxide [nano] 1.6',
    'Phenoxyethanol 0.9',
    'Alumina 0.4',
    'Parfum 0.3',
    'Ethylhexylglycerin 0.1',
    'Sodium Hydroxide 0.09',
    'CI 77491 0.1',
  ]);
  expect(figures(cream)['PEG-100 Stearate']).toBe('2.4 / 2');
  expect(totals(cream).order).toBe('100');
});

test('the list of example E4 has six names of 1 % and above, five below and one colourant', () => {
  const blocks = compute(cream).list.map(({ block }) => block);
  expect(blocks.lastIndexOf('ordered')).toBe(5);
  expect(blocks.slice(6)).toEqual(['below', 'below', 'below', 'below', 'below', 'colourant']);
});

test('exactly 1 % stands in the ordered block', () => {
  const { list: names } = compute([line('98', 'Aqua'), line('1', 'Glycerin'), line('0.999999', 'Urea')]);
  expect(names.map(({ block }) => block)).toEqual(['ordered', 'ordered', 'below']);
});

test('maxima that exceed 100 together are scaled for the order alone, as in example E5', () => {
  const { shares } = compositionShares(material('Mix', 'Aqua 40, Glycerin 80'));
  expect(shares.map(({ order }) => formatAmount(order * 100_000_000n, 3))).toEqual(['33.333', '66.667']);
  expect(shares.map(({ max }) => formatAmount((max ?? 0n) * 100_000_000n))).toEqual(['40', '80']);
});

test('the only name without a figure makes up the rest and is marked as assumed', () => {
  const lines = [line('10', material('Mix', 'Glycerin 20-40, Aqua, Urea <10'))];
  expect(figures(lines)).toEqual({ Glycerin: '4 / 3', Urea: '1 / 0.5', Aqua: '8 / 6.5' });
  expect(compute(lines).substances.map(({ inciName, certainty }) => [inciName, certainty])).toContainEqual([
    'Aqua',
    'assumed',
  ]);
});

test('several names without a figure have no maximum and an estimated place', () => {
  const lines = [line('10', material('Mix', 'Glycerin 40, Aqua, Urea'))];
  expect(figures(lines)).toEqual({ Glycerin: '4 / 4', Aqua: '? / 3', Urea: '? / 3' });
});

test('a name without a figure beside a full composition stays unknown', () => {
  expect(figures([line('10', material('Mix', 'Glycerin 100, Aqua'))])['Aqua']).toBe('? / 0');
});

test('titanium dioxide is named by its function in the product', () => {
  const names = (use: 'uvFilter' | 'colourant' | null, inciName: string) =>
    list([line('99', 'Aqua'), line('1', inciName, use)])[1];
  expect(names('colourant', 'Titanium Dioxide')).toBe('CI 77891 1');
  expect(names('uvFilter', 'CI 77891')).toBe('TITANIUM DIOXIDE 1');
  expect(names(null, 'Titanium Dioxide')).toBe('Titanium Dioxide 1');
});

test('colourants of hair dyes stand by their weight', () => {
  const lines = [line('98', 'Aqua'), line('1.5', 'CI 77491'), line('0.5', 'Glycerin')];
  expect(list(lines)).toEqual(['Aqua 98', 'Glycerin 0.5', 'CI 77491 1.5']);
  expect(list(lines, 'nonoxidative_hair_colour_products')).toEqual(['Aqua 98', 'CI 77491 1.5', 'Glycerin 0.5']);
});

test('a perfume is one name, and its allergens above the threshold follow', () => {
  const rich = material('Parfem Lux', 'Parfum 100, Linalool 2, Citral 0.1, Limonene 0.5, Coumarin', 'PARFUM');
  const lines = [line('99.7', 'Aqua'), line('0.3', rich)];
  expect(list(lines, 'body_care_products')).toEqual(['Aqua 99.7', 'Parfum 0.3', 'Linalool 0.006', 'Limonene 0.0015']);
  expect(list(lines, 'shampoo')).toEqual(['Aqua 99.7', 'Parfum 0.3']);
});

test('an allergen that is an ingredient itself is named once, with all its sources', () => {
  const rich = material('Parfem Lux', 'Parfum 100, Benzyl Alcohol 1', 'PARFUM');
  const lines = [line('99', 'Aqua'), line('0.5', rich), line('0.5', 'Benzyl Alcohol')];
  expect(list(lines)).toEqual(['Aqua 99', 'Benzyl Alcohol 0.5', 'Parfum 0.5']);
  expect(figures(lines)['Benzyl Alcohol']).toBe('0.505 / 0.5');
});

test('allergens stated beside a whole essential oil are its constituents', () => {
  const oil = material('Lavanda', 'Lavandula Angustifolia Oil 100, Linalool 35', 'EXTRACT_OIL');
  expect(list([line('99.95', 'Aqua'), line('0.05', oil)])).toEqual([
    'Aqua 99.95',
    'Lavandula Angustifolia Oil 0.05',
    'Lavandula Oil/Extract 0.05',
    'Linalool 0.0175',
  ]);
});

test('the mark of a nano material goes to its particles', () => {
  const dispersion = { ...material('TiO2', 'Titanium Dioxide 40, Aqua 60'), isNano: true };
  const silver = { ...material('Ag', 'Silver 100'), isNano: true };
  expect(list([line('10', dispersion), line('1', silver)]).map((text) => text.replace(/ [\d.]+$/, ''))).toEqual([
    'Aqua',
    'Titanium Dioxide [nano]',
    'Silver [nano]',
  ]);
});

test('names in several languages are one substance', () => {
  expect(list([line('60', 'Water'), line('40', 'Aqua')])).toEqual(['AQUA 100']);
});

test('dividing leaves no rest', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 10n),
      fc.array(fc.bigInt(0n, 10n ** 10n), { minLength: 1, maxLength: 20 }),
      (whole, weights) => {
        const sum = divide(whole, weights).reduce((total, one) => total + one, 0n);
        expect(sum).toBe(weights.some((weight) => weight > 0n) ? whole : 0n);
      },
    ),
  );
});

const materials = [
  ...new Map([...wipes, ...cream].map((one) => [one.name, one.material ?? perfume])).values(),
  material('Parfem Lux', 'Parfum 100, Linalool 2, Limonene 0.5', 'PARFUM'),
  material('Maksimumi', 'Aqua 70, Glycerin 80, Urea <3'),
  material('Bez podataka', 'Aqua, Glycerin, Urea'),
];
const anyLines = fc.array(
  fc.record({ of: fc.constantFrom(...materials), percent: fc.integer({ min: 2, max: HUNDRED / 4 }) }),
  { minLength: 1, maxLength: 12 },
);
const toLine = ({ of, percent }: { of: FormulaLine['material'] & object; percent: number }): FormulaLine => ({
  material: of,
  name: of.name,
  percent,
  function: null,
});
const outcome = (lines: readonly FormulaLine[]) => {
  const { list: names, substances } = compute(lines);
  return {
    names,
    substances: substances.map(({ inciName, max, order }) => ({ inciName, max, order })),
  };
};

test('the order of the lines does not change the list', () => {
  fc.assert(
    fc.property(
      anyLines.chain((lines) =>
        fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length })),
      ),
      ([lines, shuffled]) => {
        expect(outcome(shuffled.map(toLine))).toEqual(outcome(lines.map(toLine)));
      },
    ),
  );
});

test('splitting a line in two changes nothing', () => {
  fc.assert(
    fc.property(anyLines, fc.nat(), fc.integer({ min: 1 }), (lines, which, at) => {
      const [first] = lines.slice(which % lines.length);
      if (!first) return;
      const part = (at % (first.percent - 1)) + 1;
      const halves = [
        { ...first, percent: part },
        { ...first, percent: first.percent - part },
      ];
      const split = lines.flatMap((one) => (one === first ? halves : [one]));
      expect(outcome(split.map(toLine))).toEqual(outcome(lines.map(toLine)));
    }),
  );
});

test('the amounts of the order add up to 100 % where all compositions are complete', () => {
  const isComplete = (of: FormulaLine['material'] & object) => of.name !== 'Emulgade SE PF';
  fc.assert(
    fc.property(anyLines, (lines) => {
      const complete = lines.filter(({ of }) => isComplete(of)).map(toLine);
      const sum = complete.reduce((total, { percent }) => total + percent, 0);
      if (complete.length === 0 || sum > HUNDRED) return;
      const { substances } = compute([...complete, { ...toLine({ of: perfume, percent: HUNDRED - sum }) }]);
      expect(
        formatAmount(
          substances.reduce((total, { order }) => total + order, 0n),
          16,
        ),
      ).toBe('100');
    }),
  );
});

test.each<[string, readonly string[], string]>([
  ['one name in capitals', ['GLYCERIN', 'Novum Oleum', 'CI 77491'], 'GLYCERIN, NOVUM OLEUM, CI 77491'],
  ['abbreviations alone', ['PEG-8', 'Novum Oleum', 'BHT'], 'PEG-8, Novum Oleum, BHT'],
])('a list keeps one style: %s', (_title, names, text) => {
  const components = names.map((inciName, at) => ({ inciName, maxConcentration: String(50 - at) }));
  const material = { key: 'x', name: 'X', type: 'PLAIN' as const, isNano: false, components };
  const line: FormulaLine = { material, name: 'X', percent: HUNDRED, function: null };
  expect(
    compute([line])
      .list.map((one) => one.text)
      .join(', '),
  ).toBe(text);
});
