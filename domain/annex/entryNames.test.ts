import type { AnnexRow } from './annexEntry.ts';
import { entryNames } from './entryNames.ts';
import { readAnnexRow } from './readAnnexRow.ts';

const row = (annex: AnnexRow['annex'], reference: string, substance: string, names: string[] = []): AnnexRow => ({
  annex,
  reference,
  substance,
  names,
  casNumbers: '',
  productTypes: '',
  maximum: '',
  otherConditions: '',
  warnings: '',
  regulation: '',
});
const namesOf = (substance: string) => entryNames(row('II', '1', substance));

test.each<[string, string[]]>([
  ['Spironolactone (INN)', ['Spironolactone']],
  ['Ephedrine and its salts', ['Ephedrine']],
  ['Nalorphine (INN), its salts and ethers', ['Nalorphine']],
  ['Tretinoin (INN) (retinoic acid and its salts)', ['Tretinoin', 'retinoic acid']],
  ['Pyrocatechol (Catechol)', ['Pyrocatechol', 'Catechol']],
  ['2,2-Bis(4-hydroxyphenyl)acetate (Hexachlorophene (INN))', ['2,2-Bis(4-hydroxyphenyl)acetate', 'Hexachlorophene']],
  ['Theophylline; 1,3-dimethyl-3,7-dihydro-1H-purine', ['Theophylline', '1,3-dimethyl-3,7-dihydro-1H-purine']],
  ['Nickel monoxide [1]; nickel oxide [2]; bunsenite [3]', ['Nickel monoxide', 'nickel oxide', 'bunsenite']],
  ['Nickel; nickel powder [particle diameter<1 mm]', ['Nickel', 'nickel powder']],
  ['Curare and curarine', ['Curare', 'curarine']],
  ['Choline salts and their esters e.g. choline chloride (INN)', ['Choline salts', 'choline chloride']],
  ['Toluidines, their isomers, salts and derivatives', ['Toluidines', 'Toluidine']],
  ['Aconitum napellus L. (leaves, roots and galenical preparations)', ['Aconitum napellus']],
  ['Mercury and its compounds, except those special cases included in Annex V', ['Mercury']],
  ['1-Methoxy-2,4-diaminobenzene (2,4-Diaminoanisole - CI 76050) and its salts', ['CI 76050']],
  ['Colouring agent CI 45170, Colouring agent CI 45170:1 (Basic Violet 10)', ['CI 45170', 'CI 45170:1']],
  ['Copper (nano) [INCI] Colloidal Copper (nano) [INCI]', ['Copper', 'Colloidal Copper']],
  ['Silver (nano) [1 nm < particle diameter ≤ 100 nm]', ['Silver']],
  ['Phenyl 4-hydroxybenzoate (INCI: Phenylparaben)', ['Phenyl 4-hydroxybenzoate', 'Phenylparaben']],
])('%s has its names', (substance, expected) => {
  expect(namesOf(substance)).toEqual(expect.arrayContaining(expected));
});

test.each<[string, string]>([
  ['Distillates (coal tar), pitch', 'coal tar'],
  ['Phenol, (tetrapropenyl) derivatives', 'Phenol'],
  ['Tris(2-methoxyethoxy) vinylsilane', '2-methoxyethoxy'],
  ['Cells, tissues or products of human origin', 'Cells'],
  ['Aluminium, zinc, magnesium and calcium stearates', 'zinc'],
  ['Aconitine (principal alkaloid of Aconitum napellus L.) and its salts', 'Aconitum napellus'],
])('a part of %s is no name', (substance, part) => {
  expect(namesOf(substance)).not.toContain(part);
});

test('a substance is not named by an entry about its derivative', () => {
  expect(entryNames(row('II', '1146', 'Diphenylether; Octabromo derivate'))).not.toContain('Diphenylether');
  expect(entryNames(row('V', '59', 'Citric acid and silver citrate', ['CITRIC ACID', 'SILVER CITRATE']))).toEqual([
    'SILVER CITRATE',
    'Citric acid and silver citrate',
  ]);
});

test.each<[string, string, string | null]>([
  ['221', 'Mercury and its compounds, except those special cases included in Annex V', 'listedElsewhere'],
  ['681', 'Acrylamide, unless regulated elsewhere in this Regulation', 'listedElsewhere'],
  ['463', 'Buta-1,3-diene, see also entries 464-611', null],
  ['465', 'Butane, if it contains = >0,1 % w/w Butadiene', 'text'],
  ['167', '4-Aminobenzoic acid and its esters, with the free amino group', null],
])('II/%s has the exception of its text', (reference, substance, exception) => {
  expect(readAnnexRow(row('II', reference, substance))?.exception).toBe(exception);
});

test('the origin decides for single names of an entry', () => {
  const entry = readAnnexRow(row('II', '168', 'Choline salts', ['CHOLINE CHLORIDE', 'DEFINED CELL CULTURE MEDIA 1']));
  expect(entry?.keysByOrigin).toEqual(['definedcellculturemedia1']);
});
