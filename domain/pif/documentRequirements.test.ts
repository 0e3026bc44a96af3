import {
  applyWaivers,
  type DocumentedMaterial,
  documentRequirements,
  isWaivable,
  materialsRequirement,
} from './documentRequirements.ts';
import { foldersOf } from '../raw-material/rawMaterial.ts';
import { completenessOf, requirementOf } from './requirements.ts';

const TODAY = '2026-11-23';
const id = (at: number) => at.toString(16).padStart(24, '0');
const material = (change: Partial<DocumentedMaterial> = {}): DocumentedMaterial => ({
  id: id(1),
  type: 'PLAIN',
  held: [],
  ...change,
});
const fieldsOf = (type: DocumentedMaterial['type']) =>
  documentRequirements([material({ type })], TODAY).map(({ field }) => field);

test('a plain raw material needs six documents', () => {
  expect(fieldsOf('PLAIN')).toEqual(['SDS', 'TDS', 'COA', 'COMPOSITION', 'MICROBIOLOGY', 'IMPURITIES']);
  expect(fieldsOf('UNCHOSEN')).toEqual(fieldsOf('PLAIN'));
});

test('perfumes and aromas need allergens and IFRA too, extracts and oils allergens', () => {
  expect(fieldsOf('PARFUM').slice(6)).toEqual(['ALLERGENS', 'IFRA']);
  expect(fieldsOf('AROMA')).toEqual(fieldsOf('PARFUM'));
  expect(fieldsOf('EXTRACT_OIL').slice(6)).toEqual(['ALLERGENS']);
});

const stateOfSds = (expiresOn: string | null, count = 1) =>
  documentRequirements([material({ held: [{ kind: 'SDS', count, expiresOn }] })], TODAY)[0];

test.each([
  [null, 'DONE', false],
  ['2027-01-23', 'DONE', false],
  ['2027-01-22', 'DONE', true],
  [TODAY, 'DONE', true],
  ['2026-11-22', 'EXPIRED', false],
])('a document good until %s is %s, expiring soon: %s', (day, state, isExpiring) => {
  expect(stateOfSds(day)).toMatchObject({ state, isExpiring, expiresOn: day });
});

test('an empty folder is missing', () => {
  expect(stateOfSds(null, 0)).toMatchObject({ state: 'MISSING', key: `DOCUMENTS.${id(1)}.SDS` });
});

test('without a formula the raw materials are missing, and a provisional name is a question', () => {
  const stateOf = (hasFormula: boolean, hasProvisionalLines: boolean) =>
    materialsRequirement({ hasFormula, hasProvisionalLines }).state;
  expect([stateOf(false, false), stateOf(true, true), stateOf(true, false)]).toEqual(['MISSING', 'QUESTION', 'DONE']);
});

const waiverOf = (key: string, waivedBecause: string | null = 'Inorganic') => ({ key, waivedBecause });

test('a document that is not needed counts as settled', () => {
  const requirements = documentRequirements([material()], TODAY);
  const waived = applyWaivers(requirements, [waiverOf(`DOCUMENTS.${id(1)}.MICROBIOLOGY`)]);
  expect(waived.filter(({ state }) => state === 'WAIVED').map(({ field }) => field)).toEqual(['MICROBIOLOGY']);
  expect(completenessOf(waived)).toEqual({ done: 1, total: 6, percent: 16 });
});

test('a note without a reason waives nothing', () => {
  const requirements = documentRequirements([material()], TODAY);
  expect(applyWaivers(requirements, [waiverOf(`DOCUMENTS.${id(1)}.SDS`, null)])).toEqual(requirements);
});

test('a document that came after it was waived is there', () => {
  const held = [{ kind: 'SDS' as const, count: 1, expiresOn: null }];
  const [sds] = applyWaivers(documentRequirements([material({ held })], TODAY), [waiverOf(`DOCUMENTS.${id(1)}.SDS`)]);
  expect(sds?.state).toBe('DONE');
});

test('what the regulation asks for itself cannot be waived', () => {
  const asked = requirementOf('DESCRIPTION', 'function', 'MISSING');
  expect(isWaivable(asked.key)).toBe(false);
  expect(applyWaivers([asked], [waiverOf(asked.key)])).toEqual([asked]);
  expect(isWaivable('DOCUMENTS.rawMaterials')).toBe(false);
});

/** Plain raw materials, of which the first documents are there. */
const formulaWith = (materials: number, documents: number) =>
  Array.from({ length: materials }, (_, at) =>
    material({
      id: id(at),
      held: foldersOf('PLAIN')
        .slice(0, Math.max(0, documents - at * 6))
        .map((kind) => ({ kind, count: 1, expiresOn: null })),
    }),
  );

test.each([
  [4, 17, { done: 17, total: 24, percent: 70 }],
  [40, 239, { done: 239, total: 240, percent: 99 }],
  [40, 240, { done: 240, total: 240, percent: 100 }],
])('the documents of %i raw materials, %i of them there: example E11', (materials, documents, completeness) => {
  expect(completenessOf(documentRequirements(formulaWith(materials, documents), TODAY))).toEqual(completeness);
});
