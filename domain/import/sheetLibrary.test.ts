import { readFormulaSheet } from '../formula-import/readFormulaSheet.ts';
import { readFragranceSheet } from '../fragrance-import/readFragranceSheet.ts';
import { readSheet } from '../raw-material-import/readSheet.ts';

/**
 * A library of sheets in the ways the trade writes them, each with the record that it gives or the question that it
 * asks. A line ends with "/", a cell with "|", and "~" is a slash. OWN: made for these tests.
 */
const cellsOf = (sheet: string) =>
  sheet.split('/').map((line) => line.split('|').map((cell) => cell.replaceAll('~', '/')));
/** "!" before what has to be answered, "~" before a note. */
const said = (problems: readonly { code: string; isError: boolean }[] = []) =>
  problems.map(({ code, isError }) => ` ${isError ? '!' : '~'}${code}`).join('');

function readFormula(sheet: string): string {
  const read = readFormulaSheet(cellsOf(sheet));
  if (!read.ok) return read.code;
  const rows = read.rows.map(({ phase, tradeName, components, isRemainder, amount, problems }) => {
    const name = tradeName || components.map(({ inciName }) => inciName).join('+');
    return `${phase ? `${phase}: ` : ''}${name} ${isRemainder ? 'rest' : amount}${said(problems)}`;
  });
  const total = read.total ? ` = ${read.total.value}${read.total.isEqual ? '' : '?'}` : '';
  const scale = read.scale === 'PERCENT' ? '' : ` ${read.scale}`;
  const leftOut = read.leftOut.length > 0 ? ` (${read.leftOut.map(({ reason }) => reason).join()})` : '';
  return rows.join('; ') + total + scale + leftOut;
}

function readMaterials(sheet: string): string {
  const read = readSheet(cellsOf(sheet));
  if (!read.ok) return read.code;
  return read.rows
    .map(({ values: { tradeName, composition = [] }, problems }) => {
      const names = composition.map(({ inciName, maxConcentration }) => `${inciName} ${maxConcentration}`);
      return `${tradeName}: ${names.join(', ')}${said(problems)}`;
    })
    .join('; ');
}

function readStatements(sheet: string): string {
  const read = readFragranceSheet(cellsOf(sheet));
  if (!read.ok) return read.code;
  return read.fragrances
    .map(({ name, allergens, problems }) => {
      const shares = allergens.map(
        ({ inciName, percent, detectionLimit }) =>
          `${inciName} ${percent ?? ''}${detectionLimit ? `<${detectionLimit}` : ''}`,
      );
      return `${name}: ${shares.join(', ')}${said(problems)}`;
    })
    .join('; ');
}

