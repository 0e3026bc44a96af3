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

const claim = (...judgements: ('YES' | 'NO' | 'NOT_JUDGED')[]) => ({
  evidence: { studyType: 'Consumer test', title: 'Report 12' },
  criteria: judgements.map((judgement) => ({ judgement })),
});

test('a product without claims needs nothing but that statement', () => {
  expect(statesOf(claimRequirements([], true))).toEqual({ claims: 'DONE' });
  expect(statesOf(claimRequirements([], false))).toEqual({ claims: 'MISSING' });
});

test('claims without evidence and judgement are missing both', () => {
  const requirements = claimRequirements([claim('YES'), { ...claim('NOT_JUDGED'), evidence: {} }], false);
  expect(statesOf(requirements)).toEqual({ claims: 'DONE', evidence: 'MISSING', criteria: 'MISSING' });
});

test('a criterion that is not met is a question', () => {
  expect(statesOf(claimRequirements([claim('YES', 'NO', 'NOT_JUDGED')], false))).toMatchObject({
    criteria: 'QUESTION',
  });
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
