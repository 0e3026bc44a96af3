import { readComposition } from '../../raw-material-import/compositionCells.ts';

const names = (cell: string, shares = '') =>
  readComposition(cell, shares).pairs.map(({ inciName, maxConcentration }) => `${inciName}|${maxConcentration}`);

test.each<[string, string[]]>([
  ['Phenoxyethanol & Ethylhexylglycerin', ['Phenoxyethanol|', 'Ethylhexylglycerin|']],
  ['Phenoxyethanol (and) Ethylhexylglycerin', ['Phenoxyethanol|', 'Ethylhexylglycerin|']],
  ['Phenoxyethanol + Ethylhexylglycerin', ['Phenoxyethanol|', 'Ethylhexylglycerin|']],
  ['Phenoxyethanol i Ethylhexylglycerin', ['Phenoxyethanol|', 'Ethylhexylglycerin|']],
  ['Aqua / Glycerin', ['Aqua|', 'Glycerin|']],
  ['Phenoxyethanol 85-95 %', ['Phenoxyethanol|85-95 %']],
  ['Phenoxyethanol 85-95 %, Ethylhexylglycerin 5–15%', ['Phenoxyethanol|85-95 %', 'Ethylhexylglycerin|5–15%']],
  ['Aqua (60 %) & Glycerin (40 %)', ['Aqua|60 %', 'Glycerin|40 %']],
  ['Glycerin 99,5 % (w/w)', ['Glycerin|99,5 % (w/w)']],
  ['60 % Aqua; 40 % Glycerin', ['Aqua|60 %', 'Glycerin|40 %']],
  ['Linalool 250 ppm', ['Linalool|250 ppm']],
  ['Lavandula Oil*', ['Lavandula Oil|']],
  // One name each.
  ['CAPRYLIC/CAPRIC TRIGLYCERIDE', ['CAPRYLIC/CAPRIC TRIGLYCERIDE|']],
  ['PVP/VA COPOLYMER', ['PVP/VA COPOLYMER|']],
  ['C12-15 ALKYL BENZOATE', ['C12-15 ALKYL BENZOATE|']],
  ['Ceteareth-20', ['Ceteareth-20|']],
  ['CI 77891', ['CI 77891|']],
  ['1,2-Hexanediol', ['1,2-Hexanediol|']],
  ['Aqua / Water', ['Aqua / Water|']],
  ['Aqua / Water / Eau', ['Aqua / Water / Eau|']],
  ['Parfum / Fragrance', ['Parfum / Fragrance|']],
  ['CITRAL / METHYL ANTHRANILATE SCHIFF BASE', ['CITRAL / METHYL ANTHRANILATE SCHIFF BASE|']],
  ['(HONEY + ZYMOMONAS FERMENT) EXTRACT', ['(HONEY + ZYMOMONAS FERMENT) EXTRACT|']],
  ['(BIFIDOBACTERIUM LYSATE & POLOXAMER 407) EXTRACT', ['(BIFIDOBACTERIUM LYSATE & POLOXAMER 407) EXTRACT|']],
  ['TERPENES AND TERPENOIDS', ['TERPENES AND TERPENOIDS|']],
])('the names of the cell %j', (cell, expected) => {
  expect(names(cell)).toEqual(expected);
});

test('a share of the column counts before the one beside the name', () => {
  expect(names('Aqua 50 %; Glycerin', '60; 40')).toEqual(['Aqua|60', 'Glycerin|40']);
});
