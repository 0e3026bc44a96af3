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

test('a changed row is told as itself when a row before it was removed', () => {
  const before = ['Voda', 'Ulje', 'Vosak'].map((text) => ({ text, phase: 'A' }));
  const after = [before[0], { text: 'Vosak', phase: 'B' }];
  expect(fieldChanges({ steps: before }, { steps: after }, ['text'])).toEqual([
    { field: 'steps.2.text', before: 'Ulje', after: null },
    { field: 'steps.2.phase', before: 'A', after: null },
    { field: 'steps.2.phase', before: 'A', after: 'B' },
  ]);
});

test('a moved row is told with its place alone', () => {
  const rows = ['Voda', 'Ulje', 'Vosak'].map((text) => ({ text }));
  expect(fieldChanges({ steps: rows }, { steps: [rows[2], rows[0], rows[1]] })).toEqual([
    { field: 'steps.1.position', before: '3', after: '1' },
  ]);
});

test('a row with an id keeps it when it is moved and changed', () => {
  const rows = ['Voda', 'Ulje', 'Vosak'].map((text, at) => ({ id: `${at}`, text }));
  const [one, other, third] = rows;
  const after = [{ ...third, text: 'Med' }, one, other];
  expect(fieldChanges({ steps: rows }, { steps: after }, ['id', 'text'])).toEqual([
    { field: 'steps.1.position', before: '3', after: '1' },
    { field: 'steps.1.text', before: 'Vosak', after: 'Med' },
  ]);
});

test('a rewritten text stands beside the text in its place', () => {
  const before = ['Voda', 'Ulje', 'Vosak'].map((text) => ({ text }));
  const after = ['Voda', 'Maslac', 'Med', 'Vosak'].map((text) => ({ text }));
  expect(fieldChanges({ steps: before }, { steps: after })).toEqual([
    { field: 'steps.2.text', before: 'Ulje', after: 'Maslac' },
    { field: 'steps.3.text', before: null, after: 'Med' },
  ]);
});
