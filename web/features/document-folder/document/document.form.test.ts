import type { Document } from '../useDocumentFolders.ts';
import { documentForm, extensionOf, fieldOf, toFormValues, toInput } from './document.form.ts';

const sheet: Document = {
  id: 'd1',
  name: 'Sheet v1.2.pdf',
  mediaType: 'PDF',
  size: 7,
  addedAt: '2026-03-01T10:00:00.000Z',
  addedBy: null,
  expiresOn: '2027-01-31',
  isExpired: false,
  url: '/documents/a/d1',
};
const before = toFormValues(sheet, 'SDS');
const changed = (change: Partial<typeof before>) => toInput({ ...before, ...change }, before, sheet, 'glicerin');

test('the ending is no part of the name that is edited', () => {
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
] as const)('of %j only that is sent', (change, input) => {
  expect(changed(change)).toEqual({ slug: 'glicerin', id: 'd1', ...input });
});

test('nothing is sent when nothing has changed but blanks', () => {
  expect(changed({ name: ' Sheet v1.2 ' })).toBeNull();
});

test.each([
  ['', 'documentFolder:errors.name'],
  ['  ', 'documentFolder:errors.name'],
  ['a'.repeat(146), null],
  ['a'.repeat(147), 'documentFolder:errors.nameTooLong'],
])('the name %j, with an ending of four characters', (name, message) => {
  const { error } = documentForm('.pdf').safeParse({ ...before, name });
  expect(error?.issues.map((issue) => issue.message)).toEqual(message === null ? undefined : [message]);
});

test('a field of the input leads to the field of the form', () => {
  expect(['input.name', 'input.expiresOn', 'input.folder', 'input.upload'].map(fieldOf)).toEqual([
    'name',
    'expiresOn',
    'folder',
    undefined,
  ]);
});
