import type { EndpointStatement } from '../ingredient/toxicology.ts';
import { ENDPOINT_KEYS, type FileEndpoint } from '../pif/fileEndpoints.ts';
import { TOXICOLOGY_ENDPOINTS } from '../ingredient/toxicology.ts';
import { ingredient, missingOf, oneSubstance, rowOf } from './examples.testing.ts';
import { safetyReport } from './safetyReport.ts';
import { snapshotChanges } from './snapshotChanges.ts';

const because = 'Tested on the very grade that this product holds.';
const stated = (more: Partial<FileEndpoint> = {}): FileEndpoint => ({
  ...{ inciName: 'Phenoxyethanol', endpoint: 'SKIN_IRRITATION', text: 'Not irritating at 2 %.' },
  ...{ endpointSource: 'Report A-1', endpointReason: because, ...more },
});
const ofData: EndpointStatement = {
  ...{ endpoint: 'skinIrritation', text: 'Irritating, neat.', source: 'SCCS/1575/16', noData: null },
};
const reportWith = (fileEndpoints: readonly FileEndpoint[], endpoints: readonly EndpointStatement[] = [ofData]) => {
  const input = oneSubstance('0.9', null, { noael: 500, dermal: 50, oral: 50 }, 'body_care_products');
  const data = { noaelMgPerKgDay: 500, dermalAbsorptionPercent: 50, oralAbsorptionPercent: 50, endpoints };
  return safetyReport({
    ...input,
    ingredients: [ingredient('PHENOXYETHANOL', data)],
    partA: { ...input.partA, fileEndpoints },
  });
};
const endpointsOf = (...of: Parameters<typeof reportWith>) =>
  rowOf(reportWith(...of), 'Phenoxyethanol').profile.endpoints;

test('every endpoint can be stated for one file', () => {
  expect(Object.values(ENDPOINT_KEYS)).toEqual(TOXICOLOGY_ENDPOINTS);
});

test('what is stated for the file goes before the data, with its reason', () => {
  expect(endpointsOf([stated()])).toEqual([
    {
      endpoint: 'skinIrritation',
      noData: null,
      text: {
        ...{ value: 'Not irritating at 2 %.', origin: 'override', source: 'Report A-1', isVerified: true },
        overriddenBecause: because,
      },
    },
  ]);
});

test('the other endpoints stay those of the data', () => {
  const texts = endpointsOf([stated({ endpoint: 'GENOTOXICITY' })]).map(({ endpoint, text }) => [
    endpoint,
    text.origin,
  ]);
  expect(texts).toEqual([
    ['genotoxicity', 'override'],
    ['skinIrritation', 'knowledge'],
  ]);
});

test.each([
  ['a text', stated({ endpoint: 'SENSITISATION' }), false],
  ['a reason why there are no data', stated({ endpoint: 'SENSITISATION', text: null, noData: 'NOT_RELEVANT' }), false],
  ['a text without its source', stated({ endpoint: 'SENSITISATION', endpointSource: 'x' }), true],
  ['a reason that says nothing', stated({ endpoint: 'SENSITISATION', endpointReason: '....................' }), true],
  ['another substance', stated({ endpoint: 'SENSITISATION', inciName: 'Glycerin' }), true],
])('%s decides whether an endpoint is missing', (_, one, isMissing) => {
  const missing = reportWith([one])
    .sections.flatMap((section) => section.missing)
    .filter(({ code }) => code === 'ENDPOINT_MISSING')
    .map(({ params }) => params['endpoint']);
  expect(missing.includes('sensitisation')).toBe(isMissing);
});

test('a substance that the data do not know is described for the file', () => {
  expect(missingOf(reportWith([stated()], []), 'A8')).not.toContain('ENDPOINT_MISSING PHENOXYETHANOL: skinIrritation');
  expect(endpointsOf([stated()], [])).toHaveLength(1);
});

test('a change of it is a change of the file', () => {
  const snapshot = (text: string) => ({ pif: { partA: { fileEndpoints: [{ ...stated({ text }) }] } } });
  expect(snapshotChanges(snapshot('Old'), snapshot('New'))).toMatchObject([{ before: 'Old', after: 'New' }]);
});
