import type { Inhalation } from '../pif/inhalation.ts';
import { missingOf, oneSubstance, rowOf } from './examples.testing.ts';
import { safetyReport } from './safetyReport.ts';
import type { SafetyReportInput } from './safetyReportInput.ts';

const LUNG = 'No irritation of the airways is known at this dose.';
const spray: Inhalation = {
  form: 'PROPELLANT',
  gramsPerUse: '1',
  usesPerDay: '1',
  respirableFraction: '1',
  respirableSource: 'Laser diffraction of the maker',
  localEffects: LUNG,
};

/** 1 % of a substance, 100 mg/kg through the skin of 60 kg, both absorptions 50 %, NOAEL 100, so PODsys 50 mg/kg. */
function input(inhalation: Inhalation, isInhalable: boolean | null = true): SafetyReportInput {
  const made = oneSubstance('1', { gramsPerDay: '6', bodyWeightKg: '60' }, { noael: 100, dermal: 50, oral: 50 });
  return { ...made, product: { ...made.product, isInhalable }, partA: { ...made.partA, inhalation } };
}
const reportOf = (inhalation: Inhalation) => safetyReport(input(inhalation));
const ownOf = (inhalation: Inhalation) => rowOf(reportOf(inhalation), 'Phenoxyethanol').own;
const gapsOf = (made: SafetyReportInput) =>
  (missingOf(safetyReport(made), 'A6') ?? []).filter((one) => one.startsWith('INHALATION'));

/**
 * Worked by hand by the two boxes of the design (section 3; SCCS/1647/22, 3-3.5.4): cloud = g × 1000 × airborne ×
 * respirable; C1 = cloud / 1000 L, C2 = cloud / 10000 L; breathed in = 13 × (C1 × 2 + C2 × 10) = cloud × 0.039; kept
 * three quarters: cloud × 0.02925 mg a use. SED = product × 1/100 / 60, beside 0.5 mg/kg through the skin.
 */
describe('worked examples of two boxes', () => {
  test.each<[string, Inhalation, string, string, string]>([
    // Cloud 1000 mg: 29.25 mg/day; × 0.01 / 60 = 0.004875; MoS together 50 / 0.504875 = 99.0344.
    ['1 g with a propellant, all of it respirable', spray, '29.25', '0.004875', '99.0344'],
    // 200 mg: 5.85; 0.000975; 50 / 0.500975 = 99.8054.
    ['1 g of a pump spray', { ...spray, form: 'PUMP' }, '5.85', '0.000975', '99.8054'],
    // 2 g × 3 uses × 0.05: cloud 100, × 0.02925 × 3 = 8.775; 0.0014625; 50 / 0.5014625 = 99.70835.
    [
      '2 g three times, of which a twentieth is respirable',
      { ...spray, gramsPerUse: '2', usesPerDay: '3', respirableFraction: '0.05' },
      '8.775',
      '0.0014625',
      '99.7084',
    ],
    // Powder of which 0.3 is airborne: cloud 300 × 0.02925 = 8.775.
    [
      'a loose powder with its reason',
      { ...spray, form: 'LOOSE_POWDER', airborneFraction: '0,3', reasoning: 'Measured in the box of the maker.' },
      '8.775',
      '0.0014625',
      '99.7084',
    ],
    // 20 L/min: 20 × 0.003 × 1000 × 0.75 = 45; 0.0075; 50 / 0.5075 = 98.5222.
    [
      'twenty litres a minute with a reason',
      { ...spray, litresPerMinute: '20', reasoning: 'Light work in a salon.' },
      '45',
      '0.0075',
      '98.5222',
    ],
    // Room of 20 m³ for 20 min: 13 × (0.002 + 0.001) × 1000 × 0.75 = 29.25: twice the room for twice the time.
    [
      'a larger room for longer',
      { ...spray, roomCubicMetres: '20', roomMinutes: '20', reasoning: 'A bathroom.' },
      '29.25',
      '0.004875',
      '99.0344',
    ],
    // Nothing breathed out: 13 × 0.003 × 1000 = 39; 0.0065; 50 / 0.5065 = 98.7167.
    [
      'nothing breathed out',
      { ...spray, exhaledPercent: '0', reasoning: 'The worst case.' },
      '39',
      '0.0065',
      '98.7167',
    ],
    // Half of it absorbed: 14.625; 0.0024375; 50 / 0.5024375 = 99.51487.
    [
      'half of it absorbed',
      { ...spray, inhaledAbsorptionPercent: '50', reasoning: 'Study of absorption.' },
      '14.625',
      '0.0024375',
      '99.5149',
    ],
    // Nothing is respirable: the skin alone, 50 / 0.5 = 100.
    [
      'measured: nothing respirable',
      { ...spray, respirableFraction: null, isNothingRespirable: true },
      '0',
      '0',
      '100',
    ],
  ])('%s', (_, inhalation, product, inhaled, margin) => {
    expect(reportOf(inhalation).inhalation?.productMgPerDay.value).toBe(product);
    expect(ownOf(inhalation)).toMatchObject({
      inhalation: { skinExposure: { value: '0.5' }, exposure: { value: inhaled } },
      margin: { value: margin },
    });
  });
});

