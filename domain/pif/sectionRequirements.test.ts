import {
  animalTestingRequirements,
  type AnimalTestingFacts,
  claimRequirements,
  manufacturingRequirements,
} from './sectionRequirements.ts';
import type { Requirement } from './requirements.ts';

const statesOf = (requirements: Requirement[]) =>
  Object.fromEntries(requirements.map(({ field, state }) => [field, state]));

const gmp = { standard: 'ISO 22716', signedBy: 'Ana Anić', signedOn: '2024-01-01', validUntil: '2026-11-22' };
const stateOfGmp = (change: object, today = '2026-11-22') =>
  statesOf(manufacturingRequirements({ steps: [], gmp: { ...gmp, ...change } }, today))['gmpStatement'];

test('a statement on good manufacturing practice is good on its last day and expired on the next', () => {
  expect([stateOfGmp({}), stateOfGmp({}, '2026-11-23')]).toEqual(['DONE', 'EXPIRED']);
});

test('a statement without a last day does not expire', () => {
  expect(stateOfGmp({ validUntil: null }, '2099-01-01')).toBe('DONE');
});

test('a statement that nobody signed is missing, even when its last day is over', () => {
  expect(stateOfGmp({ signedBy: ' ' }, '2026-11-23')).toBe('MISSING');
});

test('a step without a text is no method', () => {
  expect(statesOf(manufacturingRequirements({ steps: [{ text: ' ' }], site: 'Zemun', gmp: {} }, '2026-11-22'))).toEqual(
    {
      method: 'MISSING',
      site: 'DONE',
      gmpStatement: 'MISSING',
    },
  );
});

const product = { ingredientNames: ['Aqua'], isIncomplete: false };
const claim = (...judgements: ('YES' | 'NO' | 'NOT_JUDGED')[]) => ({
  text: 'Softens the skin',
  evidence: { studyType: 'Consumer test', title: 'Report 12' },
  criteria: judgements.map((judgement) => ({ criterion: 'FAIRNESS' as const, judgement })),
});

test('a product without claims needs nothing but that statement', () => {
  expect(statesOf(claimRequirements([], true, product))).toEqual({ claims: 'DONE' });
  expect(statesOf(claimRequirements([], false, product))).toEqual({ claims: 'MISSING' });
});

test('claims without evidence and judgement are missing both', () => {
  const requirements = claimRequirements([claim('YES'), { ...claim('NOT_JUDGED'), evidence: {} }], false, product);
  expect(statesOf(requirements)).toEqual({ claims: 'DONE', evidence: 'MISSING', criteria: 'MISSING' });
});

test('a criterion that is not met is a question', () => {
  expect(statesOf(claimRequirements([claim('YES', 'NO', 'NOT_JUDGED')], false, product))).toMatchObject({
    criteria: 'QUESTION',
  });
});

test('a bare "yes" against what was computed is a question until it has a reason', () => {
  const text = 'Free from parabens';
  const judged = { ...claim('YES'), text };
  expect(statesOf(claimRequirements([judged], false, product))).toMatchObject({ criteria: 'QUESTION' });
  const criteria = [
    { criterion: 'FAIRNESS' as const, judgement: 'YES' as const, reason: 'For people with an allergy' },
  ];
  expect(statesOf(claimRequirements([{ ...judged, criteria }], false, product))).toMatchObject({ criteria: 'DONE' });
});

const none: AnimalTestingFacts = {
  statement: 'NONE',
  thirdCountries: 'NONE',
  signedBy: 'Ana Anić',
  signedOn: '2026-01-01',
  supplierAnswers: [],
};
const animalStates = (change: Partial<AnimalTestingFacts>) =>
  statesOf(animalTestingRequirements({ ...none, ...change }));

test('not known is a question, not stated is missing', () => {
  expect(animalStates({ statement: 'NOT_KNOWN', thirdCountries: null })).toEqual({
    statement: 'QUESTION',
    thirdCountries: 'MISSING',
    signature: 'DONE',
  });
});

test('a supplier who tested contradicts the statement that there were no tests', () => {
  expect(animalStates({ supplierAnswers: [{ answer: 'PERFORMED' }] })).toMatchObject({
    statement: 'QUESTION',
    supplierAnswers: 'DONE',
  });
});

test('a supplier who has not answered is a question', () => {
  expect(animalStates({ supplierAnswers: [{ answer: 'NONE' }, { answer: null }] })).toMatchObject({
    statement: 'DONE',
    supplierAnswers: 'QUESTION',
  });
});

test('tests that were performed need their data', () => {
  expect(animalStates({ thirdCountries: 'PERFORMED' })).toMatchObject({ text: 'MISSING' });
  expect(animalStates({ statement: 'PERFORMED', text: 'OECD 404, 1998.' })).toMatchObject({ text: 'DONE' });
});
