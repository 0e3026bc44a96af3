import { documentForm, extensionOf, fieldOf, toChanges, toFormValues } from './document.form.ts';

const sheet = { name: 'Sheet v1.2.pdf', expiresOn: '2027-01-31' };
const before = toFormValues(sheet, 'SDS');
const changed = (change: Partial<typeof before>) => toChanges({ ...before, ...change }, before, sheet.name);

test('the file extension is not part of the editable name', () => {
  expect(before).toEqual({ name: 'Sheet v1.2', folder: 'SDS', expiresOn: '2027-01-31' });
  expect(['a.PDF', 'none', 'a.far too long', '.pdf'].map(extensionOf)).toEqual(['.PDF', '', '', '.pdf']);
  expect(toFormValues({ ...sheet, name: 'none', expiresOn: null }, 'COA')).toEqual({
    name: 'none',
    folder: 'COA',
    expiresOn: '',
  });
});

test.each([
  [{ name: ' Sheet v2 ' }, { name: 'Sheet v2.pdf' }],
  [{ folder: 'COA' }, { folder: 'COA' }],
  [{ expiresOn: '' }, { expiresOn: null }],
  [{ expiresOn: '2028-02-29' }, { expiresOn: '2028-02-29' }],
] as const)('a change of %j sends only the changed field', (change, input) => {
  expect(changed(change)).toEqual(input);
});

test('a name that differs only in surrounding blanks is not sent', () => {
  expect(changed({ name: ' Sheet v1.2 ' })).toBeNull();
});

test.each([
  ['', 'documents:errors.name'],
  ['  ', 'documents:errors.name'],
  ['a'.repeat(146), null],
  ['a'.repeat(147), 'documents:errors.nameTooLong'],
])('the name %j is validated together with its extension', (name, message) => {
  const { error } = documentForm('.pdf').safeParse({ ...before, name });
  expect(error?.issues.map((issue) => issue.message)).toEqual(message === null ? undefined : [message]);
});

test('input paths of the server map to form fields', () => {
  expect(['input.name', 'input.expiresOn', 'input.folder', 'input.upload'].map(fieldOf)).toEqual([
    'name',
    'expiresOn',
    'folder',
    undefined,
  ]);
});
