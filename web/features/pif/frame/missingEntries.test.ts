import { missingEntries } from './missingEntries.ts';

const kaolin = { id: '1', name: 'Kaolin' };
const document = (field: string, state: 'MISSING' | 'EXPIRED' | 'DONE', rawMaterial = kaolin) => ({
  key: `DOCUMENTS.${rawMaterial.id}.${field}`,
  section: 'DOCUMENTS' as const,
  field,
  state,
  rawMaterial,
});

test('the documents that one raw material lacks are one entry, expired when one of them is', () => {
  const entries = missingEntries([
    document('SDS', 'MISSING'),
    document('TDS', 'DONE'),
    document('SDS', 'MISSING', { id: '2', name: 'Skvalan' }),
    document('COA', 'EXPIRED'),
  ]);
  expect(entries.map(({ rawMaterial, fields, state }) => [rawMaterial?.name, fields, state])).toEqual([
    ['Kaolin', ['SDS', 'COA'], 'EXPIRED'],
    ['Skvalan', ['SDS'], 'MISSING'],
  ]);
});

test('the fields of a section are entries of their own', () => {
  const field = (name: string) => ({
    key: `CLAIMS.${name}`,
    section: 'CLAIMS' as const,
    field: name,
    state: 'MISSING' as const,
    rawMaterial: null,
  });
  expect(missingEntries([field('claims'), field('evidence')]).map(({ fields }) => fields)).toEqual([
    ['claims'],
    ['evidence'],
  ]);
});
