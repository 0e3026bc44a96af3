import { FOLDER_KINDS, MATERIAL_TYPES, foldersOf } from './rawMaterial.ts';
import type { MaterialType } from './rawMaterial.ts';
import { typeChange } from './typeChange.ts';

test.each<[MaterialType, MaterialType, boolean, string, string]>([
  ['UNCHOSEN', 'UNCHOSEN', false, '', ''],
  ['UNCHOSEN', 'PLAIN', false, '', ''],
  ['UNCHOSEN', 'PARFUM', false, 'ALLERGENS IFRA', ''],
  ['UNCHOSEN', 'AROMA', false, 'ALLERGENS IFRA', ''],
  ['UNCHOSEN', 'EXTRACT_OIL', false, 'ALLERGENS', ''],
  ['PLAIN', 'UNCHOSEN', false, '', ''],
  ['PLAIN', 'PLAIN', false, '', ''],
  ['PLAIN', 'PARFUM', true, 'ALLERGENS IFRA', ''],
  ['PLAIN', 'AROMA', true, 'ALLERGENS IFRA', ''],
  ['PLAIN', 'EXTRACT_OIL', true, 'ALLERGENS', ''],
  ['PARFUM', 'UNCHOSEN', false, '', 'ALLERGENS IFRA'],
  ['PARFUM', 'PLAIN', true, '', 'ALLERGENS IFRA'],
  ['PARFUM', 'PARFUM', false, '', ''],
  ['PARFUM', 'AROMA', false, '', ''],
  ['PARFUM', 'EXTRACT_OIL', true, '', 'IFRA'],
  ['AROMA', 'UNCHOSEN', false, '', 'ALLERGENS IFRA'],
  ['AROMA', 'PLAIN', true, '', 'ALLERGENS IFRA'],
  ['AROMA', 'PARFUM', false, '', ''],
  ['AROMA', 'AROMA', false, '', ''],
  ['AROMA', 'EXTRACT_OIL', true, '', 'IFRA'],
  ['EXTRACT_OIL', 'UNCHOSEN', false, '', 'ALLERGENS'],
  ['EXTRACT_OIL', 'PLAIN', true, '', 'ALLERGENS'],
  ['EXTRACT_OIL', 'PARFUM', true, 'IFRA', ''],
  ['EXTRACT_OIL', 'AROMA', true, 'IFRA', ''],
  ['EXTRACT_OIL', 'EXTRACT_OIL', false, '', ''],
])(
  '%s to %s: confirmation %p, adds or activates [%s], should deactivate [%s]',
  (from, to, needsConfirmation, adds, deactivates) => {
    const change = typeChange(from, to);
    expect([change.needsConfirmation, change.addsOrActivates.join(' '), change.shouldDeactivate.join(' ')]).toEqual([
      needsConfirmation,
      adds,
      deactivates,
    ]);
  },
);

test('a change of type affects the folders that only one of the types has', () => {
  for (const from of MATERIAL_TYPES) {
    for (const to of MATERIAL_TYPES) {
      const { addsOrActivates, shouldDeactivate } = typeChange(from, to);
      const after = FOLDER_KINDS.filter(
        (kind) =>
          (foldersOf(from).includes(kind) || addsOrActivates.includes(kind)) && !shouldDeactivate.includes(kind),
      );
      expect(after).toEqual(foldersOf(to));
    }
  }
});
