import { fileRequirements, type SlotFile } from './fileRequirements.ts';
import { manufacturingRequirements } from './sectionRequirements.ts';

const file = (slot: SlotFile['slot'], isExpired = false): SlotFile => ({ slot, isExpired });
const statesOf = (files: SlotFile[], hasClaims = true) =>
  Object.fromEntries(fileRequirements(files, { hasClaims }).map(({ key, state }) => [key, state]));

test('a file without papers misses one of each kind', () => {
  expect(statesOf([file('LABEL')])).toEqual({
    'DESCRIPTION.photoFiles': 'MISSING',
    'MANUFACTURING.gmpFiles': 'MISSING',
    'ANIMAL_TESTING.animalFiles': 'MISSING',
    'CLAIMS.proofFiles': 'MISSING',
  });
});

test('a slot has expired only when all of its files have', () => {
  expect(statesOf([file('GMP', true), file('GMP'), file('ANIMAL', true)])).toMatchObject({
    'MANUFACTURING.gmpFiles': 'DONE',
    'ANIMAL_TESTING.animalFiles': 'EXPIRED',
  });
});

test('a product without claims needs no proof of them', () => {
  expect(statesOf([], false)).not.toHaveProperty(['CLAIMS.proofFiles']);
});

test('a method that was sent as a PDF needs no steps', () => {
  const facts = { steps: [], gmp: {} };
  const stateOf = (hasMethodFile: boolean) =>
    manufacturingRequirements({ ...facts, hasMethodFile }, '2026-11-23').find(({ field }) => field === 'method')?.state;
  expect([stateOf(true), stateOf(false)]).toEqual(['DONE', 'MISSING']);
});
