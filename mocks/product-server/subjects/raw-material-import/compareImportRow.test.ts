import { materialKey } from '../../../../domain/raw-material-import/materialKey.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { RawMaterialRow } from '../raw-material/rawMaterialAccess.ts';
import { compareImportRow } from './compareImportRow.ts';
import type { KnownMaterial } from './materialIndex.ts';

const known = {
  row: {
    id: 'm',
    version: 1,
    tradeName: 'Euxyl PE 9010',
    manufacturer: 'Ashland',
    composition: [
      { inci: 'Phenoxyethanol', maxConc: '90' },
      { inci: 'Ethylhexylglycerin', maxConc: '10' },
    ],
  } as RawMaterialRow,
  isLinked: true,
  creator: { id: 'c', name: 'C', organisationId: 'o' },
} satisfies KnownMaterial;
const index = {
  byNames: new Map([[materialKey('Euxyl PE 9010', 'Ashland'), known]]),
  byTradeName: new Map([[materialKey('Euxyl PE 9010', ''), [known]]]),
};
const caller = { role: 'admin', organisationId: 'o' } as Partial<Caller> as Caller;
const compare = (...composition: [inci: string, maxConc: string][]) =>
  compareImportRow(
    {
      linija: 2,
      tradeName: 'Euxyl PE 9010',
      proizvodjac: 'Ashland',
      sastav: composition.map(([inci, maxConc]) => ({ inci, maxConc })),
      problemi: [],
    },
    index,
    'c',
    caller,
  );

test('a sheet without percentages changes none', () => {
  const row = compare(['PHENOXYETHANOL', ''], ['Ethylhexylglycerin', '']);
  expect(row.change.composition?.map(({ maxConc }) => maxConc)).toEqual(['90', '10']);
  expect(compare(['Phenoxyethanol', ''], ['Ethylhexylglycerin', '']).kind).toBe('isto');
});

test('names that stay keep their percentage beside new ones', () => {
  const row = compare(['Phenoxyethanol', ''], ['Aqua', '']);
  expect(row.fields).toEqual([
    { polje: 'inci', pre: 'Phenoxyethanol 90; Ethylhexylglycerin 10', posle: 'Phenoxyethanol 90; Aqua' },
  ]);
});

test('a percentage beside its name counts in a sheet without percentages', () => {
  expect(compare(['Phenoxyethanol', '80']).change.composition).toEqual([{ inci: 'Phenoxyethanol', maxConc: '80' }]);
});

test('an empty cell of a percentage leaves the known one', () => {
  expect(compare(['Phenoxyethanol', '']).change.composition).toEqual([{ inci: 'Phenoxyethanol', maxConc: '90' }]);
});

test('a new raw material comes with all that it gets', () => {
  const sent = {
    linija: 2,
    tradeName: 'New',
    sifra: 'N-1',
    sastav: [{ inci: 'Aqua', maxConc: '60-80' }],
    problemi: [],
  };
  const { kind, fields } = compareImportRow(sent, index, 'c', caller);
  expect([kind, fields]).toEqual([
    'novo',
    [
      { polje: 'sifra', pre: null, posle: 'N-1' },
      { polje: 'inci', pre: null, posle: 'Aqua 60-80' },
    ],
  ]);
});

test('a faulty row comes with all that it says', () => {
  const sent = {
    linija: 2,
    tradeName: 'New',
    sifra: 'N-1',
    sastav: [
      { inci: 'Aqua', maxConc: '60' },
      { inci: 'Glycerin', maxConc: '' },
    ],
    problemi: [{ linija: 2, kolona: 'maxConc', kod: 'NOT_A_NUMBER', vrednost: 'much', greska: true } as const],
  };
  const { kind, fields } = compareImportRow(sent, index, 'c', caller);
  expect([kind, fields]).toEqual([
    'neispravno',
    [
      { polje: 'sifra', pre: null, posle: 'N-1' },
      { polje: 'inci', pre: null, posle: 'Aqua 60; Glycerin' },
    ],
  ]);
});
