import { fieldChanges } from './fieldChanges.ts';

test('a changed text is told with both values', () => {
  expect(fieldChanges({ name: 'Krema', note: 'x' }, { name: 'Gel', note: 'x' })).toEqual([
    { field: 'name', before: 'Krema', after: 'Gel' },
  ]);
});

test('missing, null and blank are the same', () => {
  expect(fieldChanges({ a: null, b: '' }, { a: '', c: null })).toEqual([]);
});

test('a field of a group is named with its group', () => {
  expect(fieldChanges({ person: { phone: '1' } }, { person: { phone: '2', email: 'a' } })).toEqual([
    { field: 'person.phone', before: '1', after: '2' },
    { field: 'person.email', before: null, after: 'a' },
  ]);
});

test('plain values of a list stand together', () => {
  expect(fieldChanges({ markets: ['EU'] }, { markets: ['EU', 'RS'] })).toEqual([
    { field: 'markets', before: 'EU', after: 'EU, RS' },
  ]);
});

test('a removed row is not told as a change of the rows after it', () => {
  const rows = ['Voda', 'Ulje', 'Vosak'].map((text) => ({ text }));
  expect(fieldChanges({ steps: rows }, { steps: [rows[0], rows[2]] })).toEqual([
    { field: 'steps.2.text', before: 'Ulje', after: null },
  ]);
});

test('an inserted row is the only change', () => {
  const rows = ['Voda', 'Voda'].map((text) => ({ text }));
  expect(fieldChanges({ steps: rows }, { steps: [...rows, { text: 'Voda' }] })).toEqual([
    { field: 'steps.3.text', before: null, after: 'Voda' },
  ]);
});

test('numbers and answers are told as text', () => {
  expect(fieldChanges({ ph: 5.5, isActive: false }, { ph: 6, isActive: true })).toEqual([
    { field: 'ph', before: '5.5', after: '6' },
    { field: 'isActive', before: 'false', after: 'true' },
  ]);
});

test('the order of the fields in a row makes no difference', () => {
  const before = { steps: [{ phase: 'A', text: 'Voda' }, { text: 'Ulje' }] };
  expect(fieldChanges(before, { steps: [{ text: 'Voda', phase: 'A' }] })).toEqual([
    { field: 'steps.2.text', before: 'Ulje', after: null },
  ]);
});
