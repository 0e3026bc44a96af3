import { type AssessorProfile, assessorProfileGaps } from './assessorProfile.ts';

const whole: AssessorProfile = {
  title: 'dr sci. med.',
  address: 'Beograd',
  qualification: 'Farmaceutski fakultet',
  proof: {},
  validUntil: '2026-11-23',
};

test('a whole profile lacks nothing on the last day of its proof', () => {
  expect(assessorProfileGaps(whole, '2026-11-23')).toEqual([]);
});

test('a proof is expired on the day after its last one', () => {
  expect(assessorProfileGaps(whole, '2026-11-24')).toEqual(['PROOF_EXPIRED']);
});

test('a proof without an end never expires', () => {
  expect(assessorProfileGaps({ ...whole, validUntil: null }, '2099-01-01')).toEqual([]);
});

test('an empty profile lacks everything but a valid proof', () => {
  const empty = { title: null, address: null, qualification: null, proof: null, validUntil: null };
  expect(assessorProfileGaps(empty, '2026-11-23')).toEqual(['TITLE', 'ADDRESS', 'QUALIFICATION', 'PROOF']);
});