test('the defaults are said to be unverified, with their source', () => {
  expect(reportOf(spray).inhalation).toMatchObject({
    airborneFraction: { value: '1', origin: 'default', isVerified: false },
    litresPerMinute: { value: '13', source: 'SCCS/1647/22, 3-3.5.4', isVerified: false },
    productMgPerDay: { isVerified: false },
    gramsPerUse: { origin: 'typed', isVerified: true },
  });
});

test('without a study of inhalation the systemic one is a question', () => {
  expect(missingOf(reportOf(spray), 'A7')).toContain('INHALATION_POD');
  expect(ownOf(spray)?.inhalation?.isOfInhalation).toBe(false);
});

test('a substance that is not absorbed through the skin has the margin of what is breathed in', () => {
  const made = oneSubstance('1', { gramsPerDay: '6', bodyWeightKg: '60' }, { noael: 100, dermal: 0, oral: 50 });
  const report = safetyReport({
    ...made,
    product: { ...made.product, isInhalable: true },
    partA: { ...made.partA, inhalation: spray },
  });
  // 50 / 0.004875.
  expect(rowOf(report, 'Phenoxyethanol').own?.margin?.value).toBe('10256.41');
});

describe('what stops SAFE', () => {
  test('a spray without an assessment lacks all of it', () => {
    expect(gapsOf(input({}))).toEqual(
      [
        'form',
        'gramsPerUse',
        'usesPerDay',
        'airborneFraction',
        'respirableFraction',
        'respirableSource',
        'localEffects',
      ].map((field) => `INHALATION_MISSING ${field}`),
    );
  });

  test.each<[string, Inhalation, string]>([
    ['an amount of 0', { ...spray, gramsPerUse: '0' }, 'gramsPerUse'],
    ['a negative number of uses', { ...spray, usesPerDay: '-1' }, 'usesPerDay'],
    ['a share of 0 that nobody measured', { ...spray, respirableFraction: '0' }, 'respirableFraction'],
    ['everything breathed out again', { ...spray, exhaledPercent: '100', reasoning: 'Held.' }, 'exhaledPercent'],
    ['a share above 1', { ...spray, respirableFraction: '1.01' }, 'respirableFraction'],
    ['a share beside none', { ...spray, isNothingRespirable: true }, 'respirableFraction'],
    ['a share without its source', { ...spray, respirableSource: '-' }, 'respirableSource'],
    ['a powder without its airborne share', { ...spray, form: 'LOOSE_POWDER' }, 'airborneFraction'],
    ['a powder without a reason', { ...spray, form: 'LOOSE_POWDER', airborneFraction: '0.1' }, 'reasoning'],
    ['another default without a reason', { ...spray, airborneFraction: '0.5' }, 'reasoning'],
    ['a zone of 0 m³', { ...spray, zoneCubicMetres: '0', reasoning: 'Very near.' }, 'zoneCubicMetres'],
    ['a lung in two letters', { ...spray, localEffects: 'ok' }, 'localEffects'],
    ['twenty invisible characters', { ...spray, localEffects: '\u200b'.repeat(40) }, 'localEffects'],
  ])('%s', (_, inhalation, field) => {
    expect(gapsOf(input(inhalation))).toEqual([`INHALATION_MISSING ${field}`]);
    expect(reportOf(inhalation).inhalation).toBeUndefined();
  });

  test('a form that says so while nobody answered', () => {
    const asked = { ...input({}, null), physicalForm: 'Aerosol, 150 mL' };
    expect(gapsOf(asked)).toContain('INHALATION_MISSING form');
    expect(gapsOf({ ...asked, physicalForm: 'Cream' })).toEqual([]);
    // A "no" beside a form that is breathed in does not settle it.
    expect(gapsOf({ ...input({}, false), physicalForm: 'Rastresiti puder' })).toContain('INHALATION_MISSING form');
  });
});

test('a product of which nothing is breathed in has the report that it had', () => {
  const made = input({}, false);
  const { inhalation: _, ...before } = made.partA;
  expect(safetyReport(made)).toEqual(safetyReport({ ...made, partA: before }));
  expect(JSON.stringify(safetyReport(made))).not.toContain('nhalation":{');
});

test('adding a route never raises a margin', () => {
  const without = Number(rowOf(safetyReport(input({}, false)), 'Phenoxyethanol').own?.margin?.value);
  for (const grams of ['0.001', '0.5', '2', '40'])
    for (const respirableFraction of ['0.0001', '0.01', '1'])
      expect(Number(ownOf({ ...spray, gramsPerUse: grams, respirableFraction })?.margin?.value)).toBeLessThanOrEqual(
        without,
      );
});
