import * as fc from 'fast-check';
import { isNewPassword } from '../../../domain/account/credentials.ts';
import { passwordRules } from './passwordRequirements.ts';

const meetsAll = (text: string) => Object.values(passwordRules).every((isMet) => isMet(text));

test('all rules together are exactly what makes a new password', () => {
  const likely = fc.string({ unit: fc.constantFrom(...Array.from('abXY12@$!%*?& čĆ-')), minLength: 6, maxLength: 18 });
  fc.assert(
    fc.property(fc.oneof(fc.string(), likely), (text) => expect(meetsAll(text)).toBe(isNewPassword(text))),
    { seed: 7, numRuns: 2000 },
  );
});

test.each([
  ['Abcdef1!', []],
  ['Abcdef1!Abcdef1!', []],
  ['Abcde1!', ['length']],
  ['Abcdef1!Abcdef1!x', ['length']],
  ['ABCDEF1!', ['lowercase']],
  ['abcdef1!', ['uppercase']],
  ['Abcdefg!', ['digit']],
  ['Abcdef1#', ['special']],
  ['', ['length', 'lowercase', 'uppercase', 'digit', 'special']],
])('%j fails %j', (text, failed) => {
  expect(
    Object.entries(passwordRules)
      .filter(([, isMet]) => !isMet(text))
      .map(([rule]) => rule),
  ).toEqual(failed);
});
