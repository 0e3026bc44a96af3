import type { FormulaMaterial } from '../formula/compositionShares.ts';
import { line, material, scented } from '../formula/examples.testing.ts';
import { readAnnexRow } from '../annex/readAnnexRow.ts';
import { buildKnowledge } from '../label/knowledge.ts';
import {
  BODY_100,
  BODY_123,
  ingredient,
  missingOf,
  oneSubstance,
  reportInput,
  reportLine,
  rowOf,
  wipesInput,
} from './examples.testing.ts';
import { safetyReport } from './safetyReport.ts';
import type { SafetyReportInput } from './safetyReportInput.ts';

describe('example E1 of the design', () => {
  test.each([
    ['Phenoxyethanol', '0.48', '0.42'],
    ['Sorbitan Caprylate', '0.24', '0.18'],
    ['Glyceryl Stearate', '0.0315', '0.02475'],
    ['Ceteareth-20', '0.019', '0.01675'],
    ['Cetearyl Alcohol', '0.0045', '0.003375'],
  ])('%s is at most %s %% of the product', (name, maxPercent, orderPercent) => {
    expect(rowOf(safetyReport(wipesInput()), name)).toMatchObject({ maxPercent, orderPercent });
  });

  test('the lines add up to 100 %', () => {
    expect(safetyReport(wipesInput()).sum).toBe('100');
  });

  test('a material shows what its supplier states and what it brings of each substance', () => {
    const [first] = safetyReport(wipesInput()).composition;
    expect(first).toMatchObject({ tradeName: 'Nipaguard SCP', percent: '0.6' });
    expect(first?.substances.map(({ inMaterial, maxPercent }) => [inMaterial, maxPercent])).toEqual([
      ['60-80', '0.48'],
      ['20-40', '0.24'],
    ]);
  });
});

describe('example E2 of the design', () => {
  const report = safetyReport(wipesInput());

  test('the exposure is calculated from amount and weight of the child', () => {
    expect(report.exposure).toMatchObject({
      exposure: { value: '348.667', origin: 'computed' },
      gramsPerDay: { value: '2.092', origin: 'typed' },
      bodyWeightKg: { value: '6', origin: 'typed' },
      product: null,
    });
  });

  test.each([
    ['Phenoxyethanol', '1.6736', '298.757', '1.434'],
    ['Glycerin', '0.174333', '11472.28', '5.7361'],
    ['Glyceryl Stearate', '0.10983', '22762.45', '7.1702'],
  ])('%s has the published dose and margin', (name, dose, margin, highest) => {
    expect(rowOf(report, name).own).toMatchObject({
      systemicExposure: { value: dose, origin: 'computed' },
      margin: { value: margin },
      verdict: 'PASSES',
      highestSafePercent: { value: highest },
    });
  });

  test('a child has no margin from the products of an adult', () => {
    expect(rowOf(report, 'Phenoxyethanol').aggregate).toBeNull();
  });
});

describe('example E3 of the design', () => {
  const known = { noael: 500, dermal: 50, oral: 50 };

  test('a preservative has a margin from the product and one from all products', () => {
    const row = rowOf(
      safetyReport(oneSubstance('0.9', null, known, 'face_care_products_other_than_face_mask')),
      'Phenoxyethanol',
    );
    expect(row.own).toMatchObject({
      exposure: { value: '24.14', origin: 'default', source: 'SCCS/1647/22, T. 3A' },
      systemicExposure: { value: '0.10863' },
      margin: { value: '2301.39' },
    });
    expect(row.aggregate).toMatchObject({
      exposure: { value: '269' },
      systemicExposure: { value: '1.2105' },
      margin: { value: '206.526' },
      verdict: 'PASSES',
    });
  });

  test('a margin of exactly 100 is a question', () => {
    const report = safetyReport(oneSubstance('1', BODY_100, { noael: 100, dermal: 50, oral: 50 }));
    expect(rowOf(report, 'Phenoxyethanol').own).toMatchObject({ margin: { value: '100' }, verdict: 'QUESTION' });
  });

  test('a margin below 100 fails and names the highest safe concentration', () => {
    const report = safetyReport(oneSubstance('10', BODY_123, { noael: 450, dermal: 100, oral: 100 }));
    expect(rowOf(report, 'Phenoxyethanol').own).toMatchObject({
      margin: { value: '36.526' },
      verdict: 'FAILS',
      highestSafePercent: { value: '3.6526' },
    });
    expect(missingOf(report, 'A7')).toContain('MARGIN_BELOW PHENOXYETHANOL');
  });
});

