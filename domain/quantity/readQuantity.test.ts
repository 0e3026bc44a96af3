import fc from 'fast-check';
import { joinEnds } from '../import/rows/joinEnds.ts';
import { formatDecimal } from './decimal.ts';
import { decimalSignOf, readQuantity, type QuantityContext, type ReadQuantity } from './readQuantity.ts';

/** An amount in short: "share 12.5", "mass 5-10", "bare ≤5", "absent 0.001", or the code of its error. */
function short(read: ReadQuantity): string {
  if (read.kind === 'error') return read.code;
  if (read.kind === 'traces') return 'traces';
  if (read.kind === 'absent') return read.limit ? `absent ${formatDecimal(read.limit.max)}` : 'absent';
  const [min, max] = [formatDecimal(read.min), formatDecimal(read.max)];
  return `${read.measure.toLowerCase()} ${read.limit}${read.isRange ? `${min}-${max}` : max}`;
}

test.each<[string, string, QuantityContext?]>([
  ['5', 'bare 5'],
  ['1,5', 'bare 1.5'],
  ['1.250,5 g', 'mass 1250.5'],
  ['1 250,5', 'bare 1250.5'],
  ["1'250.5", 'bare 1250.5'],
  ['1,250,000', 'bare 1250000'],
  ['1 250 g', 'mass 1250'],
  ['1.2E-3', 'bare 0.0012'],
  ['1,2e-3 %', 'share 0.0012'],
  ['1.2 x 10^-3 %', 'share 0.0012'],
  ['12.5 %', 'share 12.5'],
  ['12.5 % (w/w)', 'share 12.5'],
  ['12,5% w/w', 'share 12.5'],
  ['12.5 (w/w)', 'share 12.5'],
  ['12.5 wt.-%', 'share 12.5'],
  ['12,5 Gew.-%', 'share 12.5'],
  ['5 ‰', 'share 0.5'],
  ['250 ppm', 'share 0.025'],
  ['250 mg/kg', 'share 0.025'],
  ['250 µg/g', 'share 0.025'],
  ['250 ppb', 'share 0.000025'],
  ['5 g/kg', 'share 0.5'],
  ['5 g/100 g', 'share 5'],
  ['5 mg/100 g', 'share 0.005'],
  ['5 mg/g', 'share 0.5'],
  ['5 kg', 'mass 5000'],
  ['5 mg', 'mass 0.005'],
  ['5', 'share 0.0005', { unit: 'ppm' }],
  ['5 %', 'share 5', { unit: 'ppm' }],
  ['5', 'mass 5000', { unit: 'kg' }],
  ['85-95 %', 'share 85-95'],
  ['85–95', 'bare 85-95'],
  ['85 % - 95 %', 'share 85-95'],
  ['85 to 95', 'bare 85-95'],
  ['od 85 do 95 %', 'share 85-95'],
  ['85...95 %', 'share 85-95'],
  ['500 ppm - 1 %', 'share 0.05-1'],
  ['1.2E-3-5E-3', 'bare 0.0012-0.005'],
  ['<0.1', 'bare <0.1'],
  ['≤ 0,1 %', 'share ≤0.1'],
  ['<= 0.1', 'bare ≤0.1'],
  ['max. 5 %', 'share max5'],
  ['5 % max.', 'share max5'],
  ['up to 5', 'bare max5'],
  ['do 5 %', 'share max5'],
  ['less than 10 ppm', 'share <0.001'],
  // Ends with signs of their own.
  ['≥10 - <25 %', 'share 10-25'],
  ['> 1 – ≤ 5', 'bare 1-5'],
  ['>=1-<=5', 'bare 1-5'],
  ['10-<25', 'bare 10-25'],
  ['≥ 1 to < 5 %', 'share 1-5'],
  ['od ≥ 1 do < 5 %', 'NOT_A_NUMBER'],
  ['≥25 - <10', 'NOT_A_NUMBER'],
  ['<10 - ≥5', 'NOT_A_NUMBER'],
  ['≥ 90 %', 'share ≥90'],
  ['>= 90', 'bare ≥90'],
  ['> 90', 'bare >90'],
  ['min. 90 %', 'share ≥90'],
  ['at least 5', 'bare ≥5'],
  ['najmanje 5 %', 'share ≥5'],
  ['od 5 %', 'share ≥5'],
  ['од 5 до 10 %', 'share 5-10'],
  ['n.d.', 'absent'],
  ['ND', 'absent'],
  ['n/d', 'absent'],
  ['absent', 'absent'],
  ['not detected', 'absent'],
  ['nije detektovano', 'absent'],
  ['–', 'absent'],
  ['n.d. (<0.001)', 'absent 0.001'],
  ['n.d. (LOD = 10 ppm)', 'absent 0.001'],
  ['n.d., < 0,001 %', 'absent 0.001'],
  ['nije detektovano (limit 0.001 %)', 'absent 0.001'],
  ['LOD 10 ppm', 'absent 0.001'],
  ['< LOD', 'absent'],
  ['<LOQ (10 ppm)', 'absent 0.001'],
  ['traces', 'traces'],
  ['u tragovima', 'traces'],
  // One sign followed by three digits.
  ['125,000 ppm', 'share 12.5'],
  ['3,200 mg/kg', 'share 0.32'],
  ['3.200 mg/kg', 'share 0.32'],
  ['1,000-2,500 ppm', 'share 0.1-0.25'],
  ['0,125 ppm', 'share 0.0000125'],
  ['1234,567 ppm', 'share 0.1234567'],
  ['12.500 %', 'share 12.5'],
  ['3.200 g/kg', 'share 0.32'],
  ['3.200', 'bare 3.2', { isPercentage: true }],
  ['3.200', 'AMBIGUOUS'],
  ['3,200 g', 'AMBIGUOUS'],
  ['3,200 g', 'mass 3200', { decimalSign: '.' }],
  ['3,200 g', 'mass 3.2', { decimalSign: ',' }],
  ['3.200 mg/kg', 'share 0.32', { decimalSign: '.' }],
  ['0,125 g', 'mass 0.125'],
  // What is none.
  ['', 'MISSING'],
  ['5,5,5', 'NOT_A_NUMBER'],
  ['1.2.3', 'NOT_A_NUMBER'],
  ['abc', 'NOT_A_NUMBER'],
  ['-1', 'NEGATIVE'],
  ['-0', 'bare 0'],
  ['5-3', 'NOT_A_NUMBER'],
  ['1-2-3', 'NOT_A_NUMBER'],
  ['<1-2', 'NOT_A_NUMBER'],
  ['n/a', 'NOT_A_NUMBER'],
  ['5 ml', 'NOT_A_NUMBER'],
  ['5 constructor', 'NOT_A_NUMBER'],
  ['5 % v/v', 'NOT_A_NUMBER'],
  ['5 g/l', 'NOT_A_NUMBER'],
  ['5 EUR/kg', 'NOT_A_NUMBER'],
  ['- 5', 'NOT_A_NUMBER'],
  ['٣', 'NOT_A_NUMBER'],
  ['5 g - 6 %', 'NOT_A_NUMBER'],
  [`${'<'.repeat(5000)}1`, 'NOT_A_NUMBER'],
  ['1e99', 'NOT_A_NUMBER'],
])('%j is %j', (written, expected, context = {}) => {
  expect(short(readQuantity(written, context))).toBe(expected);
});

