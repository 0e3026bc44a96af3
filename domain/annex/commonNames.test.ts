import { inciKey } from '../inci/inciKey.ts';
import { commonNames } from './commonNames.ts';
import { entryNames } from './entryNames.ts';

const all = Object.entries(commonNames).flatMap(([entry, names]) =>
  names.split(';').map((name) => ({ entry, name: name.trim() })),
);

test('every common name belongs to one entry and is written once', () => {
  const keys = all.map(({ name }) => inciKey(name));
  expect(all.filter(({ name }, at) => keys.indexOf(inciKey(name)) !== at)).toEqual([]);
  expect(all.filter(({ name }) => inciKey(name).length < 3)).toEqual([]);
  expect(all.filter(({ entry }) => !/^(?:II|III|IV|V|VI)\/\d+[a-z]?$/.test(entry))).toEqual([]);
});

test('an entry about a group bears the names of its members', () => {
  const names = entryNames({
    annex: 'II',
    reference: '300',
    substance: 'Glucocorticoids (Corticosteroids)',
    names: [],
    casNumbers: '',
    productTypes: '',
    maximum: '',
    otherConditions: '',
    warnings: '',
    regulation: '',
  });
  expect(names).toEqual(expect.arrayContaining(['Glucocorticoids', 'Hydrocortisone', 'Klobetazol propionat']));
});