describe('margins', () => {
  const failing = oneSubstance('10', BODY_123, { noael: 450, dermal: 100, oral: 100 });
  const typed = (profile: object): SafetyReportInput => ({
    ...failing,
    partA: { ...failing.partA, profiles: [{ inciName: 'Phenoxyethanol', ...profile }] },
  });

  test('another margin holds with its reason', () => {
    const row = rowOf(safetyReport(typed({ requiredMargin: '25', marginReason: 'Human kinetics' })), 'Phenoxyethanol');
    expect(row.requiredMargin).toMatchObject({ value: '25', origin: 'override', overriddenBecause: 'Human kinetics' });
    expect(row.own?.verdict).toBe('PASSES');
  });

  test('another margin without a reason does not hold', () => {
    const row = rowOf(safetyReport(typed({ requiredMargin: '25', marginReason: ' ' })), 'Phenoxyethanol');
    expect(row).toMatchObject({ requiredMargin: { value: '100' }, verdict: 'FAILS' });
  });

  test('a waiver does not excuse a margin that is too low', () => {
    expect(rowOf(safetyReport(typed({ waiver: 'Known as safe' })), 'Phenoxyethanol').verdict).toBe('FAILS');
  });

  test('no substance passes without a figure of its margin', () => {
    for (const report of [safetyReport(wipesInput()), safetyReport(failing)])
      for (const { verdict, own, waiver, ttc } of report.substances)
        expect(verdict !== 'PASSES' || (own?.margin?.value ?? '') !== '').toBe(
          verdict === 'WAIVED' ? waiver !== null : verdict === 'BELOW_TTC' ? ttc !== null : true,
        );
  });

  test('every dose follows from the figures that are printed beside it', () => {
    for (const { own } of safetyReport(wipesInput()).substances) {
      if (!own) continue;
      const [a, c, d] = [own.exposure, own.concentration, own.dermalAbsorption].map(({ value }) => Number(value));
      const dose = ((a ?? 0) * (c ?? 0) * (d ?? 0)) / 10_000;
      expect(Math.abs(dose / Number(own.systemicExposure.value) - 1)).toBeLessThan(1e-5);
    }
  });
});