test.each<[string[], string | null]>([
  [['5', '12.5'], '.'],
  [['1,250', '0,5'], ','],
  [['1.250.000'], ','],
  [['1,250.5 g'], '.'],
  [['1,250', '3.200'], null],
  [['0,5', '0.5'], null],
  [[], null],
])('the amounts %j have the decimal sign %j', (amounts, sign) => {
  expect(decimalSignOf(amounts)).toBe(sign);
});

/** Units with the powers of ten that one of them is of a percent. */
const UNITS: readonly (readonly [string, number])[] = [
  ['%', 0],
  ['% (w/w)', 0],
  ['g/100 g', 0],
  ['‰', -1],
  ['g/kg', -1],
  ['ppm', -4],
  ['mg/kg', -4],
  ['ppb', -7],
];

test('every spelling of a figure has the same exact value in every unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom(...UNITS),
      fc.boolean(),
      (whole, tenths, [unit, power], inHeading) => {
        const expected = `share ${formatDecimal({ units: BigInt(whole * 10 + tenths), scale: 1 - power })}`;
        const figures = ['.', ','].map((sign) => `${whole}${sign}${tenths}`);
        const spellings = [...figures, ...figures.map((figure) => `${figure}0`), `${whole * 10 + tenths}E-1`];
        for (const figure of spellings) {
          const read = inHeading ? readQuantity(figure, { unit }) : readQuantity(`${figure} ${unit}`);
          expect(short(read)).toBe(expected);
        }
      },
    ),
  );
});

test('a range means the same with signs at its ends, words or bare figures', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), (one, other) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)];
      const spellings = [
        `${min}-${max}`,
        `≥${min} - <${max}`,
        `> ${min} – ≤ ${max}`,
        `>=${min}-<=${max}`,
        `${min} to ${max}`,
        `od ${min} do ${max}`,
        `min. ${min} – ${max}`,
        joinEnds(`${min}.0`, String(max)),
      ];
      expect(new Set(spellings.map((text) => short(readQuantity(`${text} %`))))).toEqual(
        new Set([`share ${min}-${max}`]),
      );
      if (min < max) expect(short(readQuantity(`≥${max} - <${min} %`))).toBe('NOT_A_NUMBER');
    }),
  );
});

test('thousands mean the same with every sign between them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (first, second) => {
      const rest = String(second).padStart(3, '0');
      const values = ['', ',', '.', ' ', "'", '\u00a0'].map((sign) =>
        short(readQuantity(`${first}${sign}${rest} ppm`)),
      );
      expect(new Set(values).size).toBe(1);
    }),
  );
});