test.each([
  ['Phase|Ingredient|INCI|Weight %/A|Water|Aqua|70/B|Oil|Olus Oil|30', 'A: Water 70; B: Oil 30'],
  ['Phase|Rohstoff|INCI|Einsatz %/A|Wasser|Aqua|70,5/B|Öl|Olus Oil|29,5', 'A: Wasser 70.5; B: Öl 29.5'],
  ['Phase|Matière première|INCI|% m~m/A|Eau|Aqua|70,5/B|Huile|Olus Oil|29,5', 'A: Eau 70.5; B: Huile 29.5'],
  ['Fase|Materia prima|INCI|% p~p/A|Acqua|Aqua|70,5/B|Olio|Olus Oil|29,5', 'A: Acqua 70.5; B: Olio 29.5'],
  ['Fase|Materia prima|INCI|%/A|Agua|Aqua|70,5/B|Aceite|Olus Oil|29,5', 'A: Agua 70.5; B: Aceite 29.5'],
  ['INCI|g/Aqua|700/Glycerin|300', 'Aqua 700; Glycerin 300 OTHER'],
  ['INCI|g~kg/Aqua|700/Glycerin|300', 'Aqua 70; Glycerin 30'],
  ['INCI|mg~kg/Aqua|999000/Citral|1000', 'Aqua 99.9; Citral 0.1'],
  ['INCI|ppm/Aqua|999000/Citral|1.000', 'Aqua 99.9; Citral 0.1'],
  ['INCI|Fraction/Aqua|0.7/Glycerin|0.3', 'Aqua 70; Glycerin 30 FRACTIONS'],
  ['INCI|%/Aqua|q.s. to 100/Glycerin|30', 'Aqua rest; Glycerin 30'],
  ['INCI|%/Aqua|ad 100/Glycerin|30', 'Aqua rest; Glycerin 30'],
  ['INCI|%/Aqua|do 100/Glycerin|30', 'Aqua rest; Glycerin 30'],
  ['INCI|%/Aqua|balance/Glycerin|30', 'Aqua rest; Glycerin 30'],
  ['INCI|%/Aqua|qsp 100/Glycerin|30', 'Aqua rest; Glycerin 30'],
  ['INCI|%/Aqua|up to 100 %/Glycerin|30', 'Aqua rest; Glycerin 30'],
  ['INCI|%/Aqua|100-x/Glycerin|30', 'Aqua  !NOT_A_NUMBER; Glycerin 30 OTHER'],
  ['INCI|%/Aqua|rest/Glycerin|30', 'Aqua rest; Glycerin 30'],
  ['INCI|%/Aqua|q.s./Glycerin|30', 'Aqua rest ~SATIS_FILLS; Glycerin 30'],
  [
    'INCI|%/Aqua|q.s./Citric Acid|q.s./Glycerin|30',
    'Aqua  !SATIS_WITHOUT_AMOUNT; Citric Acid  !SATIS_WITHOUT_AMOUNT; Glycerin 30 OTHER',
  ],
  [
    'INCI|%/WATER PHASE|/Aqua|70/OIL PHASE|/Olus Oil|30/Total|100',
    'WATER: Aqua 70; OIL: Olus Oil 30 = 100 (CAPTION,CAPTION)',
  ],
  [
    'INCI|%/Phase A|/Aqua|70/COOL DOWN|/Parfum|30/TOTAL|100',
    'A: Aqua 70; COOL DOWN: Parfum 30 = 100 (CAPTION,CAPTION)',
  ],
  [
    'INCI|%/Aqua|70/Glycerin|30/Ukupno|100/pH|5,5/Viskozitet|4500',
    'Aqua 70; Glycerin 30 = 100 (BELOW_TOTAL,BELOW_TOTAL)',
  ],
  ['INCI|%/Aqua|70/Subtotal|70/Glycerin|30/Total|100', 'Aqua 70; Glycerin 30 = 100 (SUBTOTAL)'],
  ['INCI|%/Aqua|70/Glycerin|30/|100', 'Aqua 70; Glycerin 30 = 100 (UNNAMED_TOTAL)'],
  ['Batch size 50 kg//INCI|kg/Aqua|35/Glycerin|15', 'Aqua 70 ~FROM_BATCH; Glycerin 30 ~FROM_BATCH'],
  ['INCI|Batch 500 g/Aqua|350/Glycerin|150', 'Aqua 70 ~FROM_BATCH; Glycerin 30 ~FROM_BATCH'],
  ['INCI|%/Phenoxyethanol (and) Ethylhexylglycerin|1/Aqua|99', 'Phenoxyethanol+Ethylhexylglycerin 1; Aqua 99'],
  [
    'Trade name|INCI|% in raw material|%/Euxyl|Phenoxyethanol|90|1/|Ethylhexylglycerin|10|/Water|Aqua|100|99',
    'Euxyl 1; Water 99',
  ],
  [
    'Trade name|INCI|% in formula/Euxyl|Phenoxyethanol|0.9/|Ethylhexylglycerin|0.1/Water|Aqua|99',
    'Euxyl 1 ~AMOUNTS_ADDED; Water 99',
  ],
  ['Trade name|%|Dilution %/Rose oil|1|10/Water|99|', 'Rose oil 1 !DILUTION_OPEN; Water 99'],
  ['Trade name|%/Rose oil 10 % in DPG|1/Water|99', 'Rose oil 10 % in DPG 1 ~DILUTED; Water 99'],
  ['INCI|Min %|Max %/Aqua|60|80/Glycerin|20|40', 'Aqua  !NOT_A_NUMBER; Glycerin  !NOT_A_NUMBER OTHER'],
  ['INCI|%/Aqua|60-80/Glycerin|20-40', 'Aqua  !NOT_A_NUMBER; Glycerin  !NOT_A_NUMBER OTHER'],
  ['INCI|%/Aqua|ca. 70/Glycerin|30', 'Aqua 70 ~APPROXIMATE; Glycerin 30'],
  ['INCI|Amount|Unit/Aqua|70|%/Citral|300|ppm/Glycerin|29.97|%', 'Aqua 70; Citral 0.03; Glycerin 29.97'],
  ['INCI|%|Price/Aqua|70|1.5/Glycerin|30|9.9', 'Aqua 70; Glycerin 30'],
  ['No.|INCI|CAS|%/1|Aqua|7732-18-5|70/2|Glycerin|56-81-5|30', 'Aqua 70; Glycerin 30'],
  ['INCI|%/Aqua|70%/Glycerin|30 %', 'Aqua 70; Glycerin 30'],
  ['INCI|%/Aqua|1.250,5/Glycerin|30', 'Aqua 1250.5; Glycerin 30 OTHER'],
  ['INCI|%/Aqua|3,200/Glycerin|96,8', 'Aqua 3.2; Glycerin 96.8'],
  ['INCI|g/Aqua|3,200/Glycerin|1,800', 'Aqua  !AMBIGUOUS_NUMBER; Glycerin  !AMBIGUOUS_NUMBER OTHER'],
  ['INCI|%/Aqua|70/Glycerin|-30', 'Aqua 70; Glycerin  !NOT_POSITIVE OTHER'],
  ['INCI|%/Aqua|seventy/Glycerin|30', 'Aqua  !NOT_A_NUMBER; Glycerin 30 OTHER'],
  ['INCI|%/Aqua|70/Glycerin|', 'Aqua 70; Glycerin  !AMOUNT_MISSING OTHER'],
  ['INCI|%/Aqua|70/Aqua|30', 'Aqua 70; Aqua 30'],
  ['INCI|%/Aqua|90/Glycerin|90', 'Aqua 90; Glycerin 90 OTHER'],
  ['INCI|%/Aqua|1,2E-3/Glycerin|99,9988', 'Aqua 0.0012; Glycerin 99.9988'],
  [
    'INCI|%/Aqua|0.1234567/Glycerin|99.8765433',
    'Aqua 0.1234567 !TOO_MANY_DECIMALS; Glycerin 99.8765433 !TOO_MANY_DECIMALS',
  ],
  ['INCI|%/Вода|70/Глицерин|30', 'Вода 70; Глицерин 30'],
  ['Ime|Količina (g)|Napomena/Voda|700|hladna/Glicerin|300|', 'Voda 700; Glicerin 300 OTHER'],
  ['Ingredient (INCI)|Concentration (% w~w)|Function/Aqua|70|Solvent/Glycerin|30|Humectant', 'Aqua 70; Glycerin 30'],
  ['INCI|%|%/Aqua|70|1/Glycerin|30|2', 'Aqua 70; Glycerin 30'],
  ['Trade name|INCI|% w~w/Water|Aqua|70/Glycerin|Glycerin|30', 'Water 70; Glycerin 30'],
  ['Faza|Sirovina|INCI naziv|% m~m/A|Voda|Aqua|70,5/B|Ulje|Olus Oil|29,5', 'A: Voda 70.5; B: Ulje 29.5'],
])('the formula %s is %s', (sheet, record) => {
  expect(readFormula(sheet)).toBe(record);
});

