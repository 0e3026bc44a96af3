import {
  emptyPasswords,
  fieldOf as passwordFieldOf,
  passwordForm,
  toInput as toPasswordInput,
} from './password.form.ts';
import { fieldOf as profileFieldOf, profileForm, toFormValues, toInput as toProfileInput } from './profile.form.ts';

const right = { currentPassword: 'Demo@2026x', newPassword: 'Nova@2026x', confirmation: 'Nova@2026x' };
const both = (password: string) => ({ newPassword: password, confirmation: password });

/** The first message of each invalid field. */
function firstErrors(schema: typeof passwordForm | typeof profileForm, values: object): Record<string, string> {
  const { error } = schema.safeParse(values);
  return Object.fromEntries(
    (error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message.replace('account:errors.', '')]),
  );
}

test.each([
  ['all right', {}, {}],
  ['7 characters of a current password', { currentPassword: '1234567' }, { currentPassword: 'currentPassword' }],
  ['blanks for a current password', { currentPassword: '         ' }, { currentPassword: 'currentPassword' }],
  ['7 characters', both('Abcde1!'), { newPassword: 'newPassword' }],
  ['8 characters', both('Abcdef1!'), {}],
  ['16 characters', both('Abcdef1!Abcdef1!'), {}],
  ['17 characters', both('Abcdef1!Abcdef1!x'), { newPassword: 'newPassword' }],
  ['no lowercase', both('ABCDEF1!'), { newPassword: 'newPassword' }],
  ['no uppercase', both('abcdef1!'), { newPassword: 'newPassword' }],
  ['no digit', both('Abcdefg!'), { newPassword: 'newPassword' }],
  ['another special character', both('Abcdef1#'), { newPassword: 'newPassword' }],
  ['a repetition in another case', { confirmation: 'nova@2026x' }, { confirmation: 'confirmation' }],
  [
    'everything wrong at once',
    { currentPassword: 'x', newPassword: 'y', confirmation: 'z' },
    { currentPassword: 'currentPassword', newPassword: 'newPassword', confirmation: 'confirmation' },
  ],
  ['nothing typed', emptyPasswords, { currentPassword: 'currentPassword', newPassword: 'newPassword' }],
])('the password form: %s', (_what, wrong, expected) => {
  expect(firstErrors(passwordForm, { ...right, ...wrong })).toEqual(expected);
});

test.each([
  ['Ana Anić', {}],
  ['Ana Ani', { name: 'name' }],
  ['   Ana Ani   ', { name: 'name' }],
  ['x'.repeat(100), {}],
  ['x'.repeat(101), { name: 'nameTooLong' }],
  ['', { name: 'name' }],
])('the name %j', (name, expected) => {
  expect(firstErrors(profileForm, { name, photo: null })).toEqual(expected);
});

test('only changed fields are sent', () => {
  const before = { name: 'Jelena Petrović' };
  expect(toFormValues({ name: null })).toEqual({ name: '', photo: null });
  expect(toProfileInput(toFormValues(before), before, undefined)).toEqual({});
  expect(toProfileInput({ name: ' Jelena Petrović ', photo: null }, before, 'r1')).toEqual({ photoUpload: 'r1' });
  expect(toProfileInput({ name: ' Jelena M. Petrović', photo: null }, before, undefined)).toEqual({
    name: 'Jelena M. Petrović',
  });
  expect(toPasswordInput(right)).toEqual({
    currentPassword: 'Demo@2026x',
    newPassword: 'Nova@2026x',
    newPasswordConfirmation: 'Nova@2026x',
  });
});

test('input paths of the server map to form fields', () => {
  expect(
    ['input.name', 'input.photoUpload', 'input', 'input.role', 'constructor', '__proto__'].map(profileFieldOf),
  ).toEqual(['name', 'photo', undefined, undefined, undefined, undefined]);
  expect(
    ['input.currentPassword', 'input.newPassword', 'input.newPasswordConfirmation', 'toString'].map(passwordFieldOf),
  ).toEqual(['currentPassword', 'newPassword', 'confirmation', undefined]);
});
