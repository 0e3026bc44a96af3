import { line, material, scented } from '../formula/examples.testing.ts';
import { blockersOfSafe } from './blockers.ts';
import { answeredUse, ingredient, reportInput, reportLine, wipesInput, writtenReasoning } from './examples.testing.ts';
import { safetyReport } from './safetyReport.ts';
import type { SafetyReportInput } from './safetyReportInput.ts';
import type { SafetyReport } from './safetyReportTypes.ts';

// Published reports contradict themselves in these four ways. Here none of them can be signed as safe.

const stopped = (report: SafetyReport): string[] =>
  blockersOfSafe({
    report,
    requirements: [],
    explained: [],
    statement: 'The product is safe.',
    product: answeredUse,
    label: null,
    reasoning: writtenReasoning,
    justified: [],
    comments: [],
  }).map(({ code, subject }) => `${code} ${subject ?? ''}`);

/** Body lotion with one substance, on 60 kg. */
function lotion(percent: string, data: Parameters<typeof ingredient>[1], gramsPerDay = '6'): SafetyReportInput {
  const input = reportInput({});
  return {
    ...input,
    product: { ...input.product, category: 'body_care_products', use: 'leave-on' },
    lines: [line(percent, 'Phenoxyethanol'), line(String(100 - Number(percent)), 'Aqua')].map(reportLine),
    ingredients: data ? [ingredient('PHENOXYETHANOL', data)] : [],
    partA: {
      ...input.partA,
      exposure: { gramsPerDay, bodyWeightKg: '60', retentionFactor: '1', reasoning: 'Measured' },
    },
  };
}
const known = { noaelMgPerKgDay: 500, dermalAbsorptionPercent: 50, oralAbsorptionPercent: 50 };

describe('an allergen above its threshold that no label names', () => {
  const scent = scented('Scent', { Linalool: '2', Limonene: '0.1' });
  const withScent = (percent: string, printed: readonly string[] | null) => {
    const input = lotion('1', known);
    return safetyReport({
      ...input,
      lines: [...(input.lines ?? []), reportLine(line(percent, scent))],
      printed: printed && new Set(printed),
    });
  };

  test.each([
    ['no label', null],
    ['a label without it', ['aqua', 'parfum']],
  ])('with %s it stops SAFE', (_, printed) => {
    expect(stopped(withScent('0.3', printed))).toContain('ALLERGEN_NOT_ON_LABEL Linalool');
  });

  test('every allergen of the report is below its threshold, named, or stops SAFE', () => {
    for (const percent of ['0.01', '0.05', '0.06', '0.3', '1', '5'])
      for (const printed of [null, [], ['linalool'], ['limonene'], ['linalool', 'limonene']]) {
        const report = withScent(percent, printed);
        const stops = stopped(report);
        expect(report.allergens.length).toBeGreaterThan(0);
        for (const { labelName, isDeclared, isOnLabel } of report.allergens)
          expect([percent, printed, labelName, !isDeclared || isOnLabel === true]).toEqual([
            percent,
            printed,
            labelName,
            !stops.includes(`ALLERGEN_NOT_ON_LABEL ${labelName}`),
          ]);
      }
  });
});

const near = (one: number, other: number) => Math.abs(one - other) <= Math.abs(other) * 1e-5;

test('the exposure that A6 prints is the one that every dose is calculated with', () => {
  for (const input of [wipesInput(), lotion('0.7', known), lotion('0.7', known, '7.392'), lotion('3', null)]) {
    const { exposure, substances } = safetyReport(input);
    const printed = exposure?.exposure?.value;
    const [grams, retention, weight] = [exposure?.gramsPerDay, exposure?.retentionFactor, exposure?.bodyWeightKg].map(
      (one) => Number(one?.value),
    );
    // A6 itself: amount × 1000 × retention / body weight.
    expect(near((grams! * 1000 * retention!) / weight!, Number(printed))).toBe(true);
    expect(substances.length).toBeGreaterThan(0);
    for (const { inciName, own } of substances) {
      expect([inciName, own?.exposure.value]).toEqual([inciName, printed]);
      const [a, c, d] = [own?.exposure, own?.concentration, own?.dermalAbsorption].map((one) => Number(one?.value));
      expect([inciName, near((a! * c! * d!) / 10_000, Number(own?.systemicExposure.value))]).toEqual([inciName, true]);
    }
  }
});