test.each([
  [
    'Trade name|Manufacturer|INCI|Max. %/Euxyl|Schulke|Phenoxyethanol; Ethylhexylglycerin|90; 10',
    'Euxyl: Phenoxyethanol 90, Ethylhexylglycerin 10',
  ],
  [
    'Trade name|INCI|%/Euxyl|Phenoxyethanol|85-95/|Ethylhexylglycerin|5-15',
    'Euxyl: Phenoxyethanol 85-95, Ethylhexylglycerin 5-15',
  ],
  [
    'Trade name|INCI|Min|Max/Euxyl|Phenoxyethanol|85|95/|Ethylhexylglycerin|5|15',
    'Euxyl: Phenoxyethanol 85-95, Ethylhexylglycerin 5-15',
  ],
  [
    'Trade name|Composition/Euxyl|Phenoxyethanol 90 %, Ethylhexylglycerin 10 %',
    'Euxyl: Phenoxyethanol 90, Ethylhexylglycerin 10',
  ],
  [
    'Product|INCI|% w~w/Euxyl|Phenoxyethanol (and) Ethylhexylglycerin|90~10',
    'Euxyl: Phenoxyethanol 90, Ethylhexylglycerin 10',
  ],
  ['Product|INCI|%/Water|Aqua|q.s. to 100/|Citric Acid|0.1', 'Water: Aqua 99.9, Citric Acid 0.1 ~REMAINDER_FILLED'],
  ['Product|INCI|ppm/Musk|Linalool|250', 'Musk: Linalool 0.025'],
  ['Product|INCI|%/Acid|Lactic Acid|≥ 88', 'Acid: Lactic Acid 88-100 ~LOWER_END_ONLY'],
  ['Product|INCI|%/Acid|Lactic Acid|96.5–102', 'Acid: Lactic Acid 96.5-100 ~ASSAY_OVER_100'],
  ['Product|INCI|%/Acid|Lactic Acid|n.d./|Aqua|<0.1', 'Acid: Lactic Acid , Aqua <0.1 !NOT_A_NUMBER'],
  ['Product|INCI|%/X|Aqua|60/X|Aqua|40', 'X: Aqua 60 !TWICE_IN_FILE; X: Aqua 40 !TWICE_IN_FILE'],
  ['Product|INCI|%/X|Aqua|70/|Glycerin|60', 'X: Aqua 70, Glycerin 60 ~SUM_OVER_100'],
  ['Trgovački naziv|Proizvođač|INCI|%/Glicerin|Oleon|Glycerin|99,5', 'Glicerin: Glycerin 99.5'],
  ['Handelsname|Hersteller|INCI|Gehalt %/Glycerin|Oleon|Glycerin|99,5', 'Glycerin: Glycerin 99.5'],
])('the raw materials %s are %s', (sheet, record) => {
  expect(readMaterials(sheet)).toBe(record);
});

