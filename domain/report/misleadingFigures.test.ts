import { BODY_100, ingredient, missingOf, oneSubstance, rowOf } from './examples.testing.ts';
import { safetyReport } from './safetyReport.ts';
import { strictestMargin } from './strictestMargin.ts';

describe('figures that would mislead', () => {
  const FACE = 'face_care_products_other_than_face_mask';

  // A × 2/100 × (3 + 100)/100.
  test.each([
    ['lip_stick', '0.9', '0.01854'],
    ['mouth_wash', '32.54', '0.670324'],
    ['toothpaste', '2.16', '0.044496'],
  ])('what is swallowed of %s is added to its dose', (category, exposure, dose) => {
    const { own } = rowOf(
      safetyReport(oneSubstance('2', null, { noael: 500, dermal: 3, oral: 100 }, category)),
      'Phenoxyethanol',
    );
    expect(own).toMatchObject({
      exposure: { value: exposure },
      dermalAbsorption: { value: '3' },
      swallowedAbsorption: { value: '100' },
      systemicExposure: { value: dose },
    });
  });

  test('nothing is swallowed of a cream, nor in the margin from all products', () => {
    const data = { noael: 500, dermal: 50, oral: 50 };
    const cream = rowOf(safetyReport(oneSubstance('0.9', null, data, FACE)), 'Phenoxyethanol');
    expect(cream.own?.swallowedAbsorption).toBeNull();
    const lipstick = rowOf(safetyReport(oneSubstance('0.9', null, data, 'lip_stick')), 'Phenoxyethanol');
    expect(lipstick.aggregate).toMatchObject({ swallowedAbsorption: null, systemicExposure: { value: '1.2105' } });
  });

  test('a dermal absorption of 0 % gives no margin, and says so', () => {
    const report = safetyReport(oneSubstance('1', BODY_100, { noael: 100, dermal: 0, oral: 50 }));
    expect(rowOf(report, 'Phenoxyethanol')).toMatchObject({ own: null, verdict: 'UNKNOWN' });
    expect(missingOf(report, 'A7')).toContain('NOTHING_ABSORBED PHENOXYETHANOL');
  });

  test('a margin just below 100 does not read as 100', () => {
    const report = safetyReport(oneSubstance('1', BODY_100, { noael: 99.99996, dermal: 50, oral: 50 }));
    expect(rowOf(report, 'Phenoxyethanol').own).toMatchObject({ margin: { value: '99.99996' }, verdict: 'FAILS' });
  });

  test.each([
    ['dermal', { dermalAbsorptionPercent: null, oralAbsorptionPercent: 30 }, '30'],
    ['oral', { dermalAbsorptionPercent: 80, oralAbsorptionPercent: null }, '80'],
  ])('a default of %s absorption that gave way is no default of the SCCS', (which, data, value) => {
    const input = oneSubstance('1', BODY_100, { noael: 100, dermal: 50, oral: 50 });
    const ingredients = [ingredient('PHENOXYETHANOL', { noaelMgPerKgDay: 100, ...data, isVerified: false })];
    const row = rowOf(safetyReport({ ...input, ingredients }), 'Phenoxyethanol');
    const figure = which === 'dermal' ? row.own?.dermalAbsorption : row.pointOfDeparture?.oralAbsorption;
    expect(figure).toMatchObject({ value, origin: 'computed', source: 'ECHA R.8', isVerified: false });
  });

  test('the amount of one application of a hair dye is none of a day', () => {
    const input = oneSubstance('1', null, { noael: 100, dermal: 50, oral: 50 }, 'oxidative_hair_colour_products');
    const typed = { retentionFactor: '0.1', reasoning: 'Rinsed off' };
    const { exposure } = safetyReport({ ...input, partA: { ...input.partA, exposure: typed } });
    expect(exposure).toMatchObject({ exposure: null, gramsPerDay: null, retentionFactor: { value: '0.1' } });
  });

  test('what is highest safe is what all products together allow, where that is less', () => {
    const data = { noael: 500, dermal: 50, oral: 50 };
    const row = rowOf(safetyReport(oneSubstance('0.9', null, data, FACE)), 'Phenoxyethanol');
    expect(row.own?.highestSafePercent?.value).toBe('20.7125');
    expect(strictestMargin(row.own, row.aggregate)?.highestSafePercent?.value).toBe('1.8587');
    expect(strictestMargin(row.own, null)?.highestSafePercent?.value).toBe('20.7125');
  });
});