describe('points of departure', () => {
  const NO_ALERT = { hasGenotoxicityAlert: false, isOrganophosphateOrCarbamate: false };
  const without = oneSubstance('1', BODY_100, { noael: null, dermal: 50, oral: 50 });

  test('a substance without one and without a waiver is missing in A8', () => {
    expect(missingOf(safetyReport(without), 'A8')).toEqual(['NO_POD AQUA', 'NO_POD PHENOXYETHANOL']);
  });

  test('a waiver with its reason closes the gap', () => {
    const waived = { inciName: 'Aqua', waiverReason: 'WATER' as const, waiver: 'Water has no systemic toxicity' };
    const report = safetyReport({ ...without, partA: { ...without.partA, profiles: [waived] } });
    expect(rowOf(report, 'Aqua').verdict).toBe('WAIVED');
  });

  test('the data of another substance with another name are not taken', () => {
    const other = ingredient('PHENOXYISOPROPANOL', { noaelMgPerKgDay: 500 }, { casNumbers: ['770-35-4'] });
    expect(rowOf(safetyReport({ ...without, ingredients: [other] }), 'Phenoxyethanol').pointOfDeparture).toBeNull();
  });

  test('data found by a CAS number show whose they are', () => {
    const same = ingredient('2-PHENOXYETHANOL', { noaelMgPerKgDay: 500 }, { casNumbers: ['122-99-6'] });
    expect(rowOf(safetyReport({ ...without, ingredients: [same] }), 'Phenoxyethanol').profile.identity).toEqual({
      inciName: '2-PHENOXYETHANOL',
      casNumbers: ['122-99-6'],
      matchedBy: 'cas',
    });
  });

  test('its purity and light absorption tell their sources and whether somebody verified them', () => {
    const known = ingredient('PHENOXYETHANOL', {
      uvAbsorption: 'maximum at 269 nm',
      uvAbsorptionSource: 'SCCS/1575/16',
      purity: '> 99 %',
      isVerified: false,
    });
    const { profile } = rowOf(safetyReport({ ...without, ingredients: [known] }), 'Phenoxyethanol');
    const published = { origin: 'knowledge', isVerified: false, overriddenBecause: null };
    expect(profile.uvAbsorption).toEqual({ value: 'maximum at 269 nm', source: 'SCCS/1575/16', ...published });
    expect(profile.purity).toEqual({ value: '> 99 %', source: null, ...published });
  });

  test('a CAS number of several ingredients finds no data', () => {
    const several = ['ONE OIL', 'OTHER OIL'].map((name) =>
      ingredient(name, { noaelMgPerKgDay: 500 }, { casNumbers: ['122-99-6'] }),
    );
    expect(rowOf(safetyReport({ ...without, ingredients: several }), 'Phenoxyethanol').profile.identity).toBeNull();
  });

  test('an exposure below the threshold of its Cramer class stands for one', () => {
    const small = {
      ...wipesInput(),
      partA: { ...wipesInput().partA, profiles: [{ inciName: 'Citric Acid', cramerClass: 'I' as const, ...NO_ALERT }] },
    };
    expect(rowOf(safetyReport(small), 'Citric Acid')).toMatchObject({
      verdict: 'BELOW_TTC',
      ttc: { threshold: { value: '46' }, exposure: { value: '3.48667' }, isBelow: true },
    });
  });

  test.each([
    ['an alert for genotoxicity', { ...NO_ALERT, hasGenotoxicityAlert: true }],
    ['an organophosphate', { ...NO_ALERT, isOrganophosphateOrCarbamate: true }],
    ['an open question', { ...NO_ALERT, hasGenotoxicityAlert: null }],
  ])('%s is not judged by the threshold of its Cramer class', (_, answers) => {
    const profiles = [{ inciName: 'Citric Acid', cramerClass: 'I' as const, ...answers }];
    const report = safetyReport({ ...wipesInput(), partA: { ...wipesInput().partA, profiles } });
    expect(rowOf(report, 'Citric Acid')).toMatchObject({ ttc: null, verdict: 'NO_POD' });
  });

  test('a preservative is not judged by the threshold of toxicological concern', () => {
    const profiles = [{ inciName: 'Phenoxyethanol', cramerClass: 'I' as const, ...NO_ALERT }];
    const report = safetyReport({ ...without, partA: { ...without.partA, profiles } });
    expect(rowOf(report, 'Phenoxyethanol')).toMatchObject({ ttc: null, verdict: 'NO_POD' });
  });

  test('a dye for hair is not judged by the threshold of toxicological concern', () => {
    const dye = readAnnexRow({
      annex: 'III',
      reference: '999',
      substance: 'Citric acid',
      names: ['CITRIC ACID'],
      casNumbers: '',
      productTypes: 'Hair dye substance in oxidative hair dye products',
      maximum: '2 %',
      otherConditions: '',
      warnings: '',
      regulation: '',
    });
    const profiles = [{ inciName: 'Citric Acid', cramerClass: 'I' as const, ...NO_ALERT }];
    const input = { ...wipesInput(), partA: { ...wipesInput().partA, profiles } };
    const knowledge = buildKnowledge([{ inciName: 'CITRIC ACID', casNumbers: [] }], dye ? [dye] : []);
    expect(rowOf(safetyReport(input), 'Citric Acid').verdict).toBe('BELOW_TTC');
    expect(rowOf(safetyReport({ ...input, knowledge }), 'Citric Acid')).toMatchObject({ ttc: null, verdict: 'NO_POD' });
  });
});