test('no margin is called sufficient without a figure above the required one', () => {
  const rows = [
    ...safetyReport(wipesInput()).substances,
    ...['0.1', '1', '10'].flatMap((percent) =>
      [null, known, { ...known, noaelMgPerKgDay: null }, { ...known, noaelMgPerKgDay: 0.5 }].flatMap(
        (data) => safetyReport(lotion(percent, data)).substances,
      ),
    ),
  ];
  const verdicts = new Set<string>();
  for (const { inciName, own, verdict, requiredMargin } of rows) {
    verdicts.add(verdict);
    const isAbove = own?.margin ? Number(own.margin.value) > Number(requiredMargin.value) : false;
    expect([inciName, verdict === 'PASSES']).toEqual([inciName, isAbove]);
  }
  expect([...verdicts].sort()).toEqual(['FAILS', 'NO_POD', 'PASSES']);
  // Without a figure it stops SAFE.
  expect(stopped(safetyReport(lotion('1', null)))).toContain('NO_POD PHENOXYETHANOL');
});

test('a point of departure is that of the substance itself, and data found by a CAS number say whose they are', () => {
  const input = lotion('1', null);
  const { casNumbers: _, ...other } = ingredient('PHENOXYISOPROPANOL', known);
  // Another name, no number in common.
  const stranger = safetyReport({ ...input, ingredients: [{ ...other, casNumbers: ['770-35-4'] }] });
  expect(stranger.substances.find(({ inciName }) => inciName === 'PHENOXYETHANOL')).toMatchObject({
    pointOfDeparture: null,
    verdict: 'NO_POD',
  });
  // The number of the substance under another name: the report prints that name.
  const sameNumber = safetyReport({ ...input, ingredients: [{ ...other, casNumbers: ['122-99-6'] }] });
  const row = sameNumber.substances.find(({ inciName }) => inciName === 'PHENOXYETHANOL');
  expect(row?.profile.identity).toMatchObject({ inciName: 'PHENOXYISOPROPANOL', matchedBy: 'cas' });
});

test('a mixture has no point of departure of one of its parts', () => {
  const blend = material('Blend', 'Phenoxyethanol, Ethylhexylglycerin');
  const input = lotion('1', known);
  const report = safetyReport({ ...input, lines: [reportLine(line('1', blend)), reportLine(line('99', 'Aqua'))] });
  expect(
    report.substances.find(({ inciName }) => inciName.toUpperCase() === 'ETHYLHEXYLGLYCERIN')?.pointOfDeparture,
  ).toBeNull();
});

describe('a substance that the annexes do not allow as it is used', () => {
  const of = (name: string, percent: string, use: 'leave-on' | 'rinse-off') => {
    const input = lotion('1', known);
    const lines = [line(percent, name), line(String(100 - Number(percent)), 'Aqua')].map(reportLine);
    return safetyReport({ ...input, product: { ...input.product, use }, lines });
  };

  test('a preservative for products that are rinsed off stops SAFE in one that stays', () => {
    for (const percent of ['0.0001', '0.0015', '0.247'])
      expect(stopped(of('Methylisothiazolinone', percent, 'leave-on'))).toContain('OVER_LIMIT METHYLISOTHIAZOLINONE');
    expect(stopped(of('Methylisothiazolinone', '0.247', 'rinse-off'))).toContain('OVER_LIMIT METHYLISOTHIAZOLINONE');
    expect(stopped(of('Methylisothiazolinone', '0.0015', 'rinse-off')).join()).not.toContain('OVER_LIMIT');
  });

  test('no error of a substance is left out of what stops SAFE', () => {
    for (const name of ['Methylisothiazolinone', 'Phenoxyethanol'])
      for (const use of ['leave-on', 'rinse-off'] as const)
        for (const percent of ['0.001', '0.0016', '0.5', '1', '1.1', '5']) {
          const report = of(name, percent, use);
          const errors = report.findings.filter(({ severity, ingredient: about }) => severity === 'error' && about);
          for (const { ingredient: about } of errors)
            expect(stopped(report).filter((one) => one.endsWith(` ${about ?? ''}`))).not.toEqual([]);
        }
  });
});
