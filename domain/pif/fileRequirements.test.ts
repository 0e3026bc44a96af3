import { fileRequirements, type SlotFile } from './fileRequirements.ts';
import { manufacturingRequirements } from './sectionRequirements.ts';

const today = '2026-11-23';
const file = (slot: SlotFile['slot'], isExpired = false, expiresOn: string | null = null): SlotFile => ({
  slot,
  isExpired,
  expiresOn,
});
const statesOf = (files: SlotFile[], hasClaims = true) =>
  Object.fromEntries(fileRequirements(files, { hasClaims, today }).map(({ key, state }) => [key, state]));

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

test('a slot expires with the file that is good longest', () => {
  const files = [
    file('GMP', false, '2026-12-31'),
    file('GMP', false, '2027-01-10'),
    file('ANIMAL', false, '2026-12-31'),
    file('ANIMAL'),
    file('PHOTO', false, '2027-12-31'),
  ];
  const papers = fileRequirements(files, { hasClaims: false, today });
  expect(papers.map(({ field, expiresOn, isExpiring }) => [field, expiresOn, isExpiring])).toEqual([
    ['photoFiles', '2027-12-31', false],
    ['gmpFiles', '2027-01-10', true],
    ['animalFiles', null, false],
  ]);
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
