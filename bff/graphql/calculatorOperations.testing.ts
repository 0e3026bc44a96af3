/** An operation for each root field of the calculators. */
export const calculatorOperations: Record<string, string> = {
  'Query.aggregateExposure': '{ aggregateExposure(input: {products: []}) { systemicExposureMgPerKgDay } }',
  'Query.marginOfExposure':
    '{ marginOfExposure(input: {pointOfDepartureMgPerKgDay: 1, exposureMgPerKgDay: 1, basis: THRESHOLD}) { verdict } }',
  'Query.marginOfSafety':
    '{ marginOfSafety(input: {exposureMgPerKgDay: 1, concentrationPercent: 1, dermalAbsorptionPercent: 1, pointOfDepartureMgPerKgDay: 1, oralAbsorptionPercent: 1}) { verdict } }',
  'Query.preservationPeriod':
    '{ preservationPeriod(input: {formulation: 1, packaging: 1, volumeAndFrequency: 1, applicationArea: 1, targetPopulation: 1, hasReturningEyeApplicator: false, isForUnderThree: false}) { months } }',
  'Query.systemicExposureByAmount':
    '{ systemicExposureByAmount(input: {absorbedUgPerCm2: 1, areaCm2: 1, frequencyPerDay: 1, bodyWeightKg: 60}) { systemicExposureMgPerKgDay } }',
  'Query.thresholdOfToxicologicalConcern':
    '{ thresholdOfToxicologicalConcern(input: {exposureUgPerKgDay: 1, cramerClass: I, hasGenotoxicityAlert: false, isOrganophosphateOrCarbamate: false, exclusions: []}) { acceptable } }',
};
