import { readFormulaSheet } from '../../formula-import/readFormulaSheet.ts';
import { readComposition } from '../../raw-material-import/compositionCells.ts';
import { readCompositionLines } from '../../raw-material-import/readCompositionLines.ts';

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
  ['Phenoxyethanol • Ethylhexylglycerin', ['Phenoxyethanol|', 'Ethylhexylglycerin|']],
  ['• Phenoxyethanol\n• Ethylhexylglycerin', ['Phenoxyethanol|', 'Ethylhexylglycerin|']],
  ['Phenoxyethanol · Ethylhexylglycerin', ['Phenoxyethanol|', 'Ethylhexylglycerin|']],
  ['Phenoxyethanol [and] Ethylhexylglycerin', ['Phenoxyethanol|', 'Ethylhexylglycerin|']],
  ['Phenoxyethanol&Ethylhexylglycerin', ['Phenoxyethanol|', 'Ethylhexylglycerin|']],
  ['Aqua, Glycerin', ['Aqua|', 'Glycerin|']],
  ['Glycerin - 99.5 %', ['Glycerin|99.5 %']],
  // One name each.
  ['Water, purified', ['Water, purified|']],
  ['Aqua, demineralisata', ['Aqua, demineralisata|']],
  ['Вода, пречишћена', ['Вода, пречишћена|']],
  ['Alcohol, denat.', ['Alcohol, denat.|']],
  ['Glycerin, 99.5 %', ['Glycerin|99.5 %']],
  ['D&C Red No. 7', ['D&C Red No. 7|']],
  ['MgSO4·7H2O', ['MgSO4·7H2O|']],
  ['Sodium Hyaluronate - low molecular', ['Sodium Hyaluronate - low molecular|']],
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

test.each<[string, string, string[], boolean]>([
  ['A oil (and) B oil', '90/10', ['A oil|90', 'B oil|10'], true],
  ['A oil (and) B oil', '90 : 10 %', ['A oil|90', 'B oil|10'], true],
  ['A oil; B oil; C oil', '(60/30,5/9,5)', ['A oil|60', 'B oil|30,5', 'C oil|9,5'], true],
  ['A oil (and) B oil', '90/9', ['A oil|90/9', 'B oil|'], false],
  ['A oil (and) B oil', '60/30/10', ['A oil|60/30/10', 'B oil|'], false],
  ['A oil (and) B oil', '9:1', ['A oil|9:1', 'B oil|'], false],
])('the names %j with the ratio %j', (cell, ratio, expected, isEven) => {
  expect([names(cell, ratio), readComposition(cell, ratio).isEven]).toEqual([expected, isEven]);
});

test('a list of bullets without percentages is no remark', () => {
  const rows = readCompositionLines(
    [{ line: 1, names: '• Aqua • Glycerin', concentrations: '' }],
    null,
    () => undefined,
  );
  expect(rows.map(({ inciName }) => inciName)).toEqual(['Aqua', 'Glycerin']);
});

/** The codes of what the import of raw materials and that of formulas say of a cell of INCI names. */
const saidOf = (cell: string, share = '') => {
  const codes: string[] = [];
  readCompositionLines([{ line: 2, names: cell, concentrations: share }], null, (code) => codes.push(code));
  const sheet = readFormulaSheet([
    ['Trade name', 'INCI', '% in raw material', '%'],
    ['X', cell, share, '100'],
  ]);
  return { codes, ofFormula: sheet.ok ? sheet.rows[0]?.problems.map(({ code }) => code) : sheet.code };
};

test.each([
  ['Phenoxyethanol - Ethylhexylglycerin', true],
  ['Aqua – Glycerin – Panthenol', true],
  ['Panthenol - 75 % in water', true],
  ['Voda - Aqua', false],
  ['Aqua - demineralisata', false],
  ['Glycerin - 99.5 %', false],
  ['Voda - prečišćena', false],
  ['C12-15 Alkyl Benzoate', false],
  ['Oil (cold pressed - organic)', false],
])('a dash between names is noted: "%s"', (cell, isNoted) => {
  const said = isNoted ? ['DASH_IN_NAME'] : [];
  expect(saidOf(cell)).toEqual({ codes: said, ofFormula: said });
});

test.each([
  ['>10', ['LOWER_END_ONLY']],
  ['≥10', ['LOWER_END_ONLY']],
  ['>10-25', ['ENDS_INCLUDED']],
  ['≥10 - <25', ['ENDS_INCLUDED']],
  ['≥10 - ≤25', []],
  ['10-25', []],
  ['<25', []],
  ['≤25', []],
])('the ends of "%s" that a record cannot hold are noted', (share, said) => {
  expect(saidOf('Glycerin', share)).toEqual({ codes: said, ofFormula: said });
});
