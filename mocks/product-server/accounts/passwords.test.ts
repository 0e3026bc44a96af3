import { hashPassword, passwordMatches } from './passwords.ts';

test.each([
  // Made by the library of version 2.7, whose parameters stand in another order.
  '$argon2id$v=19$m=19456,p=1,t=2$MDEyMzQ1Njc4OWFiY2RlZg$MK9g0PRmgvu5pR972STsWo3tdTQi66IjNpWfpfSSJjM',
  '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$MK9g0PRmgvu5pR972STsWo3tdTQi66IjNpWfpfSSJjM',
])('the hash %s belongs to its password alone', async (hash) => {
  expect(await passwordMatches(hash, 'Demo@2026x')).toBe(true);
  expect(await passwordMatches(hash, 'Demo@2026y')).toBe(false);
});

test('a password gets another hash each time, and the same with the same salt', async () => {
  const [one, other] = await Promise.all([hashPassword('Demo@2026x'), hashPassword('Demo@2026x')]);
  expect(one).not.toBe(other);
  const salt = Buffer.from('0123456789abcdef');
  expect(await hashPassword('Demo@2026x', salt)).toBe(await hashPassword('Demo@2026x', salt));
});
