import type { AnnexRow } from '../../../../domain/annex/annexEntry.ts';
import { row } from './row.ts';

const NO_LUNGS = "Not to be used in applications that may lead to exposure of the end-user's lungs by inhalation.";

/** Entries of Annex VI: the UV filters that products use. */
export const uvFilters: readonly AnnexRow[] = [
  row('VI', '3', 'Benzoic acid, 2-hydroxy-, 3,3,5-trimethylcyclohexyl ester / Homosalate', 'HOMOSALATE', {
    casNumbers: '118-56-9',
    productTypes: 'Face products with the exception of propellent spray products',
    maximum: '7,34 %',
  }),
  row('VI', '4', '2-Hydroxy-4-methoxybenzophenone / Oxybenzone', 'BENZOPHENONE-3', {
    casNumbers: '131-57-7',
    maximum: 'a) 6%\nb) 2,2%\nc) 0,5%',
    otherConditions:
      'a) If used at 0,5 % to protect product formulation, the levels used as UV filter must not exceed 5,5 %.\nb) If used at 0,5 % to protect product formulation, the levels used as UV filter must not exceed 1,7 %.',
    regulation: '(EU) 2022/1176',
    warnings:
      'For a) and b): Contains Benzophenone-3 (not required if concentration is 0,5 % or less and it is used only for product protection purposes)',
    productTypes:
      'a) Face products, hand products, and lip products, excluding propellant and pump spray products\nb) Body products, including propellant and pump spray products\nc) Other products',
  }),
  row(
    'VI',
    '6',
    '2-Phenylbenzimidazole-5-sulphonic acid and its potassium, sodium and triethanolamine salts',
    'PHENYLBENZIMIDAZOLE SULFONIC ACID',
    { casNumbers: '27503-81-7', maximum: '8%(as acid)' },
  ),
  row(
    'VI',
    '7',
    "3,3'-(1,4-Phenylenedimethylene) bis (7,7-dimethyl-2-oxobicyclo-[2.2.1]hept-1-ylmethanesulfonic acid) and its salts",
    'TEREPHTHALYLIDENE DICAMPHOR SULFONIC ACID',
    { casNumbers: '92761-26-7 / 90457-82-2', maximum: '10%(as acid)' },
  ),
  row(
    'VI',
    '8',
    '1-(4-tert-Butylphenyl)-3-(4-methoxyphenyl) propane-1,3-dione / Avobenzone',
    'BUTYL METHOXYDIBENZOYLMETHANE',
    { casNumbers: '70356-09-1', maximum: '5%' },
  ),
  row('VI', '10', '2-Cyano-3,3-diphenyl acrylic acid 2-ethylhexyl ester / Octocrilene', 'OCTOCRYLENE', {
    casNumbers: '6197-30-4',
    productTypes: 'a) Propellant spray products\nb) Other products',
    maximum: 'a) 9%\nb) 10%',
    otherConditions:
      'Benzophenone as an impurity and/or degradation product of Octocrylene shall be kept at trace level.',
    regulation: '(EU) 2022/1176',
  }),
  row('VI', '12', '2-Ethylhexyl 4-methoxycinnamate / Octinoxate', 'ETHYLHEXYL METHOXYCINNAMATE', {
    casNumbers: '5466-77-3',
    maximum: '10%',
  }),
  row('VI', '14', 'Isopentyl-4-methoxycinnamate / Amiloxate', 'ISOAMYL P-METHOXYCINNAMATE', {
    casNumbers: '71617-10-2',
    maximum: '10%',
  }),
  row('VI', '15', "2,4,6-Trianilino-(p-carbo-2'-ethylhexyl-1'-oxy)-1,3,5-triazine", 'ETHYLHEXYL TRIAZONE', {
    casNumbers: '88122-99-0',
    maximum: '5%',
  }),
  row('VI', '16', 'Drometrizole trisiloxane', 'DROMETRIZOLE TRISILOXANE', {
    casNumbers: '155633-54-8',
    maximum: '15%',
  }),
  row('VI', '17', 'Diethylhexyl butamido triazone', 'DIETHYLHEXYL BUTAMIDO TRIAZONE', {
    casNumbers: '154702-15-5',
    maximum: '10%',
  }),
  row('VI', '20', '2-Ethylhexyl salicylate / Octisalate', 'ETHYLHEXYL SALICYLATE', {
    casNumbers: '118-60-5',
    maximum: '5%',
  }),
  row(
    'VI',
    '22',
    '2-Hydroxy-4-methoxybenzophenone-5-sulfonic acid (Benzophenone-5) and its sodium salt',
    'BENZOPHENONE-4; BENZOPHENONE-5',
    { casNumbers: '4065-45-6 / 6628-37-1', maximum: '5%(as acid)' },
  ),
  row(
    'VI',
    '23',
    "2,2'-Methylene bis(6-(2H-benzotriazol-2-yl)-4-(1,1,3,3-tetramethylbutyl)phenol)",
    'METHYLENE BIS-BENZOTRIAZOLYL TETRAMETHYLBUTYLPHENOL',
    { casNumbers: '103597-45-1', maximum: '10%', regulation: '(EU) 2018/885' },
  ),
  row(
    'VI',
    '23a',
    'Methylene Bis-Benzotriazolyl Tetramethylbutylphenol (nano)',
    'METHYLENE BIS-BENZOTRIAZOLYL TETRAMETHYLBUTYLPHENOL (NANO)',
    { casNumbers: '103597-45-1', maximum: '10 %', otherConditions: NO_LUNGS, regulation: '(EU) 2018/885' },
  ),
  row(
    'VI',
    '24',
    "Sodium salt of 2,2'-bis(1,4-phenylene)-1H-benzimidazole-4,6-disulfonic acid",
    'DISODIUM PHENYL DIBENZIMIDAZOLE TETRASULFONATE',
    { casNumbers: '180898-37-7', maximum: '10%(as acid)' },
  ),
  row('VI', '25', 'Bemotrizinol', 'BIS-ETHYLHEXYLOXYPHENOL METHOXYPHENYL TRIAZINE', {
    casNumbers: '187393-00-6',
    maximum: '10%',
  }),
  row('VI', '26', 'Dimethicodiethylbenzalmalonate', 'POLYSILICONE-15', { casNumbers: '207574-74-1', maximum: '10%' }),
  row('VI', '27', 'Titanium Dioxide', 'TITANIUM DIOXIDE', {
    casNumbers: '13463-67-7 / 1317-70-0 / 1317-80-2',
    maximum: '25%',
    otherConditions:
      'Titanium dioxide in powder form containing 1 % or more of particles with aerodynamic diameter ≤ 10 μm, to be used in compliance with Annex III, No 321.',
  }),
  row('VI', '27a', 'Titanium dioxide (nano)', 'TITANIUM DIOXIDE (NANO)', {
    casNumbers: '13463-67-7 / 1317-70-0 / 1317-80-2',
    maximum: '25%',
    warnings: `${NO_LUNGS}\nWhen coated with the combination Alumina and Manganese Dioxide (not to be used in lip products)`,
    regulation: '(EU) 2019/1857',
  }),
  row(
    'VI',
    '28',
    'Benzoic acid, 2-[4-(diethylamino)-2-hydroxybenzoyl]-, hexylester',
    'DIETHYLAMINO HYDROXYBENZOYL HEXYL BENZOATE',
    {
      casNumbers: '302776-68-7',
      maximum: '10%',
      otherConditions: 'Di-n-hexyl phthalate (DnHexP) as an unavoidable trace impurity in DHHB must not exceed 10 ppm.',
      regulation: '(EU) 2026/909',
    },
  ),
  row('VI', '30', 'Zinc oxide', 'ZINC OXIDE', {
    casNumbers: '1314-13-2',
    maximum: '25%',
    warnings: NO_LUNGS,
    regulation: '(EU) 2016/621',
  }),
  row('VI', '30a', 'Zinc oxide (nano)', 'ZINC OXIDE (NANO)', {
    casNumbers: '1314-13-2',
    maximum: '25%',
    warnings: NO_LUNGS,
    regulation: '(EU) 2016/621',
  }),
  row('VI', '31', '3,3′-(1,4-Phenylene)bis(5,6-diphenyl-1,2,4-triazine)', 'PHENYLENE BIS-DIPHENYLTRIAZINE', {
    casNumbers: '55514-22-2',
    maximum: '5%',
    otherConditions: NO_LUNGS,
    regulation: '(EU) 2019/680',
  }),
];