describe('sections', () => {
  test('a product for children under three without figures of its own has no exposure', () => {
    const input = wipesInput();
    const report = safetyReport({ ...input, partA: { ...input.partA, exposure: {} } });
    expect(report.exposure).toBeNull();
    expect(missingOf(report, 'A6')).toContain('AGE_GROUP_EXPOSURE UNDER_THREE');
  });

  test('without a formula the composition is missing', () => {
    expect(missingOf(safetyReport(reportInput({})), 'A1')).toEqual(['NO_FORMULA']);
  });

  test('a raw material without data on CMR substances keeps A4 open', () => {
    const [first, ...others] = wipesInput().lines ?? [];
    if (!first?.material) throw new Error('No line');
    const open = { ...first, material: { ...first.material, cmrStatus: 'NO_DATA' as const } };
    const report = safetyReport(wipesInput({ lines: [open, ...others] }));
    expect(missingOf(report, 'A4')).toContain('CMR_NO_DATA Nipaguard SCP');
    expect(report.statements.hasCmr).toBeNull();
  });

  test('an allergen above its threshold that the label does not name is missing', () => {
    const perfume = material('Scent', 'Parfum 100, Linalool 90', 'PARFUM');
    const input = oneSubstance('1', BODY_100, { noael: 500, dermal: 50, oral: 50 });
    const lines = [...(input.lines ?? []), reportLine(line('0.3', perfume))];
    const report = (printed: readonly string[]) => safetyReport({ ...input, lines, printed: new Set(printed) });
    expect(missingOf(report(['aqua']), 'A1')).toContain('ALLERGEN_NOT_ON_LABEL Linalool');
    expect(missingOf(report(['aqua', 'linalool']), 'A1')).not.toContain('ALLERGEN_NOT_ON_LABEL Linalool');
  });

  test('an allergen that only its limit of detection puts above the threshold is a question', () => {
    const perfume = scented('Scent', { Coumarin: '<0.5' });
    const input = oneSubstance('1', BODY_100, { noael: 500, dermal: 50, oral: 50 });
    const lines = [...(input.lines ?? []), reportLine(line('0.3', perfume))];
    const report = (printed: readonly string[]) => safetyReport({ ...input, lines, printed: new Set(printed) });
    const [a1] = report(['aqua']).sections;
    expect(a1?.missing).toContainEqual({
      code: 'ALLERGEN_PERHAPS_NOT_ON_LABEL',
      state: 'QUESTION',
      subject: 'Coumarin',
      params: { percent: '0.0015' },
    });
    expect(missingOf(report(['aqua', 'coumarin']), 'A1')).not.toContain('ALLERGEN_PERHAPS_NOT_ON_LABEL Coumarin');
  });

  test('"n.d." without a limit of detection is neither 0 nor below the threshold, but a question', () => {
    const input = oneSubstance('1', BODY_100, { noael: 500, dermal: 50, oral: 50 });
    const coumarin = { inciName: 'Coumarin', casNumber: null, percent: null };
    const reportOf = (detectionLimit: string | null) => {
      const scent = {
        ...scented('Scent', {}),
        fragrance: { name: 'Scent', certificate: null, allergens: [{ ...coumarin, detectionLimit }] },
      };
      return safetyReport({ ...input, lines: [reportLine(line('0.3', scent))] });
    };
    expect(reportOf(null).allergens).toMatchObject([{ labelName: 'Coumarin', percent: '0', isNotKnown: true }]);
    expect(missingOf(reportOf(null), 'A1')).toContain('ALLERGENS_NOT_KNOWN Scent');
    expect(reportOf('0.1').allergens).toMatchObject([{ worstCasePercent: '0.0003', isNotKnown: false }]);
    expect(missingOf(reportOf('0.1'), 'A1')).not.toContain('ALLERGENS_NOT_KNOWN Scent');
  });

  test('a prohibited allergen is not to be declared, and no label names it', () => {
    const input = oneSubstance('1', BODY_100, { noael: 500, dermal: 50, oral: 50 });
    const scent = scented('Scent', { 'Butylphenyl Methylpropional': '10' });
    const report = safetyReport({ ...input, lines: [reportLine(line('0.3', scent))], printed: new Set(['aqua']) });
    expect(report.allergens).toMatchObject([{ isProhibited: true, isDeclared: false, isOnLabel: false }]);
  });

  test('a perfume whose allergens nobody stated is a question, with a label and without', () => {
    const input = oneSubstance('1', BODY_100, { noael: 500, dermal: 50, oral: 50 });
    const reportOf = (perfume: FormulaMaterial, printed: ReadonlySet<string> | null) =>
      safetyReport({ ...input, lines: [reportLine(line('0.3', perfume))], printed });
    for (const printed of [null, new Set(['aqua'])]) {
      const [a1] = reportOf(material('Scent', 'Parfum 100', 'PARFUM'), printed).sections;
      expect(a1?.missing).toContainEqual({
        code: 'ALLERGENS_NOT_KNOWN',
        state: 'QUESTION',
        subject: 'Scent',
        params: {},
      });
    }
    const known = reportOf(scented('Scent', { Linalool: '2' }), null);
    expect(missingOf(known, 'A1')).not.toContain('ALLERGENS_NOT_KNOWN Scent');
  });

  test('a sum other than 100 % keeps A1 open', () => {
    const lines = [reportLine(line('98', 'Aqua'))];
    expect(missingOf(safetyReport({ ...reportInput({}), lines }), 'A1')).toContain('SUM_NOT_100');
  });
});

test('the report is plain data, without numbers that a hash could read in two ways', () => {
  const visit = (value: unknown): void => {
    if (value === null || ['string', 'boolean'].includes(typeof value)) return;
    if (typeof value === 'number') expect(Number.isSafeInteger(value)).toBe(true);
    else if (typeof value === 'object') Object.values(value).forEach(visit);
    else throw new Error(`A ${typeof value}`);
  };
  const report = safetyReport(wipesInput());
  visit(report);
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});