test.each([
  ['Perfume|Allergen|%/Rose|Linalool|1.5/|Citral|0.2', 'Rose: Linalool 1.5, Citral 0.2'],
  ['Rose 123//Allergen|%/Linalool|1.5/Citral|0.2', 'Rose 123: Linalool 1.5, Citral 0.2 ~NAME_FROM_TITLE'],
  ['Perfume|Allergen|ppm/Rose|Linalool|125,000/Rose|Citral|2000', 'Rose: Linalool 12.5, Citral 0.2'],
  ['Perfume|Allergen|mg~kg/Rose|Linalool|3,200', 'Rose: Linalool 0.32'],
  ['Perfume|Allergen|%/Rose|Limonene|1/Rose|Limonene|0.5', 'Rose: Limonene 1.5 ~ISOMERS_ADDED'],
  ['Perfume|Allergen|%/Rose|Linalool|n.d./Rose|Citral|absent', 'Rose: Linalool , Citral '],
  ['Perfume|Allergen|%/Rose|Linalool|<0.001/Rose|Citral|traces', 'Rose: Linalool <0.001, Citral '],
  ['Perfume|Allergen|%/Rose|Linalool|LOD 10 ppm', 'Rose: Linalool <0.001'],
  ['Parfem|Alergen|%/Ruža|Linalool|1,5/Ruža|Citral|0,2', 'Ruža: Linalool 1.5, Citral 0.2'],
  ['Perfume|Allergen|Max. %/Rose|Linalool|1-2', 'Rose: Linalool 2 ~UPPER_END'],
])('the statement %s is %s', (sheet, record) => {
  expect(readStatements(sheet)).toBe(record);
});
