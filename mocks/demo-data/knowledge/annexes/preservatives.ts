import type { AnnexRow } from '../../../../domain/annex/annexEntry.ts';
import { row } from './row.ts';

const NOT_UNDER_THREE = 'Not to be used in products for children under 3 years of age';
const NO_AEROSOL = 'Not to be used in aerosol dispensers (sprays)';
const NO_LUNGS = 'Not to be used in applications that may lead to exposure of the end-user’s lungs by inhalation';
const NITROSAMINES = 'Avoid formation of nitrosamines';

/** Entries of Annex V: the preservatives that products use. */
export const permittedPreservatives: readonly AnnexRow[] = [
  row('V', '1', 'Benzoic acid and its sodium salt', 'BENZOIC ACID; SODIUM BENZOATE', {
    casNumbers: '65-85-0 / 532-32-1',
    productTypes: 'a) Rinse-off products, except oral care products\nb) Oral care products\nc) Leave-on products',
    maximum: 'a) 2.5% (acid)\nb) 1.7% (acid)\nc) 0.5% (acid)',
  }),
  row(
    'V',
    '1a',
    'Salts of benzoic acid other than that listed under reference number 1 and esters of benzoic acid',
    'AMMONIUM BENZOATE; CALCIUM BENZOATE; MAGNESIUM BENZOATE; POTASSIUM BENZOATE; METHYL BENZOATE; ETHYL BENZOATE',
    { casNumbers: '1863-63-4 / 2090-05-3 / 553-70-8 / 582-25-2 / 93-58-3 / 93-89-0', maximum: '0.5% (acid)' },
  ),
  row('V', '2', 'Propionic acid and its salts', 'PROPIONIC ACID; SODIUM PROPIONATE; CALCIUM PROPIONATE', {
    casNumbers: '79-09-4 / 137-40-6 / 4075-81-4',
    maximum: '2% (acid)',
  }),
  row(
    'V',
    '3',
    'Salicylic acid and its salts',
    'SALICYLIC ACID; CALCIUM SALICYLATE; MAGNESIUM SALICYLATE; SODIUM SALICYLATE; POTASSIUM SALICYLATE; TEA-SALICYLATE',
    {
      casNumbers: '69-72-7 / 824-35-1 / 18917-89-0 / 54-21-7 / 578-36-9 / 2174-16-5',
      maximum: 'Salicylic acid: 0,5 % (acid)\nSalicylic acid salts: 0,5 % (acid)',
      regulation: '(EU) 2019/1966',
      otherConditions: `Salicylic acid:\n${NOT_UNDER_THREE}.\nNot to be used in oral products.\n${NO_LUNGS}.\nSalicylic acid salts:\n${NOT_UNDER_THREE}, except for shampoos.`,
      warnings:
        'Not to be used for children under 3 years of age (solely for products which might be used for children under 3 years of age)',
    },
  ),
  row(
    'V',
    '4',
    'Hexa-2,4-dienoic acid and its salts',
    'SORBIC ACID; CALCIUM SORBATE; SODIUM SORBATE; POTASSIUM SORBATE',
    { casNumbers: '110-44-1 / 7492-55-9 / 7757-81-5 / 24634-61-5', maximum: '0.6% (acid)' },
  ),
  row('V', '7', 'Biphenyl-2-ol; 2-phenylphenol and its salts', 'O-PHENYLPHENOL; SODIUM O-PHENYLPHENATE', {
    casNumbers: '90-43-7, 132-27-4',
    productTypes: '(a) Rinse-off products\n(b) Leave-on products',
    maximum: '(a) 0,2 % (as phenol)\n(b) 0,15 % (as phenol)',
    otherConditions: `When o-Phenylphenol and Sodium o-Phenylphenate are used together, the combined concentration (as phenol) shall not exceed 0,2 % in rinse-off and 0,15 % in leave-on products.\n${NO_LUNGS}.\nNot to be used in oral products.`,
    warnings: 'Avoid contact with eyes.',
    regulation: '(EU) 2026/78',
  }),
  row(
    'V',
    '9',
    'Inorganic sulphites and hydrogensulphites',
    'SODIUM SULFITE; SODIUM BISULFITE; SODIUM METABISULFITE; POTASSIUM SULFITE; POTASSIUM METABISULFITE; AMMONIUM SULFITE; AMMONIUM BISULFITE',
    {
      casNumbers: '7757-83-7 / 7631-90-5 / 7681-57-4 / 10117-38-1 / 16731-55-8 / 10196-04-0 / 10192-30-0',
      maximum: '0.2% (as free SO2)',
    },
  ),
  row('V', '11', 'Chlorobutanol', 'CHLOROBUTANOL', {
    casNumbers: '57-15-8',
    maximum: '0.5%',
    otherConditions: NO_AEROSOL,
    warnings: 'Contains Chlorobutanol',
  }),
  row(
    'V',
    '12',
    '4-Hydroxybenzoic acid and its Methyl- and Ethyl-esters, and their salts',
    '4-HYDROXYBENZOIC ACID; METHYLPARABEN; ETHYLPARABEN; SODIUM METHYLPARABEN; SODIUM ETHYLPARABEN',
    {
      casNumbers: '99-96-7 / 99-76-3 / 120-47-8 / 5026-62-0 / 35285-68-8',
      maximum: '0,4% (as acid) for single ester\n0,8% (as acid) for mixtures of esters',
      regulation: '(EC) 2014/1004',
    },
  ),
  row(
    'V',
    '12a',
    'Butyl 4-hydroxybenzoate and its salts; Propyl 4-hydroxybenzoate and its salts',
    'BUTYLPARABEN; PROPYLPARABEN; SODIUM PROPYLPARABEN; SODIUM BUTYLPARABEN',
    {
      casNumbers: '94-26-8 / 94-13-3 / 35285-69-9 / 36457-20-2',
      regulation: '(EC) 2014/1004',
      maximum:
        '- 0,14% (as acid) for the sum of the individual concentrations\n- 0,8% (as acid) for mixtures of substances mentioned in entry 12 and 12a, here the sum of the individual concentrations of butyl and propylparaben and their salts does not exceed 0,14%',
      otherConditions:
        'Not to be used in leave-on products designed for application on the nappy area of children under three years of age.',
      warnings: 'For leave-on products designed for children under three years of age: "Do not use on the nappy area"',
    },
  ),
  row('V', '13', '3-Acetyl-6-methylpyran-2,4(3H)-dione and its salts', 'DEHYDROACETIC ACID; SODIUM DEHYDROACETATE', {
    casNumbers: '520-45-6 / 4418-26-2',
    maximum: '0.6% (as acid)',
    otherConditions: NO_AEROSOL,
  }),
  row('V', '14', 'Formic acid and its sodium salt', 'FORMIC ACID; SODIUM FORMATE', {
    casNumbers: '64-18-6 / 141-53-7',
    maximum: '0.5% (as acid)',
  }),
  row(
    'V',
    '18',
    'Undec-10-enoic acid and its salts',
    'UNDECYLENIC ACID; CALCIUM UNDECYLENATE; SODIUM UNDECYLENATE; TEA-UNDECYLENATE',
    { casNumbers: '112-38-9 / 1322-14-1 / 3398-33-2 / 84471-25-0', maximum: '0.2% (as acid)' },
  ),
  row('V', '20', '5-Bromo-5-nitro-1,3-dioxane', '5-BROMO-5-NITRO-1,3-DIOXANE', {
    casNumbers: '30007-47-7',
    productTypes: 'Rinse-off products',
    maximum: '0.1%',
    otherConditions: NITROSAMINES,
  }),
  row('V', '21', 'Bronopol', '2-BROMO-2-NITROPROPANE-1,3-DIOL', {
    casNumbers: '52-51-7',
    maximum: '0.1%',
    otherConditions: NITROSAMINES,
  }),
  row('V', '22', '2,4-Dichlorobenzyl alcohol', 'DICHLOROBENZYL ALCOHOL', { casNumbers: '1777-82-8', maximum: '0.15%' }),
  row('V', '23', '1-(4-Chlorophenyl)-3-(3,4-dichlorophenyl)urea', 'TRICLOCARBAN', {
    casNumbers: '101-20-2',
    productTypes: 'All cosmetic products, with the exception of mouthwash.',
    maximum: '0,2 %',
    otherConditions:
      "Purity criteria:\n3,3',4,4'-Tetrachloroazobenzene ≤ 1 ppm\n3,3',4,4'-Tetrachloroazoxybenzene ≤ 1 ppm\nNot to be used in toothpaste intended for children under 6 years of age.",
    warnings:
      'For toothpaste containing Triclocarban the following labelling is obligatory: ‘Not to be used for children under 6 years of age’.',
    regulation: '(EU) 2024/996',
  }),
  row('V', '25', '5-Chloro-2-(2,4-dichlorophenoxy)phenol', 'TRICLOSAN', {
    casNumbers: '3380-34-5',
    maximum: '0.3%',
    regulation: '(EU) 2024/996',
    otherConditions: 'Not to be used in toothpaste intended for children under 3 years of age.',
    productTypes:
      'Toothpastes; Hand soaps; Body soaps/Shower gels; Deodorants (non-spray); Face powders and blemish concealers; Nail products for cleaning the fingernails and toenails before the application of artificial nail systems;',
    warnings:
      'For toothpaste containing Triclosan the following labelling is obligatory: ‘Not to be used for children under 3 years of age’.',
  }),
  row('V', '26', 'Chloroxylenol', 'CHLOROXYLENOL', { casNumbers: '88-04-0 / 1321-23-9', maximum: '0.5%' }),
  row('V', '27', "N,N''-Methylenebis[N'-[3-(hydroxymethyl)-2,5-dioxoimidazolidin-4-yl]urea]", 'IMIDAZOLIDINYL UREA', {
    casNumbers: '39236-46-9',
    maximum: '0.6%',
  }),
  row('V', '28', 'Polyhexamethylene biguanide hydrochloride', 'POLYAMINOPROPYL BIGUANIDE', {
    casNumbers: '32289-58-0 / 27083-27-8',
    cmr: 'C2',
    maximum: '0.1%',
    otherConditions: "Not to be used in applications that may lead to exposure of the end-user's lungs by inhalation",
    regulation: '(EU) 2019/831',
  }),
  row('V', '29', '2-Phenoxyethanol', 'PHENOXYETHANOL', { casNumbers: '122-99-6', maximum: '1.0%' }),
  row('V', '30', 'Methenamine', 'METHENAMINE', { casNumbers: '100-97-0', maximum: '0.15%' }),
  row('V', '32', '1-(4-Chlorophenoxy)-1-(imidazol-1-yl)-3,3-dimethylbutan-2-one', 'CLIMBAZOLE', {
    casNumbers: '38083-17-9',
    productTypes: '(a) Hair lotions\n(b) Face creams\n(c) Foot care products\n(d) Rinse-off shampoo',
    maximum: '(a) 0,2 %\n(b) 0,2 %\n(c) 0,2 %\n(d) 0,5 %',
    regulation: '(EU) 2019/698',
  }),
  row('V', '33', '1,3-Bis(hydroxymethyl)-5,5-dimethylimidazolidine-2,4-dione', 'DMDM HYDANTOIN', {
    casNumbers: '6440-58-0',
    maximum: '0.6%',
  }),
  row('V', '34', 'Benzyl alcohol', 'BENZYL ALCOHOL', {
    casNumbers: '100-51-6',
    maximum: '1.0%',
    regulation: '(EC) 2013/344',
  }),
  row(
    'V',
    '35',
    '1-Hydroxy-4-methyl-6-(2,4,4-trimethylpentyl)-2 pyridon and its monoethanolamine salt',
    '1-HYDROXY-4-METHYL-6-(2,4,4-TRIMETHYLPENTYL)-2 PYRIDON; PIROCTONE OLAMINE',
    {
      casNumbers: '50650-76-5 / 68890-66-4',
      productTypes: 'a) Rinse-off products\nb) Other products',
      maximum: 'a) 1.0%\nb) 0.5%',
    },
  ),
  row('V', '38', '4-Isopropyl-m-cresol', 'O-CYMEN-5-OL', { casNumbers: '3228-02-2', maximum: '0.1%' }),
  row(
    'V',
    '39',
    'Mixture of 5-Chloro-2-methyl-isothiazol-3(2H)-one and 2-Methylisothiazol-3(2H)-one',
    'METHYLCHLOROISOTHIAZOLINONE AND METHYLISOTHIAZOLINONE; METHYLCHLOROISOTHIAZOLINONE',
    {
      casNumbers: '26172-55-4, 55965-84-9',
      productTypes: 'Rinse-off',
      maximum:
        '0.0015% (of a mixture in the ratio 3:1 of 5-Chloro-2-methyl-isothiazol-3(2H)-one and 2-Methylisothiazol-3(2H)-one)',
      regulation: '(EC) 2014/1003',
    },
  ),
  row(
    'V',
    '42',
    'Chlorhexidine and its digluconate, diacetate and dihydrochloride',
    'CHLORHEXIDINE; CHLORHEXIDINE DIACETATE; CHLORHEXIDINE DIGLUCONATE; CHLORHEXIDINE DIHYDROCHLORIDE',
    { casNumbers: '55-56-1 / 56-95-1 / 18472-51-0 / 3697-42-5', maximum: '0.3% (as chlorhexidine)' },
  ),
  row('V', '43', '1-Phenoxypropan-2-ol', 'PHENOXYISOPROPANOL', {
    casNumbers: '770-35-4',
    productTypes: 'Only for rinse-off products',
    maximum: '1.0%',
  }),
  row(
    'V',
    '44',
    'Alkyl (C12-C22) trimethyl ammonium bromide and chloride',
    'BEHENTRIMONIUM CHLORIDE; CETRIMONIUM BROMIDE; CETRIMONIUM CHLORIDE; LAURTRIMONIUM CHLORIDE; STEARTRIMONIUM CHLORIDE',
    {
      casNumbers: '17301-53-0 / 57-09-0 / 112-02-7 / 112-00-5 / 112-03-8',
      maximum: '0.1%',
      regulation: '(EU) 2014/866',
    },
  ),
  row('V', '46', 'Diazolidinyl urea', 'DIAZOLIDINYL UREA', { casNumbers: '78491-02-8', maximum: '0.5%' }),
  row('V', '50', '3-(p-Chlorophenoxy)-propane-1,2-diol', 'CHLORPHENESIN', { casNumbers: '104-29-0', maximum: '0.3%' }),
  row('V', '51', 'Sodium hydroxymethylamino acetate', 'SODIUM HYDROXYMETHYLGLYCINATE', {
    casNumbers: '70161-44-3',
    maximum: '0.5%',
    otherConditions:
      'Not to be used if the maximum theoretical concentration of releasable formaldehyde in the mixture as placed on the market is ≥ 0,1 % w/w',
    regulation: '(EU) 2021/1902',
  }),
  row(
    'V',
    '54',
    'Benzalkonium chloride, bromide and saccharinate',
    'BENZALKONIUM CHLORIDE; BENZALKONIUM BROMIDE; BENZALKONIUM SACCHARINATE',
    {
      casNumbers: '8001-54-5 / 63449-41-2 / 91080-29-4 / 68424-85-1',
      maximum: '0.1% (as benzalkonium chloride)',
      warnings: 'Avoid contact with eyes',
    },
  ),
  row('V', '55', 'Methanol, (phenylmethoxy)-', 'BENZYLHEMIFORMAL', {
    casNumbers: '14548-60-8',
    productTypes: 'Rinse-off products',
    maximum: '0.15%',
  }),
  row('V', '56', '3-Iodo-2-propynylbutylcarbamate', 'IODOPROPYNYL BUTYLCARBAMATE', {
    casNumbers: '55406-53-6',
    productTypes: 'a) Rinse-off products\nb) Leave-on products\nc) Deodorants/antiperspirants',
    maximum: 'a) 0.02%\nb) 0.01%\nc) 0.0075%',
    otherConditions: `Not to be used in oral and lip products\na) ${NOT_UNDER_THREE}, except in bath products / shower gels and shampoos\nb) Not to be used in body lotion and body cream\nb) and c) ${NOT_UNDER_THREE}`,
    warnings:
      'a) Not to be used for children under three years of age\nb) and c) Not to be used for children under three years of age',
  }),
  row('V', '57', '2-Methyl-2H-isothiazol-3-one', 'METHYLISOTHIAZOLINONE', {
    casNumbers: '2682-20-4',
    maximum: '0,0015 % Rinse-off products',
    regulation: '(EU) 2017/1224',
  }),
  row('V', '58', 'Ethyl-N-alpha-dodecanoyl-L-arginate hydrochloride', 'ETHYL LAUROYL ARGINATE HCL', {
    casNumbers: '60372-77-2',
    productTypes: '(a) Mouthwashes\n(b) Other products',
    maximum: '(a) 0,15 %\n(b) 0,4 %',
    otherConditions:
      '(a) Not to be used in preparations for children under 10 years of age\n(b) Not to be used in lip products, oral products (other than mouthwashes), and spray products',
    warnings: '(a) Not to be used for children under 10 years of age',
    regulation: '(EU) 2016/1121',
  }),
  row('V', '60', '4-(3-ethoxy-4-hydroxyphenyl)butan-2-one', 'HYDROXYETHOXYPHENYL BUTANONE', {
    casNumbers: '569646-79-3',
    productTypes:
      'Allowed for use as a preservative in rinse off, oral care and leave-on cosmetic products at a maximum concentration of 0,7 % in ready for use preparation.',
    maximum: '0.7 %',
    regulation: '(EC) 2019/1858',
  }),
];
