import type { Json } from './canonicalJson.ts';
import { snapshotChanges } from './snapshotChanges.ts';

const snapshot = (change: Json = {}): Json => ({
  pif: { name: 'Krema', description: { version: 3, function: 'Nega', shades: null }, files: [] },
  composition: {
    formula: {
      name: 'Krema',
      revision: 1,
      lines: [{ rawMaterialSlug: 'glicerin', name: 'Glicerin', percent: '0.05' }],
    },
    result: { sum: '100', materials: [] },
  },
  label: null,
  knowledge: { software: '1', data: 'a' },
  ...(change as Record<string, Json>),
});
const lines = (...rows: Json[]): Json => ({
  formula: { name: 'Krema', revision: 1, lines: rows },
  result: { sum: '100', materials: [] },
});

test('a figure of a formula is told by its raw material, old and new, wherever its line stands', () => {
  const after = lines(
    { rawMaterialSlug: 'voda', name: 'Voda', percent: '99' },
    { rawMaterialSlug: 'glicerin', name: 'Glicerin', percent: '0.06' },
  );
  expect(snapshotChanges(snapshot(), snapshot({ composition: after }))).toEqual([
    { kind: 'FORMULA', path: ['lines', 'Glicerin', 'percent'], before: '0.05', after: '0.06' },
    { kind: 'FORMULA', path: ['lines', 'Voda', 'name'], before: null, after: 'Voda' },
    { kind: 'FORMULA', path: ['lines', 'Voda', 'percent'], before: null, after: '99' },
  ]);
});

test('the same raw material twice is two lines', () => {
  const twice = lines({ rawMaterialSlug: 'voda', percent: '1' }, { rawMaterialSlug: 'voda', percent: '2' });
  const other = lines({ rawMaterialSlug: 'voda', percent: '1' }, { rawMaterialSlug: 'voda', percent: '3' });
  expect(snapshotChanges(snapshot({ composition: twice }), snapshot({ composition: other }))).toEqual([
    { kind: 'FORMULA', path: ['lines', 'voda (2)', 'percent'], before: '2', after: '3' },
  ]);
});

test('a new file is a change under its name', () => {
  const pif: Json = {
    name: 'Krema',
    description: { version: 9, function: 'Nega', shades: null },
    files: [{ id: '1', name: 'pH.pdf', sha256: 'ab' }],
  };
  expect(snapshotChanges(snapshot(), snapshot({ pif }))).toEqual([
    { kind: 'FILE', path: ['files', 'pH.pdf', 'name'], before: null, after: 'pH.pdf' },
    { kind: 'FILE', path: ['files', 'pH.pdf', 'sha256'], before: null, after: 'ab' },
  ]);
});

test('the heading of a reasoning names its text and is no change of its own', () => {
  const withReasoning = (...reasoning: Json[]) => snapshot({ pif: { name: 'Krema', partB: { reasoning } } });
  const stated = { heading: 'STABILITY', text: 'Stabilan.' };
  expect(snapshotChanges(withReasoning(), withReasoning(stated))).toEqual([
    { kind: 'TEXT', path: ['partB', 'reasoning', 'STABILITY', 'text'], before: null, after: 'Stabilan.' },
  ]);
});

test('what somebody does not see is not compared, and what follows from the inputs is no change', () => {
  const { composition: _composition, ...seenByClient } = snapshot() as Record<string, Json>;
  expect(snapshotChanges(snapshot(), seenByClient)).toEqual([]);
  const recomputed = lines({ rawMaterialSlug: 'glicerin', name: 'Glicerin', percent: '0.05' }) as Record<string, Json>;
  expect(
    snapshotChanges(snapshot(), snapshot({ composition: { ...recomputed, result: { sum: '99', materials: [] } } })),
  ).toEqual([]);
});

test('a figure is one change, with what it rests on beside it', () => {
  const withNoael = (value: string, source: string, isVerified: boolean): Json => ({
    ...(snapshot() as Record<string, Json>),
    report: {
      substances: [
        {
          ...{ key: 'bht', inciName: 'BHT' },
          pointOfDeparture: { value: { value, origin: 'typed', source, isVerified, overriddenBecause: null } },
        },
      ],
    },
  });
  const path = ['substances', 'BHT', 'pointOfDeparture', 'value'];
  const [before, after] = [withNoael('250', 'SCCS/1636/21', true), withNoael('25', 'dossier', false)];
  expect(snapshotChanges(before, after)).toEqual([
    {
      ...{ kind: 'TOXICOLOGY', path, before: '250', after: '25' },
      basis: [
        { field: 'source', before: 'SCCS/1636/21', after: 'dossier' },
        { field: 'isVerified', before: 'true', after: 'false' },
      ],
    },
  ]);
  expect(snapshotChanges(before, withNoael('250', 'SCCS/1636/21', false))).toEqual([
    {
      ...{ kind: 'TOXICOLOGY', path, before: '250', after: '250' },
      basis: [{ field: 'isVerified', before: 'true', after: 'false' }],
    },
  ]);
});
